#include "plugins/session.hpp"

#include "plugins/dice.hpp"
#include "plugins/session_impl.hpp"

namespace ludarium::shell {

Session::Impl::Impl(InstalledGame game, Journal journal, Quarantine& quarantine, const Clock& clock,
                    std::string program, SessionLimits limits)
    : game_(std::move(game)),
      journal_(std::move(journal)),
      quarantine_(quarantine),
      clock_(clock),
      program_(std::move(program)),
      limits_(limits),
      unproven_(journal_.resumed()) {
    start_host();
}

void Session::Impl::play(Action action) {
    if (ended_ || played_) return;
    played_ = action;
    if (ready()) ask_play();
}

// Asked for while the host is away, it is thrown when the next one has come to this position.
void Session::Impl::throw_dice() {
    if (ended_ || played_) return;
    throw_wanted_ = !position_;
    if (position_ && position_->actor == chance)
        play(thrown(position_->legal, journal_.header().seed, position_->ply));
}

void Session::Impl::take_back(std::size_t actions) {
    if (ended_ || played_ || actions == 0) return;
    forget_thought();
    throw_wanted_ = false;
    journal_.take_back(actions);
    watch_journal();
    position_.reset();
    known_hash_.reset();
    if (host_ && greeted_) replay();
}

void Session::Impl::explain(Spot from, Spot to) {
    if (ready()) ask(Kind::explain, wire::Explain{from, to}, limits_.answer);
}

void Session::Impl::think(bool reason, unsigned level, milliseconds time) {
    if (ended_) return;
    forget_thought();
    thought_ = Thought{reason, level, time};
    if (ready()) ask_thought();
}

void Session::Impl::forget_thought() {
    if (host_ && pending_.count(Kind::think))
        host_->channel().send(wire::encode(0, wire::Request(wire::Stop{})));
    thought_.reset();
}

void Session::Impl::speak(const std::string& language) {
    journal_.speak(language);
    watch_journal();
}

std::optional<Report> Session::Impl::next() {
    if (reports_.empty()) return std::nullopt;
    Report report = std::move(reports_.front());
    reports_.pop_front();
    return report;
}

void Session::Impl::replay() {
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

// Whether it was heard is told by poll(): a dead host closes its end, and one that hangs misses its
// time.
void Session::Impl::send(const wire::Request& request) {
    if (host_) host_->channel().send(wire::encode(++last_number_, request));
}

// `time`: in the world, where the host lives.
void Session::Impl::ask(Kind kind, const wire::Request& request, milliseconds time) {
    rests_since_.reset();
    send(request);
    pending_[kind] = {last_number_, clock_.now() + clock_.meanwhile(time)};
}

void Session::Impl::ask_play() {
    ask(Kind::play, wire::Play{*played_}, limits_.answer);
}

void Session::Impl::ask_thought() {
    const auto seed = mixed(journal_.header().seed ^ 0x7468696E6Bull, position_->ply);
    const auto time = clock_.in_the_world(thought_->time);
    ask(Kind::think,
        wire::Think{thought_->reason, thought_->level, static_cast<std::uint32_t>(time.count()), 0,
                    seed},
        time + limits_.think_slack);
}

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
const Reason* Session::waits_for() const {
    return impl_->waits_for();
}
bool Session::noticed_other_files() {
    return impl_->noticed_other_files();
}
int Session::host_pid() const {
    return impl_->host_pid();
}
void Session::speak(const std::string& language) {
    impl_->speak(language);
}
void Session::close() {
    impl_->journal().close();
}

} // namespace ludarium::shell
