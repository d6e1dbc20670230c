# Debian packages, by CPack: one for each component. Games are found, not listed. `packaging/debs` builds them.

# Who answers for the packages is whoever builds them, as with Debian's own tools; and their time is the last commit's, so that
# the same sources give the same packages.
set(LUDARIUM_PACKAGER "Ludarium <root@localhost>" CACHE STRING "Name and address of who builds the Debian packages")
set(LUDARIUM_PACKAGE_VERSION ${PROJECT_VERSION}-1 CACHE STRING "The version of the Debian packages")
set(LUDARIUM_PACKAGE_DATE "Thu, 01 Jan 1970 00:00:00 +0000" CACHE STRING "The date in the Debian packages' changelog")
# They fit the release they are built on, and say so.
cmake_host_system_information(RESULT LUDARIUM_RELEASE QUERY DISTRIB_VERSION_CODENAME)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ludarium)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_STRIP_FILES OFF) # the linker has: a game's library must stay as it was hashed
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_VERSION ${LUDARIUM_PACKAGE_VERSION})
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${LUDARIUM_PACKAGER})
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# ludarium_zipped(<file> <name> <folder> <component>): installs a filled-in file as Debian wants documents to be.
function(ludarium_zipped file name folder component)
    set(filled ${PROJECT_BINARY_DIR}/debian/${name})
    configure_file(${file} ${filled} @ONLY)
    execute_process(COMMAND gzip -9nf ${filled} COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${filled}.gz DESTINATION ${folder} COMPONENT ${component})
endfunction()

# ludarium_package(<component> <package> <section> <summary> <description>): the rest is set by CPack's own variables.
function(ludarium_package component package section summary description)
    string(TOUPPER ${component} upper)
    set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${package} PARENT_SCOPE)
    set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section} PARENT_SCOPE)
    set(CPACK_DEBIAN_${upper}_DESCRIPTION "${summary}\n${description}" PARENT_SCOPE)
    set(CPACK_COMPONENTS_ALL ${CPACK_COMPONENTS_ALL} ${component} PARENT_SCOPE)

    set(documents ${CMAKE_INSTALL_DATADIR}/doc/${package})
    ludarium_zipped(debian/changelog.in ${package}/changelog.Debian ${documents} ${component})
    install(FILES debian/copyright DESTINATION ${documents} COMPONENT ${component})
endfunction()

set(about_ludarium "Ludarium is a museum kiosk for ancient games. Visitors choose a language, learn\na game in a minute and play it against the computer or each other.")

# Games

foreach(manifest IN LISTS LUDARIUM_GAME_MANIFESTS)
    file(READ ${manifest} json)
    string(JSON id GET "${json}" id)
    string(JSON place GET "${json}" place)
    ludarium_package(game-${id} ludarium-game-${id} games "${id}, an ancient game for the Ludarium kiosk"
        "${about_ludarium}\n\nThis package is the game ${id} (${place}), with its rules, lessons and\nhistory.")
    string(TOUPPER game-${id} game)
    set(CPACK_DEBIAN_${game}_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_${game}_PACKAGE_RECOMMENDS ludarium)
    set(CPACK_DEBIAN_${game}_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_SOURCE_DIR}/debian/game/preinst)
    list(APPEND games ludarium-game-${id})
endforeach()
list(JOIN games ", " games)

# The kiosk. The session tries cage and Xorg until a picture is seen: both have to be there before anybody knows which it is.

ludarium_package(kiosk ludarium misc "museum kiosk for ancient games"
    "${about_ludarium}\nWhen they leave, everything resets and the games play themselves.\n\nThis package is the kiosk itself; each game has its own.")
set(CPACK_DEBIAN_KIOSK_PACKAGE_SHLIBDEPS ON)
string(JOIN ", " CPACK_DEBIAN_KIOSK_PACKAGE_DEPENDS
    "ludarium-ctl (= ${LUDARIUM_PACKAGE_VERSION})" adduser fonts-linuxlibertine kbd procps tzdata wlr-randr x11-xserver-utils
    cage seatd xwayland xserver-xorg-core xserver-xorg-input-libinput)
set(CPACK_DEBIAN_KIOSK_PACKAGE_RECOMMENDS "espeak-ng, ${games}")
set(CPACK_DEBIAN_KIOSK_PACKAGE_SUGGESTS "prometheus-node-exporter, unattended-upgrades")
foreach(file postinst prerm postrm triggers conffiles)
    list(APPEND CPACK_DEBIAN_KIOSK_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_SOURCE_DIR}/debian/kiosk/${file})
endforeach()
ludarium_zipped(${PROJECT_SOURCE_DIR}/CHANGELOG.md changelog ${CMAKE_INSTALL_DATADIR}/doc/ludarium kiosk)
ludarium_zipped(debian/ludarium.1 ludarium.1 ${CMAKE_INSTALL_MANDIR}/man1 kiosk)

# For staff, and for authors of games

ludarium_package(ctl ludarium-ctl utils "looks after the games of a Ludarium kiosk"
    "${about_ludarium}\n\nThis package is ludariumctl, which lists, validates, installs and plays games\nin a terminal. It needs no screen.")
set(CPACK_DEBIAN_CTL_PACKAGE_SHLIBDEPS ON)
ludarium_zipped(debian/ludariumctl.1 ludariumctl.1 ${CMAKE_INSTALL_MANDIR}/man1 ctl)

ludarium_package(sdk ludarium-sdk devel "write games for the Ludarium kiosk"
    "${about_ludarium}\n\nThis package is what the author of a game needs: headers, CMake files and a\ntemplate to begin with.")
set(CPACK_DEBIAN_SDK_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_SDK_PACKAGE_DEPENDS "ludarium-ctl, cmake (>= 3.25), g++, make | ninja-build")
install(FILES ${PROJECT_SOURCE_DIR}/sdk/README.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/ludarium-sdk COMPONENT sdk)

include(CPack)
