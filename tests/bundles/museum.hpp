// A kiosk in a museum that trusts one key, and a good game on a stick.
#pragma once

#include <algorithm>
#include <fstream>
#include <map>
#include <string>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include <ludarium/host/library_file.hpp>

#include "../common/temporary_folder.hpp"
#include "bundles/file_hash.hpp"
#include "bundles/install.hpp"
#include "bundles/pack.hpp"
#include "bundles/secret_key.hpp"
#include "zip_maker.hpp"

namespace ludarium::test {

namespace fs = std::filesystem;

inline std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Every name below a folder, with the hash of what stands in it.
inline std::map<std::string, std::string> snapshot(const fs::path& folder) {
    std::map<std::string, std::string> all;
    if (!fs::exists(folder)) return all;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const auto name = entry.path().lexically_relative(folder).string();
        if (name == ".lock") continue;
        all[name] = entry.is_symlink()        ? "-> " + fs::read_symlink(entry.path()).string()
                    : entry.is_regular_file() ? host::sha256_of(bytes_of(entry.path()))
                                              : "folder";
    }
    return all;
}

class Museum {
  public:
    Museum() : key_(bundles::SecretKey::make()) {
        folder_.write("keys/museum.pub", bundles::as_text(key_.public_key()));
        fs::create_directories(folder_ / "stick");
    }

    fs::path stick() const { return folder_ / "stick/game.ludarium"; }
    fs::path store() const { return folder_ / "store"; }
    const TemporaryFolder& folder() const { return folder_; }

    // The members of a good bundle: the template's game, in this version.
    std::vector<ZipMember> good(const std::string& version = "1.0.0") const {
        const fs::path game = LUDARIUM_TEMPLATE;
        auto manifest = nlohmann::json::parse(bytes_of(game / "plugin.json"));
        manifest["version"] = version;
        return {{"plugin.json", manifest.dump()},
                {"terni-lapilli.so", bytes_of(game / "terni-lapilli.so")},
                {"content/it/strings.po", "msgid \"\"\n"}};
    }

    // The same game as if built for another machine; what makes it so is its ELF header alone.
    fs::path game_for(const std::string& machine) const {
        const fs::path game = folder_ / machine / "terni-lapilli";
        fs::create_directories(game.parent_path());
        fs::copy(LUDARIUM_TEMPLATE, game, fs::copy_options::recursive);
        std::string library = bytes_of(game / "terni-lapilli.so");
        library[18] = machine == "arm64" ? '\xb7' : '\x3e'; // EM_AARCH64, EM_X86_64
        std::ofstream(game / "terni-lapilli.so", std::ios::binary) << library;
        auto manifest = nlohmann::json::parse(bytes_of(game / "plugin.json"));
        manifest["hashes"]["terni-lapilli.so"] = "sha256:" + host::sha256_of(library);
        std::ofstream(game / "plugin.json") << manifest.dump();
        return game;
    }

    void put(const std::string& bundle) const {
        std::ofstream(stick(), std::ios::binary) << bundle;
    }
    void sign() const { sign(key_); }
    void sign(const bundles::SecretKey& key) const {
        write_signature(bundles::as_text(key.sign(bundles::hash_of(stick()), "file:game")));
    }
    void write_signature(const std::string& text) const {
        std::ofstream(stick().string() + ".minisig", std::ios::binary) << text;
    }
    // A bundle that the tool has packed, in the place of the stick's; with changes to its files.
    void put_packed(const std::function<void(const fs::path&)>& change = {}) const {
        const fs::path game = folder_ / "terni-lapilli";
        fs::copy(LUDARIUM_TEMPLATE, game, fs::copy_options::recursive);
        if (change) change(game);
        const auto packed = bundles::pack(game, folder_ / "packed");
        fs::remove_all(game);
        if (!packed) throw std::runtime_error(packed.problem());
        fs::rename(*packed, stick());
        sign();
    }
    std::string signature() const { return bytes_of(stick().string() + ".minisig"); }
    void put_signed(const std::vector<ZipMember>& members) const {
        put(zip_of(members));
        sign();
    }

    // Ten times smaller than in life, so that a test can go beyond them.
    bundles::Wish wish() const {
        bundles::Wish wish;
        wish.bundle = stick();
        wish.limits.bundle_bytes = 8u << 20;
        wish.limits.unpacked_bytes = 3u << 20;
        wish.limits.files = 50;
        return wish;
    }

    // The reason against it in English, or "installed".
    std::string install(bundles::Wish wish) {
        bundles::Store there(store());
        const auto done =
            bundles::install(there, wish, bundles::read_trusted_keys(folder_ / "keys", ::getuid()),
                             {folder_ / "system"}, trial, [](bundles::Stage, double) {});
        if (done) return "installed";
        why_not = done.why();
        return done.problem();
    }
    std::string install() { return install(wish()); }
    shell::Reason why_not; // the last time

    std::string version() const {
        const auto now = bundles::Store(store()).current("terni-lapilli");
        return now ? now->manifest.version : "none";
    }

    bundles::Trial trial = [](const fs::path&, const std::function<void(double)>&) {
        return std::optional<std::string>();
    };

  private:
    TemporaryFolder folder_;
    bundles::SecretKey key_;
};

} // namespace ludarium::test
