#include "board_run.hpp"

#include <algorithm>
#include <tuple>

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

    // The defaults, but for what stands behind ```board.
    NamedSetup setup() const {
        const auto& manifest = trial_.manifest;
        NamedSetup setup{"page", (1u << manifest.max_seats) - 1, {}, true};
        for (const auto& option : manifest.options) setup.choices.push_back(option.default_choice);
        for (const auto& [name, value] : board_.choices) {
            if (name == "seats") {
                setup.seats = seats(value);
                continue;
            }
            const auto option = std::find_if(manifest.options.begin(), manifest.options.end(),
                                             [&name = name](auto& o) { return o.id == name; });
            if (option == manifest.options.end()) fail("the game has no option " + name);
            const auto choice = index_in(option->choices, value);
            if (choice == option->choices.size()) fail(name + " can't be " + value);
            setup.choices[static_cast<std::size_t>(option - manifest.options.begin())] = choice;
        }
        return setup;
    }
    std::uint32_t seats(const std::string& names) const {
        std::uint32_t taken = 0;
        for (std::size_t from = 0; from <= names.size();) {
            const auto to = std::min(names.find('+', from), names.size());
            taken |= 1u << player(names.substr(from, to - from));
            from = to + 1;
        }
        return taken;
    }
    std::uint32_t player(const std::string& name) const {
        const auto number = index_in(trial_.manifest.players, name);
        if (number == trial_.manifest.players.size()) fail("there is no player " + name);
        return number;
    }

    State begin() const {
        const auto chosen = setup();
        auto state = board_.position == "start"
                         ? State::create(trial_.plugin, chosen.raw())
                         : State::from_text(trial_.plugin, chosen.raw(), board_.position);
        if (!state) fail(state.problem());
        return std::move(*state);
    }

    Action legal(const std::string& move) const {
        const auto action = state_.action_from_text(move);
        const auto actions = needed(state_.legal_actions());
        if (!action || !std::binary_search(actions.begin(), actions.end(), *action))
            fail("the move " + move + " is not legal there");
        return *action;
    }
    void play(const std::string& move) {
        if (state_.apply(legal(move)) != LUDARIUM_OK) fail("the move " + move + " is refused");
    }

    void visitor(const std::vector<std::string>& right) {
        if (state_.actor() < 0) fail("it is nobody's turn there");
        const auto actions = needed(state_.legal_actions());
        if (right == std::vector<std::string>{"any"}) {
            right_is_all_ = true;
            if (state_.apply(actions.front()) != LUDARIUM_OK) fail("a legal move is refused");
            return;
        }
        for (const auto& move : right) legal(move);
        right_is_all_ = right.size() == actions.size();
        play(right.front());
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
            expect(!is_legal(value), "the move " + value + " is legal there");
        else
            expect(standing_on(what) == value, what + " holds: " + standing_on(what));
    }
    void expect(bool true_there, const std::string& otherwise) const {
        if (!true_there) fail(otherwise);
    }
    bool is_legal(const std::string& move) const {
        const auto action = state_.action_from_text(move);
        const auto actions = needed(state_.legal_actions());
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
