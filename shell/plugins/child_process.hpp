// One run of another program: started without waiting, killed without asking.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ludarium::shell {

class ChildProcess {
  public:
    // `command` begins with a program's path. It reads `in` and writes `out`, both descriptors of the caller's; what
    // it complains of goes nowhere.
    static std::optional<ChildProcess> start(const std::vector<std::string>& command, int in,
                                             int out);
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;
    ~ChildProcess();

    bool ended();
    // For one whose end is certain: waits for it, not for long, and says which signal ended it; 0 if none did.
    int await_end();
    int pid() const { return pid_; }
    // Readable when it has ended; −1 where the kernel can't tell.
    int descriptor() const { return descriptor_; }

  private:
    explicit ChildProcess(int pid);
    void end();

    int pid_ = -1;
    int descriptor_ = -1;
    int status_ = 0;
};

} // namespace ludarium::shell
