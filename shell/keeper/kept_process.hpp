// A program that this one has started, and that ends with it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace ludarium::keeper {

// Of a process that is over.
struct End {
    int code = 0;   // its exit code, if no signal ended it
    int signal = 0; // or the signal

    std::string told() const; // "with code 3", "by signal 11"
};
End end_from(int wait_status);

class KeptProcess {
  public:
    struct Start {
        std::vector<std::string> command; // begins with a program's path
        // "NAME=value" on top of this process's environment; "NAME" takes it away.
        std::vector<std::string> environment = {};
        // Sent to it when this process dies, whatever it dies of.
        int when_left_alone = 0;
        int passed = -1; // a descriptor that it finds under the same number, or −1
    };
    // Nothing if it can't be started at all; a program that is not there ends with code 127.
    static std::optional<KeptProcess> start(const Start& how);
    KeptProcess(KeptProcess&& other) noexcept { swap(other); }
    KeptProcess& operator=(KeptProcess&& other) noexcept {
        swap(other);
        return *this;
    }
    ~KeptProcess(); // kills it

    // Its end, once it has ended.
    std::optional<End> ended();
    void signal(int number) const;
    pid_t pid() const { return pid_; }
    int descriptor() const { return descriptor_; } // readable when it has ended

  private:
    explicit KeptProcess(pid_t pid);
    void swap(KeptProcess& other) noexcept;

    pid_t pid_ = -1;
    int descriptor_ = -1;
    std::optional<End> end_;
};

} // namespace ludarium::keeper
