// Whether what should be on the screen gets there. A loop that turns feeds the service manager's watchdog, though
// visitors may look at a frozen picture.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

namespace ludarium::shell {

class PictureWatch {
  public:
    // Of a clock that stands still while the machine sleeps: a slept night is no frozen picture.
    using Moment = std::chrono::steady_clock::time_point;

    // `note` remembers over a restart that it has helped already.
    explicit PictureWatch(std::filesystem::path note) : note_(std::move(note)) {}

    // Once a turn, after painting: something waits to be shown, and so many pictures have been. True: it waits in vain,
    // and a restart may help.
    bool frozen(bool waiting, std::uint64_t pictures, Moment now);

    static constexpr std::chrono::seconds patience{10};
    // Who does not turn for so long was stopped, and is not judged by it.
    static constexpr std::chrono::seconds stopped{5};
    // A restart that did not help is not tried at once again.
    static constexpr std::chrono::minutes between{10};

  private:
    bool may_restart() const;

    std::filesystem::path note_;
    std::optional<Moment> since_;
    Moment last_turn_{};
    std::uint64_t pictures_ = 0;
};

} // namespace ludarium::shell
