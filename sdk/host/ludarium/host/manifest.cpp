#include "manifest.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include <ludarium/descriptor.h>
#include <nlohmann/json.hpp>

#include "elf_file.hpp"

namespace ludarium::host {
namespace {

using nlohmann::json;

constexpr std::size_t largest_manifest = 64 * 1024;
constexpr std::size_t longest_list = 256;

[[noreturn]] void wrong(const std::string& what) {
    throw std::runtime_error(what);
}

const json& member(const json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end()) wrong(std::string("\"") + name + "\" is missing");
    return *found;
}

std::string text(const json& value, const std::string& name, std::size_t longest = 128) {
    if (!value.is_string()) wrong("\"" + name + "\" must be text");
    auto read = value.get<std::string>();
    if (read.empty() || read.size() > longest)
        wrong("\"" + name + "\" must have 1 to " + std::to_string(longest) + " characters");
    return read;
}

std::string identifier(const json& value, const std::string& name) {
    auto read = text(value, name);
    if (!is_identifier(read))
        wrong("\"" + name + "\" must be lower-case letters, digits and hyphens, not \"" + read +
              "\"");
    return read;
}

int whole(const json& value, const std::string& name, int least, int most) {
    if (!value.is_number_integer()) wrong("\"" + name + "\" must be a whole number");
    const auto read = value.get<std::int64_t>();
    if (read < least || read > most)
        wrong("\"" + name + "\" must be from " + std::to_string(least) + " to " +
              std::to_string(most));
    return static_cast<int>(read);
}

const json& list(const json& value, const char* name) {
    if (!value.is_array() || value.size() > longest_list)
        wrong(std::string("\"") + name + "\" must be a list of at most " +
              std::to_string(longest_list));
    return value;
}

const json& object(const json& value, const char* name) {
    if (!value.is_object()) wrong(std::string("\"") + name + "\" must be an object");
    return value;
}

std::vector<std::string> identifiers(const json& value, const std::string& name) {
    std::vector<std::string> read;
    for (const auto& item : list(value, name.c_str())) {
        read.push_back(identifier(item, name));
        if (std::count(read.begin(), read.end(), read.back()) > 1)
            wrong("\"" + name + "\" has \"" + read.back() + "\" twice");
    }
    return read;
}

std::uint32_t index_of(const std::vector<std::string>& names, const std::string& wanted,
                       const std::string& where) {
    const auto found = std::find(names.begin(), names.end(), wanted);
    if (found == names.end()) wrong(where + " has no choice \"" + wanted + "\"");
    return static_cast<std::uint32_t>(found - names.begin());
}

ludarium_version sdk_version(const std::string& read) {
    unsigned major = 0, minor = 0;
    int used = 0;
    if (std::sscanf(read.c_str(), "%5u.%5u%n", &major, &minor, &used) != 2 ||
        static_cast<std::size_t>(used) != read.size() || major > 0xFFFF || minor > 0xFFFF)
        wrong("\"sdk\" must be like \"1.0\", not \"" + read + "\"");
    return {static_cast<std::uint16_t>(major), static_cast<std::uint16_t>(minor)};
}

// Versions become folder names, so they are kept to what every file system takes.
std::string version_text(const json& value) {
    auto read = text(value, "version", 32);
    const bool fine = std::all_of(read.begin(), read.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '.' || c == '-';
    });
    if (!fine || read.front() == '.' || read.front() == '-')
        wrong("\"version\" must be digits, lower-case letters, points and hyphens, not \"" + read +
              "\"");
    return read;
}

std::string file_name(const json& value, const char* name) {
    auto read = text(value, name, 96);
    if (read.find('/') != std::string::npos || read.front() == '.')
        wrong(std::string("\"") + name + "\" must be a file in the same folder, not \"" + read +
              "\"");
    return read;
}

// A list, and not an object, in which JSON would hide that a name comes twice.
std::vector<Manifest::Library> libraries(const json& root) {
    const auto several = root.find("libraries");
    if (several == root.end()) return {{"", file_name(member(root, "library"), "library")}};
    if (root.contains("library")) wrong("\"library\" and \"libraries\" can't both be there");
    std::vector<Manifest::Library> read;
    for (const auto& item : list(*several, "libraries")) {
        Manifest::Library library{text(member(object(item, "libraries"), "for"), "for"),
                                  file_name(member(item, "file"), "file")};
        if (!is_architecture(library.architecture))
            wrong("\"for\" must be amd64, arm64 or riscv64, not \"" + library.architecture + "\"");
        for (const auto& other : read)
            if (other.architecture == library.architecture || other.file == library.file)
                wrong("\"libraries\" has " + library.architecture + " or the file " + library.file +
                      " twice");
        read.push_back(std::move(library));
    }
    if (read.empty()) wrong("\"libraries\" needs one library or more");
    return read;
}

std::string for_this_machine(const std::vector<Manifest::Library>& libraries) {
    for (const auto& library : libraries)
        if (library.architecture.empty() || library.architecture == this_architecture())
            return library.file;
    return "";
}

std::map<std::string, std::string> hashes(const json& value) {
    std::map<std::string, std::string> read;
    for (const auto& [name, hash] : object(value, "hashes").items()) {
        const auto written = text(hash, "hashes", 80);
        if (written.rfind("sha256:", 0) != 0 || written.size() != 7 + 64 ||
            written.find_first_not_of("0123456789abcdef", 7) != std::string::npos)
            wrong("the hash of \"" + name + "\" must be sha256: and 64 lower-case hex digits");
        read[name] = written.substr(7);
    }
    return read;
}

std::vector<Manifest::Option> options(const json& value) {
    std::vector<Manifest::Option> read;
    for (const auto& item : list(value, "options")) {
        Manifest::Option option;
        option.id = identifier(member(object(item, "options"), "id"), "id");
        option.choices = identifiers(member(item, "choices"), "choices");
        if (option.choices.size() < 2)
            wrong("option \"" + option.id + "\" needs two choices or more");
        option.default_choice = index_of(option.choices, text(member(item, "default"), "default"),
                                         "option \"" + option.id + "\"");
        read.push_back(std::move(option));
    }
    return read;
}

std::vector<Manifest::Mode> modes(const json& value, const std::vector<Manifest::Option>& known) {
    std::vector<Manifest::Mode> read;
    for (const auto& item : list(value, "modes")) {
        Manifest::Mode mode;
        mode.id = identifier(member(object(item, "modes"), "id"), "id");
        mode.minutes = whole(member(item, "minutes"), "minutes", 1, 600);
        for (const auto& option : known) mode.choices.push_back(option.default_choice);
        const json picked = item.value("options", json::object());
        for (const auto& [name, choice] : object(picked, "options").items()) {
            const auto option =
                std::find_if(known.begin(), known.end(),
                             [&wanted = name](const auto& o) { return o.id == wanted; });
            if (option == known.end())
                wrong("mode \"" + mode.id + "\" names an unknown option \"" + name + "\"");
            mode.choices[static_cast<std::size_t>(option - known.begin())] =
                index_of(option->choices, text(choice, name), "option \"" + name + "\"");
        }
        read.push_back(std::move(mode));
    }
    if (read.empty()) wrong("\"modes\" needs one mode or more");
    return read;
}

Manifest manifest(const json& root) {
    Manifest read;
    object(root, "plugin.json");
    read.id = identifier(member(root, "id"), "id");
    read.version = version_text(member(root, "version"));
    read.sdk = sdk_version(text(member(root, "sdk"), "sdk"));
    read.libraries = libraries(root);
    read.library = for_this_machine(read.libraries);
    read.hashes = hashes(member(root, "hashes"));
    read.players = identifiers(member(root, "players"), "players");
    if (read.players.empty() || read.players.size() > LUDARIUM_MAX_PLAYERS)
        wrong("\"players\" must be 1 to " + std::to_string(LUDARIUM_MAX_PLAYERS));
    const int most = static_cast<int>(read.players.size());
    const auto& seats = object(member(root, "seats"), "seats");
    read.min_seats = static_cast<unsigned>(whole(member(seats, "min"), "min", 1, most));
    read.max_seats = static_cast<unsigned>(
        whole(member(seats, "max"), "max", static_cast<int>(read.min_seats), most));
    read.options = options(member(root, "options"));
    read.modes = modes(member(root, "modes"), read.options);
    const auto& period = object(member(root, "period"), "period");
    read.period_from = whole(member(period, "from"), "from", -10000, 3000);
    read.period_to = whole(member(period, "to"), "to", read.period_from, 3000);
    read.place = text(member(root, "place"), "place");
    read.languages = identifiers(member(root, "languages"), "languages");
    if (read.languages.empty()) wrong("\"languages\" needs one language or more");
    return read;
}

} // namespace

const std::string* Manifest::library_hash() const {
    return library.empty() ? nullptr : hash_of(library);
}

const std::string* Manifest::hash_of(const std::string& file) const {
    const auto found = hashes.find(file);
    return found == hashes.end() ? nullptr : &found->second;
}

std::optional<Problem> Manifest::library_problem() const {
    if (library.empty())
        return Problem{"the game is made for " + architectures() + " only; this computer is " +
                       std::string(this_architecture())};
    if (!library_hash()) return Problem{"plugin.json: no hash for " + library};
    return std::nullopt;
}

std::string Manifest::architectures() const {
    std::string named;
    for (const auto& each : libraries) named += (named.empty() ? "" : ", ") + each.architecture;
    return named;
}

bool is_identifier(std::string_view text) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !text.empty() && text.size() <= 64 && letter(text.front()) &&
           std::all_of(text.begin(), text.end(), [&](char c) { return letter(c) || c == '-'; });
}

Result<Manifest> parse_manifest(std::string_view written) {
    if (written.size() > largest_manifest) return Problem{"plugin.json is larger than 64 KiB"};
    try {
        return manifest(json::parse(written));
    } catch (const json::parse_error& error) {
        const auto before = written.substr(0, std::min(written.size(), error.byte));
        return Problem{"plugin.json, line " +
                       std::to_string(1 + std::count(before.begin(), before.end(), '\n')) +
                       ": not valid JSON"};
    } catch (const std::exception& error) {
        return Problem{std::string("plugin.json: ") + error.what()};
    }
}

Result<Manifest> read_manifest(const std::filesystem::path& folder) {
    std::ifstream file(folder / "plugin.json", std::ios::binary);
    if (!file) return Problem{"there is no readable plugin.json in " + folder.string()};
    std::string written(largest_manifest + 1, '\0');
    file.read(written.data(), static_cast<std::streamsize>(written.size()));
    written.resize(static_cast<std::size_t>(file.gcount()));
    return parse_manifest(written);
}

} // namespace ludarium::host
