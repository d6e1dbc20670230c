#include <spdlog/spdlog.h>

#include "plugins/processor_time.hpp"
#include "plugins/session_impl.hpp"

namespace ludarium::shell {
namespace {

// Of Session::Impl::Kind: what the host is doing meanwhile.
constexpr const char* doing[] = {"loading the plugin", "setting up the game", "applying an action",
                                 "explaining", "thinking"};
// A host that was well for so long is replaced at once; one that dies sooner is waited for.
constexpr milliseconds well_for{1000};
// Who looks at the clock that late was starved, and the host perhaps with it.
constexpr milliseconds late{250};

} // namespace

void Session::Impl::start_host() {
    retry_at_.reset();
    pending_.clear();
    rests_since_.reset();
    positioned_at_.reset();
    refusal_.clear();
    greeted_ = false;
    if (std::exchange(look_again_, false) && !read_manifest_again()) return;
    auto started = HostProcess::start(program_, game_);
    if (!started) return recover_from(blame_for_no_host(started.problem()));
    host_.emplace(std::move(*started));
    pending_[Kind::hello] = {0, clock_.now() + clock_.meanwhile(limits_.start)};
}

// An upgrade may be half done; what it has brought so far is tried. False: the game is over.
bool Session::Impl::read_manifest_again() {
    auto manifest = host::read_manifest(game_.folder);
    if (!manifest || !manifest->library_hash() || manifest->id != game_.manifest.id) return true;
    noticed_ = manifest->hashes != game_.manifest.hashes;
    if (manifest->version != game_.manifest.version) {
        end("the game was updated to " + manifest->version + " while it was played");
        return false;
    }
    if (noticed_) files_changed_ = true;
    game_.manifest = std::move(*manifest);
    return true;
}

std::optional<Time> Session::Impl::deadline() const {
    std::optional<Time> first = retry_at_;
    for (const auto& [kind, pending] : pending_)
        if (!first || pending.until < *first) first = pending.until;
    if (!reports_.empty()) first = clock_.now();
    return first;
}

void Session::Impl::poll() {
    if (retry_at_ && clock_.now() >= *retry_at_) start_host();
    std::string packet;
    // A host that never stops talking gets no more of our time than this; the rest waits for the
    // next poll.
    for (int packets = 0; packets < 64 && host_; ++packets) {
        const auto got = host_->channel().receive(packet);
        if (got == wire::Channel::Got::nothing) break;
        if (got == wire::Channel::Got::closed) return lose_host();
        if (got == wire::Channel::Got::broken) return fail("sent a packet that is too long");
        const auto answer = wire::decode_answer(packet, parts_ ? &*parts_ : nullptr);
        if (!answer) return fail("sent " + answer.problem());
        std::visit([&](const auto& m) { take(answer->number, m); }, answer->message);
    }
    watch_deadlines();
    watch_processor();
}

void Session::Impl::watch_deadlines() {
    const Time now = clock_.now();
    for (auto& [kind, pending] : pending_) {
        if (now < pending.until) continue;
        if (now - pending.until > clock_.meanwhile(late) &&
            !std::exchange(pending.prolonged, true)) {
            pending.until = now + clock_.meanwhile(limits_.answer);
            continue;
        }
        return fail(std::string("did not answer in time: ") + doing[static_cast<std::size_t>(kind)],
                    "staff.reason.hung");
    }
}

// Deadlines see only a host that is asked; whoever computes for nobody takes the visitor's processor.
void Session::Impl::watch_processor() {
    if (!host_ || !pending_.empty()) return;
    const auto used = processor_time(host_->pid());
    if (!rests_since_) rests_since_ = used;
    if (used - *rests_since_ > limits_.unasked) fail("computes though nobody asks it anything");
}

void Session::Impl::fail(const std::string& what, const char* key) {
    const bool changed = host_ && host_->program_changed();
    host_.reset();
    recover_from(blame_for_deed(what, key, changed));
}

void Session::Impl::lose_host() {
    const bool changed = host_->program_changed();
    const HostEnd end = host_->end_after_closing();
    host_.reset();
    recover_from(blame_for_end(end, refusal_, greeted_, changed));
}

// The game goes on in a new host: at once, or if the last one was not well for long, after a while. A
// fault of the system is waited out, however long it lasts; the game's own are counted.
void Session::Impl::recover_from(const Blame& blame) {
    if (ended_) return;
    const Time now = clock_.now();
    if (positioned_at_ && now - *positioned_at_ >= clock_.meanwhile(well_for)) back_off_.reset();
    pending_.clear();
    position_.reset();
    positioned_at_.reset();
    recovering_ = true;
    look_again_ = blame.files_changed;
    const bool news = last_failure_ != blame.reason.what;
    last_failure_ = blame.reason.what;
    if (news && blame.files_changed) noticed_ = true;
    if (blame.system()) {
        // Told once: it may last for hours.
        if (!std::exchange(waits_for_, blame.reason) || news)
            spdlog::warn("game {}: {}; it is tried again until this has passed", game_.manifest.id,
                         blame.reason.what);
    } else {
        count_against_the_game(blame.reason);
        if (ended_) return;
    }
    const milliseconds wait = back_off_.next();
    if (wait.count() == 0) return start_host();
    retry_at_ = now + clock_.meanwhile(wait);
}

// Unless it stumbled over a journal that somebody may have tampered with.
void Session::Impl::count_against_the_game(const Reason& reason) {
    if (unproven_) {
        if (std::exchange(doubted_, true)) return set_journal_aside(reason.what);
        spdlog::warn("game {}: {}, while it took up a journal", game_.manifest.id, reason.what);
        return;
    }
    const int lately = quarantine_.blame(game_.manifest, reason);
    spdlog::warn("game {}: {} ({} of {})", game_.manifest.id, reason.what, lately,
                 Quarantine::enough);
    if (lately >= Quarantine::enough) end(reason.what);
}

void Session::Impl::set_journal_aside(const std::string& why) {
    journal_.set_aside(why);
    end("the journal can't be played on: " + why);
}

void Session::Impl::end(const std::string& reason) {
    host_.reset();
    retry_at_.reset();
    waits_for_.reset();
    pending_.clear();
    position_.reset();
    if (!std::exchange(ended_, true)) reports_.push_back(Ended{reason});
}

// Once for as long as it lasts.
void Session::Impl::watch_journal() {
    const bool ill = !journal_.trouble().empty();
    if (std::exchange(complained_, ill) == ill) return;
    if (ill)
        spdlog::warn("the journal can't be written: {}; a crash would lose this game",
                     journal_.trouble());
    else
        spdlog::info("the journal is written again");
}

} // namespace ludarium::shell
