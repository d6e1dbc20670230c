// What staff decide about the machine itself is asked of root, through a socket (see shell/machine): one wish at a time,
// and nobody waits for the answer.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "visit/clock.hpp"

namespace ludarium::shell {

class MachineLink {
  public:
    MachineLink(std::filesystem::path socket, const Clock& clock);
    ~MachineLink() { hang_up(); }
    MachineLink(const MachineLink&) = delete;
    MachineLink& operator=(const MachineLink&) = delete;

    // Somebody listens: this machine lets its kiosk wish for things.
    bool there() const;

    // "zone Europe/Rome". While another wish is under way, nothing happens.
    void wish(const std::string& wish);
    bool busy() const { return connection_ >= 0; }

    struct Answer {
        enum class Kind { done, refused, failed };
        std::string wish;
        Kind kind = Kind::failed;
        std::string detail; // what was done, the word for why not, or what the system says
    };
    // To the last wish, once it has come.
    const std::optional<Answer>& answer() const { return answer_; }
    void forget_answer() { answer_.reset(); }

    // Whether there is news: an answer, or none within the time there was for it.
    bool poll();
    int descriptor() const { return connection_; }
    std::optional<Time> deadline() const;

    static constexpr milliseconds patience{25'000};

  private:
    void hang_up();
    void end_with(Answer::Kind kind, const std::string& detail);

    std::filesystem::path socket_;
    const Clock& clock_;
    int connection_ = -1;
    std::string wish_;
    std::string heard_;
    Time until_{};
    std::optional<Answer> answer_;
};

} // namespace ludarium::shell
