#include "onsite/stick.hpp"

#include "plugins/told_text.hpp"

namespace ludarium::shell {

using nlohmann::json;

namespace {

constexpr std::pair<const char*, StickBundle::Standing> standings[] = {
    {"new", StickBundle::Standing::fresh},
    {"update", StickBundle::Standing::update},
    {"same", StickBundle::Standing::same},
    {"older", StickBundle::Standing::older},
    {"outdone", StickBundle::Standing::outdone},
    {"unsigned", StickBundle::Standing::not_signed},
    {"unknown-key", StickBundle::Standing::unknown_key},
    {"changed", StickBundle::Standing::changed},
    {"damaged", StickBundle::Standing::damaged}};

} // namespace

std::string StickBundle::name(const std::string& language) const {
    for (const std::string& wanted : {language, std::string("en")})
        if (const auto found = names.find(wanted); found != names.end()) return found->second;
    return names.empty() ? file.filename().string() : names.begin()->second;
}

std::string StickBundle::key() const {
    for (const auto& [word, kind] : standings)
        if (kind == standing) return std::string("stick.") + word;
    return "";
}

std::optional<StickBundle> read_stick_bundle(const json& line) {
    StickBundle bundle;
    bundle.file = told_text(line, "file");
    if (bundle.file.empty()) return std::nullopt;
    const std::string standing = told_text(line, "standing");
    for (const auto& [word, kind] : standings)
        if (standing == word) bundle.standing = kind;
    bundle.id = told_text(line, "id");
    bundle.version = told_text(line, "version");
    bundle.by = told_text(line, "by");
    bundle.installed = told_text(line, "installed");
    if (const auto names = line.find("names"); names != line.end() && names->is_object())
        for (const auto& [language, name] : names->items())
            if (name.is_string()) bundle.names[language] = name.get<std::string>();
    return bundle;
}

} // namespace ludarium::shell
