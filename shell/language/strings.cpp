#include "language/strings.hpp"

#include <algorithm>
#include <array>

namespace ludarium::shell {

namespace fs = std::filesystem;

namespace {

const std::array<std::string, 3> fallback{"it", "fr", "en"};

} // namespace

const std::array<std::string, 3>& fallback_languages() {
    return fallback;
}

Strings Strings::read(const fs::path& folder, std::vector<std::string>& problems) {
    Strings strings;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (entry.is_directory(failed) && fs::exists(entry.path() / "strings.po", failed))
            strings.add(entry.path().filename().string(), Catalogue::read(entry.path(), problems));
    return strings;
}

void Strings::add(const std::string& language, Catalogue catalogue) {
    catalogues_[language] = std::move(catalogue);
}

template <class Find>
std::optional<std::string> Strings::first(const std::string& language, const Find& find) const {
    const auto look = [&](const std::string& in) -> std::optional<std::string> {
        const auto found = catalogues_.find(in);
        return found == catalogues_.end() ? std::nullopt : find(found->second);
    };
    if (auto text = look(language)) return text;
    for (const std::string& other : fallback)
        if (auto text = look(other)) return text;
    return std::nullopt;
}

std::optional<std::string> Strings::find(const std::string& language,
                                         const std::string& key) const {
    return first(language, [&](const Catalogue& c) { return c.find(key); });
}

std::optional<std::string> Strings::find(const std::string& language, const std::string& key,
                                         int number) const {
    return first(language, [&](const Catalogue& c) { return c.find(key, number); });
}

std::vector<std::string> Strings::known_languages() const {
    std::vector<std::string> codes;
    for (const auto& [code, catalogue] : catalogues_) codes.push_back(code);
    return codes;
}

std::vector<std::string> Strings::languages() const {
    std::vector<std::string> codes;
    for (const std::string& code : offered_)
        if (catalogues_.count(code)) codes.push_back(code);
    if (!codes.empty()) return codes;
    for (const std::string& code : fallback)
        if (catalogues_.count(code)) codes.push_back(code);
    for (const auto& [code, catalogue] : catalogues_)
        if (std::find(codes.begin(), codes.end(), code) == codes.end()) codes.push_back(code);
    return codes;
}

} // namespace ludarium::shell
