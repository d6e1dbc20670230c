#include "terminal_game.hpp"

#include <chrono>
#include <iostream>
#include <sstream>

#include <ludarium/search/rules.hpp>

#include "text_board.hpp"

namespace ludarium::ctl {
namespace {

using Clock = std::chrono::steady_clock;

struct Deadline {
    Clock::time_point at;
    static std::int32_t passed(void* context) {
        return Clock::now() >= static_cast<Deadline*>(context)->at;
    }
};

std::string said(const ludarium_message& message) {
    std::string text(ludarium::view(message.key));
    for (std::uint32_t i = 0; i < message.argument_count && i < LUDARIUM_MAX_ARGUMENTS; ++i)
        text += " " + std::string(ludarium::view(message.arguments[i].name)) + "=" +
                std::to_string(message.arguments[i].value);
    return text;
}

} // namespace

TerminalGame::TerminalGame(const ConfinedGame& game, host::State start, TerminalSettings settings,
                           std::istream& in, std::ostream& out)
    : game_(game), settings_(std::move(settings)), in_(in), out_(out) {
    states_.push_back(std::move(start));
}

void TerminalGame::play() {
    for (;;) {
        const auto actor = now().actor();
        if (actor == LUDARIUM_END) return show_end();
        if (actor == LUDARIUM_CHANCE)
            throw_dice();
        else if (!settings_.people.count(static_cast<std::uint32_t>(actor)))
            think();
        else if (!ask())
            return;
    }
}

// The same throw falls again after an undo: taking back is not for better dice.
std::uint64_t TerminalGame::seed_here() const {
    return search::mixed(settings_.seed + states_.size());
}

void TerminalGame::throw_dice() {
    const auto legal = now().legal_actions();
    const auto weights = now().chance_weights();
    if (!legal || !weights || weights->size() != legal->size())
        throw std::runtime_error("the game has no dice to throw");
    std::uint64_t total = 0;
    for (const auto weight : *weights) total += weight;
    auto drawn = search::Random(seed_here()).below(total);
    std::size_t i = 0;
    while (drawn >= (*weights)[i]) drawn -= (*weights)[i++];
    apply((*legal)[i], "dice");
}

void TerminalGame::think() {
    const auto* ai = game_.plugin.ai();
    if (!ai) throw std::runtime_error("the game has no computer player; name all --people");
    Deadline deadline{Clock::now() + std::chrono::milliseconds(settings_.think_ms)};
    const ludarium_watch watch{&deadline, Deadline::passed};
    const ludarium_ai_request request{std::min(settings_.level, ai->level_count - 1),
                                      settings_.think_ms, 0, seed_here()};
    ludarium_ai_answer answer{};
    if (ai->choose(now().raw(), &request, &watch, &answer) != LUDARIUM_OK)
        throw std::runtime_error("the computer did not answer");
    apply(answer.action, game_.player(static_cast<std::uint32_t>(now().actor())));
}

void TerminalGame::apply(Action action, const std::string& who) {
    const auto text = now().action_text(action);
    auto next = now().clone();
    if (!next) throw std::runtime_error(next.problem());
    std::vector<ludarium_event> events;
    if (next->apply(action, &events) != LUDARIUM_OK)
        throw std::runtime_error("the game refused a move");
    out_ << who << ": " << (text ? *text : "?");
    for (const auto& event : events)
        if (event.key.length) out_ << "   [" << ludarium::view(event.key) << "]";
    out_ << "\n";
    states_.push_back(std::move(*next));
}

bool TerminalGame::ask() {
    const auto who = game_.player(static_cast<std::uint32_t>(now().actor()));
    out_ << "\n" << text_board(game_, now());
    for (std::string line; out_ << who << "> " << std::flush, std::getline(in_, line);) {
        std::istringstream words(line);
        std::string command;
        if (!(words >> command)) continue;
        if (command == "quit") return false;
        const std::size_t before = states_.size();
        if (!obey(command, words)) move(command);
        if (states_.size() != before) return true;
    }
    out_ << "\n";
    return false;
}

bool TerminalGame::obey(const std::string& command, std::istream& words) {
    if (command == "undo") {
        undo();
    } else if (command == "hint") {
        hint();
    } else if (command == "moves") {
        list_moves();
    } else if (command == "board") {
        out_ << text_board(game_, now());
    } else if (command == "help") {
        out_ << "a move, or: moves, board, hint, why FROM [TO], undo, quit\n";
    } else if (command == "why") {
        std::string from, to;
        words >> from >> to;
        why(from, to);
    } else {
        return false;
    }
    return true;
}

void TerminalGame::move(const std::string& text) {
    const auto action = now().action_from_text(text);
    if (!action) {
        out_ << "that is not a move here; type moves, or help\n";
        return;
    }
    apply(*action, game_.player(static_cast<std::uint32_t>(now().actor())));
}

void TerminalGame::undo() {
    std::size_t keep = states_.size() - 1;
    while (keep > 0) {
        const auto actor = states_[keep - 1].actor();
        if (actor >= 0 && settings_.people.count(static_cast<std::uint32_t>(actor))) break;
        --keep;
    }
    if (keep == 0) {
        out_ << "there is nothing to take back\n";
        return;
    }
    states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(keep), states_.end());
}

void TerminalGame::hint() {
    const auto* hint = game_.plugin.hint();
    Deadline deadline{Clock::now() + std::chrono::milliseconds(settings_.think_ms)};
    const ludarium_watch watch{&deadline, Deadline::passed};
    const ludarium_ai_request request{0, settings_.think_ms, 0, seed_here()};
    ludarium_hint_answer answer{};
    if (!hint || hint->hint(now().raw(), &request, &watch, &answer) != LUDARIUM_OK) {
        out_ << "the game gives no hint\n";
        return;
    }
    const auto text = now().action_text(answer.action);
    out_ << (text ? *text : "?") << "   " << said(answer.message) << "\n";
}

std::uint16_t TerminalGame::spot(const std::string& id) const {
    const auto& d = game_.plugin.descriptor();
    for (std::uint32_t i = 0; i < d.spot_count; ++i)
        if (ludarium::view(d.spots[i]) == id) return static_cast<std::uint16_t>(i);
    return LUDARIUM_NONE;
}

void TerminalGame::why(const std::string& from, const std::string& to) {
    const auto* explain = game_.plugin.explain();
    ludarium_message message{};
    if (explain && explain->why_not(now().raw(), spot(from), spot(to), &message) == LUDARIUM_OK)
        out_ << said(message) << "\n";
    else
        out_ << "nothing speaks against it\n";
}

void TerminalGame::list_moves() {
    const auto legal = now().legal_actions();
    if (!legal) return;
    for (const Action action : *legal) {
        const auto text = now().action_text(action);
        out_ << " " << (text ? *text : "?");
    }
    out_ << "\n";
}

void TerminalGame::show_end() {
    out_ << "\n" << text_board(game_, now());
    const auto outcome = now().outcome();
    if (!outcome) throw std::runtime_error(outcome.problem());
    out_ << ludarium::view(outcome->reason) << ":";
    for (std::uint32_t p = 0; p < game_.manifest.players.size(); ++p)
        if (outcome->results[p].place)
            out_ << "  " << outcome->results[p].place << ". " << game_.player(p);
    out_ << "\n";
}

} // namespace ludarium::ctl
