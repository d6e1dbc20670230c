// The strings of one language, by key.
#pragma once

#include <filesystem>
#include <locale>
#include <optional>
#include <string>
#include <vector>

#include "language/po_file.hpp"

namespace ludarium::shell {

// Plural forms are chosen by Boost.Locale, which knows gettext's plural expressions; it reads .mo
// images, so one is made in memory from the .po file.
class Catalogue {
  public:
    Catalogue() = default; // empty
    // `problems` is appended to.
    Catalogue(const PoFile& file, const std::string& name, std::vector<std::string>& problems);

    // Reads <folder>/strings.po; a missing file is an empty catalogue.
    static Catalogue read(const std::filesystem::path& folder, std::vector<std::string>& problems);

    std::optional<std::string> find(const std::string& key) const;
    // The form for `number`; a key without plural forms has one for all.
    std::optional<std::string> find(const std::string& key, int number) const;
    const std::vector<std::string>& keys() const { return keys_; }

  private:
    std::locale locale_ = std::locale::classic();
    std::vector<std::string> keys_;
};

} // namespace ludarium::shell
