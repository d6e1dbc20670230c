// Versions of games, as anybody writes them: an order, whatever they are.
#include "plugins/version_order.hpp"
#include "../target.hpp"

FUZZ_TARGET(version_order) {
    const auto first = input.substr(0, input.find('\n'));
    const auto second = input.substr(std::min(first.size() + 1, input.size()));
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    const int order = sign(ludarium::shell::compare_versions(first, second));
    ludarium::fuzz::promise(order == -sign(ludarium::shell::compare_versions(second, first)),
                            "the order is the same from both sides");
    ludarium::fuzz::promise(ludarium::shell::compare_versions(first, first) == 0,
                            "equal to itself");
}
