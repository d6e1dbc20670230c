// A disk of its own that can be filled and made read-only. It is mounted where only this process and its children see it,
// which needs the right to mount: root has it, in CI as well.
#pragma once

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include "temporary_folder.hpp"

namespace ludarium::test {

class SmallDisk {
  public:
    // Why there can be none here; nothing: there can.
    static std::optional<std::string> impossible() {
        static const bool apart = ::unshare(CLONE_NEWNS) == 0 &&
                                  ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
        if (apart) return std::nullopt;
        return "NOT TESTED: a small disk needs the right to mount, as root has it";
    }

    // `size` as mount(8) understands it: "32m".
    explicit SmallDisk(const std::string& size) {
        std::filesystem::create_directory(path());
        if (::mount("ludarium", path().c_str(), "tmpfs", 0, ("size=" + size).c_str()) != 0)
            throw std::runtime_error(std::string("no small disk: ") + std::strerror(errno));
    }
    ~SmallDisk() {
        while (::umount2(path().c_str(), MNT_DETACH) == 0) {
        }
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    std::filesystem::path path() const { return folder_ / "disk"; }

    // To the last byte.
    void fill() const {
        const int file = ::open(ballast().c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        const std::string block(64 * 1024, 'x');
        for (std::size_t size = block.size(); size > 0; size /= 2)
            while (::write(file, block.data(), size) > 0) {
            }
        ::close(file);
    }
    void make_room() const { std::filesystem::remove(ballast()); }

    // Whatever is opened from now on. What is open already can still be written: the kernel refuses to take that away.
    void read_only() const {
        const auto at = path();
        if (::mount(at.c_str(), at.c_str(), nullptr, MS_BIND, nullptr) != 0 ||
            ::mount(nullptr, at.c_str(), nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr) != 0)
            throw std::runtime_error(std::string("not read-only: ") + std::strerror(errno));
    }
    void writable() const { ::umount2(path().c_str(), MNT_DETACH); }

  private:
    std::filesystem::path ballast() const { return path() / "ballast"; }

    TemporaryFolder folder_;
};

} // namespace ludarium::test
