// Every sentence that can be read at a table: explanations, hints, ends, questions; with all players
// at it, in every language, size of letters and layout.
#include <regex>

#include "label_audit.hpp"
#include "language/catalogue.hpp"
#include "screens/attract_screen.hpp"
#include "screens/table_screen.hpp"

using namespace ludarium;
using namespace ludarium::test;

namespace {

// The keys of a game's strings with one of these beginnings.
std::vector<std::string> keys_with(const InstalledGame& game, const std::regex& wanted) {
    std::vector<std::string> problems;
    std::vector<std::string> found;
    const Catalogue italian = Catalogue::read(game.content() / "it", problems);
    for (const std::string& key : italian.keys())
        if (std::regex_search(key, wanted)) found.push_back(key);
    return found;
}

struct Table {
    Table(Stand& stand, const InstalledGame& game)
        : words(stand.shelf.words_of(game)),
          rail(stand.around, stand.words),
          art(bare(stand, game)),
          play(parts(game), seats(game), stand.clock, milliseconds(0)) {
        rail.show(stand.settings, true);
        screen = std::make_unique<TableScreen>(stand.around, words, art, play, TableScreen::Kept{});
        screen->take(Started{position(play.parts())});
    }

    static GameParts parts(const InstalledGame& game) {
        GameParts p;
        p.id = game.manifest.id;
        p.players = game.manifest.players;
        for (const auto& key : keys_with(game, std::regex("^spot\\.")))
            p.spots.push_back(key.substr(5));
        p.spots.emplace_back("e5");
        for (const auto& key : keys_with(game, std::regex("^piece\\.")))
            p.pieces.push_back({key.substr(6), Player{0}});
        for (const auto& key : keys_with(game, std::regex("^counter\\.")))
            p.counters.push_back(key.substr(8));
        p.ai_levels = 3;
        p.explains = p.hints = true;
        return p;
    }
    static TablePlay::Seats seats(const InstalledGame& game) {
        TablePlay::Seats all{};
        for (std::size_t i = 0; i < game.manifest.max_seats && i < all.size(); ++i)
            all[i] = {i == 0 ? Seat::Kind::visitor : Seat::Kind::computer, 1};
        return all;
    }
    static TableArt bare(Stand& stand, const InstalledGame& game) {
        TableArt art;
        art.needs.screen = stand.scene.size();
        art.needs.board_aspect = game.manifest.max_seats > 2 ? 1.f : 18.f / 11.f;
        art.needs.players = game.manifest.max_seats;
        art.needs.dice = 3;
        art.needs.rail = Rail::layout(stand.around, stand.words).box.height;
        art.needs.least_target = stand.around.fingertip;
        art.layout = lay_out_table(art.needs, stand.theme);
        return art;
    }
    static Position position(const GameParts& parts) {
        Position p;
        p.ply = 3;
        p.actor = 0;
        p.turn = Player{0};
        p.dice = {{6, 1, 1}, {6, 2, 1}, {6, 3, 0}};
        p.legal = {{1, Piece::none, Spot{0}, Spot::none, 1, 0, "a"}};
        // No game counts more than three things of a player at once.
        for (std::size_t i = 0; i < std::min<std::size_t>(3, parts.counters.size()); ++i)
            for (std::size_t player = 0; player < parts.players.size(); ++player)
                p.counts.push_back({static_cast<unsigned>(i), static_cast<Player>(player), 12});
        return p;
    }
    // With something in every gap of the sentence.
    Told told(const std::string& key) const {
        Told all{key, {}};
        const std::string sentence = words.game(key);
        static const std::regex gap(R"(\{([a-z]+)\})");
        for (std::sregex_iterator it(sentence.begin(), sentence.end(), gap), end; it != end; ++it) {
            const std::string name = (*it)[1];
            const int kind = name == "player" || name == "other" ? LUDARIUM_ARGUMENT_PLAYER
                             : name == "piece"                   ? LUDARIUM_ARGUMENT_PIECE
                             : name == "spot" || name == "from" || name == "to"
                                 ? LUDARIUM_ARGUMENT_SPOT
                                 : LUDARIUM_ARGUMENT_NUMBER;
            all.arguments.push_back({name, kind, 0});
        }
        return all;
    }
    void end(const std::string& reason) {
        Position p = position(play.parts());
        p.ply = 4;
        p.actor = game_over;
        p.legal.clear();
        p.ending = Ending{};
        p.ending->results[0].place = 1;
        p.ending->reason = reason;
        screen->take(Started{p});
    }

    Words words;
    Rail rail;
    TableArt art;
    TablePlay play;
    std::unique_ptr<TableScreen> screen;
};

template <class Check>
void at_every_table(const Check& check) {
    at_every_stand([&](Stand& stand) {
        for (const SharedGame& game : stand.shelf.games()) {
            SCOPED_TRACE(game->manifest.id);
            check(stand, *game);
        }
    });
}

} // namespace

TEST(TableLabels, OfPlayersAndButtonsAreWhole) {
    at_every_table([](Stand& stand, const InstalledGame& game) {
        Table table(stand, game);
        stand.expect_legible();
        stand.expect_targets_large_enough(table.screen->targets());
    });
}

TEST(TableLabels, OfEveryExplanationAndHintAreWhole) {
    at_every_table([](Stand& stand, const InstalledGame& game) {
        Table table(stand, game);
        for (const auto& key : keys_with(game, std::regex("^(why|hint|forced|phase)\\."))) {
            table.screen->take(Explained{table.told(key)});
            stand.expect_legible();
        }
    });
}

TEST(TableLabels, OfEveryEndAreWhole) {
    at_every_table([](Stand& stand, const InstalledGame& game) {
        for (const auto& key : keys_with(game, std::regex("^end\\."))) {
            Table table(stand, game);
            table.end(key);
            stand.expect_nothing_cut();
            stand.expect_targets_large_enough(table.screen->targets());
        }
    });
}

TEST(TableLabels, OfTheQuestionWhetherToLeaveAreWhole) {
    at_every_table([](Stand& stand, const InstalledGame& game) {
        Table table(stand, game);
        table.screen->back();
        stand.expect_nothing_cut();
        stand.expect_targets_large_enough(table.screen->targets());
    });
}

TEST(TableLabels, OfTheSleepingKioskAreWhole) {
    at_every_table([](Stand& stand, const InstalledGame& game) {
        if (stand.settings.large_text) return; // nobody is there to ask for it
        TablePlay play(Table::parts(game), Table::seats(game), stand.clock, milliseconds(0));
        const Words words = stand.shelf.words_of(game);
        AttractScreen attract(stand.around, stand.shelf, words, Table::bare(stand, game), play);
        stand.expect_legible();
    });
}
