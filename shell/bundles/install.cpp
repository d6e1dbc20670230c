#include "bundles/install.hpp"

#include <algorithm>

#include <ludarium/host/elf_file.hpp>

#include "bundles/file_hash.hpp"
#include "bundles/libraries.hpp"
#include "bundles/refused.hpp"
#include "bundles/standing.hpp"
#include "bundles/trust.hpp"
#include "bundles/unpack.hpp"
#include "plugins/installed_game.hpp"

namespace ludarium::bundles {

using host::Result;

namespace {

using Told = std::function<void(Stage, double)>;

struct Copy {
    File file;
    Hash hash;
};

// What was checked is what is unpacked: a stick may be pulled out, or not be what it seems.
Copy copy(File& source, const fs::path& to, const Limits& limits, const Told& told) {
    const auto size = source.size();
    const auto too_large = [&limits] {
        return bad_bundle("the bundle is larger than " + std::to_string(limits.bundle_bytes >> 20) +
                          " MiB");
    };
    if (size > limits.bundle_bytes) throw too_large();
    if (size == 0) throw bad_bundle("the bundle is empty");
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

host::Manifest checked_manifest(const fs::path& game) {
    std::error_code failed;
    if (!fs::is_regular_file(game / "plugin.json", failed))
        throw bad_bundle("the bundle has no plugin.json: it is not a game");
    auto manifest = host::read_manifest(game);
    if (!manifest)
        throw Refused(shell::Reason::detailed("staff.reason.manifest", manifest.problem()));
    if (auto why = shell::why_unplayable(*manifest)) throw Refused(std::move(*why));
    check_libraries(game, *manifest);
    const std::string made_for = architecture_of(game / manifest->library);
    if (made_for != host::this_architecture()) throw Refused(shell::other_machine(made_for));
    return std::move(*manifest);
}

void check_members(const fs::path& game, const host::Manifest& manifest) {
    std::error_code failed;
    if (!fs::is_directory(game / "content", failed))
        throw bad_bundle("the bundle has no content: no words and no pictures");
    for (const auto& entry : fs::directory_iterator(game)) {
        const std::string name = entry.path().filename().string();
        const bool library = std::any_of(manifest.libraries.begin(), manifest.libraries.end(),
                                         [&name](const auto& known) { return known.file == name; });
        if (name != "plugin.json" && name != "content" && !library)
            throw bad_bundle("the bundle holds \"" + name + "\", which is no part of a game");
    }
}

class Installation {
  public:
    Installation(Store& store, const Wish& wish, const std::vector<fs::path>& elsewhere,
                 const Told& told)
        : store_(store),
          wish_(wish),
          elsewhere_(elsewhere),
          told_(told),
          bundle_(File::read(wish.bundle)),
          signature_(read_signature(wish.bundle)),
          change_(store) {}

    InstalledBundle run(const TrustedKeys& trusted, const Trial& trial) {
        const fs::path incoming = change_.incoming();
        Copy bundle = copy(bundle_, incoming / "bundle", wish_.limits, told_);
        const Trust trust = trust_in(wish_.bundle, signature_, bundle.hash, trusted);
        if (trust.problem) throw Refused(*trust.problem);
        InstalledBundle done;
        done.signed_by = trust.by;
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
            throw Refused(shell::Reason{"the game did not pass its trial: " + *why_not,
                                        "staff.reason.failed-trial"});
        told_(Stage::switching, 0);
        change_.switch_to(game, done.manifest, name, done.signed_by);
        told_(Stage::switching, 1);
        return done;
    }

  private:
    bool installed_already(const host::Manifest& manifest, const std::string& name) const {
        const Standing standing = standing_of(manifest, name, store_, elsewhere_);
        if (standing.kind == Standing::Kind::outdone)
            throw Refused(shell::Reason{"version " + manifest.version + " of " + manifest.id +
                                            " is older than the one that came with the kiosk",
                                        "stick.outdone"});
        if (standing.kind == Standing::Kind::older && !wish_.allow_older)
            throw Refused(shell::Reason{"version " + manifest.version + " of " + manifest.id +
                                            " is older than the installed " + standing.installed,
                                        "stick.older",
                                        {{"installed", standing.installed}}});
        return standing.kind == Standing::Kind::same;
    }

    Store& store_;
    const Wish& wish_;
    const std::vector<fs::path>& elsewhere_;
    const Told& told_;
    // Opened before root acts as the store's owner, who may not be let into root's folders.
    File bundle_;
    std::optional<std::string> signature_;
    StoreChange change_;
};

} // namespace

Result<InstalledBundle, shell::Reason> install(Store& store, const Wish& wish,
                                               const TrustedKeys& trusted,
                                               const std::vector<fs::path>& elsewhere,
                                               const Trial& trial, const Told& told) {
    return as_result(
        [&] { return Installation(store, wish, elsewhere, told).run(trusted, trial); });
}

Result<host::Manifest, shell::Reason> remove(Store& store, const std::string& id) {
    return as_result([&] {
        StoreChange change(store);
        const auto removed = store.current(id);
        change.remove(id);
        return removed->manifest;
    });
}

Result<host::Manifest, shell::Reason> roll_back(Store& store, const std::string& id) {
    return as_result([&] {
        StoreChange change(store);
        change.roll_back(id);
        return store.current(id)->manifest;
    });
}

} // namespace ludarium::bundles
