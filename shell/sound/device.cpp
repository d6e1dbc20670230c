#include "sound/device.hpp"

#include <cstdlib>

#include <unistd.h>

namespace ludarium::shell {

namespace fs = std::filesystem;

namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

// pcmC0D3p is the fourth output of the first card; the same name with c at its end records.
bool has_output(const fs::path& cards) {
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(cards, failed)) {
        const std::string name = entry.path().filename();
        if (name.rfind("pcm", 0) == 0 && name.back() == 'p' &&
            ::access(entry.path().c_str(), R_OK | W_OK) == 0)
            return true;
    }
    return false;
}

} // namespace

SoundPlaces SoundPlaces::of_this_machine() {
    SoundPlaces places;
    places.session = variable("XDG_RUNTIME_DIR");
    places.server = variable("PULSE_SERVER");
    places.drivers = variable("ALSOFT_DRIVERS");
    return places;
}

bool sound_device_exists(const SoundPlaces& places) {
    if (!places.drivers.empty()) return places.drivers != "null";
    std::error_code failed;
    return !places.server.empty() || has_output(places.cards) ||
           fs::is_socket(places.system / "native", failed) ||
           (!places.session.empty() && fs::is_socket(places.session / "pulse/native", failed));
}

} // namespace ludarium::shell
