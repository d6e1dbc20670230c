#include "weights.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>

#include <ludarium/types.hpp>

namespace ludarium::host {
namespace {

constexpr std::uintmax_t largest_file = 8u * 1024 * 1024;
constexpr std::size_t most_words = 64, most_weights = 1'000'000;
constexpr std::size_t in_a_line = 10;

std::string_view next_line(std::string_view& rest) {
    const auto end = rest.find('\n');
    const auto line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return line;
}

Result<std::vector<float>> parse_values(std::string_view rest, std::size_t count) {
    std::vector<float> values;
    constexpr std::string_view spaces = " \t\r\n";
    for (auto at = rest.find_first_not_of(spaces); at != std::string_view::npos;
         at = rest.find_first_not_of(spaces)) {
        rest.remove_prefix(at);
        float value = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        const auto length = static_cast<std::size_t>(end - rest.data());
        if (error != std::errc() || !std::isfinite(value) ||
            (length < rest.size() && spaces.find(rest[length]) == std::string_view::npos))
            return Problem{"weight " + std::to_string(values.size() + 1) + " is no number"};
        if (values.size() == count) return Problem{"there are more weights than were counted"};
        values.push_back(value);
        rest.remove_prefix(length);
    }
    if (values.size() != count)
        return Problem{"there are " + std::to_string(values.size()) + " weights, not " +
                       std::to_string(count)};
    return values;
}

} // namespace

std::string WeightsFile::text() const {
    std::string text =
        "# What the computer player has learned, and how. Made by ludariumctl train.\n";
    std::map<std::string, std::string> rest = record;
    const auto tell = [&](const std::string& word) {
        if (const auto found = rest.find(word); found != rest.end()) {
            text += word + " " + found->second + "\n";
            rest.erase(found);
        }
    };
    for (const char* first : {"game", "version", "scheme"}) tell(first);
    while (!rest.empty()) tell(std::string(rest.begin()->first));
    text += "weights " + std::to_string(values.size()) + "\n";
    std::array<char, 32> number;
    for (std::size_t n = 0; n < values.size(); ++n) {
        const auto end = std::to_chars(number.data(), number.data() + number.size(), values[n]).ptr;
        text.append(number.data(), end);
        text += (n + 1) % in_a_line == 0 || n + 1 == values.size() ? '\n' : ' ';
    }
    return text;
}

Result<WeightsFile> WeightsFile::parse(std::string_view text) {
    WeightsFile file;
    while (!text.empty()) {
        const auto line = next_line(text);
        if (line.empty() || line[0] == '#') continue;
        const auto space = line.find(' ');
        if (space == std::string_view::npos || space == 0)
            return Problem{"a line of the record is not a word and what it says"};
        const std::string word(line.substr(0, space)), said(line.substr(space + 1));
        if (word != "weights") {
            if (file.record.size() == most_words) return Problem{"the record is too long"};
            file.record[word] = said;
            continue;
        }
        std::size_t count = 0;
        const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), count);
        if (error != std::errc() || end != said.data() + said.size() || count > most_weights)
            return Problem{"the number of weights is no number"};
        auto values = parse_values(text, count);
        if (!values) return Problem{values.problem()};
        file.values = std::move(*values);
        return file;
    }
    return Problem{"there are no weights"};
}

std::optional<std::string> read_weights(const std::filesystem::path& game_folder) {
    const auto path = game_folder / "content" / "ai" / "weights.txt";
    std::error_code failed;
    const auto size = std::filesystem::file_size(path, failed);
    if (failed) return std::nullopt;
    if (size > largest_file) return std::string(); // told by whoever parses it
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

std::optional<Problem> give_weights(const Plugin& plugin, std::string_view text) {
    const auto problem = [](const std::string& what) {
        return Problem{"ai/weights.txt is not used: " + what};
    };
    const auto* wanted = plugin.weights();
    if (!wanted || !wanted->use) return problem("the game has no use for it");
    const auto file = WeightsFile::parse(text);
    if (!file) return problem(file.problem());
    const auto scheme = file->record.find("scheme");
    if (scheme == file->record.end() || scheme->second != ludarium::view(wanted->scheme))
        return problem("it is not for the game's scheme " +
                       std::string(ludarium::view(wanted->scheme)));
    if (file->values.size() != wanted->count)
        return problem("the game has " + std::to_string(wanted->count) + " weights, the file " +
                       std::to_string(file->values.size()));
    if (wanted->use(file->values.data(), wanted->count) != LUDARIUM_OK)
        return problem("the game refuses it");
    return std::nullopt;
}

} // namespace ludarium::host
