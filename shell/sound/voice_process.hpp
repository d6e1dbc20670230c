// One run of the speaking program: started without waiting, killed without asking, gone when the shell is.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ludarium::shell {

// A file that lives in memory: a child may read or write it whenever it likes, and nobody waits for a pipe.
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

class VoiceProcess {
  public:
    // `command` begins with a program's path. It reads `in` and writes `out`; what it complains of goes nowhere.
    static std::optional<VoiceProcess> start(const std::vector<std::string>& command,
                                             const MemoryFile& in, const MemoryFile& out);
    VoiceProcess(VoiceProcess&& other) noexcept;
    VoiceProcess& operator=(VoiceProcess&& other) noexcept;
    ~VoiceProcess();

    bool ended();
    // Readable when it has ended; −1 where the kernel can't tell.
    int descriptor() const { return descriptor_; }

  private:
    explicit VoiceProcess(int pid);
    void end();

    int pid_ = -1;
    int descriptor_ = -1;
};

} // namespace ludarium::shell
