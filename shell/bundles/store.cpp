#include "bundles/store.hpp"

#include <algorithm>
#include <fstream>

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/file.h>
#include <unistd.h>

#include "bundles/refused.hpp"
#include "plugins/folder_lock.hpp"
#include "plugins/told_text.hpp"

namespace ludarium::bundles {

using nlohmann::json;

namespace {

constexpr const char* origin_file = ".origin.json";
constexpr const char* new_link = ".link";

// Written by us; one that is damaged only loses what it says.
Origin read_origin(const fs::path& version) {
    std::ifstream in(version / origin_file);
    const json read = json::parse(in, nullptr, false);
    if (!read.is_object()) return {};
    return {shell::told_text(read, "signed_by"), shell::told_text(read, "replaces")};
}

void write_origin(const fs::path& version, const Origin& origin) {
    File file = File::create(version / origin_file);
    file.write(json{{"signed_by", origin.signed_by}, {"replaces", origin.replaces}}.dump(2) + "\n");
    file.flush();
}

std::vector<fs::path> entries(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed)) found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

std::vector<std::string> Store::ids() const {
    std::vector<std::string> all;
    for (const fs::path& path : entries(folder_))
        if (current(path.filename().string())) all.push_back(path.filename().string());
    return all;
}

std::optional<Store::Version> Store::version(const std::string& id, const std::string& name) const {
    if (name.empty() || name.find('/') != std::string::npos) return std::nullopt;
    const fs::path folder = versions(id) / name;
    auto manifest = host::read_manifest(folder);
    if (!manifest) return std::nullopt;
    return Version{name, folder, std::move(*manifest), read_origin(folder)};
}

std::optional<Store::Version> Store::current(const std::string& id) const {
    if (!host::is_identifier(id)) return std::nullopt;
    std::error_code failed;
    const fs::path target = fs::read_symlink(folder_ / id, failed);
    return failed ? std::nullopt : version(id, target.filename().string());
}

std::optional<Store::Version> Store::find(const std::string& id, const std::string& number) const {
    if (!host::is_identifier(id)) return std::nullopt;
    for (const fs::path& path : entries(versions(id)))
        if (auto found = version(id, path.filename().string());
            found && found->manifest.version == number)
            return found;
    return std::nullopt;
}

std::optional<Store::Version> Store::previous(const std::string& id) const {
    const auto now = current(id);
    return now ? version(id, now->origin.replaces) : std::nullopt;
}

// Changes.

namespace {

// Somebody else has been quicker, from a shell.
Refused gone(const std::string& what) {
    return Refused(shell::Reason{what, "staff.reason.gone"});
}

} // namespace

StoreChange::StoreChange(Store& store) : store_(store), owner_(store.folder_) {
    make_folders(store.folder_);
    const fs::path file = store.folder_ / ".lock";
    lock_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (lock_ < 0)
        throw bad_disk("games can't be changed here: " + store.folder_.string() +
                       " belongs to somebody else");
    if (::flock(lock_, LOCK_EX | LOCK_NB) != 0) {
        ::close(lock_);
        throw Refused(shell::Reason{"another installation is going on; try again when it is done",
                                    "staff.reason.busy"});
    }
    sweep();
}

StoreChange::~StoreChange() {
    std::error_code ignored;
    fs::remove_all(store_.folder_ / ".incoming", ignored);
    ::close(lock_);
}

fs::path StoreChange::incoming() {
    const fs::path folder = store_.folder_ / ".incoming";
    make_folder(folder);
    return folder;
}

void StoreChange::switch_to(const fs::path& game, const host::Manifest& manifest,
                            const std::string& name, const std::string& signed_by) {
    const auto before = store_.current(manifest.id);
    write_origin(game, {signed_by, before ? before->name : ""});
    flush_folder(game);
    make_folders(store_.versions(manifest.id));
    // The same version may be there still: removed, and somebody is in the middle of it.
    std::string free = name;
    std::error_code failed;
    while (fs::exists(store_.versions(manifest.id) / free, failed)) free += '~';
    put_in_place(game, store_.versions(manifest.id) / free);
    flush_folder(store_.versions(manifest.id));
    link(manifest.id, free);
}

void StoreChange::roll_back(const std::string& id) {
    if (!store_.current(id)) throw gone(id + " was not installed on site");
    const auto before = store_.previous(id);
    if (!before) throw gone("there is no earlier version of " + id + " to go back to");
    link(id, before->name);
}

void StoreChange::remove(const std::string& id) {
    if (!store_.current(id)) throw gone(id + " was not installed on site");
    take_away(store_.folder_ / id);
    flush_folder(store_.folder_);
    sweep_versions(id);
}

void StoreChange::link(const std::string& id, const std::string& name) {
    switch_link(store_.folder_ / id, fs::path(".versions") / id / name, store_.folder_ / new_link);
}

void StoreChange::sweep() {
    take_away(store_.folder_ / ".incoming");
    take_away(store_.folder_ / new_link);
    for (const fs::path& path : entries(store_.folder_ / ".versions"))
        sweep_versions(path.filename().string());
}

// The version before stays for a rollback, and whatever is played stays until a later change.
void StoreChange::sweep_versions(const std::string& id) {
    const auto current = store_.current(id);
    bool all_gone = !current;
    for (const fs::path& path : entries(store_.versions(id))) {
        if (current &&
            (path.filename() == current->name || path.filename() == current->origin.replaces))
            continue;
        std::error_code failed;
        const auto claimed = shell::FolderLock::claim(path);
        if (claimed || !fs::is_directory(path, failed))
            take_away(path);
        else
            all_gone = false;
    }
    if (all_gone) take_away(store_.versions(id));
}

} // namespace ludarium::bundles
