// Numbered pieces of work, done by several confined processes at once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <type_traits>

namespace ludarium::ctl {

// A worker's side: takes numbers until there are no more, and answers each.
class Desk {
  public:
    Desk(int orders, int answers) : orders_(orders), answers_(answers) {}

    std::optional<std::uint64_t> next();
    template <class Answer>
    void answer(const Answer& done) {
        static_assert(std::is_trivially_copyable_v<Answer>);
        static_assert(sizeof done <= 4096, "more than a pipe takes whole");
        send(&done, sizeof done);
    }

  private:
    void send(const void* bytes, std::size_t size);

    int orders_;
    int answers_;
};

struct SharedWork {
    unsigned workers = 0;    // 0: one for each core
    std::uint64_t count = 0; // numbers 0 … count − 1
    std::size_t answer_size = 0;
    // In a process of its own (see apart.hpp): confines itself and works at the desk; not 0 if it
    // could not.
    std::function<int(Desk&)> work;
    // In this process, as the answers arrive, in any order.
    std::function<void(const void* answer)> done;
};

// 0 if every number was answered; else the worst code of a worker, which has told why.
int share(const SharedWork& work);

} // namespace ludarium::ctl
