// What an author may tell alpha-beta beyond the rules, to make it deeper and faster. Each function is
// optional, and must never be wrong: a search believes it.
//
//     Outlook outlook(const State&);                      what is certain without trying anything
//     void noisy_actions(const State&, Actions&);         appends the few that change much, such as
//                                                         captures; the rest is taken to be quiet
//     bool is_legal(const State&, Action);                of an action of another state
#pragma once

#include "rules.hpp"

namespace ludarium::search {

// For whoever acts.
enum class Outlook : std::uint8_t {
    open,
    wins,      // with the next action
    loses,     // with the other side's next action, whatever is done
    threatened // would lose so, if nothing were done
};

template <class Rules, class = void>
struct HasOutlook : std::false_type {};
template <class Rules>
struct HasOutlook<Rules, std::void_t<decltype(&Rules::outlook)>> : std::true_type {};

template <class Rules, class = void>
struct HasNoisyActions : std::false_type {};
template <class Rules>
struct HasNoisyActions<Rules, std::void_t<decltype(&Rules::noisy_actions)>> : std::true_type {};

template <class Rules, class = void>
struct HasIsLegal : std::false_type {};
template <class Rules>
struct HasIsLegal<Rules, std::void_t<decltype(&Rules::is_legal)>> : std::true_type {};

template <class Rules>
Outlook outlook_of(const typename Rules::State& state) {
    if constexpr (HasOutlook<Rules>::value)
        return Rules::outlook(state);
    else
        return Outlook::open;
}

} // namespace ludarium::search
