#include "staff/zones.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace ludarium::shell {

std::vector<std::string> Zones::all() const {
    std::vector<std::string> names;
    std::ifstream lines(folder_ / "zone.tab");
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream columns(line);
        std::string country;
        std::string coordinates;
        std::string name;
        if (columns >> country >> coordinates >> name) names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::string Zones::current() const {
    const std::string among = "/zoneinfo/";
    std::error_code failed;
    const std::string leads_to = std::filesystem::read_symlink(localtime_, failed).string();
    const auto found = leads_to.find(among);
    return found == std::string::npos ? "" : leads_to.substr(found + among.size());
}

std::string region_of(const std::string& zone) {
    return zone.substr(0, zone.find('/'));
}

std::string city_of(const std::string& zone) {
    std::string name = zone.substr(zone.rfind('/') + 1);
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

} // namespace ludarium::shell
