#include "content_watch.hpp"

#include <climits>
#include <cstring>
#include <string_view>

#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace ludarium::ctl {

namespace fs = std::filesystem;

namespace {

// Editors write in place, or write beside and rename; folders of new languages appear.
constexpr std::uint32_t what_editors_do =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE;
constexpr int quiet_ms = 40; // after which whoever saves has finished

// Editors' own files beside ours (".rules.md.swp", "rules.md~", "4913") are none of them.
bool holds_words(const fs::path& name) {
    const auto extension = name.extension();
    return name.string().front() != '.' && (extension == ".md" || extension == ".po");
}

} // namespace

ContentWatch::ContentWatch(const std::vector<fs::path>& folders)
    : descriptor_(::inotify_init1(IN_CLOEXEC | IN_NONBLOCK)) {
    for (const fs::path& folder : folders) watch(folder);
}

ContentWatch::~ContentWatch() {
    ::close(descriptor_);
}

void ContentWatch::watch(const fs::path& folder) {
    const int number = ::inotify_add_watch(descriptor_, folder.c_str(), what_editors_do);
    if (number < 0) return;
    folders_[number] = folder;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (entry.is_directory(failed)) watch(entry.path());
}

bool ContentWatch::changed() {
    bool any = take_events();
    pollfd more{descriptor_, POLLIN, 0};
    while (any && ::poll(&more, 1, quiet_ms) > 0) any = take_events() || any;
    return any;
}

bool ContentWatch::take_events() {
    alignas(inotify_event) char bytes[16 * (sizeof(inotify_event) + NAME_MAX + 1)];
    bool any = false;
    for (ssize_t got; (got = ::read(descriptor_, bytes, sizeof bytes)) > 0;) {
        for (const char* at = bytes; at < bytes + got;) {
            inotify_event event;
            std::memcpy(&event, at, sizeof event);
            const fs::path name = event.len > 0 ? at + sizeof event : "";
            at += sizeof event + event.len;
            const bool folder = (event.mask & IN_ISDIR) != 0;
            if (folder && (event.mask & (IN_CREATE | IN_MOVED_TO)) != 0)
                watch(folders_[event.wd] / name);
            // A file that has just been made holds nothing yet; its end of writing is told too.
            const bool only_made = !folder && (event.mask & IN_CREATE) != 0;
            any = any || folder || (event.mask & IN_Q_OVERFLOW) != 0 ||
                  (!only_made && !name.empty() && holds_words(name));
        }
    }
    return any;
}

} // namespace ludarium::ctl
