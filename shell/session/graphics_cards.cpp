#include "session/graphics_cards.hpp"

#include <algorithm>
#include <fstream>
#include <set>

#include <sys/utsname.h>

namespace ludarium::session {

namespace fs = std::filesystem;

namespace {

// "card0", but not "card0-HDMI-A-1", which is where a cable goes in.
bool is_card(const std::string& name) {
    return name.size() > 4 && name.compare(0, 4, "card") == 0 &&
           std::all_of(name.begin() + 4, name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string card_told(const fs::path& device) {
    std::string driver = "unknown";
    std::string number;
    std::ifstream lines(device / "uevent");
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("DRIVER=", 0) == 0) driver = line.substr(7);
        if (line.rfind("PCI_ID=", 0) == 0) number = " " + line.substr(7);
    }
    return driver + number;
}

// In an order that does not depend on which driver was first this time.
std::set<std::string> cards(const fs::path& drm) {
    std::set<std::string> all;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(drm, failed))
        if (is_card(entry.path().filename().string()))
            all.insert(card_told(entry.path() / "device"));
    return all;
}

} // namespace

bool has_card(const fs::path& drm) {
    return !cards(drm).empty();
}

bool has_display(const fs::path& drm) {
    bool is_unplugged = false;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(drm, failed)) {
        std::string status;
        if (!(std::ifstream(entry.path() / "status") >> status)) continue;
        if (status != "disconnected") return true;
        is_unplugged = true;
    }
    return !is_unplugged;
}

std::string machine_told(const fs::path& drm) {
    std::string all;
    for (const std::string& card : cards(drm)) all += card + ", ";
    utsname system{};
    ::uname(&system);
    return all + "Linux " + system.release;
}

} // namespace ludarium::session
