// What the screens say, in the language the visitor has chosen last.
#pragma once

#include <map>
#include <string>

#include "language/strings.hpp"
#include "plugins/position.hpp"
#include "plugins/reason.hpp"

namespace ludarium::shell {

class Words {
  public:
    using Fillings = std::map<std::string, std::string, std::less<>>;

    Words(const Strings& shell, const Strings& game, std::string language)
        : shell_(&shell), game_(&game), language_(std::move(language)) {}

    const std::string& language() const { return language_; }
    void language(std::string code) { language_ = std::move(code); }
    // Each with its own name for itself, in the order to show them.
    std::vector<std::pair<std::string, std::string>> languages() const;

    // A string of the shell; the key itself if nobody has written it yet.
    std::string shell(const std::string& key, const Fillings& fillings = {}) const;
    // A string of the game, or else of the shell.
    std::string game(const std::string& key, const Fillings& fillings = {}) const;
    bool game_has(const std::string& key) const;
    // A message of the game, or of the shell: arguments are named in the visitor's language, and
    // the first number among them chooses the plural form.
    std::string told(const Told& told, const GameParts& parts) const;
    // A sentence for staff; one without a key that is known here is told as what the system says.
    std::string told(const Reason& reason) const;
    std::string player(const GameParts& parts, Player player) const;
    std::string counted(const std::string& key, int number) const;

  private:
    std::string argument(const Told::Argument& argument, const GameParts& parts) const;

    const Strings* shell_;
    const Strings* game_;
    std::string language_;
};

} // namespace ludarium::shell
