#include "bundles/install.hpp"

#include <sodium.h>

#include <ludarium/host/library_file.hpp>
#include <ludarium/host/plugin.hpp>

#include "bundles/file_hash.hpp"
#include "bundles/refused.hpp"
#include "bundles/unpack.hpp"
#include "plugins/version_order.hpp"

namespace ludarium::bundles {

using host::Result;

namespace {

using Told = std::function<void(Stage, double)>;

struct Copy {
    File file;
    Hash hash;
};

// What was checked is what is unpacked: a stick may be pulled out, or not be what it seems.
Copy copy(const fs::path& from, const fs::path& to, const Limits& limits, const Told& told) {
    File source = File::read(from);
    std::error_code failed;
    const auto size = fs::file_size(from, failed);
    const auto too_large = [&limits] {
        return Refused("the bundle is larger than " + std::to_string(limits.bundle_bytes >> 20) +
                       " MiB");
    };
    if (failed || size > limits.bundle_bytes) throw too_large();
    if (size == 0) throw Refused("the bundle is empty");
    Copy made{File::create(to), {}};
    FileHash hash;
    std::uint64_t copied = 0;
    std::string buffer(1 << 18, '\0');
    for (auto part = source.next(buffer); !part.empty(); part = source.next(buffer)) {
        copied += part.size();
        if (copied > limits.bundle_bytes) throw too_large();
        made.file.write(part);
        hash.add(part);
        told(Stage::copying, static_cast<double>(copied) / static_cast<double>(size));
    }
    made.hash = hash.value();
    made.file.rewind();
    return made;
}

std::string read_signature(const fs::path& path) {
    std::string text(4096, '\0'); // four lines
    File file = File::read(path);
    text.resize(file.next(text).size());
    return text;
}

// The name of the key that signed it.
std::string signer(const fs::path& bundle, const Hash& hash, const TrustedKeys& trusted) {
    const auto signature = parse_signature(read_signature(bundle.string() + ".minisig"));
    if (!signature) throw Refused(signature.problem());
    const TrustedKey* key = trusted.find(signature->key);
    if (!key)
        throw Refused("the bundle is signed with a key this kiosk does not trust (" +
                      key_text(signature->key) + ")");
    if (!verifies(*signature, key->key, hash))
        throw Refused("the bundle was changed after " + key->name + " signed it");
    return key->name;
}

std::string checked_signer(const Wish& wish, const Hash& hash, const TrustedKeys& trusted) {
    std::error_code failed;
    if (!fs::exists(wish.bundle.string() + ".minisig", failed)) {
        if (trusted.developer_mode) return "";
        throw Refused("the bundle is not signed: there is no " + wish.bundle.filename().string() +
                      ".minisig beside it");
    }
    return signer(wish.bundle, hash, trusted);
}

host::Manifest checked_manifest(const fs::path& game) {
    std::error_code failed;
    if (!fs::is_regular_file(game / "plugin.json", failed))
        throw Refused("the bundle has no plugin.json: it is not a game");
    auto manifest = host::read_manifest(game);
    if (!manifest) throw Refused(manifest.problem());
    if (!ludarium_version_accepts(host::this_sdk, manifest->sdk))
        throw Refused("the game was made for SDK " + std::to_string(manifest->sdk.major) + "." +
                      std::to_string(manifest->sdk.minor) + "; this kiosk has " +
                      std::to_string(host::this_sdk.major) + "." +
                      std::to_string(host::this_sdk.minor));
    const std::string* hash = manifest->library_hash();
    if (!hash) throw Refused("plugin.json has no hash for " + manifest->library);
    if (!fs::is_regular_file(game / manifest->library, failed))
        throw Refused("the bundle has no library " + manifest->library);
    if (const auto library = host::LibraryFile::read(game / manifest->library, *hash); !library)
        throw Refused(library.problem());
    return std::move(*manifest);
}

void check_members(const fs::path& game, const host::Manifest& manifest) {
    std::error_code failed;
    if (!fs::is_directory(game / "content", failed))
        throw Refused("the bundle has no content: no words and no pictures");
    for (const auto& entry : fs::directory_iterator(game)) {
        const std::string name = entry.path().filename().string();
        if (name != "plugin.json" && name != "content" && name != manifest.library)
            throw Refused("the bundle holds \"" + name + "\", which is no part of a game");
    }
}

void check_age(const host::Manifest& manifest, const std::string& installed) {
    if (shell::compare_versions(manifest.version, installed) < 0)
        throw Refused("version " + manifest.version + " of " + manifest.id +
                      " is older than the installed " + installed);
}

std::string version_name(const host::Manifest& manifest, const Hash& hash) {
    char hex[2 * sizeof hash + 1];
    sodium_bin2hex(hex, sizeof hex, hash.data(), hash.size());
    return manifest.version + "+" + std::string(hex, 12);
}

class Installation {
  public:
    Installation(Store& store, const Wish& wish, const std::vector<fs::path>& elsewhere,
                 const Told& told)
        : store_(store), wish_(wish), elsewhere_(elsewhere), told_(told), change_(store) {}

    InstalledBundle run(const TrustedKeys& trusted, const Trial& trial) {
        const fs::path incoming = change_.incoming();
        Copy bundle = copy(wish_.bundle, incoming / "bundle", wish_.limits, told_);
        InstalledBundle done;
        done.signed_by = checked_signer(wish_, bundle.hash, trusted);
        const fs::path game = incoming / "game";
        make_folder(game);
        unpack(bundle.file, game, wish_.limits,
               [this](double share) { told_(Stage::unpacking, share); });
        done.manifest = checked_manifest(game);
        check_members(game, done.manifest);
        const std::string name = version_name(done.manifest, bundle.hash);
        done.was_there = installed_already(done.manifest, name);
        if (done.was_there) return done;
        told_(Stage::trying, 0);
        if (const auto why_not = trial(game, [this](double share) { told_(Stage::trying, share); }))
            throw Refused("the game did not pass its trial: " + *why_not);
        told_(Stage::switching, 0);
        change_.switch_to(game, done.manifest, name, done.signed_by);
        told_(Stage::switching, 1);
        return done;
    }

  private:
    bool installed_already(const host::Manifest& manifest, const std::string& name) const {
        const auto current = store_.current(manifest.id);
        if (current && current->name == name) return true;
        if (wish_.allow_older) return false;
        if (current) check_age(manifest, current->manifest.version);
        for (const fs::path& folder : elsewhere_)
            if (const auto other = host::read_manifest(folder / manifest.id); other)
                check_age(manifest, other->version);
        return false;
    }

    Store& store_;
    const Wish& wish_;
    const std::vector<fs::path>& elsewhere_;
    const Told& told_;
    StoreChange change_;
};

} // namespace

Result<InstalledBundle> install(Store& store, const Wish& wish, const TrustedKeys& trusted,
                                const std::vector<fs::path>& elsewhere, const Trial& trial,
                                const Told& told) {
    return as_result(
        [&] { return Installation(store, wish, elsewhere, told).run(trusted, trial); });
}

Result<host::Manifest> remove(Store& store, const std::string& id) {
    return as_result([&] {
        StoreChange change(store);
        const auto removed = store.current(id);
        change.remove(id);
        return removed->manifest;
    });
}

Result<host::Manifest> roll_back(Store& store, const std::string& id) {
    return as_result([&] {
        StoreChange change(store);
        change.roll_back(id);
        return store.current(id)->manifest;
    });
}

} // namespace ludarium::bundles
