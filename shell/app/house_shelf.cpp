#include "app/house_shelf.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "art/drawing.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

struct Drawn {
    Picture picture;
    std::vector<std::string> problems;
};

Drawn draw(const Shelf::Wanted& wanted, const PictureCache& cache) {
    Drawn drawn;
    for (const auto& file : wanted.files) {
        std::error_code failed;
        if (!std::filesystem::exists(file, failed)) continue;
        auto drawing = Drawing::open(file, {}, drawn.problems);
        if (drawing) drawn.picture = drawing->filling(wanted.size, cache, drawn.problems);
        break;
    }
    if (drawn.picture && (wanted.radius > 0 || wanted.radius_below > 0))
        drawn.picture = with_round_corners(*drawn.picture, wanted.radius, wanted.radius_below);
    return drawn;
}

std::string key_of(const Shelf::Wanted& wanted) {
    std::string key = std::to_string(wanted.size.width) + "x" + std::to_string(wanted.size.height) +
                      " " + std::to_string(wanted.radius) + " " +
                      std::to_string(wanted.radius_below);
    for (const auto& file : wanted.files) key += " " + file.string();
    return key;
}

} // namespace

std::vector<const InstalledGame*> HouseShelf::games() {
    std::vector<const InstalledGame*> all;
    for (const InstalledGame& game : house_.installed.games)
        if (!house_.quarantine.reason(game.manifest.id, game.manifest.version))
            all.push_back(&game);
    return all;
}

Words HouseShelf::words(const InstalledGame& game) {
    return Words(house_.strings, house_.strings_of(game), house_.settings.language);
}

void HouseShelf::order(const void* owner, const Wanted& wanted, std::function<void(Picture)> take) {
    const std::string key = key_of(wanted);
    const auto known = std::find_if(kept_.begin(), kept_.end(),
                                    [&key](const Kept& kept) { return kept.key == key; });
    if (known != kept_.end()) {
        kept_.splice(kept_.begin(), kept_, known);
        return take(kept_.front().picture);
    }
    house_.workshop.order(
        owner, [this, wanted, key, take](const PictureCache& cache) -> Workshop::Handover {
            auto drawn = std::make_shared<Drawn>(draw(wanted, cache));
            return [this, key, take, drawn] {
                log_problems(drawn->problems);
                kept_.push_front({key, drawn->picture});
                if (kept_.size() > most_kept) kept_.pop_back();
                take(drawn->picture);
            };
        });
}

} // namespace ludarium::shell
