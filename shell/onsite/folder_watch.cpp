#include "onsite/folder_watch.hpp"

#include <algorithm>
#include <climits>
#include <cstring>

#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ludarium::shell {

namespace fs = std::filesystem;

namespace {

constexpr std::uint32_t what_matters = IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM |
                                       IN_DELETE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF |
                                       IN_ONLYDIR;

} // namespace

FolderWatch::FolderWatch(std::vector<fs::path> folders)
    : descriptor_(::inotify_init1(IN_CLOEXEC | IN_NONBLOCK)),
      mounts_(::open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)) {
    for (fs::path& folder : folders) watched_.push_back({std::move(folder), {}, -1, false, false});
    for (Watched& watched : watched_) watch(watched);
}

FolderWatch::~FolderWatch() {
    ::close(descriptor_);
    ::close(mounts_);
}

FolderWatch::Identity FolderWatch::identity_of(const fs::path& folder) {
    struct stat status{};
    if (::stat(folder.c_str(), &status) != 0) return std::nullopt;
    return std::make_pair(status.st_dev, status.st_ino);
}

// The folder itself or, as long as there is none, the nearest parent in which it will appear.
void FolderWatch::watch(Watched& watched) {
    const int before = std::exchange(watched.number, -1);
    watched.identity = identity_of(watched.folder);
    watched.itself = true;
    for (fs::path there = watched.folder; !there.empty(); there = there.parent_path()) {
        watched.number = ::inotify_add_watch(descriptor_, there.c_str(), what_matters);
        if (watched.number >= 0 || there == there.parent_path()) break;
        watched.itself = false;
    }
    // Folders may share a parent, and with it inotify's number.
    const bool needed = std::any_of(watched_.begin(), watched_.end(),
                                    [before](const Watched& any) { return any.number == before; });
    if (before >= 0 && !needed) ::inotify_rm_watch(descriptor_, before);
}

std::vector<bool> FolderWatch::changed() {
    std::vector<bool> changed(watched_.size(), false);
    const bool events = take_events(changed);
    if (!std::exchange(other_mounts_, false) && !events) return changed;
    for (std::size_t i = 0; i < watched_.size(); ++i) {
        Watched& watched = watched_[i];
        const bool other = identity_of(watched.folder) != watched.identity;
        if (other) changed[i] = true;
        if (other || watched.disturbed) watch(watched);
        watched.disturbed = false;
        // What is looked for may appear between looking and watching: then there is an event less.
        if (!watched.itself && identity_of(watched.folder)) watch(watched);
    }
    return changed;
}

bool FolderWatch::take_events(std::vector<bool>& changed) {
    bool any = false;
    alignas(inotify_event) char bytes[16 * (sizeof(inotify_event) + NAME_MAX + 1)];
    for (ssize_t got; (got = ::read(descriptor_, bytes, sizeof bytes)) > 0;) {
        any = true;
        for (const char* at = bytes; at < bytes + got;) {
            inotify_event event;
            std::memcpy(&event, at, sizeof event);
            const bool hidden = event.len > 0 && at[sizeof event] == '.';
            at += sizeof event + event.len;
            const bool overflow = (event.mask & IN_Q_OVERFLOW) != 0;
            for (std::size_t i = 0; i < watched_.size(); ++i) {
                Watched& watched = watched_[i];
                if (!overflow && watched.number != event.wd) continue;
                if (watched.itself && !hidden) changed[i] = true;
                if (!watched.itself || overflow || (event.mask & IN_IGNORED) != 0)
                    watched.disturbed = true;
            }
        }
    }
    return any;
}

} // namespace ludarium::shell
