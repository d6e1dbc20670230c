// Changes to the disk that a power cut leaves done or not done. Every call here that changes the
// disk is one the fault injector of the tests stops at. Problems are thrown as Refused.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace ludarium::bundles {

namespace fs = std::filesystem;

// An open file, closed at the end of its life.
class File {
  public:
    static File read(const fs::path& path);
    // A file that must not be there yet.
    static File create(const fs::path& path);
    File(File&& other) noexcept;
    File& operator=(File&&) = delete;
    ~File();

    int descriptor() const { return descriptor_; }
    // Empty at the end of the file.
    std::string_view next(std::string& buffer);
    void write(std::string_view bytes);
    std::uint64_t size() const;
    void rewind();
    // On the disk when this returns.
    void flush();

  private:
    File(int descriptor, std::string name);
    int descriptor_;
    std::string name_;
};

void make_folder(const fs::path& path);  // its parent must be there
void make_folders(const fs::path& path); // parents too
void flush_folder(const fs::path& path); // names in it are on the disk
void put_in_place(const fs::path& from, const fs::path& to);
void take_away(const fs::path& path); // a folder with all that is in it
// A link that points to `target` from now on, whatever was there before; made at `beside` first.
void switch_link(const fs::path& link, const fs::path& target, const fs::path& beside);

} // namespace ludarium::bundles
