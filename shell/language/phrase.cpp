#include "language/phrase.hpp"

namespace ludarium::shell {

std::string fill_in(std::string_view sentence,
                    const std::function<std::optional<std::string>(std::string_view)>& filling) {
    std::string out;
    while (!sentence.empty()) {
        const auto open = sentence.find('{');
        const auto close = sentence.find('}', open == std::string_view::npos ? 0 : open);
        if (open == std::string_view::npos || close == std::string_view::npos) break;
        out += sentence.substr(0, open);
        const auto filled = filling(sentence.substr(open + 1, close - open - 1));
        out += filled ? *filled : std::string(sentence.substr(open, close - open + 1));
        sentence.remove_prefix(close + 1);
    }
    return out += sentence;
}

} // namespace ludarium::shell
