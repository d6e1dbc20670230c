// Every label of every menu, in every language, size of letters and layout.
#include "label_audit.hpp"
#include "screens/game_page.hpp"
#include "screens/home_screen.hpp"
#include "screens/ribbon.hpp"
#include "screens/still_there.hpp"

using namespace ludarium::test;

namespace {

void tap(GamePage& page, const std::string& name) {
    for (const Target& target : page.targets())
        if (target.name == name) {
            page.handle(Pressed{target.box.centre()});
            page.handle(Released{target.box.centre()});
            return;
        }
}

} // namespace

TEST(Labels, OfTheRailAreWhole) {
    at_every_stand([](Stand& stand) {
        Rail rail(stand.around, stand.words);
        rail.show(stand.settings, true);
        stand.expect_legible();
        stand.expect_targets_large_enough(rail.targets());
    });
}

TEST(Labels, OfTheHomeScreenAreWhole) {
    at_every_stand([](Stand& stand) {
        Rail rail(stand.around, stand.words);
        rail.show(stand.settings, false);
        HomeScreen home(stand.around, stand.words, stand.shelf);
        home.appear();
        stand.expect_legible();
        stand.expect_targets_large_enough(home.targets());
    });
}

TEST(Labels, OfEveryGamesPageAreWhole) {
    at_every_stand([](Stand& stand) {
        Rail rail(stand.around, stand.words);
        rail.show(stand.settings, true);
        for (const SharedGame& game : stand.shelf.games()) {
            SCOPED_TRACE(game->manifest.id);
            GamePage page(stand.around, game, stand.shelf);
            page.appear();
            stand.expect_legible();
            stand.expect_targets_large_enough(page.targets());
        }
    });
}

TEST(Labels, OfEveryVariantAreWhole) {
    at_every_stand([](Stand& stand) {
        Rail rail(stand.around, stand.words);
        rail.show(stand.settings, true);
        for (const SharedGame& game : stand.shelf.games()) {
            SCOPED_TRACE(game->manifest.id);
            GamePage page(stand.around, game, stand.shelf);
            page.appear();
            tap(page, "button-variants");
            for (std::size_t i = 0; i < game->manifest.options.size(); ++i)
                for (std::size_t j = 0; j < game->manifest.options[i].choices.size(); ++j) {
                    tap(page, "button-option-" + std::to_string(100 * i + j));
                    stand.expect_legible();
                }
            stand.expect_targets_large_enough(page.targets());
        }
    });
}

TEST(Labels, OfTheRibbonAreWholeAndLeaveHomeLegible) {
    at_every_stand([](Stand& stand) {
        HomeScreen home(stand.around, stand.words, stand.shelf);
        home.appear();
        Ribbon ribbon;
        ribbon.show(stand.around, stand.words);
        stand.expect_legible();
    });
}

TEST(Labels, OfTheQuestionWhetherSomebodyIsThereAreWhole) {
    at_every_stand([](Stand& stand) {
        StillThere question(stand.around, stand.words);
        question.count(25);
        stand.expect_legible();
        stand.expect_targets_large_enough(question.targets());
    });
}
