// A file that lives in memory: a child may read or write it whenever it likes, and nobody waits for a pipe.
#pragma once

#include <string>
#include <string_view>

namespace ludarium::shell {

class MemoryFile {
  public:
    explicit MemoryFile(std::string_view text = {});
    ~MemoryFile();
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    int descriptor() const { return descriptor_; }
    std::string text() const;

  private:
    int descriptor_;
};

} // namespace ludarium::shell
