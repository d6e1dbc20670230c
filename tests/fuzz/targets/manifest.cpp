// plugin.json of a bundle.
#include <ludarium/host/manifest.hpp>

#include "../target.hpp"
#include "plugins/installed_game.hpp"

FUZZ_TARGET(manifest) {
    const auto manifest = ludarium::host::parse_manifest(input);
    if (!manifest) return ludarium::fuzz::promise(!manifest.problem().empty(), "a reason is given");
    ludarium::fuzz::promise(ludarium::host::is_identifier(manifest->id), "a game has a plain id");
    ludarium::fuzz::promise(!manifest->libraries.empty(), "there is a library");
    for (const auto& library : manifest->libraries)
        ludarium::fuzz::promise(library.file.find('/') == std::string::npos,
                                "the library stands beside its manifest");
    ludarium::shell::why_unplayable(*manifest);
    manifest->library_hash();
}
