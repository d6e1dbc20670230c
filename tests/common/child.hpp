// A program that a test starts and that does not outlive it.
#pragma once

#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ludarium::test {

class Child {
  public:
    // `passed` is a descriptor the program finds as number 3, or −1.
    Child(const std::vector<std::string>& command, const std::vector<std::string>& environment,
          int passed = -1) {
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        if (passed >= 0) posix_spawn_file_actions_adddup2(&actions, passed, 3);
        std::vector<char*> arguments, variables;
        for (const auto& text : command) arguments.push_back(const_cast<char*>(text.c_str()));
        for (const auto& text : environment) variables.push_back(const_cast<char*>(text.c_str()));
        for (char** inherited = environ; *inherited; ++inherited) variables.push_back(*inherited);
        arguments.push_back(nullptr);
        variables.push_back(nullptr);
        if (::posix_spawnp(&pid_, arguments[0], &actions, nullptr, arguments.data(),
                           variables.data()) != 0)
            pid_ = -1;
        posix_spawn_file_actions_destroy(&actions);
    }
    Child(Child&& other) noexcept : pid_(std::exchange(other.pid_, -1)) {}
    Child& operator=(Child&&) = delete;
    ~Child() { end(SIGTERM); }

    int pid() const { return pid_; }

    // Signals it and waits for its end; gives its wait status.
    int end(int signal) {
        int status = 0;
        if (pid_ <= 0) return status;
        ::kill(pid_, signal);
        return wait();
    }
    int wait() {
        int status = 0;
        while (pid_ > 0 && ::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
        }
        pid_ = -1;
        return status;
    }

  private:
    pid_t pid_ = -1;
};

} // namespace ludarium::test
