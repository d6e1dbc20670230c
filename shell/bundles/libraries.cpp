#include "bundles/libraries.hpp"

#include <ludarium/host/library_file.hpp>

#include "bundles/refused.hpp"

namespace ludarium::bundles {

std::string architecture_of(const fs::path& library) {
    std::string header(64, '\0');
    File file = File::read(library);
    return std::string(host::elf_architecture(file.next(header)));
}

void check_libraries(const fs::path& game, const host::Manifest& manifest) {
    for (const auto& library : manifest.libraries) {
        const fs::path file = game / library.file;
        std::error_code failed;
        if (!fs::is_regular_file(file, failed))
            throw bad_bundle("the bundle has no library " + library.file);
        const std::string* hash = manifest.hash_of(library.file);
        if (!hash) throw bad_bundle("plugin.json: no hash for " + library.file);
        std::string wanted = library.architecture;
        if (wanted.empty()) wanted = architecture_of(file);
        if (wanted.empty()) wanted = host::this_architecture();
        if (const auto read = host::LibraryFile::read(file, *hash, wanted); !read)
            throw bad_bundle(library.file + ": " + read.problem());
    }
}

} // namespace ludarium::bundles
