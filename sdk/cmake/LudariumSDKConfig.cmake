include(${CMAKE_CURRENT_LIST_DIR}/LudariumSDKTargets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/LudariumGame.cmake)
