#include "language/catalogue.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>

#include "language/mo_image.hpp"

namespace ludarium::shell {

namespace gettext = boost::locale::gnu_gettext;
using Messages = boost::locale::message_format<char>;

namespace {

std::locale locale_with(std::vector<char> image) {
    gettext::messages_info info;
    info.language = "x"; // Boost only makes a path of it, which the callback below ignores
    info.encoding = "UTF-8";
    info.paths.emplace_back(".");
    info.domains.emplace_back("strings");
    info.callback = [&image](const std::string&, const std::string&) { return image; };
    return {std::locale::classic(), gettext::create_messages_facet<char>(info)};
}

} // namespace

Catalogue::Catalogue(const PoFile& file, const std::string& name,
                     std::vector<std::string>& problems) {
    problems.insert(problems.end(), file.problems.begin(), file.problems.end());
    try {
        locale_ = locale_with(mo_image(file));
    } catch (const std::runtime_error& error) {
        problems.push_back(name + ": " + error.what());
        return;
    }
    for (const PoEntry& entry : file.entries) keys_.push_back(entry.id);
}

Catalogue Catalogue::read(const std::filesystem::path& folder, std::vector<std::string>& problems) {
    const auto path = folder / "strings.po";
    std::ifstream in(path, std::ios::binary);
    if (!in) return {};
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return Catalogue(parse_po(text, path.string()), path.string(), problems);
}

std::optional<std::string> Catalogue::find(const std::string& key) const {
    if (!std::has_facet<Messages>(locale_)) return std::nullopt;
    const char* text = std::use_facet<Messages>(locale_).get(0, nullptr, key.c_str());
    return text ? std::optional<std::string>(text) : std::nullopt;
}

std::optional<std::string> Catalogue::find(const std::string& key, int number) const {
    if (!std::has_facet<Messages>(locale_)) return std::nullopt;
    const char* text = std::use_facet<Messages>(locale_).get(0, nullptr, key.c_str(), number);
    return text ? std::optional<std::string>(text) : find(key);
}

} // namespace ludarium::shell
