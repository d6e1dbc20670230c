#include "plugins/session.hpp"

#include <algorithm>
#include <map>

#include <spdlog/spdlog.h>

#include "plugins/dice.hpp"
#include "plugins/host_process.hpp"
#include "plugins/wire/messages.hpp"

namespace ludarium::shell {

// A request that waits for its answer. What the visitor asked for survives the death of a host: it
// is asked of the next one again.
class Session::Impl {
  public:
    Impl(InstalledGame game, Journal journal, Quarantine& quarantine, const Clock& clock,
         std::string program, SessionLimits limits)
        : game_(std::move(game)),
          journal_(std::move(journal)),
          quarantine_(quarantine),
          clock_(clock),
          program_(std::move(program)),
          limits_(limits) {
        start_host();
    }

    void play(Action action) {
        if (ended_ || played_) return;
        played_ = action;
        if (ready()) ask_play();
    }

    void throw_dice() {
        if (position_ && position_->actor == chance)
            play(thrown(position_->legal, journal_.header().seed, position_->ply));
    }

    void take_back(std::size_t actions) {
        if (ended_ || played_ || actions == 0) return;
        forget_thought();
        if (!journal_.take_back(actions)) complain();
        position_.reset();
        if (host_) replay();
    }

    void explain(Spot from, Spot to) {
        if (ready()) ask(Kind::explain, wire::Explain{from, to}, limits_.answer);
    }

    void think(bool reason, unsigned level, milliseconds time) {
        if (ended_) return;
        forget_thought();
        thought_ = Thought{reason, level, time};
        if (ready()) ask_thought();
    }

    void forget_thought() {
        if (host_ && pending_.count(Kind::think))
            host_->channel().send(wire::encode(0, wire::Request(wire::Stop{})));
        thought_.reset();
    }

    int descriptor() const { return host_ ? host_->channel().descriptor() : -1; }

    std::optional<Time> deadline() const {
        std::optional<Time> first;
        for (const auto& [kind, pending] : pending_)
            if (!first || pending.until < *first) first = pending.until;
        if (!reports_.empty()) first = clock_.now();
        return first;
    }

    void poll() {
        std::string packet;
        // A host that never stops talking gets no more of our time than this; the rest waits for
        // the next poll.
        for (int packets = 0; packets < 64 && host_; ++packets) {
            const auto got = host_->channel().receive(packet);
            if (got == wire::Channel::Got::nothing) break;
            if (got == wire::Channel::Got::closed) return fail("");
            if (got == wire::Channel::Got::broken) return fail("sent a packet that is too long");
            const auto answer = wire::decode_answer(packet, parts_ ? &*parts_ : nullptr);
            if (!answer) return fail("sent a message that makes no sense");
            std::visit([&](const auto& m) { take(answer->number, m); }, answer->message);
        }
        const Time now = clock_.now();
        for (const auto& [kind, pending] : pending_)
            if (now >= pending.until)
                return fail(std::string("did not answer in time: ") +
                                doing[static_cast<std::size_t>(kind)],
                            "staff.reason.hung");
    }

    std::optional<Report> next() {
        if (reports_.empty()) return std::nullopt;
        Report report = std::move(reports_.front());
        reports_.pop_front();
        return report;
    }

    const GameParts* parts() const { return parts_ ? &*parts_ : nullptr; }
    const Journal& journal() const { return journal_; }
    Journal& journal() { return journal_; }
    int host_pid() const { return host_ ? host_->pid() : -1; }

  private:
    enum class Kind { hello, replay, play, explain, think };
    // What the host is doing meanwhile.
    static constexpr const char* doing[] = {"loading the plugin", "setting up the game",
                                            "applying an action", "explaining", "thinking"};
    struct Pending {
        std::uint32_t number;
        Time until;
    };
    struct Thought {
        bool reason;
        unsigned level;
        milliseconds time;
    };

    bool ready() const { return host_ && position_ && !ended_; }

    // Starting and replaying.

    void start_host() {
        pending_.clear();
        parts_seen_ = false;
        auto started = HostProcess::start(program_, game_);
        if (!started) return fail(started.problem(), "staff.reason.no-host");
        host_.emplace(std::move(*started));
        pending_[Kind::hello] = {0, clock_.now() + clock_.meanwhile(limits_.start)};
    }

    void replay() {
        const auto& header = journal_.header();
        const auto& actions = journal_.actions();
        send(wire::Begin{header.seat_mask(), header.choices, header.position});
        begin_number_ = last_number_;
        auto from = actions.begin();
        while (actions.end() - from > static_cast<std::ptrdiff_t>(wire::longest_replay)) {
            const auto to = from + wire::longest_replay;
            send(wire::Replay{{from, to}, false});
            from = to;
        }
        ask(Kind::replay, wire::Replay{{from, actions.end()}, true}, limits_.start);
    }

    // Whether it was heard is told by poll(): a dead host closes its end, and one that hangs misses
    // its time.
    void send(const wire::Request& request) {
        if (host_) host_->channel().send(wire::encode(++last_number_, request));
    }

    // `time`: in the world, where the host lives.
    void ask(Kind kind, const wire::Request& request, milliseconds time) {
        send(request);
        pending_[kind] = {last_number_, clock_.now() + clock_.meanwhile(time)};
    }

    void ask_play() { ask(Kind::play, wire::Play{*played_}, limits_.answer); }

    void ask_thought() {
        const auto seed = mixed(journal_.header().seed ^ 0x7468696E6Bull, position_->ply);
        const auto time = clock_.in_the_world(thought_->time);
        ask(Kind::think,
            wire::Think{thought_->reason, thought_->level, static_cast<std::uint32_t>(time.count()),
                        0, seed},
            time + limits_.think_slack);
    }

    // Is this the answer we wait for? An older one, to a request that was replaced, is dropped.
    bool answers(Kind kind, std::uint32_t number) {
        const auto found = pending_.find(kind);
        if (found == pending_.end() || found->second.number != number) return false;
        pending_.erase(found);
        return true;
    }

    // Answers.

    void take(std::uint32_t, const wire::Hello& hello) {
        if (parts_seen_) return fail("introduced itself twice");
        if (hello.parts.id != game_.manifest.id || hello.parts.version != game_.manifest.version)
            return refuse("the library is " + hello.parts.id + " " + hello.parts.version +
                          ", but plugin.json says " + game_.manifest.id + " " +
                          game_.manifest.version);
        pending_.erase(Kind::hello);
        parts_seen_ = true;
        parts_ = hello.parts;
        replay();
    }

    void take(std::uint32_t, const wire::Refused& refused) { refuse(refused.reason); }

    void take(std::uint32_t number, const wire::Positioned& answer) {
        if (!answers(Kind::replay, number)) return;
        if (answer.position.ply != journal_.actions().size())
            return fail("replayed another number of actions");
        const bool recovered = recovering_;
        if (recovered && known_hash_ && *known_hash_ != answer.position.hash)
            return fail("came to another position with the same actions");
        recovering_ = false;
        position_ = answer.position;
        known_hash_ = position_->hash;
        if (recovered) reports_.push_back(Recovered{std::exchange(last_failure_, "")});
        reports_.push_back(Started{*position_});
        if (played_)
            ask_play();
        else if (thought_)
            ask_thought();
    }

    void take(std::uint32_t number, const wire::Applied& answer) {
        if (!answers(Kind::play, number)) return;
        if (answer.position.ply != journal_.actions().size() + 1)
            return fail("counts its actions wrongly");
        const Action action = *std::exchange(played_, std::nullopt);
        forget_thought();
        // The journal first: what the visitor has seen is never lost.
        if (!journal_.append(action)) complain();
        position_ = answer.position;
        known_hash_ = position_->hash;
        reports_.push_back(Played{action, answer.happenings, *position_});
    }

    void take(std::uint32_t number, const wire::Reasoned& answer) {
        if (answers(Kind::explain, number))
            reports_.push_back(Explained{answer.told.value_or(Told{})});
    }

    void take(std::uint32_t number, const wire::Decided& answer) {
        if (!answers(Kind::think, number) || !thought_ || !position_) return;
        const bool legal =
            std::any_of(position_->legal.begin(), position_->legal.end(),
                        [&](const LegalMove& m) { return m.action == answer.action; });
        if (!legal) return fail("chose an action that is not legal");
        const bool reason = std::exchange(thought_, std::nullopt)->reason;
        if (reason)
            reports_.push_back(Hinted{answer.action, answer.told.value_or(Told{})});
        else
            reports_.push_back(Chosen{answer.action});
    }

    void take(std::uint32_t number, const wire::Failed& answer) {
        const bool hint = thought_ && thought_->reason;
        if (number == begin_number_ && !journal_.header().position.empty()) {
            // Whoever wrote the position made a slip; the game has done nothing wrong.
            end(answer.reason);
        } else if (answers(Kind::explain, number)) {
            reports_.push_back(Explained{});
        } else if (answers(Kind::think, number)) {
            if (hint)
                thought_.reset();
            else if (thought_)
                fail("could not choose an action: " + answer.reason);
        } else if (answers(Kind::play, number) || answers(Kind::replay, number)) {
            fail("met an error of the plugin: " + answer.reason);
        }
    }

    void take(std::uint32_t, const wire::Said& said) {
        if (++lines_ <= 200) spdlog::info("plugin {}: {}", game_.manifest.id, said.line);
    }

    // Failing.

    // What the host did, if it did not just die; `key` is how staff are told.
    void fail(const std::string& what, const char* key = "staff.reason.wrong") {
        const std::string death = host_ ? host_->end() : "";
        const Reason reason =
            what.empty()
                ? Reason{"the host was lost: " + death, "staff.reason.crashed", {{"detail", death}}}
                : Reason{"the host " + what, key, {{"detail", what}}};
        host_.reset();
        pending_.clear();
        ++failures_;
        last_failure_ = reason.what;
        spdlog::warn("game {}: {} ({} of {})", game_.manifest.id, reason.what, failures_,
                     limits_.failures);
        if (failures_ >= limits_.failures) return give_up(reason);
        recovering_ = true;
        position_.reset();
        start_host();
    }

    void refuse(const std::string& why) {
        give_up(Reason::detailed("staff.reason.not-loaded", why));
    }

    void give_up(const Reason& reason) {
        if (!end(reason.what)) return;
        spdlog::error("game {} {} goes into quarantine: {}", game_.manifest.id,
                      game_.manifest.version, reason.what);
        quarantine_.add(game_.manifest.id, game_.manifest.version, reason);
    }

    bool end(const std::string& reason) {
        host_.reset();
        pending_.clear();
        position_.reset();
        if (std::exchange(ended_, true)) return false;
        reports_.push_back(Ended{reason});
        return true;
    }

    void complain() {
        if (!std::exchange(complained_, true))
            spdlog::warn("the journal can't be written; a crash would lose this game");
    }

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
    std::optional<Thought> thought_;
    std::map<Kind, Pending> pending_;
    std::deque<Report> reports_;
    std::string last_failure_;
    std::uint32_t last_number_ = 0;
    std::uint32_t begin_number_ = 0;
    int failures_ = 0;
    int lines_ = 0;
    bool parts_seen_ = false;
    bool recovering_ = false;
    bool ended_ = false;
    bool complained_ = false;
};

Session::Session(InstalledGame game, Journal journal, Quarantine& quarantine, const Clock& clock,
                 std::string host_program, SessionLimits limits)
    : impl_(std::make_unique<Impl>(std::move(game), std::move(journal), quarantine, clock,
                                   std::move(host_program), limits)) {}

Session::~Session() = default;

void Session::play(Action action) {
    impl_->play(action);
}
void Session::throw_dice() {
    impl_->throw_dice();
}
void Session::take_back(std::size_t actions) {
    impl_->take_back(actions);
}
void Session::explain(Spot from, Spot to) {
    impl_->explain(from, to);
}
void Session::hint(milliseconds time) {
    impl_->think(true, 0, time);
}
void Session::think(unsigned level, milliseconds time) {
    impl_->think(false, level, time);
}
void Session::stop_thinking() {
    impl_->forget_thought();
}
int Session::descriptor() const {
    return impl_->descriptor();
}
std::optional<Time> Session::deadline() const {
    return impl_->deadline();
}
void Session::poll() {
    impl_->poll();
}
std::optional<Report> Session::next() {
    return impl_->next();
}
const GameParts* Session::parts() const {
    return impl_->parts();
}
const Journal& Session::journal() const {
    return impl_->journal();
}
int Session::host_pid() const {
    return impl_->host_pid();
}
void Session::speak(const std::string& language) {
    impl_->journal().speak(language);
}
void Session::close() {
    impl_->journal().close();
}

} // namespace ludarium::shell
