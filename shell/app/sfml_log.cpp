#include "app/sfml_log.hpp"

#include <utility>

#include <SFML/System/Err.hpp>
#include <spdlog/spdlog.h>

namespace ludarium::shell {

SfmlLog::SfmlLog() : before_(sf::err().rdbuf(this)) {}

SfmlLog::~SfmlLog() {
    sf::err().rdbuf(before_);
}

int SfmlLog::overflow(int character) {
    if (character == '\n')
        spdlog::info("SFML: {}", std::exchange(line_, {}));
    else if (character != traits_type::eof())
        line_ += static_cast<char>(character);
    return 0;
}

} // namespace ludarium::shell
