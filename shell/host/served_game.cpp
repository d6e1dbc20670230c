#include "host/served_game.hpp"

namespace ludarium::shell {
namespace {

std::string str(ludarium_text text) {
    return std::string(view(text));
}

std::vector<std::string> strings(const ludarium_text* texts, std::uint32_t count) {
    std::vector<std::string> copies;
    for (std::uint32_t i = 0; i < count; ++i) copies.push_back(str(texts[i]));
    return copies;
}

Happening happening_from(const ludarium_event& e) {
    return {e.kind,       Player{e.player}, Player{e.other}, Piece{e.piece},
            Spot{e.from}, Spot{e.to},       e.value,         str(e.key)};
}

Ending ending_from(const ludarium_outcome& outcome) {
    Ending ending{};
    for (std::size_t i = 0; i < ending.results.size(); ++i)
        ending.results[i] = {outcome.results[i].place, outcome.results[i].score};
    ending.reason = str(outcome.reason);
    return ending;
}

} // namespace

Told told_from(const ludarium_message& message) {
    Told told{str(message.key), {}};
    for (std::uint32_t i = 0; i < message.argument_count && i < LUDARIUM_MAX_ARGUMENTS; ++i)
        told.arguments.push_back({str(message.arguments[i].name), message.arguments[i].kind,
                                  message.arguments[i].value});
    return told;
}

wire::Hello ServedGame::hello() const {
    const auto& d = plugin_.descriptor();
    GameParts parts;
    parts.id = str(d.id);
    parts.version = str(d.version);
    parts.players = strings(d.players, d.player_count);
    parts.spots = strings(d.spots, d.spot_count);
    parts.counters = strings(d.counters, d.counter_count);
    for (std::uint32_t i = 0; i < d.piece_count; ++i)
        parts.pieces.push_back({str(d.pieces[i].id), static_cast<Player>(d.pieces[i].owner)});
    parts.ai_levels = plugin_.ai() ? plugin_.ai()->level_count : 0;
    parts.explains = plugin_.explain() != nullptr;
    parts.hints = plugin_.hint() != nullptr;
    return {std::move(parts)};
}

wire::Answer ServedGame::begin(const wire::Begin& request) {
    const ludarium_setup setup{request.seats, static_cast<std::uint32_t>(request.choices.size()),
                               request.choices.data()};
    auto created = request.position.empty()
                       ? host::State::create(plugin_, setup)
                       : host::State::from_text(plugin_, setup, request.position);
    if (!created) return wire::Failed{created.problem()};
    state_.emplace(std::move(*created));
    ply_ = 0;
    return wire::Positioned{};
}

std::optional<wire::Answer> ServedGame::replay(const wire::Replay& request) {
    if (!state_) return wire::Failed{"no game has begun"};
    for (const Action action : request.actions) {
        if (const auto status = state_->apply(action); status != LUDARIUM_OK)
            return wire::Failed{"action " + std::to_string(ply_) +
                                " of the journal: " + host::status_text(status)};
        ++ply_;
    }
    if (!request.last) return std::nullopt;
    auto now = position();
    if (!now) return wire::Failed{now.problem()};
    return wire::Positioned{std::move(*now)};
}

wire::Answer ServedGame::play(const wire::Play& request) {
    if (!state_) return wire::Failed{"no game has begun"};
    std::vector<ludarium_event> events;
    if (const auto status = state_->apply(request.action, &events); status != LUDARIUM_OK)
        return wire::Failed{std::string("apply answered: ") + host::status_text(status)};
    ++ply_;
    auto now = position();
    if (!now) return wire::Failed{now.problem()};
    wire::Applied applied{{}, std::move(*now)};
    for (const auto& event : events) applied.happenings.push_back(happening_from(event));
    return applied;
}

wire::Answer ServedGame::explain(const wire::Explain& request) const {
    const auto* explains = plugin_.explain();
    ludarium_message message{};
    if (!explains || !state_ ||
        explains->why_not(state_->raw(), number(request.from), number(request.to), &message) !=
            LUDARIUM_OK)
        return wire::Reasoned{};
    return wire::Reasoned{told_from(message)};
}

host::Result<host::State> ServedGame::copy() const {
    if (!state_) return host::Problem{"no game has begun"};
    return state_->clone();
}

host::Result<Position> ServedGame::position() const {
    Position p;
    p.ply = ply_;
    p.hash = state_->hash();
    p.actor = state_->actor();
    auto seen = state_->view();
    if (!seen) return host::Problem{seen.problem()};
    p.turn = static_cast<Player>(seen->turn);
    p.phase = std::move(seen->phase);
    for (const auto& s : seen->stacks) p.stacks.push_back({Spot{s.spot}, Piece{s.piece}, s.count});
    for (const auto& d : seen->dice) p.dice.push_back({d.sides, d.value, d.uses});
    for (const auto& c : seen->counts) p.counts.push_back({c.counter, Player{c.player}, c.value});

    auto legal = state_->legal_actions();
    if (!legal) return host::Problem{legal.problem()};
    for (const Action action : *legal) {
        auto move = state_->describe(action);
        if (!move) return host::Problem{move.problem()};
        auto text = state_->action_text(action);
        if (!text) return host::Problem{text.problem()};
        p.legal.push_back({action, Piece{move->piece}, Spot{move->from}, Spot{move->to}, move->dice,
                           0, std::move(*text)});
    }
    if (p.actor == chance) {
        auto weights = state_->chance_weights();
        if (!weights) return host::Problem{weights.problem()};
        if (weights->size() != p.legal.size())
            return host::Problem{"chance_weights and legal_actions differ in number"};
        for (std::size_t i = 0; i < weights->size(); ++i) p.legal[i].weight = (*weights)[i];
    }
    if (p.actor == game_over) {
        auto outcome = state_->outcome();
        if (!outcome) return host::Problem{outcome.problem()};
        p.ending = ending_from(*outcome);
    }
    ludarium_message message{};
    if (plugin_.explain() && plugin_.explain()->forced(state_->raw(), &message) == LUDARIUM_OK)
        p.forced = told_from(message);
    return p;
}

} // namespace ludarium::shell
