#include "bundles/unpack.hpp"

#include <set>

#include <archive_entry.h>

#include "bundles/archive_reader.hpp"
#include "bundles/member_name.hpp"
#include "bundles/refused.hpp"

namespace ludarium::bundles {

namespace {

class Unpacking {
  public:
    Unpacking(File& bundle, const fs::path& folder, const Limits& limits,
              const std::function<void(double)>& told)
        : folder_(folder), limits_(limits), told_(told), archive_(open_archive(bundle)) {
        bundle_bytes_ = bundle.size();
    }

    void run() {
        archive_entry* entry = nullptr;
        for (;;) {
            const int code = archive_read_next_header(archive_.get(), &entry);
            if (code == ARCHIVE_EOF) break;
            if (code != ARCHIVE_OK) refuse_damaged(archive_.get());
            take(entry);
        }
        for (const fs::path& made : folders_) flush_folder(made);
        flush_folder(folder_);
    }

  private:
    void take(archive_entry* entry) {
        const char* raw = archive_entry_pathname(entry);
        std::string name = raw ? raw : "";
        const auto kind = archive_entry_filetype(entry);
        if (kind == AE_IFDIR && !name.empty() && name.back() == '/') name.pop_back();
        check(name, kind, entry);
        if (kind == AE_IFDIR) return; // folders are made for the files in them
        write(name);
    }

    void check(const std::string& name, mode_t kind, archive_entry* entry) {
        const std::string quoted = "\"" + name.substr(0, limits_.path_length) + "\"";
        if (++files_ > limits_.files)
            throw bad_bundle("the bundle has more than " + std::to_string(limits_.files) +
                             " files");
        if (const auto problem = name_problem(name, limits_))
            throw bad_bundle("a file of the bundle " + *problem + ": " + quoted);
        if (kind == AE_IFLNK || archive_entry_hardlink(entry))
            throw bad_bundle("the bundle holds a link, " + quoted + "; only files are allowed");
        if (kind != AE_IFREG && kind != AE_IFDIR)
            throw bad_bundle("the bundle holds a device, " + quoted + "; only files are allowed");
        if (archive_entry_is_encrypted(entry))
            throw bad_bundle("the bundle is locked with a password: " + quoted);
        if (!seen_.insert(folded(name)).second)
            throw bad_bundle("the bundle holds " + quoted + " twice");
    }

    void write(const std::string& name) {
        const fs::path path = folder_ / name;
        make_room_for(path);
        File file = File::create(path);
        std::string buffer(1 << 16, '\0');
        for (;;) {
            const la_ssize_t got = archive_read_data(archive_.get(), buffer.data(), buffer.size());
            if (got < 0) refuse_damaged(archive_.get());
            if (got == 0) break;
            count(static_cast<std::uint64_t>(got));
            file.write({buffer.data(), static_cast<std::size_t>(got)});
        }
        file.flush();
    }

    // A name that is a file of the bundle can't be a folder as well.
    void make_room_for(const fs::path& path) {
        const fs::path parent = path.parent_path();
        if (parent == folder_ || folders_.count(parent)) return;
        make_room_for(parent);
        std::error_code failed;
        if (fs::exists(parent, failed))
            throw bad_bundle("the bundle holds \"" + parent.filename().string() +
                             "\" as a file and as a folder");
        make_folder(parent);
        folders_.insert(parent);
    }

    void count(std::uint64_t bytes) {
        unpacked_ += bytes;
        if (unpacked_ > limits_.unpacked_bytes)
            throw bad_bundle("the bundle unpacks to more than " +
                             std::to_string(limits_.unpacked_bytes >> 20) + " MiB");
        if (unpacked_ > bundle_bytes_ * limits_.ratio)
            throw bad_bundle("the bundle unpacks to more than " + std::to_string(limits_.ratio) +
                             " times its size");
        const auto read = static_cast<double>(archive_filter_bytes(archive_.get(), -1));
        told_(std::min(1.0, read / static_cast<double>(bundle_bytes_)));
    }

    const fs::path& folder_;
    const Limits& limits_;
    const std::function<void(double)>& told_;
    ArchiveReader archive_;
    std::uint64_t bundle_bytes_ = 0;
    std::uint64_t files_ = 0;
    std::uint64_t unpacked_ = 0;
    std::set<std::string> seen_;
    std::set<fs::path> folders_;
};

} // namespace

void unpack(File& bundle, const fs::path& folder, const Limits& limits,
            const std::function<void(double)>& told) {
    Unpacking(bundle, folder, limits, told).run();
}

} // namespace ludarium::bundles
