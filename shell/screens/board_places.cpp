#include "screens/board_places.hpp"

#include <cmath>

namespace ludarium::shell {

BoardPlaces::BoardPlaces(const std::vector<std::string>& ids,
                         const std::map<std::string, SpotPlace>& drawn, const Box& board,
                         float piece_share)
    : board_(board) {
    std::vector<SpotPlace> found;
    for (const std::string& id : ids) {
        SpotPlace place;
        if (const auto at = drawn.find(id); at != drawn.end()) {
            place = at->second;
            place.box.left += board.left;
            place.box.top += board.top;
            found.push_back(place);
        }
        spots_.push_back(place);
    }
    man_ = std::floor(man_size(found) * piece_share);
}

const SpotPlace* BoardPlaces::place(Spot spot) const {
    const std::size_t index = number(spot);
    return index < spots_.size() && !spots_[index].box.empty() ? &spots_[index] : nullptr;
}

Frame BoardPlaces::man_place(Spot spot, unsigned index, unsigned count) const {
    const SpotPlace* at = place(spot);
    return at ? stack_place(*at, man_, index, count) : Frame{};
}

std::optional<Spot> BoardPlaces::at(Point p, float reach) const {
    std::optional<Spot> nearest;
    float least = reach;
    for (std::size_t i = 0; i < spots_.size(); ++i) {
        const Box& box = spots_[i].box;
        if (box.empty()) continue;
        // How far outside the box; inside it, how far from the middle decides between spots that
        // overlap.
        const float dx = std::max(
            {static_cast<float>(box.left) - p.x, p.x - static_cast<float>(box.right()), 0.f});
        const float dy = std::max(
            {static_cast<float>(box.top) - p.y, p.y - static_cast<float>(box.bottom()), 0.f});
        const float outside = std::hypot(dx, dy);
        const float away =
            outside > 0
                ? outside
                : distance(p, box.centre()) / static_cast<float>(box.width + box.height) - 1;
        if (away < least) {
            least = away;
            nearest = static_cast<Spot>(i);
        }
    }
    return nearest;
}

} // namespace ludarium::shell
