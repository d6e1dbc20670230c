# An author's afternoon, in a test: install the SDK, copy a project somewhere else, build it there with find_package
# alone, run its own tests, and validate and pack the result with the installed program. A warning is a failure.
#   cmake -D build=… -D work=… -D id=… [-D project=…] [-D launcher=…] [-D bundles=…] -P outside.cmake
# Without a project: the installed template. The launcher is ccache, where there is one. With a folder for bundles, what was
# packed goes there, and so does the author's next version, for tests that put them on a stick.
file(REMOVE_RECURSE ${work})

function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${ARGN}\n${output}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} --install ${build} --component sdk --prefix ${work}/prefix)
if(NOT project)
    set(project ${work}/prefix/share/ludarium/template)
endif()
file(COPY ${project}/ DESTINATION ${work}/my-game)
run(${CMAKE_COMMAND} -S ${work}/my-game -B ${work}/my-game/build -D CMAKE_PREFIX_PATH=${work}/prefix
    -D CMAKE_BUILD_TYPE=Release -D CMAKE_CXX_COMPILER_LAUNCHER=${launcher})
run(${CMAKE_COMMAND} --build ${work}/my-game/build)
run(${CMAKE_CTEST_COMMAND} --test-dir ${work}/my-game/build --output-on-failure)

set(game ${work}/my-game/build/games/${id})
run(${work}/prefix/bin/ludariumctl validate ${game})
if(output MATCHES "  warning ")
    message(FATAL_ERROR "${output}")
endif()
if(bundles)
    file(REMOVE_RECURSE ${bundles})
else()
    set(bundles ${work})
endif()
run(${work}/prefix/bin/ludariumctl pack ${game} --into ${bundles})

file(READ ${work}/my-game/plugin.json manifest)
string(JSON version GET "${manifest}" version)
file(GLOB sources ${work}/my-game/plugin.json ${work}/my-game/*.cpp)
foreach(file IN LISTS sources)
    file(READ ${file} text)
    string(REPLACE "\"${version}\"" "\"${version}.1\"" changed "${text}")
    if(NOT changed STREQUAL text)
        file(WRITE ${file} "${changed}")
    endif()
endforeach()
run(${CMAKE_COMMAND} --build ${work}/my-game/build --target game_${id}_folder)
run(${work}/prefix/bin/ludariumctl pack ${game} --into ${bundles})
file(REMOVE_RECURSE ${work})
