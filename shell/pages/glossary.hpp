// One word for one thing: a game's terms in one language, and the words they are not to be called.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludarium/host/page.hpp>

namespace ludarium::shell {

class Glossary {
  public:
    Glossary() = default;
    // Each step is a term; its note "<!-- not: pezzo, pedone -->" lists what to avoid.
    explicit Glossary(const host::Page& page);

    // The first word of a text that should be another: "say pedina, not pezzo".
    std::optional<std::string> breach(std::string_view text) const;

  private:
    struct Avoided {
        std::string word; // in small letters
        std::string term;
    };
    std::vector<Avoided> avoided_;
};

} // namespace ludarium::shell
