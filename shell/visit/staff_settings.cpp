#include "visit/staff_settings.hpp"

#include <sstream>

#include "visit/toml_file.hpp"

namespace ludarium::shell {

namespace {

constexpr const char* preface = "# Set in the staff panel; wins over kiosk.toml. Remove a line, or "
                                "this file, to have kiosk.toml "
                                "again.\n";

toml::table read(const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::exists(file, failed)) return {};
    try {
        return read_toml(file);
    } catch (const toml::parse_error&) {
        std::filesystem::rename(file, file.string() + ".unreadable", failed);
        return {};
    }
}

struct Insert {
    toml::table& section;
    const std::string& name;

    template <class Plain>
    void operator()(const Plain& value) const {
        section.insert_or_assign(name, value);
    }
    void operator()(const std::vector<std::string>& texts) const {
        toml::array array;
        for (const std::string& text : texts) array.push_back(text);
        section.insert_or_assign(name, std::move(array));
    }
};

} // namespace

bool StaffSettings::set(const std::string& key, const SettingValue& value) {
    const auto point = key.find('.');
    const std::string section = key.substr(0, point);
    const std::string name = key.substr(point + 1);
    toml::table table = read(file_);
    if (!table[section].is_table()) table.insert_or_assign(section, toml::table());
    std::visit(Insert{*table[section].as_table(), name}, value);
    std::ostringstream text;
    text << preface << table << "\n";
    return replace_whole(file_, text.str());
}

void StaffSettings::set_aside() {
    std::error_code failed;
    std::filesystem::rename(file_, file_.string() + ".unreadable", failed);
}

bool StaffSettings::forget() {
    return remove_whole(file_);
}

} // namespace ludarium::shell
