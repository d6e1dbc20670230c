#include "terminal_game.hpp"

#include <algorithm>
#include <iostream>
#include <sstream>

#include <ludarium/host/deadline.hpp>
#include <ludarium/search/rules.hpp>

#include "typed_move.hpp"

namespace ludarium::ctl {
namespace {

constexpr const char* help = "a move (FROM-TO, or FROM TO), or: moves, "
                             "board, hint, why FROM [TO], undo, quit\n";

} // namespace

TerminalGame::TerminalGame(const ConfinedGame& game, const GameWords& words,
                           const SpotPlaces& places, host::State start, TerminalSettings settings,
                           std::istream& in, std::ostream& out)
    : game_(game),
      words_(words),
      board_(game, places),
      settings_(std::move(settings)),
      in_(in),
      out_(out) {
    states_.push_back(std::move(start));
}

void TerminalGame::play() {
    if (!settings_.people.empty()) out_ << help;
    for (;;) {
        const auto actor = now().actor();
        if (actor == LUDARIUM_END) return show_end();
        const bool person = is_person(whose_turn());
        if (!person && actor == LUDARIUM_CHANCE)
            throw_dice();
        else if (!person)
            think();
        else if ((actor == LUDARIUM_CHANCE ? ask_for_throw() : ask_for_move()) == Asked::quit)
            return;
    }
}

std::uint32_t TerminalGame::whose_turn() const {
    if (now().actor() >= 0) return static_cast<std::uint32_t>(now().actor());
    const auto seen = now().view();
    return seen ? seen->turn : LUDARIUM_NONE;
}

std::vector<Action> TerminalGame::legal() const {
    auto legal = now().legal_actions();
    if (!legal) throw std::runtime_error(legal.problem());
    return std::move(*legal);
}

// Asking.

// Until `answer`, or a command, has led to another position.
template <class Answer>
TerminalGame::Asked TerminalGame::ask(const std::string& prompt, Answer answer) {
    const std::size_t before = states_.size();
    for (std::string line; out_ << prompt << std::flush, std::getline(in_, line);) {
        std::istringstream words(line);
        std::string command;
        words >> command;
        if (command == "quit") return Asked::quit;
        if (!obey(command, words)) answer(line);
        if (states_.size() != before) return Asked::answered;
    }
    out_ << "\n";
    return Asked::quit;
}

TerminalGame::Asked TerminalGame::ask_for_throw() {
    out_ << "\n";
    return ask(mover() + ", press Enter to throw> ", [this](const std::string& line) {
        if (line.empty() || line == "throw")
            throw_dice();
        else
            out_ << "the dice first: press Enter\n";
    });
}

TerminalGame::Asked TerminalGame::ask_for_move() {
    show_board();
    return ask(mover() + "> ", [this](const std::string& line) {
        if (!line.empty()) move(line);
    });
}

bool TerminalGame::obey(const std::string& command, std::istream& words) {
    if (command == "undo") {
        undo();
    } else if (command == "hint") {
        hint();
    } else if (command == "moves") {
        list_moves(legal());
    } else if (command == "board") {
        show_board();
    } else if (command == "help") {
        out_ << help;
    } else if (command == "why") {
        std::string from, to;
        words >> from >> to;
        why(spot(from), spot(to));
    } else {
        return false;
    }
    return true;
}

void TerminalGame::move(const std::string& typed) {
    if (const auto action = now().action_from_text(typed)) return apply(*action, mover());
    std::vector<PlayedMove> moves;
    for (const Action action : legal())
        if (const auto made = now().describe(action)) moves.push_back({action, *made});
    const MeantMove meant(game_.plugin.descriptor(), mover(), moves, typed);
    if (!meant.understood()) {
        out_ << "that is not a move here; type moves, or help\n";
    } else if (meant.actions.empty()) {
        why(meant.from, meant.to);
    } else if (meant.actions.size() == 1) {
        apply(meant.actions[0], mover());
    } else {
        out_ << "which one?";
        list_moves(meant.actions);
    }
}

// Answering.

// The same throw falls again after an undo: taking back is not for better dice.
std::uint64_t TerminalGame::seed_here() const {
    return search::mixed(settings_.seed + states_.size());
}

void TerminalGame::throw_dice() {
    const auto throws = legal();
    const auto weights = now().chance_weights();
    if (!weights || weights->size() != throws.size())
        throw std::runtime_error("the game has no dice to throw");
    const auto i = search::Random(seed_here()).by_weight(*weights);
    const auto player = whose_turn();
    apply(throws[i], player == LUDARIUM_NONE ? "dice" : game_.player(player) + " throws");
}

void TerminalGame::think() {
    const auto* ai = game_.plugin.ai();
    if (!ai) throw std::runtime_error("the game has no computer player; name all with --person");
    const host::Deadline deadline(settings_.think_ms);
    const auto watch = deadline.watch();
    const ludarium_ai_request request{std::min(settings_.level, ai->level_count - 1),
                                      settings_.think_ms, 0, seed_here()};
    ludarium_ai_answer answer{};
    if (ai->choose(now().raw(), &request, &watch, &answer) != LUDARIUM_OK)
        throw std::runtime_error("the computer did not answer");
    apply(answer.action, mover());
}

void TerminalGame::apply(Action action, const std::string& who) {
    const auto text = now().action_text(action);
    auto next = now().clone();
    if (!next) throw std::runtime_error(next.problem());
    std::vector<ludarium_event> events;
    if (next->apply(action, &events) != LUDARIUM_OK)
        throw std::runtime_error("the game refused a move");
    out_ << who << ": " << (text ? *text : "?") << "\n";
    states_.push_back(std::move(*next));
    for (const auto& event : events) tell(event);
}

void TerminalGame::undo() {
    std::size_t keep = states_.size() - 1;
    while (keep > 0) {
        const auto actor = states_[keep - 1].actor();
        if (actor >= 0 && is_person(static_cast<std::uint32_t>(actor))) break;
        --keep;
    }
    if (keep == 0) {
        out_ << "there is nothing to take back\n";
        return;
    }
    states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(keep), states_.end());
}

// Telling.

void TerminalGame::tell(const ludarium_event& event) {
    const auto& d = game_.plugin.descriptor();
    const auto player = [&](std::uint16_t index) {
        return index < d.player_count ? game_.player(index) : std::string("the bank");
    };
    const std::string key(ludarium::view(event.key));
    switch (event.kind) {
    case LUDARIUM_EVENT_HIT:
    case LUDARIUM_EVENT_CAPTURED:
        if (event.piece >= d.piece_count) return;
        out_ << "    " << ludarium::view(d.pieces[event.piece].id) << " is taken on "
             << spot_name(event.from)
             << (event.to == LUDARIUM_NONE ? "" : " and waits in " + spot_name(event.to)) << "\n";
        return;
    case LUDARIUM_EVENT_LOST: {
        ludarium_message why{};
        const auto* explain = game_.plugin.explain();
        const bool known = explain && explain->forced(now().raw(), &why) == LUDARIUM_OK;
        out_ << "    "
             << (known ? words_.told(why, d) : player(event.player) + " can't play the throw")
             << "\n";
        return;
    }
    case LUDARIUM_EVENT_PAID:
        out_ << "    " << player(event.player) << " pays " << event.value << " to "
             << player(event.other) << "\n";
        return;
    case LUDARIUM_EVENT_OUT:
        out_ << "    " << player(event.player) << " is out\n";
        return;
    default:
        if (!key.empty()) out_ << "    " << words_.named(key, key) << "\n";
    }
}

void TerminalGame::show_board() {
    out_ << "\n" << board_.drawn(now());
    ludarium_message bound{};
    const auto* explain = game_.plugin.explain();
    if (now().actor() >= 0 && explain && explain->forced(now().raw(), &bound) == LUDARIUM_OK)
        out_ << words_.told(bound, game_.plugin.descriptor()) << "\n";
}

void TerminalGame::hint() {
    const auto* hint = game_.plugin.hint();
    const host::Deadline deadline(settings_.think_ms);
    const auto watch = deadline.watch();
    const ludarium_ai_request request{0, settings_.think_ms, 0, seed_here()};
    ludarium_hint_answer answer{};
    if (!hint || now().actor() < 0 ||
        hint->hint(now().raw(), &request, &watch, &answer) != LUDARIUM_OK) {
        out_ << "the game gives no hint\n";
        return;
    }
    const auto text = now().action_text(answer.action);
    out_ << (text ? *text : "?") << "   " << words_.told(answer.message, game_.plugin.descriptor())
         << "\n";
}

std::uint16_t TerminalGame::spot(const std::string& word) const {
    return spot_called(game_.plugin.descriptor(), word, mover());
}

std::string TerminalGame::spot_name(std::uint16_t spot) const {
    const auto& d = game_.plugin.descriptor();
    return spot < d.spot_count ? std::string(ludarium::view(d.spots[spot])) : std::string("?");
}

void TerminalGame::why(std::uint16_t from, std::uint16_t to) {
    const auto* explain = game_.plugin.explain();
    ludarium_message message{};
    if (explain && explain->why_not(now().raw(), from, to, &message) == LUDARIUM_OK)
        out_ << words_.told(message, game_.plugin.descriptor()) << "\n";
    else
        out_ << "nothing speaks against it\n";
}

void TerminalGame::list_moves(const std::vector<Action>& actions) {
    for (const Action action : actions) {
        const auto text = now().action_text(action);
        out_ << " " << (text ? *text : "?");
    }
    out_ << "\n";
}

void TerminalGame::show_end() {
    out_ << "\n" << board_.drawn(now());
    const auto outcome = now().outcome();
    if (!outcome) throw std::runtime_error(outcome.problem());
    const std::string reason(ludarium::view(outcome->reason));
    out_ << words_.named(reason, reason);
    const auto players = static_cast<std::uint32_t>(game_.manifest.players.size());
    for (std::uint32_t place = 1; place <= players; ++place)
        for (std::uint32_t p = 0; p < players; ++p)
            if (static_cast<std::uint32_t>(outcome->results[p].place) == place)
                out_ << "  " << place << ". " << game_.player(p);
    out_ << "\n";
}

} // namespace ludarium::ctl
