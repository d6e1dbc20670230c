#include "bundles/merge.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <nlohmann/json.hpp>

#include "bundles/file_hash.hpp"
#include "bundles/libraries.hpp"
#include "bundles/members.hpp"
#include "bundles/refused.hpp"

namespace ludarium::bundles {

namespace {

using nlohmann::json;

struct Built {
    fs::path folder;
    host::Manifest manifest;
    json rest; // of plugin.json, without libraries and their hashes
};

Built read(const fs::path& folder) {
    auto manifest = host::read_manifest(folder);
    if (!manifest) throw Refused(folder.string() + ": " + manifest.problem());
    check_libraries(folder, *manifest);
    std::ifstream in(folder / "plugin.json", std::ios::binary);
    json rest = json::parse(in);
    rest.erase("library");
    rest.erase("libraries");
    for (const auto& library : manifest->libraries) rest["hashes"].erase(library.file);
    return {folder, std::move(*manifest), std::move(rest)};
}

[[noreturn]] void differ(const Built& one, const Built& other, const std::string& in) {
    throw Refused(in + " differs between " + one.folder.string() + " and " + other.folder.string() +
                  ": only the libraries may");
}

void check_alike(const Built& one, const Built& other) {
    for (const auto* built : {&one, &other})
        for (const auto& [name, value] : built->rest.items())
            if (one.rest.value(name, json()) != other.rest.value(name, json()))
                differ(one, other, "\"" + name + "\" in plugin.json");
    const Members its = content_of(one.folder), others = content_of(other.folder);
    for (const auto* members : {&its, &others})
        for (const auto& [name, file] : *members) {
            const auto here = its.find(name), there = others.find(name);
            if (here == its.end() || there == others.end() ||
                hash_of(here->second) != hash_of(there->second))
                differ(one, other, name);
        }
}

void add_libraries(const Built& from, json& manifest, const fs::path& folder) {
    for (const auto& library : from.manifest.libraries) {
        const fs::path file = from.folder / library.file;
        const std::string made_for = architecture_of(file);
        const std::string name = from.manifest.id + "." + made_for + ".so";
        if (fs::exists(folder / name))
            throw Refused(from.folder.string() + ": there is a library for " + made_for +
                          " already");
        fs::copy_file(file, folder / name);
        manifest["libraries"].push_back({{"for", made_for}, {"file", name}});
        manifest["hashes"][name] = "sha256:" + *from.manifest.hash_of(library.file);
    }
}

} // namespace

void merge(const std::vector<fs::path>& games, const fs::path& folder) {
    std::vector<Built> all;
    for (const auto& game : games) {
        all.push_back(read(game));
        check_alike(all.front(), all.back());
    }
    make_folder(folder);
    json manifest = all.front().rest;
    manifest["libraries"] = json::array();
    for (const Built& built : all) add_libraries(built, manifest, folder);
    // In whatever order the folders were named, it is the same bundle.
    std::sort(manifest["libraries"].begin(), manifest["libraries"].end());
    std::ofstream(folder / "plugin.json", std::ios::binary) << manifest.dump(2) << "\n";
    fs::create_directory_symlink(fs::canonical(games.front() / "content"), folder / "content");
}

} // namespace ludarium::bundles
