// Which of the optional functions a game has.
#pragma once

#include <optional>
#include <type_traits>

#include "../events.hpp"
#include "../thought.hpp"
#include "../types.hpp"
#include "../view.hpp"

namespace ludarium::boundary {

template <class Game, class = void>
struct HasDice : std::false_type {};
template <class Game>
struct HasDice<Game, std::void_t<decltype(&Game::chance_weights)>> : std::true_type {};

template <class Game, class = void>
struct HasNotation : std::false_type {};
template <class Game>
struct HasNotation<Game, std::void_t<decltype(&Game::position_text), decltype(&Game::position)>>
    : std::true_type {};

template <class Game, class = void>
struct HasBytes : std::false_type {};
template <class Game>
struct HasBytes<Game, std::void_t<decltype(&Game::bytes), decltype(&Game::from_bytes)>>
    : std::true_type {};

template <class Game, class = void>
struct HasActionParser : std::false_type {};
template <class Game>
struct HasActionParser<Game, std::void_t<decltype(&Game::action_from_text)>> : std::true_type {};

template <class Game, class = void>
struct HasExplain : std::false_type {};
template <class Game>
struct HasExplain<Game, std::void_t<decltype(&Game::why_not)>> : std::true_type {};

template <class Game, class = void>
struct HasForced : std::false_type {};
template <class Game>
struct HasForced<Game, std::void_t<decltype(&Game::forced)>> : std::true_type {};

template <class Game, class = void>
struct HasChoose : std::false_type {};
template <class Game>
struct HasChoose<Game, std::void_t<decltype(&Game::choose)>> : std::true_type {};

template <class Game, class = void>
struct HasHint : std::false_type {};
template <class Game>
struct HasHint<Game, std::void_t<decltype(&Game::hint)>> : std::true_type {};

template <class Game, class = void>
struct HasWeights : std::false_type {};
template <class Game>
struct HasWeights<Game, std::void_t<decltype(&Game::use_weights)>> : std::true_type {};

template <class Game, class = void>
struct HasTraining : std::false_type {};
template <class Game>
struct HasTraining<Game, std::void_t<decltype(&Game::learn), decltype(&Game::measure)>>
    : std::true_type {};

template <class Game, class = void>
struct HasStride : std::false_type {};
template <class Game>
struct HasStride<Game, std::void_t<decltype(Game::stride)>> : std::true_type {};

} // namespace ludarium::boundary
