#include "board_run.hpp"

#include <algorithm>
#include <tuple>

#include <ludarium/host/board_setup.hpp>

namespace ludarium::validator {
namespace {

using host::Board;
using host::BoardLine;

std::uint32_t index_in(const std::vector<std::string>& names, const std::string& name) {
    return static_cast<std::uint32_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

class Run {
  public:
    Run(const Trial& trial, const Board& board, const std::string& file)
        : trial_(trial), board_(board), file_(file), state_(begin()) {}

    void all() {
        for (const auto& line : board_.lines) {
            here_ = line.line;
            switch (line.kind) {
            case BoardLine::Kind::play:
                for (const auto& move : line.words()) play(move);
                break;
            case BoardLine::Kind::visitor:
                visitor(line.words());
                break;
            case BoardLine::Kind::wrong:
                if (right_is_all_) fail("\"!\" is never said: every legal move is right here");
                break;
            case BoardLine::Kind::claim:
                claim(line.words());
                break;
            case BoardLine::Kind::caption:
                break;
            }
        }
    }

  private:
    [[noreturn]] void fail(const std::string& what) const {
        throw Failed{file_ + ":" + std::to_string(here_ ? here_ : board_.line) + ": " + what};
    }

    std::uint32_t player(const std::string& name) const {
        const auto number = index_in(trial_.manifest.players, name);
        if (number == trial_.manifest.players.size()) fail("there is no player " + name);
        return number;
    }

    State begin() const {
        const auto setup = needed(host::setup_of(board_, trial_.manifest));
        const NamedSetup chosen{"page", setup.seats, setup.choices, true};
        auto state = board_.position == "start"
                         ? State::create(trial_.plugin, chosen.raw())
                         : State::from_text(trial_.plugin, chosen.raw(), board_.position);
        if (!state) fail(state.problem());
        return std::move(*state);
    }

    Action legal(const State& state, const std::string& move) const {
        if (!is_legal(state, move)) fail("the move " + move + " is not legal there");
        const auto action = state.action_from_text(move);
        // The kiosk finds a move by its text, so there is one spelling.
        if (const auto text = needed(state.action_text(*action)); text != move)
            fail("the move " + move + " is written " + text);
        return *action;
    }
    void play(const std::string& move) {
        if (state_.apply(legal(state_, move)) != LUDARIUM_OK)
            fail("the move " + move + " is refused");
    }

    void visitor(const std::vector<std::string>& right) {
        if (state_.actor() < 0) fail("it is nobody's turn there");
        const auto actions = right_actions(state_, right);
        right_is_all_ = actions.size() == needed(state_.legal_actions()).size();
        for (const auto action : actions) see_that_it_goes_on(action);
        if (state_.apply(actions.front()) != LUDARIUM_OK) fail("a legal move is refused");
    }
    std::vector<Action> right_actions(const State& state,
                                      const std::vector<std::string>& right) const {
        if (right == std::vector<std::string>{"any"}) return needed(state.legal_actions());
        std::vector<Action> actions;
        for (const auto& move : right) actions.push_back(legal(state, move));
        return actions;
    }
    // Whichever right move a visitor makes, what follows can be played.
    void see_that_it_goes_on(Action chosen) const {
        auto state = needed(state_.clone());
        const auto move = needed(state.action_text(chosen));
        if (state.apply(chosen) != LUDARIUM_OK) fail("the move " + move + " is refused");
        const auto follow = [&](const std::string& next, std::size_t line) {
            if (next != "any" && !is_legal(state, next))
                fail("after " + move + " the move " + next + " of line " + std::to_string(line) +
                     " is not legal");
            const auto action = next == "any" ? needed(state.legal_actions()).front()
                                              : needed(state.action_from_text(next));
            if (state.apply(action) != LUDARIUM_OK) fail("the move " + next + " is refused");
        };
        for (const auto& line : board_.lines) {
            if (line.line <= here_) continue;
            if (line.kind == BoardLine::Kind::play)
                for (const auto& next : line.words()) follow(next, line.line);
            if (line.kind == BoardLine::Kind::visitor) follow(line.words().front(), line.line);
        }
    }

    void claim(const std::vector<std::string>& words) {
        if (words == std::vector<std::string>{"draw"})
            return expect(winners() > 1, "it is not a draw there");
        if (words.size() != 2) fail("a claim is two words: \"e7 empty\", \"wins white\"");
        const auto& [what, value] = std::tie(words[0], words[1]);
        if (what == "wins")
            expect(won(player(value)), value + " has not won there");
        else if (what == "turn")
            expect(needed(state_.view()).turn == player(value), "it is not " + value + "'s turn");
        else if (what == "phase")
            expect(needed(state_.view()).phase == value, "the phase is not " + value);
        else if (what == "legal")
            expect(std::to_string(needed(state_.legal_actions()).size()) == value,
                   std::to_string(needed(state_.legal_actions()).size()) + " moves are legal");
        else if (what == "no")
            expect(!is_legal(state_, value), "the move " + value + " is legal there");
        else
            expect(standing_on(what) == value, what + " holds: " + standing_on(what));
    }
    void expect(bool true_there, const std::string& otherwise) const {
        if (!true_there) fail(otherwise);
    }
    bool is_legal(const State& state, const std::string& move) const {
        const auto action = state.action_from_text(move);
        const auto actions = needed(state.legal_actions());
        return action && std::binary_search(actions.begin(), actions.end(), *action);
    }
    bool won(std::uint32_t player) const {
        return winners() == 1 && needed(state_.outcome()).results[player].place == 1;
    }
    long winners() const {
        if (state_.actor() != LUDARIUM_END) return 0;
        const auto outcome = needed(state_.outcome());
        return std::count_if(std::begin(outcome.results), std::end(outcome.results),
                             [](const ludarium_result& result) { return result.place == 1; });
    }

    // "white", "white×3", "black×2+white", "empty".
    std::string standing_on(const std::string& spot) const {
        const auto& descriptor = trial_.plugin.descriptor();
        std::string text;
        bool known = false;
        for (std::uint32_t n = 0; n < descriptor.spot_count; ++n)
            known = known || ludarium::view(descriptor.spots[n]) == spot;
        if (!known) fail("there is no spot " + spot);
        for (const auto& stack : needed(state_.view()).stacks) {
            if (ludarium::view(descriptor.spots[stack.spot]) != spot || stack.count == 0) continue;
            if (!text.empty()) text += "+";
            text += ludarium::view(descriptor.pieces[stack.piece].id);
            if (stack.count > 1) text += "×" + std::to_string(stack.count);
        }
        return text.empty() ? "empty" : text;
    }

    template <class Value>
    Value needed(host::Result<Value> result) const {
        if (!result) fail(result.problem());
        return std::move(*result);
    }

    const Trial& trial_;
    const Board& board_;
    const std::string& file_;
    std::size_t here_ = 0;
    bool right_is_all_ = false;
    State state_;
};

} // namespace

void run_board(const Trial& trial, const Board& board, const std::string& file) {
    Run(trial, board, file).all();
}

} // namespace ludarium::validator
