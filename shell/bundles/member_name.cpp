#include "bundles/member_name.hpp"

#include <algorithm>

namespace ludarium::bundles {

namespace {

bool plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '_' || c == '-' || c == '/';
}

std::optional<std::string> part_problem(std::string_view part) {
    if (part.empty()) return "has an empty part";
    if (part == "..") return "leads out of the bundle";
    if (part == ".") return "has a part that means nothing";
    if (part.front() == '.') return "is hidden";
    if (part.front() == '-') return "looks like an option";
    return std::nullopt;
}

} // namespace

std::optional<std::string> name_problem(std::string_view name, const Limits& limits) {
    if (name.empty()) return "has no name";
    if (name.front() == '/') return "has an absolute name";
    if (name.size() > limits.path_length) return "has too long a name";
    if (!std::all_of(name.begin(), name.end(), plain))
        return "has a name with other signs than letters, digits, points, hyphens and underscores";
    std::uint64_t depth = 0;
    while (!name.empty()) {
        const auto end = std::min(name.find('/'), name.size());
        if (const auto problem = part_problem(name.substr(0, end))) return problem;
        if (++depth > limits.depth) return "lies too deep in folders";
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return std::nullopt;
}

std::string folded(std::string_view name) {
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower;
}

} // namespace ludarium::bundles
