// What each game reads: positions in lessons, bytes in a host, moves in lessons and from outside
// engines. A bad one is refused; a good one is a state like any other.
#include "game.hpp"

namespace {

constexpr int plies = 3;

void position(std::string_view input) {
    const Setup setup(input);
    auto state = read_position(setup, input);
    if (!state) return;
    check_readings(setup, *state);
    play_on(setup, *state, plies);
}

void bytes(std::string_view input) {
    const Setup setup(input);
    auto state = deserialize(setup, input);
    if (!state) return;
    check_readings(setup, *state);
    play_on(setup, *state, plies);
}

// Move after move, each on a line; what is no move is passed over.
void actions(std::string_view input) {
    const Setup setup(input);
    auto state = create(setup);
    while (state && !input.empty()) {
        const auto line = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(line.size() + 1, input.size()));
        ludarium_action action = 0;
        const auto status = game().action_from_text(state->get(), ludarium::text(line), &action);
        promise(status == LUDARIUM_OK || status == LUDARIUM_BAD_TEXT ||
                    status == LUDARIUM_ILLEGAL_ACTION,
                "what is no move is refused as such");
        if (status != LUDARIUM_OK) continue;
        const Legal legal = legal_in(*state);
        promise(std::binary_search(legal.begin(), legal.end(), action),
                "a move that was read is legal");
        promise(game().apply(state->get(), action, nullptr) == LUDARIUM_OK, "and can be played");
    }
    if (state) check_readings(setup, *state);
}

// Two games, each by other rules, played to some middle of it.
template <class Write>
std::vector<std::string> from_games(const Write& write) {
    std::vector<std::string> seeds;
    for (const char* rules : {"00", "01"}) {
        std::string_view rest = rules;
        const Setup setup(rest);
        const auto state = create(setup);
        for (int ply = 0; state && ply < 120; ++ply) {
            const Legal legal = legal_in(*state);
            if (legal.empty()) break;
            const ludarium_action action = legal[game().hash(state->get()) % legal.size()];
            write(seeds, rules, ply, *state, action);
            game().apply(state->get(), action, nullptr);
        }
    }
    return seeds;
}

std::vector<std::string> position_seeds() {
    return from_games([](auto& seeds, std::string rules, int ply, const State& state, auto) {
        if (ply % 12 == 0) seeds.push_back(rules + position_of(state));
    });
}
std::vector<std::string> bytes_seeds() {
    return from_games([](auto& seeds, std::string rules, int ply, const State& state, auto) {
        if (ply % 12 == 0) seeds.push_back(rules + bytes_of(state));
    });
}
std::vector<std::string> actions_seeds() {
    return from_games([](auto& seeds, std::string rules, int ply, const State& state, auto action) {
        if (ply == 0) seeds.push_back(rules);
        if (ply < 12) seeds.back() += text_of(state, action) + "\n";
    });
}

const ludarium::fuzz::SeedMaker makes_positions(FUZZED_GAME "_position", position_seeds);
const ludarium::fuzz::SeedMaker makes_bytes(FUZZED_GAME "_bytes", bytes_seeds);
const ludarium::fuzz::SeedMaker makes_actions(FUZZED_GAME "_actions", actions_seeds);

const ludarium::fuzz::Target target_position(FUZZED_GAME "_position", position);
const ludarium::fuzz::Target target_bytes(FUZZED_GAME "_bytes", bytes);
const ludarium::fuzz::Target target_actions(FUZZED_GAME "_actions", actions);

} // namespace
