#include "notation.hpp"

#include <ludarium/types.hpp>

#include "play.hpp"

namespace tables {

namespace {

std::string_view name(const Rules& rules, Place place) {
    if (place == Rules::reserve()) return "reserve";
    if (place == rules.home()) return "home";
    if (rules.is_column(place)) return rules.column_names[index(place) - rules.cells - 2];
    return rules.cell_names[index(place) - 1];
}

std::string counted(std::string_view what, unsigned count) {
    std::string text(what);
    if (count > 1) text += ":" + std::to_string(count);
    return text;
}

// A colour that has a man there has ventured; nobody needs to be told.
Mask beyond_doubt(const Rules& rules) {
    return bit(rules.places()) - bit(rules.safe_cells + 1);
}

std::string men_text(const Rules& rules, const Men& men) {
    std::string text;
    for (unsigned place = 0; place < rules.places(); ++place)
        if (const unsigned count = men.counts()[place])
            text += counted(name(rules, static_cast<Place>(place)), count) + " ";
    if (men.ventured && !(men.occupied() & beyond_doubt(rules))) text += "ventured ";
    return text;
}

std::string left_text(const Position& position) {
    std::string text = " left";
    for (unsigned value = 1; value <= sides; ++value)
        if (const unsigned left = position.dice.left_of(value))
            text += " " + counted(std::to_string(value), left);
    return text;
}

std::string turn_text(const Rules& rules, const Position& position) {
    std::string text = position.turn == Colour::white ? "w" : "b";
    const Dice& dice = position.dice;
    if (!dice.thrown()) return text;
    if (dice.spent()) {
        text += " after " + throw_text(dice);
        if (position.lost == Lost::all) text += " lost";
        if (position.lost == Lost::rest) text += " unfinished";
        return text;
    }
    text += " " + throw_text(dice);
    if (!dice.untouched()) text += left_text(position);
    if (rules.entering == Entering::once_a_turn && position.mine().at(Rules::reserve()) > 0 &&
        !position.entry_owed)
        text += " entered";
    return text;
}

class Reader {
  public:
    Reader(const Rules& rules, unsigned men_each, std::string_view text)
        : rules_(rules), men_each_(men_each), text_(text) {}

    Position read() {
        for (Colour colour : both_colours) read_men(colour);
        read_turn();
        if (!word().empty()) refuse("the position should end here");
        check_game();
        return position_;
    }

  private:
    [[noreturn]] void refuse(const std::string& why) const {
        throw ludarium::Refused::text(word_at_, why);
    }

    // The next word, read or only looked at; empty at the end.
    std::string_view word() {
        if (at_ > 0 && at_ < text_.size() && text_[at_] == ' ') ++at_;
        word_at_ = at_;
        const std::size_t end = std::min(text_.find(' ', at_), text_.size());
        const std::string_view read = text_.substr(at_, end - at_);
        if (read.empty() && end < text_.size()) refuse("one space, not two");
        at_ = end;
        return read;
    }
    bool next_is(std::string_view wanted) {
        const std::size_t before = at_;
        if (word() == wanted) return true;
        at_ = before;
        return false;
    }

    unsigned whole(std::string_view digits, unsigned most) const {
        unsigned value = 0;
        for (char digit : digits) {
            if (digit < '0' || digit > '9' || (value == 0 && digit == '0'))
                refuse("a number was expected");
            value = value * 10 + static_cast<unsigned>(digit - '0');
            if (value > most) refuse("at most " + std::to_string(most));
        }
        if (value == 0) refuse("a number was expected");
        return value;
    }
    // "what" or "what:count"
    std::pair<std::string_view, unsigned> counted_word(std::string_view read, unsigned most) const {
        const std::size_t colon = read.find(':');
        if (colon == std::string_view::npos) return {read, 1};
        return {read.substr(0, colon), whole(read.substr(colon + 1), most)};
    }

    Place place(std::string_view wanted) const {
        for (unsigned p = 0; p < rules_.places(); ++p)
            if (name(rules_, static_cast<Place>(p)) == wanted) return static_cast<Place>(p);
        refuse("there is no place of this name");
    }

    void read_men(Colour colour) {
        Men& men = position_.of(colour);
        const Men& rivals = position_.of(other(colour));
        unsigned total = 0;
        for (auto read = word(); read != "/"; read = word()) {
            if (read.empty()) refuse("\" / \" was expected after the men");
            if (read == "ventured") {
                check_ventured(men);
                men.ventured = true;
                continue;
            }
            const auto [where, count] = counted_word(read, most_men);
            const Place here = place(where);
            if (men.at(here)) refuse("this place was named before");
            if (rules_.is_cell(here) && rivals.at(here)) refuse("two colours on one cell");
            men.add(here, count);
            total += count;
        }
        if (total != men_each_)
            refuse("there should be " + std::to_string(men_each_) + " men of each colour, not " +
                   std::to_string(total));
        check_entering(men);
        if (rules_.safe_cells > 0 && men.occupied() & beyond_doubt(rules_)) men.ventured = true;
    }
    void check_ventured(const Men& men) const {
        if (rules_.safe_cells == 0) refuse("this game has no safe cells to venture from");
        if (men.ventured) refuse("ventured twice");
    }
    // With men in reserve the others are where entering has left them.
    void check_entering(const Men& men) const {
        if (men.at(Rules::reserve()) == 0) return;
        Mask allowed = bit(rules_.entering_cells + 1) - 1;
        if (rules_.safe_cells == 0) allowed |= rules_.column_mask(); // R8
        if ((men.occupied() & ~allowed) || men.ventured)
            refuse("while men are in reserve, none can have gone this far");
    }

    Dice dice(std::string_view read) const {
        std::array<std::uint8_t, most_dice> shown{};
        if (read.size() != 2 * rules_.dice - 1)
            refuse(std::to_string(rules_.dice) + " dice were expected, with hyphens between them");
        for (std::size_t i = 0; i < read.size(); ++i) {
            if (i % 2 == 1 ? read[i] != '-' : read[i] < '1' || read[i] > '6')
                refuse("dice from 1 to 6 were expected, with hyphens between them");
            if (i % 2 == 0) shown[i / 2] = static_cast<std::uint8_t>(read[i] - '0');
        }
        if (!std::is_sorted(shown.begin(), shown.begin() + rules_.dice))
            refuse("dice are written in ascending order");
        return Dice(shown);
    }

    void read_turn() {
        const auto who = word();
        if (who != "w" && who != "b") refuse("whose turn? w or b");
        position_.turn = who == "w" ? Colour::white : Colour::black;
        if (at_ == text_.size()) return;
        if (next_is("after")) {
            position_.dice = dice(word());
            position_.dice.spend();
            if (next_is("lost"))
                position_.lost = Lost::all;
            else if (next_is("unfinished"))
                position_.lost = Lost::rest;
            return;
        }
        throw_dice(rules_, position_, dice(word()));
        if (next_is("left")) read_left();
        if (next_is("entered")) {
            if (!position_.entry_owed || position_.dice.untouched())
                refuse("no man can have entered, or it does not matter any more");
            position_.entry_owed = false;
        }
    }
    void read_left() {
        const Dice thrown = position_.dice;
        position_.dice.spend();
        while (at_ < text_.size() && text_.substr(at_) != " entered") {
            const auto [value, count] = counted_word(word(), most_steps);
            const unsigned shown = whole(value, sides);
            if (position_.dice.left_of(shown)) refuse("this die was named before");
            if (count > thrown.left_of(shown)) refuse("the throw does not give so many");
            position_.dice.leave(shown, count);
        }
        if (position_.dice.spent()) refuse("what is left? Nothing left is written with \"after\"");
    }

    void check_game() {
        word_at_ = 0;
        if (has_won(rules_, position_.men[0]) && has_won(rules_, position_.men[1]))
            refuse("only one colour can be home");
        if (is_over(rules_, position_)) {
            if (!position_.dice.spent() || !has_won(rules_, position_.mine()))
                refuse("after the end it is the winner's turn, with no dice in hand");
        } else if (!position_.dice.spent() && legal_steps(rules_, position_).none()) {
            refuse("nobody could play these dice: it is the other player's turn, after them");
        }
    }

    const Rules& rules_;
    unsigned men_each_;
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t word_at_ = 0;
    Position position_;
};

} // namespace

std::string throw_text(const Dice& dice) {
    std::string text;
    for (unsigned die = 0; die < most_dice && dice.shows(die); ++die)
        text += (die ? "-" : "") + std::to_string(dice.shows(die));
    return text;
}

std::string step_text(const Rules& rules, Step step) {
    const Place to = rules.landing(step.from, step.die);
    std::string text = std::string(name(rules, step.from)) + "-" + std::string(name(rules, to));
    if (to == rules.home()) text += ":" + std::to_string(pips(step.die));
    return text;
}

std::string position_text(const Rules& rules, const Position& position) {
    return men_text(rules, position.men[0]) + "/ " + men_text(rules, position.men[1]) + "/ " +
           turn_text(rules, position);
}

Position read_position(const Rules& rules, unsigned men_each, std::string_view text) {
    return Reader(rules, men_each, text).read();
}

} // namespace tables
