// Turns a plain struct of rules into a plugin, in one line at the end of its source file:
//
//     const ludarium_entry ludarium_plugin = ludarium::plugin<MyGame>;
//
// MyGame has
//
//     struct State;                                              copyable
//     static const ludarium_descriptor& descriptor();            see descriptor.hpp
//     static State start(const Setup&);                          throws Refused::setup("why")
//     static Actor actor(const State&);
//     static void legal_actions(const State&, Actions&);         appends, ascending
//     static void apply(State&, Action, Events&);                only called with a legal action
//     static Outcome outcome(const State&);                      only called when the game is over
//     static Move describe(const State&, Action);
//     static void view(const State&, View&);
//     static std::string action_text(const State&, Action);
//     static std::uint64_t hash(const State&);                   equal for equal states
//
// and, if it has dice,
//
//     static void chance_weights(const State&, std::vector<std::uint32_t>&);         appends
//
// Positions as text give notation/1, and serialize/deserialize for a state that is nothing but its
// position:
//
//     static std::string position_text(const State&);
//     static State position(const Setup&, std::string_view);     throws Refused::text(at, "why")
//
// A state that remembers more (repetitions) writes its bytes itself:
//
//     static std::string bytes(const State&);
//     static State from_bytes(const Setup&, std::string_view);   throws Refused::data("why")
//
// A game whose legal actions are too many to compare their texts one by one reads one itself:
//
//     static Action action_from_text(const State&, std::string_view);   throws Refused
//
// Extensions, each there if the functions are:
//
//     static std::optional<Message> why_not(const State&, Spot from, Spot to);       explain/1
//     static std::optional<Message> forced(const State&);                            explain/1
//     static std::pair<Action, Message> hint(const State&, const Thought&);          hint/1
//     static Choice choose(const State&, const Thought&);                            ai/1
//     static constexpr unsigned levels = 3;                                          ai/1
//
// What a game has learned comes to it as numbers (learning.hpp, ext/weights.h), and it may learn
// them itself (draft/train.h):
//
//     static constexpr std::string_view weights_scheme = "…";                        weights/1
//     static constexpr unsigned weight_count = …;                                    weights/1
//     static void use_weights(const Weights&);           throws Refused::data("why") weights/1
//     static Weights first_weights(std::uint64_t seed);                            draft.train/2
//     static Weights learn(const Lesson&, const Thought&);      the change           draft.train/2
//     static unsigned measure(const Trial&, const Thought&);    halves won           draft.train/2
//     static constexpr LearningRate stride{…};          optional: in strides         draft.train/2
//
// A game without choose() still has ai/1, by the search that fits it (search/default.hpp); an
// evaluate() makes that search strong (search/rules.hpp). Whatever any of these throws becomes an
// error value and a line in the log.
#pragma once

#include "boundary/game_table.hpp"

namespace ludarium {

template <class Game>
inline constexpr ludarium_entry plugin = boundary::entry_of<Game>();

} // namespace ludarium
