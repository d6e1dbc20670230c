// All that can be said in one domain (the shell, or a game), in every language there is a folder
// for.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "language/catalogue.hpp"

namespace ludarium::shell {

// Where a language lacks something: the languages the texts are written in first, so theirs are the
// most complete.
const std::array<std::string, 3>& fallback_languages();

class Strings {
  public:
    Strings() = default;
    // Reads <folder>/<language>/strings.po of every language; `problems` is appended to, one line
    // each.
    static Strings read(const std::filesystem::path& folder, std::vector<std::string>& problems);

    void add(const std::string& language, Catalogue catalogue);

    // In the language asked for; where it lacks this key in Italian, then French, then English.
    std::optional<std::string> find(const std::string& language, const std::string& key) const;
    std::optional<std::string> find(const std::string& language, const std::string& key,
                                    int number) const;

    // The languages on offer: the ones asked for, or else those of the fallback first, then the
    // others by their codes.
    std::vector<std::string> languages() const;
    // All there are words in, by their codes.
    std::vector<std::string> known_languages() const;
    // Only these, in this order; one that there are no strings for is left out.
    void offer(std::vector<std::string> languages) { offered_ = std::move(languages); }

  private:
    template <class Find>
    std::optional<std::string> first(const std::string& language, const Find& find) const;

    std::map<std::string, Catalogue> catalogues_;
    std::vector<std::string> offered_;
};

} // namespace ludarium::shell
