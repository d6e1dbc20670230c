#include "bundles/standing.hpp"

#include <sodium.h>

#include "plugins/version_order.hpp"

namespace ludarium::bundles {

std::string version_name(const host::Manifest& manifest, const Hash& bundle) {
    char hex[2 * sizeof bundle + 1];
    sodium_bin2hex(hex, sizeof hex, bundle.data(), bundle.size());
    return manifest.version + "+" + std::string(hex, 12);
}

Standing standing_of(const host::Manifest& manifest, const std::string& name, const Store& store,
                     const std::vector<fs::path>& elsewhere) {
    using Kind = Standing::Kind;
    Standing standing;
    const auto compare = [&](const std::string& installed, Kind if_older) {
        if (standing.installed.empty() ||
            shell::compare_versions(installed, standing.installed) > 0)
            standing.installed = installed;
        if (shell::compare_versions(manifest.version, installed) < 0)
            standing.kind = if_older;
        else if (standing.kind == Kind::fresh)
            standing.kind = Kind::update;
    };
    if (const auto current = store.current(manifest.id)) {
        // A version that was put beside one of the same name has a mark behind it.
        if (current->name.compare(0, name.size(), name) == 0)
            return {Kind::same, current->manifest.version};
        compare(current->manifest.version, Kind::older);
    }
    for (const fs::path& folder : elsewhere)
        if (const auto other = host::read_manifest(folder / manifest.id))
            compare(other->version, Kind::outdone);
    return standing;
}

} // namespace ludarium::bundles
