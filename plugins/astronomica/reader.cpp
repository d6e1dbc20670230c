// Reads positions, as notation.hpp describes them, and refuses what could not stand on the board.
#include <optional>

#include "notation.hpp"

namespace astronomica {

namespace {

using ludarium::Refused;

// The text, word by word: a word ends at a space, a comma, a semicolon or the end.
class Words {
  public:
    explicit Words(std::string_view text) : text_(text) { find_end(); }

    std::string_view word() const { return text_.substr(at_, end_ - at_); }
    std::size_t offset() const { return at_; }
    bool is_last() const { return end_ == text_.size(); }
    // What follows the word; only if it is not the last.
    char mark() const { return text_[end_]; }
    bool goes_on() const { return !is_last() && mark() == ' '; }

    // To the next word, after `mark` and, unless that is one, a space.
    void next(char mark, const char* why) {
        if (is_last() || text_[end_] != mark) refuse_at(end_, why);
        at_ = end_ + 1;
        if (mark != ' ') {
            if (at_ == text_.size() || text_[at_] != ' ') refuse_at(at_, "a space belongs here");
            ++at_;
        }
        find_end();
    }

    [[noreturn]] void refuse(std::string why) const { refuse_at(at_, std::move(why)); }
    [[noreturn]] static void refuse_at(std::size_t offset, std::string why) {
        throw Refused::text(offset, std::move(why));
    }

    // A number without leading zeros, so that there is one way to write it.
    std::optional<unsigned> number(std::string_view digits) const {
        if (digits.empty() || digits.size() > 9 || digits.front() == '0') {
            if (digits == "0") return 0;
            return std::nullopt;
        }
        unsigned value = 0;
        for (char c : digits) {
            if (c < '0' || c > '9') return std::nullopt;
            value = value * 10 + static_cast<unsigned>(c - '0');
        }
        return value;
    }
    unsigned number(std::string_view digits, unsigned least, unsigned most,
                    const char* what) const {
        const auto value = number(digits);
        if (!value || *value < least || *value > most)
            refuse(std::string(what) + " must be a number from " + std::to_string(least) + " to " +
                   std::to_string(most));
        return *value;
    }
    std::optional<Planet> planet() const {
        for (Planet planet : planets)
            if (word() == name(planet)) return planet;
        return std::nullopt;
    }

  private:
    void find_end() { end_ = std::min(text_.find_first_of(" ,;", at_), text_.size()); }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t end_ = 0;
};

class PositionReader {
  public:
    PositionReader(Planets seats, const Terms& terms, std::string_view text) : words_(text) {
        state_.terms = terms;
        state_.seats = seats;
    }

    State read() {
        state_.board = Board(state_.seats, state_.terms);
        for (Planets left = state_.seats; !left.empty();) {
            const auto planet = words_.planet();
            if (!planet || !left.contains(*planet))
                words_.refuse("a player who was not named before belongs here");
            read_side(*planet);
            left.remove(*planet);
            words_.next(left.empty() ? ';' : ',', left.empty()
                                                      ? "a semicolon belongs after the last player"
                                                      : "a comma and the next player belong here");
        }
        check_sides();
        read_turn();
        if (!words_.is_last())
            Words::refuse_at(words_.offset() + words_.word().size(), "nothing may follow here");
        return state_;
    }

  private:
    void read_side(Planet planet) {
        Board& board = state_.board;
        board.set_waiting(planet, 0);
        bool has_tokens = false;
        int stage = 0; // out, axis, cells, tokens, captures: in this order
        unsigned last_cell = 0;
        const auto reach = [&](int wanted, const char* why) {
            if (stage > wanted || (stage == wanted && wanted != cells)) words_.refuse(why);
            stage = wanted;
        };
        while (words_.goes_on()) {
            words_.next(' ', "");
            const std::string_view word = words_.word();
            const std::string_view rest = word.empty() ? word : word.substr(1);
            if (word.substr(0, 3) == "out") {
                reach(out, "what is out comes first");
                board.set_fallen(planet,
                                 words_.number(word.substr(3), 1, planet_count, "the order"));
            } else if (!word.empty() && word[0] == 'a') {
                reach(axis_men, "men on the axis come before the cells, once");
                board.set_waiting(planet,
                                  words_.number(rest, 1, state_.terms.men, "men on the axis"));
            } else if (!word.empty() && word[0] == 't') {
                reach(tokens, "tokens come after the cells, once");
                if (!state_.terms.has_tokens()) words_.refuse("this game has no tokens");
                const unsigned most = planet_count * ransom_tokens;
                board.set_tokens(planet, words_.number(rest, 0, most, "tokens"));
                has_tokens = true;
            } else if (!word.empty() && word[0] == 'c') {
                reach(captures, "captured men come last, once");
                board.set_captured(planet, words_.number(rest, 1, 999'999'999, "captured men"));
            } else {
                reach(cells, "cells come before tokens and captured men");
                last_cell = read_cell(planet, last_cell);
            }
        }
        check_side(planet, has_tokens);
    }
    enum { out = 1, axis_men, cells, tokens, captures };

    // "12" or "20x2"; answers the cell's number.
    unsigned read_cell(Planet planet, unsigned last_cell) {
        const std::string_view word = words_.word();
        const std::size_t cross = std::min(word.find('x'), word.size());
        const unsigned number = words_.number(word.substr(0, cross), 1, cell_count, "a cell");
        if (number <= last_cell) words_.refuse("cells are written in ascending order, each once");
        const Cell cell = cell_at(number - 1);
        if (!state_.board.is_empty(cell))
            words_.refuse(std::string(name(state_.board.planet_at(cell))) +
                          " stands there already");
        unsigned men = 1;
        if (cross < word.size())
            men = words_.number(word.substr(cross + 1), 2, state_.terms.men, "men on a cell");
        for (unsigned i = 0; i < men; ++i) state_.board.put(planet, cell);
        return number;
    }

    void check_side(Planet planet, bool has_tokens) {
        const Side& side = state_.board.side(planet);
        if (side.men() > state_.terms.men)
            words_.refuse(std::string(name(planet)) + " has more men than the game");
        if (side.fallen > 0) {
            if (!has_tokens) state_.board.set_tokens(planet, 0);
            if (side.men() > 0 || side.tokens > 0)
                words_.refuse("a planet that is out has neither men nor tokens");
        } else if (side.men() == 0) {
            words_.refuse(std::string(name(planet)) + " has no men: write out1, out2, …");
        }
    }

    // What can only be judged when everybody stands on the board; the offset is where they end.
    void check_sides() {
        const Board& board = state_.board;
        const unsigned count = state_.seats.size();
        unsigned tokens_held = 0, fallen = 0;
        for (Planet planet : state_.seats) {
            const Side& side = board.side(planet);
            if (side.waiting == 1 && board.is_empty(first_cell(planet)))
                words_.refuse("a single man on the axis of " + std::string(name(planet)) +
                              " stands on its first cell: write the cell");
            tokens_held += side.tokens;
            if (state_.terms.ransom == Ransom::bank && side.tokens > ransom_tokens)
                words_.refuse("where the bank is paid nobody has more than 7 tokens");
            if (side.fallen > 0) fallen |= 1u << (side.fallen - 1);
        }
        if (fallen & (fallen + 1))
            words_.refuse("planets go out one after the other: out1, out2, …");
        unsigned out_count = 0;
        for (Planet planet : state_.seats) out_count += board.side(planet).fallen > 0;
        if (fallen + 1 != 1u << out_count) words_.refuse("two planets went out at the same time");
        if (out_count == count) words_.refuse("somebody must be in play");
        if (state_.terms.ransom == Ransom::captor && tokens_held != count * ransom_tokens)
            words_.refuse("the players must have " + std::to_string(count * ransom_tokens) +
                          " tokens together, not " + std::to_string(tokens_held));
    }

    void read_turn() {
        const bool one_left = state_.board.in_play().size() == 1;
        if (words_.word() == "end") {
            if (!one_left && !state_.terms.has_limit())
                words_.refuse("more than one colour is left: the game goes on");
            state_.phase = Phase::over;
            return;
        }
        if (one_left) words_.refuse("one colour is left: write end");
        if (words_.word() == "opening") return read_opening();
        state_.turn = player_in_play("whose turn it is");
        state_.phase = Phase::throwing;
        if (words_.goes_on()) read_throw();
        if (state_.terms.has_limit()) read_round();
    }

    Planet player_in_play(const char* what) {
        const auto planet = words_.planet();
        if (!planet || !state_.board.in_play().contains(*planet))
            words_.refuse(std::string(what) + " must be a planet that is in play");
        return *planet;
    }

    void read_throw() {
        state_.phase = Phase::moving;
        std::array<unsigned, dice_count> dice{};
        DiceSet played = no_dice;
        for (unsigned i = 0; i < dice_count; ++i) {
            words_.next(' ', "three dice belong here");
            std::string_view word = words_.word();
            if (!word.empty() && word.back() == '*') {
                played = static_cast<DiceSet>(played | 1u << i);
                word.remove_suffix(1);
            }
            dice[i] = words_.number(word, 1, state_.terms.sides, "a die");
            if (i > 0 && dice[i] < dice[i - 1])
                words_.refuse("dice are written in ascending order");
        }
        state_.thrown = Throw(dice[0], dice[1], dice[2]);
        if (played == no_dice) return;
        if (state_.terms.dice == DiceUse::total) words_.refuse("the total is played at once");
        if (played == all_dice) words_.refuse("a die must be left to play");
        if (!state_.thrown.is_plain(played, all_dice))
            words_.refuse("of equal dice the first is played first");
        state_.thrown.play(played);
        read_moved();
    }

    // As many men as dice played, or one for the sum of two.
    void read_moved() {
        words_.next(' ', "the men who have moved belong here");
        if (words_.word() != "moved")
            words_.refuse("\"moved\" and cells belong after a played die");
        while (words_.goes_on()) {
            words_.next(' ', "");
            const Cell cell = cell_at(words_.number(words_.word(), 1, cell_count, "a cell") - 1);
            if (state_.moved.count() == size(state_.thrown.played()))
                words_.refuse("more men have moved than dice were played");
            state_.moved.add(cell);
            const unsigned there =
                state_.board.stands(state_.turn, cell) ? state_.board.men_at(cell) : 0;
            if (state_.moved.on(cell) > there)
                words_.refuse(std::string(name(state_.turn)) + " has no such man there");
        }
        if (state_.moved.count() == 0)
            words_.refuse("the cells of the men who have moved belong here");
    }

    void read_round() {
        words_.next(';', "a semicolon and the round belong here");
        if (words_.word() != "round") words_.refuse("\"round\" and its number belong here");
        words_.next(' ', "the number of the round belongs here");
        const unsigned round = words_.number(words_.word(), 1, state_.terms.rounds, "the round");
        state_.rounds = static_cast<std::uint8_t>(round - 1);
        words_.next(' ', "\"from\" and who started belong here");
        if (words_.word() != "from") words_.refuse("\"from\" and who started belong here");
        words_.next(' ', "who started belongs here");
        const auto planet = words_.planet();
        if (!planet || !state_.seats.contains(*planet))
            words_.refuse("who started must be a player");
        state_.starter = *planet;
    }

    void read_opening() {
        Planets throwers;
        Opening opening;
        std::optional<Planet> current;
        while (words_.goes_on()) {
            words_.next(' ', "");
            if (const auto planet = words_.planet()) {
                if (!state_.board.in_play().contains(*planet))
                    words_.refuse("only players in play throw");
                if (current && *planet <= *current)
                    words_.refuse("throwers are written in the planets' order, each once");
                current = planet;
                throwers.add(*planet);
            } else {
                if (!current || opening.thrown(*current) > 0)
                    words_.refuse("a planet belongs here");
                opening.set_thrown(*current,
                                   words_.number(words_.word(), 1, state_.terms.sides, "a die"));
            }
        }
        if (throwers.size() < 2) words_.refuse("two players or more throw for the start");
        state_.opening = Opening(throwers);
        for (Planet planet : throwers) state_.opening.set_thrown(planet, opening.thrown(planet));
        check_order_of_throws();
        if (!state_.opening.is_decided()) return;
        state_.phase = Phase::throwing;
        state_.turn = *state_.opening.highest().begin();
        if (state_.terms.has_limit()) state_.starter = state_.turn;
    }

    // Nobody throws before those who come first, clockwise from Saturn.
    void check_order_of_throws() const {
        bool missing = false;
        Planet planet = Planet::saturn;
        for (unsigned i = 0; i < planet_count; ++i, planet = clockwise(planet)) {
            if (!state_.opening.throwers().contains(planet)) continue;
            const bool thrown = state_.opening.thrown(planet) > 0;
            if (thrown && missing) words_.refuse("players throw clockwise from Saturn");
            missing |= !thrown;
        }
    }

    Words words_;
    State state_;
};

} // namespace

State read_position(Planets seats, const Terms& terms, std::string_view text) {
    return PositionReader(seats, terms, text).read();
}

} // namespace astronomica
