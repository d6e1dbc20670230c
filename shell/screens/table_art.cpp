#include "screens/table_art.hpp"

#include "screens/plate.hpp"

namespace ludarium::shell {

namespace {

constexpr unsigned most_die_sides = 20;
constexpr int icon_size = 44;

Picture picture(const std::filesystem::path& file, int side, const PictureCache& cache,
                std::vector<std::string>& problems) {
    const auto drawing = Drawing::open(file, {}, problems);
    return drawing ? drawing->at({side, side}, cache) : nullptr;
}

} // namespace

TableArt draw_table(const TableArtOrder& order, const PictureCache& cache) {
    TableArt art;
    const auto folder = order.game_content / "art";
    const auto board = Drawing::open(folder / "board.svg", order.chosen, art.problems);
    TableNeeds needs = order.needs;
    if (board) needs.board_aspect = board->aspect();
    art.layout = lay_out_table(needs, order.theme);
    const Box& at = art.layout.board;

    if (board) {
        art.board = board->at(at.size(), cache);
        art.places =
            BoardPlaces(order.parts.spots, board->spots(at.size()), at, order.theme.spacing.piece);
    }
    if (const auto backdrop = Drawing::open(folder / "backdrop.svg", order.chosen, art.problems))
        art.backdrop = backdrop->covering(needs.screen, cache);
    const int emblem = emblem_size(art.layout);
    for (const auto& piece : order.parts.pieces) {
        const auto file = folder / ("piece-" + piece.id + ".svg");
        const auto drawing = Drawing::open(file, order.chosen, art.problems);
        const int man = static_cast<int>(art.places.man());
        art.pieces.push_back(drawing ? drawing->at({man, man}, cache) : nullptr);
        art.emblems.push_back(drawing ? drawing->at({emblem, emblem}, cache) : nullptr);
    }
    if (needs.dice > 0)
        for (unsigned value = 0; value <= most_die_sides; ++value) {
            const auto file =
                order.theme_folder / "dice" / ("die-" + std::to_string(value) + ".svg");
            if (std::filesystem::exists(file))
                art.dice[value] = picture(file, art.layout.dice.height, cache, art.problems);
        }
    for (const char* name : {"hint", "undo", "again"})
        art.icons[name] = picture(order.theme_folder / "icons" / (std::string(name) + ".svg"),
                                  art.layout.scaled(icon_size), cache, art.problems);
    return art;
}

} // namespace ludarium::shell
