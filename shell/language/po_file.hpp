// gettext's .po files, read as translators write them: no compiler between a translator and the
// kiosk.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludarium::shell {

struct PoEntry {
    std::string id;
    std::string plural_id;            // empty: no plural
    std::vector<std::string> strings; // one, or one for each plural form
    std::size_t line = 0;             // of its msgid
};

struct PoFile {
    std::string header;                // the translation of the empty id: "Plural-Forms: …"
    std::vector<PoEntry> entries;      // only those that are translated and not fuzzy
    std::vector<std::string> problems; // "it/strings.po:12: …"; the entry concerned is left out
};

// Reads all of a file's text. A broken entry costs this entry only.
PoFile parse_po(std::string_view text, const std::string& name);

} // namespace ludarium::shell
