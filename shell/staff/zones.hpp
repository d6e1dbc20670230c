// The world's time zones, as the package tzdata has them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ludarium::shell {

class Zones {
  public:
    explicit Zones(std::filesystem::path folder = "/usr/share/zoneinfo",
                   std::filesystem::path localtime = "/etc/localtime")
        : folder_(std::move(folder)), localtime_(std::move(localtime)) {}

    // "Europe/Rome", in alphabetical order. Empty where tzdata is not installed.
    std::vector<std::string> all() const;
    // The machine's; empty if it has none.
    std::string current() const;

  private:
    std::filesystem::path folder_;
    std::filesystem::path localtime_;
};

// "Europe" of "Europe/Rome".
std::string region_of(const std::string& zone);
// "Buenos Aires" of "America/Argentina/Buenos_Aires".
std::string city_of(const std::string& zone);

} // namespace ludarium::shell
