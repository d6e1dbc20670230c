#include "app/table_order.hpp"

#include <algorithm>

#include "pages/book.hpp"
#include "screens/rail.hpp"
#include "screens/table_panel.hpp"

namespace ludarium::shell {

namespace {

// "<option>-<choice>" of what is played, as the board's drawing names it.
std::vector<std::string> chosen_parts(const host::Manifest& manifest, const GameHeader& header) {
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < manifest.options.size(); ++i) {
        const auto& option = manifest.options[i];
        const std::size_t choice =
            i < header.choices.size() ? header.choices[i] : option.default_choice;
        if (choice < option.choices.size())
            chosen.push_back(option.id + "-" + option.choices[choice]);
    }
    return chosen;
}

} // namespace

TableArtOrder order_for(const House& house, const Surroundings& around, const InstalledGame& game,
                        const GameHeader& header, const GameParts& parts, const Position& first) {
    TableArtOrder order;
    order.game_content = game.content();
    order.theme_folder = house.options.theme_folder();
    order.parts = parts;
    order.chosen = chosen_parts(game.manifest, header);
    order.theme = house.theme;
    order.needs.screen = around.scene.size();
    order.needs.players = static_cast<unsigned>(seated(header.seats).size());
    if (has_chapter(game.content(), house.settings.language, "rules")) order.needs.buttons = 4;
    // A first throw may be with a single die where later ones are with three.
    if (!first.dice.empty())
        order.needs.dice = std::max(3u, static_cast<unsigned>(first.dice.size()));
    const Strings no_game;
    order.needs.rail =
        Rail::layout(around, Words(house.strings, no_game, house.settings.language)).box.height;
    order.needs.least_target = around.fingertip;
    return order;
}

} // namespace ludarium::shell
