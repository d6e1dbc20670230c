// A guest book on the disk, and what stands in it.
#pragma once

#include <string>
#include <vector>

#include "../common/temporary_folder.hpp"
#include "statistics/database.hpp"
#include "statistics/guest_book.hpp"
#include "statistics/statistics.hpp"
#include "visit/calendar.hpp"

namespace ludarium::test {

inline int day(const char* iso) {
    return shell::parse_iso_date(iso).value();
}

inline shell::VisitEntry visit_on(const char* date, int hour = 10, int seconds = 0) {
    return {day(date), hour, seconds, "it", "it", "home", std::nullopt};
}

inline shell::VisitEntry ended(shell::VisitEntry visit, shell::VisitEnd how) {
    visit.ended = how;
    return visit;
}

inline shell::GameEntry game_of(const std::string& id, unsigned level = 1) {
    shell::GameEntry game;
    game.game = id;
    game.version = "1.0.0";
    game.mode = "short";
    game.level = level;
    game.visitors = game.computers = 1;
    game.language = "it";
    return game;
}

inline shell::GameEntry ended(shell::GameEntry game, shell::GameResult how, unsigned plies = 30) {
    game.result = how;
    game.plies = plies;
    if (how == shell::GameResult::abandoned) game.left_from = "table";
    return game;
}

struct WrittenBook {
    TemporaryFolder folder;
    std::filesystem::path file = folder / shell::statistics_file;

    // Rows as "2026-11-16|10|0|it", one a string.
    std::vector<std::string> rows(const std::string& sql) const {
        shell::Database database(file, shell::Database::Access::read);
        shell::Statement statement(database, sql);
        std::vector<std::string> all;
        while (statement.step()) {
            all.emplace_back();
            for (const auto& text : statement.texts())
                all.back() += (all.back().empty() ? "" : "|") + text;
        }
        return all;
    }
};

} // namespace ludarium::test
