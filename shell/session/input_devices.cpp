#include "session/input_devices.hpp"

#include <cstdlib>
#include <fstream>
#include <string>

namespace ludarium::session {

namespace fs = std::filesystem;

namespace {

// "c13:64" is event0; the numbers below are joysticks and mice of the old kind.
bool is_event_device(const std::string& name) {
    constexpr int first = 64;
    const std::string input = "c13:";
    return name.compare(0, input.size(), input) == 0 &&
           std::atoi(name.c_str() + input.size()) >= first;
}

// As libinput wants it to be: "E:ID_INPUT_TOUCHSCREEN=1", and not only "E:ID_INPUT=1".
bool is_for_hands(const fs::path& note) {
    std::ifstream lines(note);
    for (std::string line; std::getline(lines, line);)
        for (const char* kind : {"KEY", "KEYBOARD", "MOUSE", "POINTINGSTICK", "TABLET", "TOUCHPAD",
                                 "TOUCHSCREEN", "TRACKBALL"})
            if (line == "E:ID_INPUT_" + std::string(kind) + "=1") return true;
    return false;
}

} // namespace

bool has_input_device(const fs::path& notes) {
    std::error_code failed;
    for (const auto& note : fs::directory_iterator(notes, failed))
        if (is_event_device(note.path().filename().string()) && is_for_hands(note.path()))
            return true;
    return false;
}

} // namespace ludarium::session
