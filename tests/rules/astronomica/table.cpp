#include "table.hpp"

#include <algorithm>
#include <stdexcept>

namespace astronomica {

namespace {

std::string text_of(ludarium_text text) {
    return std::string(ludarium::view(text));
}

std::string planet_name(std::uint16_t player) {
    return player == LUDARIUM_NONE ? "bank" : text_of(Astronomica::descriptor().players[player]);
}

const char* const kinds[] = {"",         "moved",     "entered",  "returned", "hit",
                             "captured", "borne-off", "thrown",   "lost",     "paid",
                             "out",      "phase",     "announced"};

std::string told(const ludarium_event& event) {
    std::string text = kinds[event.kind];
    if (event.player != LUDARIUM_NONE) text += ' ' + planet_name(event.player);
    if (event.kind == LUDARIUM_EVENT_PAID)
        text += ' ' + planet_name(event.other) + ' ' + std::to_string(event.value);
    if (event.piece != LUDARIUM_NONE)
        text += ' ' + planet_name(event.piece) + ' ' + spot_name(event.from) + '-' +
                spot_name(event.to);
    if (event.key.length > 0) text += ' ' + text_of(event.key);
    return text;
}

// A view, copied out as a host would.
struct Seen {
    explicit Seen(const State& state) {
        ludarium::View view;
        Astronomica::view(state, view);
        raw.stacks = stacks.data();
        raw.dice = dice.data();
        raw.counts = counts.data();
        raw.stack_capacity = static_cast<std::uint32_t>(stacks.size());
        raw.die_capacity = static_cast<std::uint32_t>(dice.size());
        raw.count_capacity = static_cast<std::uint32_t>(counts.size());
        if (view.copy_to(raw) != LUDARIUM_OK) throw std::logic_error("more to see than expected");
    }

    std::array<ludarium_stack, 49> stacks{};
    std::array<ludarium_die, 7> dice{};
    std::array<ludarium_count, 28> counts{};
    ludarium_view raw{};
};

unsigned seats_named(const std::string& position) {
    unsigned seats = 0;
    const std::string players = position.substr(0, position.find(';'));
    for (Planet planet : planets)
        if (players.find(name(planet)) != std::string::npos) seats |= 1u << index(planet);
    return seats;
}

} // namespace

std::string spot_name(std::uint16_t spot) {
    return spot == LUDARIUM_NONE ? "none" : text_of(Astronomica::descriptor().spots[spot]);
}

ludarium::Spot spot_named(const std::string& name) {
    const ludarium_descriptor& game = Astronomica::descriptor();
    for (std::uint16_t i = 0; i < game.spot_count; ++i)
        if (text_of(game.spots[i]) == name) return ludarium::Spot{i};
    return ludarium::Spot::none;
}

std::string said(const ludarium::Message& message) {
    const ludarium_message& raw = message.raw();
    std::string text = text_of(raw.key);
    for (std::uint32_t i = 0; i < raw.argument_count; ++i) {
        const ludarium_argument& argument = raw.arguments[i];
        const auto value = static_cast<std::uint16_t>(argument.value);
        text += ' ' + text_of(argument.name) + '=';
        if (argument.kind == LUDARIUM_ARGUMENT_NUMBER)
            text += std::to_string(argument.value);
        else
            text += argument.kind == LUDARIUM_ARGUMENT_SPOT ? spot_name(value) : planet_name(value);
    }
    return text;
}

ludarium::Setup setup_of(unsigned seats, const Agreed& agreed) {
    const ludarium_descriptor& game = Astronomica::descriptor();
    ludarium::Setup setup{seats, {}};
    const std::vector<std::string> wanted = {agreed.ransom, agreed.dice, agreed.die, agreed.men,
                                             agreed.rounds};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const ludarium_option& option = game.options[i];
        std::uint32_t choice = 0;
        while (choice < option.choice_count && text_of(option.choices[choice]) != wanted[i])
            ++choice;
        if (choice == option.choice_count) throw std::logic_error("no choice " + wanted[i]);
        setup.choices.push_back(choice);
    }
    return setup;
}

Table::Table(const std::string& position, const Agreed& agreed)
    : state(Astronomica::position(setup_of(seats_named(position), agreed), position)) {}

Table::Table(unsigned seats, const Agreed& agreed)
    : state(Astronomica::start(setup_of(seats, agreed))) {}

Table& Table::play(const std::string& wanted) {
    ludarium::Actions actions;
    Astronomica::legal_actions(state, actions);
    for (ludarium::Action action : actions) {
        if (Astronomica::action_text(state, action) != wanted) continue;
        events.clear();
        const ludarium_event_sink sink = {
            &events, [](void* list, const ludarium_event* event) {
                static_cast<std::vector<std::string>*>(list)->push_back(told(*event));
            }};
        ludarium::Events telling(&sink);
        Astronomica::apply(state, action, telling);
        return *this;
    }
    throw std::logic_error(wanted + " is not legal in " + text());
}

std::vector<std::string> Table::legal() const {
    ludarium::Actions actions;
    Astronomica::legal_actions(state, actions);
    std::vector<std::string> texts;
    for (ludarium::Action action : actions)
        texts.push_back(Astronomica::action_text(state, action));
    return texts;
}

bool Table::is_legal(const std::string& action) const {
    const auto texts = legal();
    return std::count(texts.begin(), texts.end(), action) == 1;
}

std::string Table::why_not(const std::string& from, const std::string& to) const {
    const auto message = Astronomica::why_not(state, spot_named(from), spot_named(to));
    return message ? said(*message) : "";
}

std::string Table::forced() const {
    const auto message = Astronomica::forced(state);
    return message ? said(*message) : "";
}

std::vector<std::string> Table::counts(const std::string& planet) const {
    const Seen seen(state);
    std::vector<std::string> texts;
    for (std::uint32_t i = 0; i < seen.raw.count_count; ++i) {
        const ludarium_count& count = seen.counts[i];
        if (planet_name(count.player) == planet)
            texts.push_back(text_of(Astronomica::descriptor().counters[count.counter]) + ' ' +
                            std::to_string(count.value));
    }
    return texts;
}

std::vector<std::string> Table::dice() const {
    const Seen seen(state);
    std::vector<std::string> texts;
    for (std::uint32_t i = 0; i < seen.raw.die_count; ++i)
        texts.push_back(std::to_string(seen.dice[i].value) + (seen.dice[i].uses ? "" : " spent"));
    return texts;
}

std::vector<std::string> Table::stacks() const {
    const Seen seen(state);
    std::vector<std::string> texts;
    for (std::uint32_t i = 0; i < seen.raw.stack_count; ++i) {
        const ludarium_stack& stack = seen.stacks[i];
        texts.push_back(planet_name(stack.piece) + ' ' + spot_name(stack.spot));
        if (stack.count > 1) texts.back() += 'x' + std::to_string(stack.count);
    }
    return texts;
}

std::string Table::turn() const {
    const Seen seen(state);
    return (seen.raw.turn == LUDARIUM_NONE
                ? "nobody"
                : planet_name(static_cast<std::uint16_t>(seen.raw.turn))) +
           ' ' + text_of(seen.raw.phase);
}

int Table::place(const std::string& planet) const {
    for (Planet p : planets)
        if (name(p) == planet) return Astronomica::outcome(state).raw.results[index(p)].place;
    return -1;
}

int Table::score(const std::string& planet) const {
    for (Planet p : planets)
        if (name(p) == planet) return Astronomica::outcome(state).raw.results[index(p)].score;
    return -1;
}

std::string Table::reason() const {
    return text_of(Astronomica::outcome(state).raw.reason);
}

} // namespace astronomica
