#include "notation.hpp"

namespace tablut {

namespace {

using ludarium::Refused;

constexpr std::string_view letters = "msk"; // in the order of Man

std::optional<Square> read_square(std::string_view text) {
    const auto file = static_cast<unsigned>(text[0] - 'a');
    const auto rank = static_cast<unsigned>(text[1] - '1');
    if (file >= board_size || rank >= board_size) return std::nullopt;
    return Square::at(file, rank);
}

class PositionReader {
  public:
    PositionReader(const Variant& variant, std::string_view text)
        : variant_(variant), text_(text) {}

    Position read() {
        for (unsigned rank = board_size; rank-- > 0;) {
            read_rank(rank);
            if (rank > 0)
                expect('/', "a slash belongs after nine squares");
            else
                expect(' ', "a space and the side to move belong after rank 1");
        }
        read_turn();
        if (at_ != text_.size()) refuse("nothing may follow the side to move");
        return position_;
    }

  private:
    [[noreturn]] void refuse(std::string why) const { throw Refused::text(at_, std::move(why)); }

    void expect(char wanted, const char* why) {
        if (at_ == text_.size() || text_[at_] != wanted) refuse(why);
        ++at_;
    }

    void read_rank(unsigned rank) {
        bool after_digit = false;
        for (unsigned file = 0; file < board_size; ++at_) {
            if (at_ == text_.size()) refuse("the text ends in rank " + std::to_string(rank + 1));
            const char c = text_[at_];
            if (c >= '1' && c <= '9') {
                if (after_digit) refuse("two digits in a row: write their sum");
                file += static_cast<unsigned>(c - '0');
                if (file > board_size) refuse("more than nine squares in a rank");
                after_digit = true;
                continue;
            }
            const auto man = letters.find(c);
            if (man == std::string_view::npos) refuse("expected m, s, k or a digit from 1 to 9");
            put(static_cast<Man>(man), Square::at(file, rank));
            after_digit = false;
            ++file;
        }
    }

    void put(Man man, Square square) {
        if (++count_[static_cast<unsigned>(man)] > most_of(man))
            refuse(man == Man::king    ? "there is only one king"
                   : man == Man::swede ? "there are only eight Swedes"
                                       : "there are only sixteen Muscovites");
        if (man != Man::king && variant_.is_throne(square))
            refuse(square_text(square) + " is a throne: only the king stands there");
        position_.put(man, square);
    }

    // Whoever has just won is not to move: that could not stand on the board.
    void read_turn() {
        if (at_ == text_.size() || (text_[at_] != 'm' && text_[at_] != 's'))
            refuse("the side to move is m or s");
        if (text_[at_] == 's') position_.pass_turn();
        const Ending ending = ending_of(position_, variant_);
        if (position_.to_move() == Side::swedes && ending == Ending::king_escaped)
            refuse("the king has escaped already: it can only be the Muscovites' turn");
        if (position_.to_move() == Side::muscovites && ending == Ending::king_captured)
            refuse("the king is captured already: it can only be the Swedes' turn");
        ++at_;
    }

    const Variant& variant_;
    std::string_view text_;
    std::size_t at_ = 0;
    std::array<unsigned, 3> count_{};
    Position position_;
};

} // namespace

std::string square_text(Square square) {
    return {static_cast<char>('a' + square.file), static_cast<char>('1' + square.rank)};
}

std::string move_text(Move move) {
    return square_text(move.from) + '-' + square_text(move.to);
}

std::optional<Move> read_move(std::string_view text) {
    if (text.size() != 5 || text[2] != '-') return std::nullopt;
    const auto from = read_square(text.substr(0, 2));
    const auto to = read_square(text.substr(3, 2));
    if (!from || !to) return std::nullopt;
    return Move{*from, *to};
}

std::string position_text(const Position& position) {
    std::string text;
    for (unsigned rank = board_size; rank-- > 0;) {
        char empty = '0';
        for (unsigned file = 0; file < board_size; ++file) {
            const Man man = position.at(Square::at(file, rank));
            if (man == Man::none) {
                ++empty;
                continue;
            }
            if (empty != '0') text += std::exchange(empty, '0');
            text += letters[static_cast<std::size_t>(man)];
        }
        if (empty != '0') text += empty;
        text += rank > 0 ? '/' : ' ';
    }
    text += position.to_move() == Side::muscovites ? 'm' : 's';
    return text;
}

Position read_position(const Variant& variant, std::string_view text) {
    return PositionReader(variant, text).read();
}

std::string state_bytes(const State& state) {
    std::string bytes = position_text(state.since());
    for (unsigned i = 0; i < state.quiet_plies(); ++i)
        bytes += ' ' + move_text(state.quiet_move(i));
    return bytes;
}

State read_state(const Variant& variant, std::string_view bytes) {
    // The position ends two bytes after its only space.
    const std::size_t end = std::min(bytes.find(' '), bytes.size()) + 2;
    const auto position = [&] {
        try {
            return read_position(variant, bytes.substr(0, end));
        } catch (const Refused& refused) {
            throw Refused::data(refused.what());
        }
    }();
    State state(variant, position);
    constexpr std::size_t step = 6; // " e5-e1"
    for (std::size_t at = end; at < bytes.size(); at += step) {
        const auto move =
            bytes[at] == ' ' ? read_move(bytes.substr(at + 1, step - 1)) : std::nullopt;
        if (!move) throw Refused::data("a move was expected at byte " + std::to_string(at));
        if (state.is_over()) throw Refused::data("a move after the end of the game");
        if (!is_legal(state.position(), variant, *move))
            throw Refused::data("an illegal move, " + move_text(*move));
        if (!state.apply(*move).taken.empty() || !state.position().king_lives())
            throw Refused::data("a capture among the quiet moves, " + move_text(*move));
    }
    return state;
}

} // namespace tablut
