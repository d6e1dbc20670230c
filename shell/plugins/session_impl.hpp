// The inside of a session: what is asked (session.cpp), what is answered (session_answers.cpp), and how
// hosts come and go (session_host.cpp).
#pragma once

#include <map>
#include <utility>

#include "plugins/back_off.hpp"
#include "plugins/blame.hpp"
#include "plugins/host_process.hpp"
#include "plugins/session.hpp"
#include "plugins/wire/messages.hpp"

namespace ludarium::shell {

// What the visitor asked for survives the death of a host: it is asked of the next one again.
class Session::Impl {
  public:
    Impl(InstalledGame game, Journal journal, Quarantine& quarantine, const Clock& clock,
         std::string program, SessionLimits limits);

    void play(Action action);
    void throw_dice();
    void take_back(std::size_t actions);
    void explain(Spot from, Spot to);
    void think(bool reason, unsigned level, milliseconds time);
    void forget_thought();
    void speak(const std::string& language);

    int descriptor() const { return host_ ? host_->channel().descriptor() : -1; }
    std::optional<Time> deadline() const;
    void poll();
    std::optional<Report> next();

    const GameParts* parts() const { return parts_ ? &*parts_ : nullptr; }
    const Journal& journal() const { return journal_; }
    Journal& journal() { return journal_; }
    int host_pid() const { return host_ ? host_->pid() : -1; }
    bool noticed_other_files() { return std::exchange(noticed_, false); }
    const Reason* waits_for() const { return waits_for_ ? &*waits_for_ : nullptr; }

  private:
    enum class Kind { hello, replay, play, explain, think };
    // A request that waits for its answer.
    struct Pending {
        std::uint32_t number;
        Time until;
        bool prolonged = false;
    };
    struct Thought {
        bool reason;
        unsigned level;
        milliseconds time;
    };

    bool ready() const { return host_ && position_ && !ended_; }

    // Asking.
    void send(const wire::Request& request);
    void ask(Kind kind, const wire::Request& request, milliseconds time);
    void ask_play();
    void ask_thought();
    void replay();

    // Answers.
    bool answers(Kind kind, std::uint32_t number);
    void take(std::uint32_t, const wire::Hello& hello);
    void take(std::uint32_t, const wire::Refused& refused);
    void take(std::uint32_t number, const wire::Positioned& answer);
    void take(std::uint32_t number, const wire::Applied& answer);
    void take(std::uint32_t number, const wire::Reasoned& answer);
    void take(std::uint32_t number, const wire::Decided& answer);
    void take(std::uint32_t number, const wire::Failed& answer);
    void take(std::uint32_t, const wire::Said& said);

    // Hosts.
    void start_host();
    bool read_manifest_again();
    void watch_deadlines();
    void watch_processor();
    // The host did this, and `key` is how staff are told.
    void fail(const std::string& what, const char* key = "staff.reason.wrong");
    void lose_host();
    void recover_from(const Blame& blame);
    void count_against_the_game(const Reason& reason);
    void set_journal_aside(const std::string& why);
    void end(const std::string& reason);
    void watch_journal();

    InstalledGame game_;
    Journal journal_;
    Quarantine& quarantine_;
    const Clock& clock_;
    std::string program_;
    SessionLimits limits_;

    std::optional<HostProcess> host_;
    std::optional<GameParts> parts_;
    std::optional<Position> position_;
    std::optional<std::uint64_t> known_hash_;
    std::optional<Action> played_;
    bool throw_wanted_ = false; // as soon as there is a position
    std::optional<Thought> thought_;
    std::map<Kind, Pending> pending_;
    std::deque<Report> reports_;
    std::string refusal_; // what this host said before it went
    std::string last_failure_;
    std::optional<Reason> waits_for_; // a fault of the system, until it has passed
    BackOff back_off_;
    std::optional<Time> retry_at_;                        // no host until then
    std::optional<std::chrono::nanoseconds> rests_since_; // by the host's processor time
    std::optional<Time> positioned_at_; // when this host came to the game's position
    std::uint32_t last_number_ = 0;
    std::uint32_t begin_number_ = 0;
    int lines_ = 0;
    bool greeted_ = false; // by this host
    bool recovering_ = false;
    bool unproven_;           // the journal is another process's, and was never replayed to its end
    bool doubted_ = false;    // a host has already stumbled over it
    bool look_again_ = false; // at the manifest, before the next host
    bool files_changed_ = false; // since the game began
    bool noticed_ = false;
    bool ended_ = false;
    bool complained_ = false;
};

} // namespace ludarium::shell
