#include "machine/carry_out.hpp"

#include <cerrno>
#include <cstring>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bundles/disk.hpp"
#include "bundles/minisign.hpp"
#include "bundles/refused.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::machine {

namespace fs = std::filesystem;

namespace {

const std::string done = "done";

std::string refused(const std::string& why) {
    return "refused " + why;
}

std::string failed(const std::string& what) {
    return "failed " + what;
}

bool is_there(const fs::path& file) {
    struct stat status{};
    return ::lstat(file.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

// Of a file on somebody's stick: nothing if it is anything but a short file.
std::optional<std::string> read_short(int folder, const char* name) {
    constexpr std::size_t longest = 4096; // a key has two lines
    const int descriptor = ::openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return std::nullopt;
    struct stat status{};
    std::string text(longest, '\0');
    const bool plain = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
                       status.st_size <= static_cast<off_t>(longest);
    const ssize_t got = plain ? ::read(descriptor, text.data(), text.size()) : -1;
    ::close(descriptor);
    if (got < 0) return std::nullopt;
    text.resize(static_cast<std::size_t>(got));
    return text;
}

bool is_key_name(const std::string& name) {
    const std::string ending = ".pub";
    return name.front() != '.' && name.size() > ending.size() &&
           name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
}

// The texts of all *.pub files at the top of the stick.
std::vector<std::string> keys_on(const fs::path& stick) {
    std::vector<std::string> keys;
    const int folder = ::open(stick.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    DIR* entries = folder >= 0 ? ::fdopendir(folder) : nullptr;
    if (!entries) return keys;
    while (const dirent* entry = ::readdir(entries))
        if (is_key_name(entry->d_name))
            if (auto text = read_short(folder, entry->d_name)) keys.push_back(std::move(*text));
    ::closedir(entries);
    return keys;
}

struct Servant {
    const Places& places;
    Hardware& hardware;

    std::string operator()(const SetZone& wish) const {
        const fs::path zone = places.zones / wish.name;
        const auto begins = shell::read_whole(zone, 1024 * 1024);
        if (!begins || begins->compare(0, 4, "TZif") != 0) return refused("zone");
        const fs::path beside = places.localtime.string() + ".new";
        std::error_code none;
        fs::remove(beside, none); // a power cut may have left it
        bundles::switch_link(places.localtime, zone, beside);
        if (is_there(places.timezone) && !shell::replace_whole(places.timezone, wish.name + "\n"))
            return failed(std::strerror(errno));
        return done;
    }
    std::string operator()(const SetClock& wish) const {
        if (wish.to < earliest_clock || wish.to >= latest_clock) return refused("clock");
        const auto trouble = hardware.set_clock(wish.to);
        return trouble ? failed(*trouble) : done;
    }
    // Whose games may be installed is decided once, by whoever sets the machine up, and later by whoever can log in.
    std::string operator()(const TrustKey&) const {
        if (!is_there(places.first_start)) return refused("over");
        if (!hardware.is_mounted(places.stick)) return refused("no-stick");
        const auto keys = keys_on(places.stick);
        if (keys.empty()) return refused("no-key");
        if (keys.size() > 1) return refused("several-keys");
        const auto key = bundles::parse_public_key(keys.front());
        if (!key) return refused("bad-key");
        // Written anew: nothing of the stick's file but the key gets here.
        if (!shell::replace_whole(places.keys / "museum.pub", bundles::as_text(*key)))
            return failed(std::strerror(errno));
        return done + " " + bundles::key_text(key->id);
    }
    std::string operator()(const FinishFirstStart&) const {
        return shell::remove_whole(places.first_start) ? done : failed(std::strerror(errno));
    }
    // Elsewhere the network is the business of whoever set the system up.
    std::string operator()(const SetNetwork& wish) const {
        if (!is_there(places.network)) return refused("network");
        return shell::replace_whole(places.network, wish.cable ? "cable\n" : "none\n")
                   ? done
                   : failed(std::strerror(errno));
    }
    std::string operator()(const SwitchOff& wish) const {
        const std::time_t rest = wish.wake - hardware.now();
        if (rest < shortest_rest || rest > longest_rest) return refused("alarm");
        // Without an alarm that is known to be kept the machine stays on.
        if (const auto trouble = hardware.set_alarm(wish.wake)) return failed(*trouble);
        const auto trouble = hardware.switch_off();
        return trouble ? failed(*trouble) : done;
    }
};

} // namespace

std::string carry_out(const Wish& wish, const Places& places, Hardware& hardware) {
    try {
        return std::visit(Servant{places, hardware}, wish);
    } catch (const bundles::Refused& why) {
        return failed(why.what());
    }
}

} // namespace ludarium::machine
