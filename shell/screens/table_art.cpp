#include "screens/table_art.hpp"

#include <algorithm>

#include "art/stand_in.hpp"
#include "screens/plate.hpp"

namespace ludarium::shell {

namespace {

constexpr unsigned most_die_sides = 20;

Picture picture(const std::filesystem::path& file, int side, Easel& easel,
                std::vector<std::string>& problems) {
    const auto drawing = Drawing::open(file, {}, easel, problems);
    return drawing ? drawing->at({side, side}, problems) : nullptr;
}

void draw_board(TableArt& art, const std::optional<Drawing>& board, const TableArtOrder& order) {
    const Box& at = art.layout.board;
    SpotPlaces spots;
    if (board) {
        art.surface = board->surface();
        art.board = board->at(at.size(), art.problems);
        spots = board->spots(at.size(), art.problems);
    }
    if (!art.board) art.board = stand_in_board(at.size(), spots);
    art.places = BoardPlaces(order.parts.spots, spots, at, order.theme.spacing.piece);
}

} // namespace

TableArt draw_table(const TableArtOrder& order, Easel& easel) {
    TableArt art;
    const auto folder = order.game_content / "art";
    const auto board = Drawing::open(folder / "board.svg", order.chosen, easel, art.problems);
    TableNeeds needs = order.needs;
    if (board) needs.board_aspect = board->aspect();
    art.needs = needs;
    art.layout = order.lay_out(needs, order.theme);
    draw_board(art, board, order);
    if (const auto backdrop =
            Drawing::open(folder / "backdrop.svg", order.chosen, easel, art.problems))
        art.backdrop = backdrop->filling(needs.screen, art.problems);
    if (!art.backdrop) art.backdrop = stand_in_picture(needs.screen);
    const int emblem = emblem_size(art.layout);
    for (std::size_t kind = 0; kind < order.parts.pieces.size(); ++kind) {
        const auto file = folder / ("piece-" + order.parts.pieces[kind].id + ".svg");
        const auto drawing = Drawing::open(file, order.chosen, easel, art.problems);
        const auto man = [&](int side) -> Picture {
            Picture drawn = drawing ? drawing->at({side, side}, art.problems) : nullptr;
            return drawn ? drawn : stand_in_man(side, kind);
        };
        art.pieces.push_back(man(std::max(1, static_cast<int>(art.places.man()))));
        art.emblems.push_back(emblem > 0 ? man(emblem) : nullptr);
    }
    if (needs.dice > 0)
        for (unsigned value = 0; value <= most_die_sides; ++value) {
            const auto file =
                order.theme_folder / "dice" / ("die-" + std::to_string(value) + ".svg");
            std::error_code failed;
            if (std::filesystem::exists(file, failed))
                art.dice[value] = picture(file, art.layout.dice.height, easel, art.problems);
        }
    return art;
}

} // namespace ludarium::shell
