#include <algorithm>

#include <spdlog/spdlog.h>

#include "plugins/session_impl.hpp"

namespace ludarium::shell {

// Is this the answer we wait for? An older one, to a request that was replaced, is dropped.
bool Session::Impl::answers(Kind kind, std::uint32_t number) {
    const auto found = pending_.find(kind);
    if (found == pending_.end() || found->second.number != number) return false;
    pending_.erase(found);
    return true;
}

void Session::Impl::take(std::uint32_t, const wire::Hello& hello) {
    if (std::exchange(greeted_, true)) return fail("introduced itself twice");
    if (hello.parts.id != game_.manifest.id || hello.parts.version != game_.manifest.version)
        return fail("runs another game than its manifest says: the library is " + hello.parts.id +
                    " " + hello.parts.version + ", but plugin.json says " + game_.manifest.id +
                    " " + game_.manifest.version);
    pending_.erase(Kind::hello);
    if (parts_ && *parts_ != hello.parts) {
        // Whoever shows the game holds on to what it was made of.
        if (files_changed_) return end("the game was replaced by another while it was played");
        return fail("introduced itself as another game than before");
    }
    parts_ = hello.parts;
    replay();
}

void Session::Impl::take(std::uint32_t, const wire::Refused& refused) {
    // Why it goes is told by its exit, a moment later.
    if (greeted_) return fail("refused the game after it had begun");
    refusal_ = refused.reason;
}

void Session::Impl::take(std::uint32_t number, const wire::Positioned& answer) {
    if (!answers(Kind::replay, number)) return;
    if (answer.position.ply != journal_.actions().size())
        return fail("replayed another number of actions");
    const bool recovered = recovering_;
    if (recovered && known_hash_ && *known_hash_ != answer.position.hash) {
        if (files_changed_) return end("the game was replaced while it was played");
        return fail("came to another position with the same actions");
    }
    recovering_ = unproven_ = false;
    positioned_at_ = clock_.now();
    if (std::exchange(waits_for_, std::nullopt))
        spdlog::info("game {}: the fault has passed", game_.manifest.id);
    position_ = answer.position;
    known_hash_ = position_->hash;
    if (recovered) reports_.push_back(Recovered{std::exchange(last_failure_, "")});
    reports_.push_back(Started{*position_});
    if (played_)
        ask_play();
    else if (throw_wanted_)
        throw_dice();
    else if (thought_)
        ask_thought();
}

void Session::Impl::take(std::uint32_t number, const wire::Applied& answer) {
    if (!answers(Kind::play, number)) return;
    if (answer.position.ply != journal_.actions().size() + 1)
        return fail("counts its actions wrongly");
    const Action action = *std::exchange(played_, std::nullopt);
    forget_thought();
    // The journal first: what the visitor has seen is never lost.
    journal_.append(action);
    watch_journal();
    position_ = answer.position;
    known_hash_ = position_->hash;
    reports_.push_back(Played{action, answer.happenings, *position_});
}

void Session::Impl::take(std::uint32_t number, const wire::Reasoned& answer) {
    if (answers(Kind::explain, number)) reports_.push_back(Explained{answer.told.value_or(Told{})});
}

void Session::Impl::take(std::uint32_t number, const wire::Decided& answer) {
    if (!answers(Kind::think, number) || !thought_ || !position_) return;
    const bool legal = std::any_of(position_->legal.begin(), position_->legal.end(),
                                   [&](const LegalMove& m) { return m.action == answer.action; });
    if (!legal) return fail("chose an action that is not legal");
    const bool reason = std::exchange(thought_, std::nullopt)->reason;
    if (reason)
        reports_.push_back(Hinted{answer.action, answer.told.value_or(Told{})});
    else
        reports_.push_back(Chosen{answer.action});
}

void Session::Impl::take(std::uint32_t number, const wire::Failed& answer) {
    const bool hint = thought_ && thought_->reason;
    if (number == begin_number_ && !journal_.header().position.empty()) {
        // Whoever wrote the position made a slip; the game has done nothing wrong.
        end(answer.reason);
    } else if (unproven_ && (number == begin_number_ || answers(Kind::replay, number))) {
        set_journal_aside(answer.reason);
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

void Session::Impl::take(std::uint32_t, const wire::Said& said) {
    if (++lines_ <= 200) spdlog::info("plugin {}: {}", game_.manifest.id, said.line);
}

} // namespace ludarium::shell
