#include "bundles/peek.hpp"

#include <archive_entry.h>

#include "bundles/refused.hpp"

namespace ludarium::bundles {

namespace {

constexpr std::size_t longest_manifest = 64 * 1024;
constexpr std::size_t longest_strings = 256 * 1024; // a game's are about 10 KiB
constexpr std::size_t most_languages = 64;

std::string text_of(archive* from, const std::string& name, std::size_t longest) {
    std::string text(longest + 1, '\0');
    std::size_t length = 0;
    while (length < text.size()) {
        const la_ssize_t got = archive_read_data(from, text.data() + length, text.size() - length);
        if (got < 0) refuse_damaged(from);
        if (got == 0) break;
        length += static_cast<std::size_t>(got);
    }
    if (length > longest) throw bad_bundle("the bundle's " + name + " is too long");
    text.resize(length);
    return text;
}

// "it" of content/it/strings.po; empty for any other name.
std::string language_of(const std::string& name) {
    const fs::path path(name);
    if (path.filename() != "strings.po" || path.parent_path().parent_path() != "content") return "";
    return path.parent_path().filename().string();
}

} // namespace

Peeked peek(const ArchiveReader& archive, const Limits& limits) {
    Peeked found;
    std::string manifest;
    std::uint64_t files = 0;
    for (archive_entry* entry = nullptr;;) {
        const int code = archive_read_next_header(archive.get(), &entry);
        if (code == ARCHIVE_EOF) break;
        if (code < ARCHIVE_WARN) refuse_damaged(archive.get());
        if (++files > limits.files)
            throw bad_bundle("the bundle has more than " + std::to_string(limits.files) + " files");
        const char* raw = archive_entry_pathname(entry);
        const std::string name = raw ? raw : "";
        if (name == "plugin.json") manifest = text_of(archive.get(), name, longest_manifest);
        const std::string language = language_of(name);
        if (!language.empty() && found.strings.size() < most_languages)
            found.strings[language] = text_of(archive.get(), name, longest_strings);
    }
    if (manifest.empty()) throw bad_bundle("the bundle has no plugin.json: it is not a game");
    auto parsed = host::parse_manifest(manifest);
    if (!parsed) throw Refused(shell::Reason::detailed("staff.reason.manifest", parsed.problem()));
    found.manifest = std::move(*parsed);
    return found;
}

} // namespace ludarium::bundles
