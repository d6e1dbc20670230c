#include "keeper/options.hpp"

#include <cstdlib>
#include <utility>

namespace ludarium::keeper {

namespace {

constexpr milliseconds usual_patience{30'000};
constexpr milliseconds least_patience{100};

} // namespace

std::optional<Options> read_options(int argc, char** argv) {
    Options options;
    std::vector<std::string> words(argv + 1, argv + argc);
    const std::pair<const char*, std::string*> known[] = {
        {"--tell", &options.tell}, {"--screen", &options.screen}, {"--turn", &options.turn}};
    for (bool more = true; more;) {
        more = false;
        for (const auto& [name, value] : known) {
            if (words.size() < 2 || words[0] != name) continue;
            *value = words[1];
            words.erase(words.begin(), words.begin() + 2);
            more = true;
        }
    }
    if (words.size() < 2) return std::nullopt;
    options.picture = words[0];
    options.shell.assign(words.begin() + 1, words.end());
    return options;
}

milliseconds wanted_patience() {
    const char* wanted = std::getenv("WATCHDOG_USEC");
    const milliseconds asked(wanted ? std::atoll(wanted) / 1000 : 0);
    return asked < least_patience ? usual_patience : asked;
}

} // namespace ludarium::keeper
