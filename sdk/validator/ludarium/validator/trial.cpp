#include "trial.hpp"

#include <algorithm>

namespace ludarium::validator {
namespace {

constexpr std::size_t most_warnings = 3;

std::uint32_t first_seats(unsigned count) {
    return (1u << count) - 1;
}

std::vector<Action> listed(const State& state, const std::string& where) {
    auto legal = state.legal_actions();
    if (!legal) throw Failed{legal.problem() + " (" + where + ")"};
    return std::move(*legal);
}

} // namespace

void Here::fail(const std::string& line) const {
    throw Failed{line + " (" + where() + ")"};
}

std::string Here::where() const {
    std::string text = setup.name + ", ply " + std::to_string(ply);
    if (plugin.notation())
        if (const auto position = state.position_text()) text += ", " + *position;
    return text;
}

bool Here::is_legal(Action action) const {
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

void Trial::warn(const std::string& line) {
    if (warned_.size() == most_warnings ||
        std::find(warned_.begin(), warned_.end(), line) != warned_.end())
        return;
    warned_.push_back(line);
    notes_.warn(line);
}

std::vector<NamedSetup> Trial::setups() const {
    std::vector<std::uint32_t> defaults;
    for (const auto& option : manifest.options) defaults.push_back(option.default_choice);
    const std::uint32_t all = first_seats(manifest.max_seats);
    const auto spare = static_cast<unsigned>(manifest.players.size()) - manifest.min_seats;

    std::vector<NamedSetup> setups;
    const auto add = [&](NamedSetup setup) {
        const bool known = std::any_of(setups.begin(), setups.end(), [&](const NamedSetup& other) {
            return other.seats == setup.seats && other.choices == setup.choices;
        });
        if (!known) setups.push_back(std::move(setup));
    };
    for (const auto& mode : manifest.modes) add({"mode " + mode.id, all, mode.choices, true});
    add({"defaults", all, defaults, false});
    add({"fewest players", first_seats(manifest.min_seats), defaults, true});
    add({"the last players", first_seats(manifest.min_seats) << spare, defaults, false});
    for (std::size_t i = 0; i < manifest.options.size(); ++i)
        for (std::size_t k = 0; k < manifest.options[i].choices.size(); ++k) {
            auto choices = defaults;
            choices[i] = static_cast<std::uint32_t>(k);
            add({manifest.options[i].id + "=" + manifest.options[i].choices[k], all, choices,
                 false});
        }
    return setups;
}

std::optional<State> Trial::start(const NamedSetup& setup) const {
    const auto raw = setup.raw();
    ludarium_state* probe = nullptr;
    const auto status = plugin.game().create(&raw, &probe);
    if (status == LUDARIUM_BAD_SETUP && !setup.must_work) return std::nullopt;
    if (status == LUDARIUM_OK) plugin.game().destroy(probe);
    auto state = State::create(plugin, raw);
    if (!state) throw Failed{state.problem() + " (" + setup.name + ")"};
    return std::move(*state);
}

void Trial::play(State state, const NamedSetup& setup, Random& random, unsigned& left,
                 const std::function<void(const Here&)>& visit) const {
    for (unsigned ply = 0;; ++ply) {
        const ludarium_actor actor = state.actor();
        const auto legal = listed(state, setup.name + ", ply " + std::to_string(ply));
        const Here here{plugin, state, setup, random, actor, legal, ply};
        visit(here);
        if (actor == LUDARIUM_END || legal.empty() || left == 0) return;
        --left;
        const Action action = random_action(state, actor, legal, random);
        const auto status = state.apply(action);
        if (status != LUDARIUM_OK)
            here.fail("apply answered: " + std::string(host::status_text(status)));
    }
}

void Trial::walk(unsigned plies, const std::function<void(const Here&)>& visit) {
    const auto all = setups();
    const auto share = std::max(1u, plies / static_cast<unsigned>(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i) {
        Random random(search::mixed(seed + i));
        unsigned left = share;
        while (left > 0) {
            auto state = start(all[i]);
            if (!state) break;
            const unsigned before = left;
            play(std::move(*state), all[i], random, left, visit);
            if (left == before) break; // over before it began
        }
    }
}

Action random_action(const State& state, ludarium_actor actor, const std::vector<Action>& legal,
                     Random& random) {
    if (actor != LUDARIUM_CHANCE) return legal[random.below(legal.size())];
    const auto weights = state.chance_weights();
    if (!weights) throw Failed{weights.problem()};
    std::uint64_t total = 0;
    for (const std::uint32_t weight : *weights) total += weight;
    if (weights->size() != legal.size() || total == 0)
        throw Failed{"chance_weights does not fit the legal actions"};
    std::uint64_t drawn = random.below(total);
    std::size_t i = 0;
    while (drawn >= (*weights)[i]) drawn -= (*weights)[i++];
    return legal[i];
}

std::string fingerprint(const State& state) {
    const auto bytes = state.serialize();
    if (!bytes) throw Failed{bytes.problem()};
    std::string print =
        *bytes + "\n" + std::to_string(state.hash()) + "\n" + std::to_string(state.actor());
    if (const auto seen = state.view()) {
        print += "\n" + seen->phase + std::to_string(seen->turn);
        for (const auto& stack : seen->stacks)
            print += " " + std::to_string(stack.spot) + ":" + std::to_string(stack.piece) + "x" +
                     std::to_string(stack.count);
        for (const auto& die : seen->dice)
            print += " d" + std::to_string(die.value) + "/" + std::to_string(die.uses);
        for (const auto& count : seen->counts) print += " n" + std::to_string(count.value);
    }
    return print;
}

} // namespace ludarium::validator
