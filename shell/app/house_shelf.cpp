#include "app/house_shelf.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "art/drawing.hpp"
#include "art/stand_in.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

struct Drawn {
    Picture picture;
    std::vector<std::string> problems;
};

Drawn draw(const Shelf::Wanted& wanted, Easel& easel) {
    Drawn drawn;
    for (const auto& file : wanted.files) {
        std::error_code failed;
        if (!std::filesystem::exists(file, failed)) continue;
        const auto drawing = Drawing::open(file, {}, easel, drawn.problems);
        if (drawing) drawn.picture = drawing->filling(wanted.size, drawn.problems);
        if (!drawn.picture) drawn.picture = stand_in_picture(wanted.size);
        break;
    }
    if (drawn.picture && (wanted.radius > 0 || wanted.radius_below > 0))
        drawn.picture = with_round_corners(*drawn.picture, wanted.radius, wanted.radius_below);
    return drawn;
}

bool same(const Shelf::Wanted& a, const Shelf::Wanted& b) {
    return a.files == b.files && a.size == b.size && a.radius == b.radius &&
           a.radius_below == b.radius_below;
}

} // namespace

std::vector<SharedGame> HouseShelf::games() {
    return house_.offered();
}

std::size_t HouseShelf::usual_mode(const InstalledGame& game) {
    const auto wanted = house_.kiosk.modes.find(game.manifest.id);
    if (wanted == house_.kiosk.modes.end()) return 0;
    const auto& modes = game.manifest.modes;
    const auto found = std::find_if(modes.begin(), modes.end(), [&wanted](const auto& mode) {
        return mode.id == wanted->second;
    });
    return found == modes.end() ? 0 : static_cast<std::size_t>(found - modes.begin());
}

Words HouseShelf::words(const SharedGame& game) {
    return Words(house_.strings, house_.strings_of(game), house_.settings.language);
}

void HouseShelf::order(const void* owner, const Wanted& wanted, std::function<void(Picture)> take) {
    const auto known = std::find_if(kept_.begin(), kept_.end(), [&wanted](const Kept& kept) {
        return same(kept.wanted, wanted);
    });
    if (known != kept_.end()) {
        kept_.splice(kept_.begin(), kept_, known);
        return take(kept_.front().picture);
    }
    // Until it is drawn, the same picture in another size is better than none.
    for (const Kept& kept : kept_)
        if (kept.wanted.files == wanted.files && kept.picture) {
            take(kept.picture);
            break;
        }
    house_.workshop.order(owner, [this, wanted, take](Easel& easel) -> Workshop::Handover {
        auto drawn = std::make_shared<Drawn>(draw(wanted, easel));
        return [this, wanted, take, drawn] {
            log_problems(drawn->problems);
            kept_.push_front({wanted, drawn->picture});
            if (kept_.size() > most_kept) kept_.pop_back();
            take(drawn->picture);
        };
    });
}

} // namespace ludarium::shell
