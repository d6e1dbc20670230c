#include "sound/voices.hpp"

#include <algorithm>
#include <sstream>

namespace ludarium::shell {

// Pty Language       Age/Gender VoiceName          File                 Other Languages
//  2  en-gb           --/M      English_(Great_Britain) gmw/en               (en 2)
Voices::Voices(std::string_view listing) {
    std::istringstream lines{std::string(listing)};
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        std::string priority, language, word;
        if (!(words >> priority >> language)) continue;
        names_.insert(language);
        // Past gender, name and file; the number of "(en 2)" is not needed.
        for (int skipped = 0; skipped < 3; ++skipped) words >> word;
        for (std::string other; std::getline(words, other, '(');)
            if (const auto end = other.find(' '); end != 0 && end != std::string::npos)
                names_.insert(other.substr(0, end));
    }
}

std::optional<std::string> Voices::voice_for(std::string_view language) const {
    std::string name(language);
    std::transform(name.begin(), name.end(), name.begin(), [](char c) {
        return c == '_' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    while (names_.count(name) == 0) {
        const auto variety = name.rfind('-');
        if (variety == std::string::npos) return std::nullopt;
        name.erase(variety);
    }
    return name;
}

} // namespace ludarium::shell
