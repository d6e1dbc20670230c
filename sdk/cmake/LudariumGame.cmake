# ludarium_add_game(<id> SOURCES <file>... [CONTENT <folder>] [LIBRARIES <target>...] [OUTPUT <folder>])
#
# Builds a game plugin into <OUTPUT>/<id>/: the library, plugin.json with the library's hash filled in, and
# the content. That folder is all the kiosk needs; OUTPUT is ${LUDARIUM_GAMES_DIR}, or `games` in the build folder.
# plugin.json stands beside the CMakeLists.txt that calls this.

function(ludarium_add_game id)
    cmake_parse_arguments(game "" "CONTENT;OUTPUT" "SOURCES;LIBRARIES" ${ARGN})
    if(NOT game_SOURCES)
        message(FATAL_ERROR "ludarium_add_game(${id}): name the source files after SOURCES")
    endif()
    if(NOT game_OUTPUT)
        if(LUDARIUM_GAMES_DIR)
            set(game_OUTPUT ${LUDARIUM_GAMES_DIR})
        else()
            set(game_OUTPUT ${CMAKE_BINARY_DIR}/games)
        endif()
    endif()
    set(folder ${game_OUTPUT}/${id})
    set(target game_${id})

    add_library(${target} MODULE ${game_SOURCES})
    target_link_libraries(${target} PRIVATE Ludarium::SDK ${game_LIBRARIES})
    set_target_properties(${target} PROPERTIES
        PREFIX "" OUTPUT_NAME ${id} LIBRARY_OUTPUT_DIRECTORY ${folder}
        C_VISIBILITY_PRESET hidden CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
        LINK_DEPENDS ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.version)
    # A GNU-unique symbol would keep the library from ever being unloaded.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -fno-gnu-unique)
    endif()
    target_link_options(${target} PRIVATE -Wl,--version-script=${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.version
        -Wl,--no-undefined -Wl,-z,now)

    set(manifest ${CMAKE_CURRENT_SOURCE_DIR}/plugin.json)
    add_custom_command(OUTPUT ${folder}/plugin.json
        COMMAND ${CMAKE_COMMAND} -D manifest=${manifest} -D library=$<TARGET_FILE:${target}>
                -D output=${folder}/plugin.json -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/write_manifest.cmake
        DEPENDS ${target} ${manifest} ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/write_manifest.cmake VERBATIM)
    set(made ${folder}/plugin.json)
    if(game_CONTENT)
        get_filename_component(content ${game_CONTENT} ABSOLUTE)
        add_custom_command(OUTPUT ${folder}/content
            COMMAND ${CMAKE_COMMAND} -E create_symlink ${content} ${folder}/content VERBATIM)
        list(APPEND made ${folder}/content)
    endif()
    add_custom_target(${target}_folder ALL DEPENDS ${made})
endfunction()
