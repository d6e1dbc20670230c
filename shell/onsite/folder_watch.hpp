// Tells when something in some folders has changed, and sleeps otherwise. A folder may come and go,
// and a stick may be mounted over it.
#pragma once

#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace ludarium::shell {

class FolderWatch {
  public:
    explicit FolderWatch(
        std::vector<std::filesystem::path> folders); // an empty path is watched in vain
    ~FolderWatch();
    FolderWatch(const FolderWatch&) = delete;
    FolderWatch& operator=(const FolderWatch&) = delete;

    // One for each folder: whether anything in it may have changed since the last call. Without any
    // sign of it the folders are left alone: one on a stick that hangs would hold up who asks.
    std::vector<bool> changed();

    // To wait on, for something to read …
    int descriptor() const { return descriptor_; }
    // … and for something exceptional (POLLPRI): it is always readable. Who waited tells of it,
    // since it is only told once.
    int mounts() const { return mounts_; }
    void mounts_have_changed() { other_mounts_ = true; }

  private:
    // Of a folder that is there; of one under another mount it differs.
    using Identity = std::optional<std::pair<dev_t, ino_t>>;
    struct Watched {
        std::filesystem::path folder;
        Identity identity;
        int number;     // inotify's
        bool itself;    // not a parent, in which it may appear
        bool disturbed; // it may have to be watched anew
    };
    static Identity identity_of(const std::filesystem::path& folder);
    void watch(Watched& watched);
    bool take_events(std::vector<bool>& changed); // whether there were any

    std::vector<Watched> watched_;
    int descriptor_;
    int mounts_;
    bool other_mounts_ = false;
};

} // namespace ludarium::shell
