// What staff have changed on the kiosk itself, in staff.toml beside all else it remembers: read after
// kiosk.toml, and winning key by key. Only what was changed is in it; whoever removes the file has
// kiosk.toml again.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace ludarium::shell {

using SettingValue = std::variant<std::int64_t, std::string, std::vector<std::string>>;

class StaffSettings {
  public:
    explicit StaffSettings(std::filesystem::path file) : file_(std::move(file)) {}

    const std::filesystem::path& file() const { return file_; }
    // `key` is a section and a name: "idle.menus". The file is written whole, or stays as it was:
    // then this is false. One that nobody can read any more is kept as staff.toml.unreadable.
    bool set(const std::string& key, const SettingValue& value);
    // Everything as kiosk.toml has it.
    bool forget();
    // The same for a file that must not be read again; it is kept as staff.toml.unreadable.
    void set_aside();

  private:
    std::filesystem::path file_;
};

} // namespace ludarium::shell
