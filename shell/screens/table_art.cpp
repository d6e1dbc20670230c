#include "screens/table_art.hpp"

#include "screens/plate.hpp"

namespace ludarium::shell {

namespace {

constexpr unsigned most_die_sides = 20;

Picture picture(const std::filesystem::path& file, int side, const PictureCache& cache,
                std::vector<std::string>& problems) {
    auto drawing = Drawing::open(file, {}, problems);
    return drawing ? drawing->at({side, side}, cache, problems) : nullptr;
}

} // namespace

TableArt draw_table(const TableArtOrder& order, const PictureCache& cache) {
    TableArt art;
    const auto folder = order.game_content / "art";
    auto board = Drawing::open(folder / "board.svg", order.chosen, art.problems);
    TableNeeds needs = order.needs;
    if (board) needs.board_aspect = board->aspect();
    art.needs = needs;
    art.layout = order.lay_out(needs, order.theme);
    const Box& at = art.layout.board;

    if (board) {
        art.surface = board->surface();
        art.board = board->at(at.size(), cache, art.problems);
        art.places = BoardPlaces(order.parts.spots, board->spots(at.size(), art.problems), at,
                                 order.theme.spacing.piece);
    }
    if (auto backdrop = Drawing::open(folder / "backdrop.svg", order.chosen, art.problems))
        art.backdrop = backdrop->filling(needs.screen, cache, art.problems);
    const int emblem = emblem_size(art.layout);
    for (const auto& piece : order.parts.pieces) {
        const auto file = folder / ("piece-" + piece.id + ".svg");
        auto drawing = Drawing::open(file, order.chosen, art.problems);
        const int man = static_cast<int>(art.places.man());
        art.pieces.push_back(drawing ? drawing->at({man, man}, cache, art.problems) : nullptr);
        art.emblems.push_back(
            drawing && emblem > 0 ? drawing->at({emblem, emblem}, cache, art.problems) : nullptr);
    }
    if (needs.dice > 0)
        for (unsigned value = 0; value <= most_die_sides; ++value) {
            const auto file =
                order.theme_folder / "dice" / ("die-" + std::to_string(value) + ".svg");
            if (std::filesystem::exists(file))
                art.dice[value] = picture(file, art.layout.dice.height, cache, art.problems);
        }
    return art;
}

} // namespace ludarium::shell
