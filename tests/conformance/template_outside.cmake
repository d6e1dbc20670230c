# An author's afternoon, in a test: install the SDK, copy the template somewhere else, build it there with
# find_package alone, and validate the result with the installed program.
#   cmake -D build=… -D ctl=… -D work=… -P template_outside.cmake
file(REMOVE_RECURSE ${work})

function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${ARGN}\n${output}")
    endif()
endfunction()

run(${CMAKE_COMMAND} --install ${build} --component sdk --prefix ${work}/prefix)
file(COPY ${work}/prefix/share/ludarium/template/ DESTINATION ${work}/my-game)
run(${CMAKE_COMMAND} -S ${work}/my-game -B ${work}/my-game/build -D CMAKE_PREFIX_PATH=${work}/prefix
    -D CMAKE_BUILD_TYPE=Release)
run(${CMAKE_COMMAND} --build ${work}/my-game/build)
run(${work}/prefix/bin/ludariumctl validate ${work}/my-game/build/games/terni-lapilli)
file(REMOVE_RECURSE ${work})
