#include "plugins/version_order.hpp"

#include <algorithm>

namespace ludarium::shell {

namespace {

bool digit(char c) {
    return c >= '0' && c <= '9';
}

// The next number or word; points between them are passed over. Empty at the end.
std::string_view next_part(std::string_view& text) {
    while (!text.empty() && text.front() == '.') text.remove_prefix(1);
    if (text.empty()) return {};
    const bool number = digit(text.front());
    std::size_t end = 1;
    while (text.front() != '-' && end < text.size() && text[end] != '.' && text[end] != '-' &&
           digit(text[end]) == number)
        ++end;
    const auto part = text.substr(0, end);
    text.remove_prefix(end);
    return part;
}

// A hyphen announces something before the version itself; a missing number is 0.
int rank(std::string_view part) {
    if (part == "-") return 0;
    if (part.empty()) return 1;
    return digit(part.front()) ? 2 : 3;
}

std::string_view without_zeros(std::string_view number) {
    while (!number.empty() && number.front() == '0') number.remove_prefix(1);
    return number;
}

int compare_numbers(std::string_view a, std::string_view b) {
    a = without_zeros(a);
    b = without_zeros(b);
    if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
    return a.compare(b);
}

} // namespace

int compare_versions(std::string_view a, std::string_view b) {
    while (!a.empty() || !b.empty()) {
        const auto left = next_part(a), right = next_part(b);
        const int left_rank = rank(left), right_rank = rank(right);
        // The end of one version against a number of the other: as if it went on with zeros.
        if (left_rank + right_rank == 3 && std::min(left_rank, right_rank) == 1) {
            const int order = compare_numbers(left, right);
            if (order != 0) return order;
            continue;
        }
        if (left_rank != right_rank) return left_rank < right_rank ? -1 : 1;
        const int order = left_rank == 2 ? compare_numbers(left, right) : left.compare(right);
        if (order != 0) return order;
    }
    return 0;
}

} // namespace ludarium::shell
