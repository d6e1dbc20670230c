// Actions and positions as text.
//
// An action: "d6" places a man, "d6-f6" moves one, "xa1" takes one.
// A position: the points of each rank from the top, whose turn it is ("wx": White takes), the men
// in hand, and how many moves the game has been quiet, if any: "w.b/.../.../....../.../.../... w 8+8"
#include <algorithm>
#include <charconv>

#include "mulino.hpp"

namespace mulino {

namespace {

constexpr std::array<unsigned, 7> rank_ends = {3, 6, 9, 15, 18, 21, 24}; // points down to each rank

// Reads a text from the left and refuses it where it makes no sense.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    bool at_end() const { return at_ == text_.size(); }
    char next() { return at_end() ? '\0' : text_[at_++]; }
    bool skip(char wanted) {
        const bool found = !at_end() && text_[at_] == wanted;
        at_ += found;
        return found;
    }
    void expect(char wanted, const char* what) {
        if (!skip(wanted)) refuse(what);
    }
    // Without sign or leading zeros, so that a position has one text only.
    unsigned number(unsigned most, const char* what) {
        unsigned value = 0;
        const char* begin = text_.data() + at_;
        const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
        if (error != std::errc() || value > most || (*begin == '0' && end - begin > 1))
            refuse(what);
        at_ += static_cast<std::size_t>(end - begin);
        return value;
    }
    [[noreturn]] void refuse(const char* what) const { throw Refused::text(at_, what); }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

void read_board(Reader& in, State& state) {
    Point point = 0;
    for (unsigned end : rank_ends) {
        for (; point < end; ++point) {
            if (in.skip('w'))
                state.men[0] |= only(point);
            else if (in.skip('b'))
                state.men[1] |= only(point);
            else
                in.expect('.', "'.', 'w' or 'b' expected for each point of this rank");
        }
        if (point < point_count) in.expect('/', "'/' expected after a rank");
    }
}

void check(const Reader& in, const State& state) {
    const unsigned each = men_each[static_cast<std::size_t>(state.variant)];
    if (state.total(0) > each || state.total(1) > each) in.refuse("too many men for these rules");
    if (state.total(0) < fewest_men && state.total(1) < fewest_men)
        in.refuse("one side at least has three men, on the board or in hand");
    if (state.taking && (!in_mills(state.mine()) || !state.yours() || state.quiet))
        in.refuse("who takes has a mill, an enemy man to take, and no quiet moves");
}

constexpr unsigned key_digits = 16;

void append_key(std::string& out, std::uint64_t key) {
    for (unsigned digit = key_digits; digit-- > 0;)
        out += "0123456789abcdef"[(key >> 4 * digit) & 15u];
}

std::uint64_t read_key(std::string_view digits) {
    std::uint64_t key = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), key, 16);
    std::string again;
    append_key(again, key);
    if (error != std::errc() || again != digits)
        throw Refused::data("a past position is sixteen hexadecimal digits");
    return key;
}

} // namespace

std::string Mulino::action_text(const State&, Action action) {
    const auto [from, to] = step_of(action);
    const std::string target(point_names[to]);
    if (from == in_hand) return target;
    if (from == take) return "x" + target;
    return std::string(point_names[from]) + "-" + target;
}

std::string Mulino::position_text(const State& state) {
    std::string text;
    Point point = 0;
    for (unsigned end : rank_ends) {
        for (; point < end; ++point)
            text += has(state.men[0], point) ? 'w' : has(state.men[1], point) ? 'b' : '.';
        text += point < point_count ? '/' : ' ';
    }
    text += state.side ? 'b' : 'w';
    if (state.taking) text += 'x';
    text += ' ' + std::to_string(state.hand[0]) + '+' + std::to_string(state.hand[1]);
    if (state.quiet) text += ' ' + std::to_string(state.quiet);
    return text;
}

State Mulino::position(const Setup& setup, std::string_view text) {
    State state = start(setup);
    Reader in(text);
    read_board(in, state);
    in.expect(' ', "a space expected after the board");
    if (in.skip('b'))
        state.side = 1;
    else
        in.expect('w', "'w' or 'b' expected, for who is to move");
    state.taking = in.skip('x');
    in.expect(' ', "a space expected before the men in hand");
    const unsigned each = men_each[static_cast<std::size_t>(state.variant)];
    state.hand[0] = static_cast<std::uint8_t>(in.number(each, "White's men in hand expected"));
    in.expect('+', "'+' expected between the men in hand");
    state.hand[1] = static_cast<std::uint8_t>(in.number(each, "Black's men in hand expected"));
    if (!in.at_end()) {
        in.expect(' ', "a space expected before the number of quiet moves");
        state.quiet = static_cast<std::uint8_t>(in.number(quiet_limit, "1 to 50 quiet moves"));
        if (!state.quiet || !in.at_end()) in.refuse("1 to 50 quiet moves expected, and the end");
    }
    check(in, state);
    judge(state);
    return state;
}

// The position, and the earlier ones that could come again.
std::string Mulino::bytes(const State& state) {
    std::string out = position_text(state);
    for (unsigned i = 0; i < state.past_count; ++i) {
        out += ';';
        append_key(out, state.past[i]);
    }
    return out;
}

State Mulino::from_bytes(const Setup& setup, std::string_view bytes) {
    const std::size_t text_end = std::min(bytes.find(';'), bytes.size());
    State state;
    try {
        state = position(setup, bytes.substr(0, text_end));
    } catch (const Refused& refused) {
        throw Refused::data(refused.what());
    }
    const std::string_view past = bytes.substr(text_end);
    const std::size_t count = past.size() / (key_digits + 1);
    if (past.size() % (key_digits + 1) || count > state.quiet)
        throw Refused::data("no more past positions than quiet moves, each whole");
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view entry = past.substr(i * (key_digits + 1), key_digits + 1);
        if (entry[0] != ';') throw Refused::data("';' expected before a past position");
        state.past[i] = read_key(entry.substr(1));
    }
    state.past_count = static_cast<std::uint8_t>(count);
    judge(state);
    return state;
}

} // namespace mulino
