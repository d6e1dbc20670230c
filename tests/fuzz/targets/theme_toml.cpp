// theme.toml, which a museum edits.
#include "../target.hpp"
#include "screens/theme.hpp"

FUZZ_TARGET(theme_toml) {
    std::vector<std::string> problems;
    const auto file = ludarium::fuzz::file_with(input, "theme.toml");
    const auto theme = ludarium::shell::Themes::read(file, problems).of({});
    ludarium::fuzz::promise(theme.spacing.piece > 0 && theme.spacing.piece <= 4, "men have a size");
}
