// Everything a game says is a key, and every key has its sentence in every language.
#include <algorithm>

#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

class Sentences {
  public:
    explicit Sentences(const Content& content) : content_(content) {}

    void has(const Here& here, const std::string& key) const {
        for (const auto& [language, strings] : content_.strings)
            if (!strings.count(key))
                here.fail("the game says " + key + ", but content/" + language +
                          "/strings.po has no such key");
    }
    void has(const Here& here, const ludarium_message& message, const std::string& prefix) const {
        const std::string key(ludarium::view(message.key));
        if (key.rfind(prefix, 0) != 0)
            here.fail("the key \"" + key + "\" should begin with \"" + prefix + "\"");
        if (message.argument_count > LUDARIUM_MAX_ARGUMENTS)
            here.fail(key + " has too many arguments");
        has(here, key);
        arguments_fit(here, message, key);
    }

  private:
    void arguments_fit(const Here& here, const ludarium_message& message,
                       const std::string& key) const {
        std::set<std::string> given;
        for (std::uint32_t i = 0; i < message.argument_count; ++i) {
            const auto& argument = message.arguments[i];
            given.emplace(ludarium::view(argument.name));
            const auto& d = here.plugin.descriptor();
            const std::uint32_t counts[] = {0, d.spot_count, d.piece_count, d.player_count};
            if (argument.kind < 0 || argument.kind > LUDARIUM_ARGUMENT_PLAYER)
                here.fail(key + " has an argument of an unknown kind");
            if (argument.kind != LUDARIUM_ARGUMENT_NUMBER &&
                static_cast<std::uint32_t>(argument.value) >= counts[argument.kind])
                here.fail(key + " names a spot, piece or player that does not exist");
        }
        for (const auto& [language, strings] : content_.strings) {
            const auto sentence = strings.find(key);
            if (sentence == strings.end()) continue;
            for (const auto& name : placeholders(sentence->second))
                if (!given.count(name))
                    here.fail("content/" + language + "/strings.po: " + key + " asks for {" + name +
                              "}, which the game does not give");
        }
    }

    const Content& content_;
};

bool goes(const Here& here, std::uint16_t from, std::uint16_t to) {
    return std::any_of(here.legal.begin(), here.legal.end(), [&](Action action) {
        const auto move = here.state.describe(action);
        return move && move->from == from && (move->to == to || to == LUDARIUM_NONE);
    });
}

std::string named(const Here& here, std::uint16_t spot) {
    return spot == LUDARIUM_NONE
               ? "nowhere"
               : std::string(ludarium::view(here.plugin.descriptor().spots[spot]));
}

// Taps and drags as visitors try them: a piece that stands somewhere, and any spot.
void explanations(Trial& trial, const Here& here, const Sentences& sentences) {
    const auto* explain = here.plugin.explain();
    const auto spots = here.plugin.descriptor().spot_count;
    if (!explain || here.actor < 0 || spots == 0) return;
    const auto seen = needed(here.state.view(), here);
    for (int i = 0; i < 6 && !seen.stacks.empty(); ++i) {
        const std::uint16_t from = i % 3 == 2
                                       ? static_cast<std::uint16_t>(here.random.below(spots))
                                       : seen.stacks[here.random.below(seen.stacks.size())].spot;
        const auto to = i % 3 == 0 ? std::uint16_t{LUDARIUM_NONE}
                                   : static_cast<std::uint16_t>(here.random.below(spots));
        ludarium_message message{};
        const auto status = explain->why_not(here.state.raw(), from, to, &message);
        if (status == LUDARIUM_OK) {
            if (goes(here, from, to)) here.fail("explain/1 says why a legal move is not legal");
            sentences.has(here, message, "why.");
        } else if (status != LUDARIUM_NOTHING_TO_SAY) {
            here.fail("why_not answered: " + std::string(host::status_text(status)));
        } else if (!goes(here, from, to)) {
            trial.warn("explain/1 has nothing to say about " + named(here, from) + " to " +
                       named(here, to) + ", which is not legal (" + here.where() + ")");
        }
    }
    ludarium_message message{};
    const auto status = explain->forced(here.state.raw(), &message);
    if (status == LUDARIUM_OK)
        sentences.has(here, message, "forced.");
    else if (status != LUDARIUM_NOTHING_TO_SAY)
        here.fail("forced answered: " + std::string(host::status_text(status)));
}

void hints(const Here& here, const Sentences& sentences) {
    const auto* hint = here.plugin.hint();
    if (!hint || here.actor < 0 || here.random.below(20) != 0) return;
    const ludarium_ai_request request{0, 0, 300, here.random.below(1000)};
    const ludarium_watch never{nullptr, [](void*) -> std::int32_t { return 0; }};
    ludarium_hint_answer answer{};
    const auto status = hint->hint(here.state.raw(), &request, &never, &answer);
    if (status == LUDARIUM_NOTHING_TO_SAY) return;
    if (status != LUDARIUM_OK)
        here.fail("hint answered: " + std::string(host::status_text(status)));
    if (!here.is_legal(answer.action)) here.fail("the hint is an illegal action");
    sentences.has(here, answer.message, "hint.");
}

void happenings(const Here& here, const Sentences& sentences) {
    if (!here.legal.empty()) {
        auto copy = needed(here.state.clone(), here);
        std::vector<ludarium_event> events;
        copy.apply(here.legal[here.random.below(here.legal.size())], &events);
        for (const auto& event : events)
            if (event.key.length) sentences.has(here, std::string(ludarium::view(event.key)));
    }
    if (here.actor == LUDARIUM_END)
        sentences.has(here, std::string(ludarium::view(needed(here.state.outcome(), here).reason)));
    const auto phase = needed(here.state.view(), here).phase;
    if (!phase.empty()) sentences.has(here, "phase." + phase);
}

} // namespace

void messages(Trial& trial) {
    if (trial.content.strings.empty())
        throw Failed{"no content/<language>/strings.po says anything for the game"};
    const Sentences sentences(trial.content);
    trial.walk(1500, [&](const Here& here) {
        explanations(trial, here, sentences);
        hints(here, sentences);
        happenings(here, sentences);
    });
}

} // namespace ludarium::validator::checks
