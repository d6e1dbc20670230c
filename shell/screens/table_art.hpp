// Every picture a table needs, made in one go at the right sizes for this screen.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "art/drawing.hpp"
#include "plugins/position.hpp"
#include "screens/board_places.hpp"
#include "screens/table_layout.hpp"

namespace ludarium::shell {

struct TableArtOrder {
    std::filesystem::path game_content; // of this game
    std::filesystem::path theme_folder;
    GameParts parts;
    std::vector<std::string> chosen; // "<option>-<choice>" of this game
    TableNeeds needs;                // all but the board's aspect
    Theme theme;
    std::function<TableLayout(const TableNeeds&, const Theme&)> lay_out = lay_out_table;
};

struct TableArt {
    TableNeeds needs; // with the board's aspect
    TableLayout layout;
    BoardPlaces places;
    Picture backdrop; // a stand-in where it could not be drawn; see problems
    Picture board;
    std::string surface;               // what men are set down on, as the board says: "stone"
    std::vector<Picture> pieces;       // by piece, as they stand on the board
    std::vector<Picture> emblems;      // by piece, for the players' plates
    std::map<unsigned, Picture> dice;  // by value; 0 before the throw
    std::vector<std::string> problems; // for staff
};

// Slow where the cache is cold: belongs into the workshop.
TableArt draw_table(const TableArtOrder& order, Easel& easel);

} // namespace ludarium::shell
