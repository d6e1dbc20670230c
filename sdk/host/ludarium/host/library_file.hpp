// A plugin's library, taken into memory and checked before anything of it runs.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "elf_file.hpp"
#include "result.hpp"

namespace ludarium::host {

// The bytes are copied into a sealed memory file, hashed there and later loaded from there: what
// was checked is what runs, and a file that is replaced or truncated on disk meanwhile can't crash
// whoever mapped it.
class LibraryFile {
  public:
    // `sha256` is the manifest's hash, 64 hex digits.
    static Result<LibraryFile> read(const std::filesystem::path& file, std::string_view sha256,
                                    std::string_view architecture = this_architecture());

    LibraryFile(LibraryFile&& other) noexcept;
    LibraryFile& operator=(LibraryFile&&) = delete;
    ~LibraryFile();

    // Where the loader finds it, in this process only.
    std::string path() const;
    std::string_view bytes() const { return bytes_; }

  private:
    LibraryFile(int descriptor, std::string bytes);

    int descriptor_;
    std::string bytes_;
};

std::string sha256_of(std::string_view bytes);

} // namespace ludarium::host
