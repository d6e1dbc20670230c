#include "bundles/pack.hpp"

#include <memory>

#include <archive.h>
#include <archive_entry.h>
#include <unistd.h>

#include <ludarium/host/manifest.hpp>

#include "bundles/libraries.hpp"
#include "bundles/member_name.hpp"
#include "bundles/members.hpp"
#include "bundles/merge.hpp"
#include "bundles/refused.hpp"

namespace ludarium::bundles {

using host::Result;

namespace {

// The first day a zip file can name: bundles should not differ by the time they were packed at.
constexpr time_t no_particular_time = 315532800;

struct FreeArchive {
    void operator()(archive* a) const { archive_write_free(a); }
};
struct FreeEntry {
    void operator()(archive_entry* e) const { archive_entry_free(e); }
};

Members members_of(const fs::path& game, const host::Manifest& manifest, const Limits& limits) {
    Members members = content_of(game);
    members["plugin.json"] = game / "plugin.json";
    for (const auto& library : manifest.libraries) members[library.file] = game / library.file;
    for (const auto& [name, file] : members)
        if (const auto problem = name_problem(name, limits))
            throw Refused(file.string() + " " + *problem);
    if (members.size() > limits.files)
        throw Refused("the game has more than " + std::to_string(limits.files) + " files");
    return members;
}

class Zip {
  public:
    explicit Zip(const fs::path& path) : archive_(archive_write_new()) {
        archive_write_set_format_zip(archive_.get());
        check(archive_write_open_filename(archive_.get(), path.c_str()));
    }

    void add(const std::string& name, const fs::path& path) {
        std::unique_ptr<archive_entry, FreeEntry> entry(archive_entry_new());
        archive_entry_set_pathname(entry.get(), name.c_str());
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(fs::file_size(path)));
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0644);
        archive_entry_set_mtime(entry.get(), no_particular_time, 0);
        check(archive_write_header(archive_.get(), entry.get()));
        File file = File::read(path);
        std::string buffer(1 << 16, '\0');
        for (auto part = file.next(buffer); !part.empty(); part = file.next(buffer))
            if (archive_write_data(archive_.get(), part.data(), part.size()) < 0)
                check(ARCHIVE_FATAL);
    }

    void close() { check(archive_write_close(archive_.get())); }

  private:
    void check(int code) {
        if (code != ARCHIVE_OK)
            throw Refused(std::string("the bundle can't be written: ") +
                          archive_error_string(archive_.get()));
    }
    std::unique_ptr<archive, FreeArchive> archive_;
};

fs::path packed(const fs::path& game, const fs::path& into, const Limits& limits) {
    const auto manifest = host::read_manifest(game);
    if (!manifest) throw Refused(manifest.problem());
    check_libraries(game, *manifest);
    make_folders(into);
    const fs::path bundle = into / (manifest->id + "-" + manifest->version + ".ludarium");
    const fs::path beside = bundle.string() + ".new";
    Zip zip(beside);
    for (const auto& [name, file] : members_of(game, *manifest, limits)) zip.add(name, file);
    zip.close();
    put_in_place(beside, bundle);
    return bundle;
}

// Gone again when the bundle is made, or can't be.
class MergedFolder {
  public:
    MergedFolder(const std::vector<fs::path>& games, const fs::path& into)
        : above_(into / (".merged-" + std::to_string(::getpid()))) {
        make_folders(above_);
        folder_ = above_ / "game";
        try {
            merge(games, folder_);
        } catch (...) {
            clear();
            throw;
        }
    }
    MergedFolder(const MergedFolder&) = delete;
    ~MergedFolder() { clear(); }
    const fs::path& folder() const { return folder_; }

  private:
    void clear() const {
        std::error_code left; // beside the bundle, where its author sees it
        fs::remove_all(above_, left);
    }
    fs::path above_;
    fs::path folder_;
};

} // namespace

Result<fs::path, shell::Reason> pack(const fs::path& game, const fs::path& into,
                                     const Limits& limits) {
    return as_result([&] { return packed(game, into, limits); });
}

Result<fs::path, shell::Reason> pack_merged(const std::vector<fs::path>& games,
                                            const fs::path& into, const Limits& limits) {
    return as_result([&] { return packed(MergedFolder(games, into).folder(), into, limits); });
}

} // namespace ludarium::bundles
