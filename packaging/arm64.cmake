# Compiles for arm64 (Raspberry Pi 4 and 5) on another Debian machine: cmake --toolchain packaging/arm64.cmake. The compiler is
# g++-aarch64-linux-gnu; libraries are Debian's own, <package>:arm64 (dpkg --add-architecture arm64).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)

# Debian has a pkg-config for each architecture, by its name.
set(PKG_CONFIG_EXECUTABLE aarch64-linux-gnu-pkg-config)
# Where qemu-user-static is, programs made here can be run here.
find_program(QEMU_AARCH64 qemu-aarch64-static)
if(QEMU_AARCH64)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${QEMU_AARCH64})
endif()
