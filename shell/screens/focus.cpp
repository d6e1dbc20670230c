#include "screens/focus.hpp"

#include <algorithm>
#include <limits>

#include "screens/layers.hpp"
#include "screens/screen_unit.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

std::optional<std::size_t> towards(Key key, const Box& from, const std::vector<Target>& targets) {
    const Point here = from.centre();
    std::optional<std::size_t> best;
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const Point there = targets[i].box.centre();
        const float right = there.x - here.x;
        const float down = there.y - here.y;
        float along = 0;
        float aslant = 0;
        if (key == Key::left || key == Key::right) {
            along = key == Key::right ? right : -right;
            aslant = std::abs(down);
        } else {
            along = key == Key::down ? down : -down;
            aslant = std::abs(right);
        }
        // More sideways than ahead is another direction's.
        if (along < 1 || aslant > 3 * along) continue;
        const float cost = along + 2 * aslant;
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    return best;
}

void Focus::show(const Target& target) {
    if (name_ == target.name && box_ == target.box && ring_) return;
    name_ = target.name;
    box_ = target.box;
    const float unit = screen_unit(around_.scene.size());
    PanelStyle style;
    style.fill = {0, 0, 0, 0};
    style.border = around_.theme.colours.focus;
    style.border_width = std::max(3.f, 6 * unit);
    style.radius = static_cast<float>(around_.theme.spacing.radius) * unit + style.border_width;
    const Box around = box_.inset(-static_cast<int>(style.border_width) - 2);
    if (!ring_) ring_ = Node(around_.scene, layer::focus);
    ring_.frame(frame(around));
    ring_.picture(panel(around.size(), style));
}

void Focus::start_anew() {
    name_.clear();
    box_ = {};
    ring_.reset();
}

void Focus::hide() {
    wanted_ = false;
    start_anew();
}

std::optional<Point> Focus::at() const {
    if (name_.empty()) return std::nullopt;
    return box_.centre();
}

void Focus::follow(const std::vector<Target>& targets) {
    if (!wanted_) return;
    const Target* nearest = nullptr;
    for (const Target& target : targets) {
        if (target.name == name_) return show(target);
        if (!target.main) continue;
        if (!nearest || (!box_.empty() && distance(target.box.centre(), box_.centre()) <
                                              distance(nearest->box.centre(), box_.centre())))
            nearest = &target;
    }
    if (nearest) return show(*nearest);
    name_.clear();
    ring_.reset();
}

void Focus::move(Key key, const std::vector<Target>& targets) {
    if (targets.empty()) return;
    const auto current = std::find_if(targets.begin(), targets.end(),
                                      [this](const Target& t) { return t.name == name_; });
    if (!wanted_ || current == targets.end()) {
        wanted_ = true;
        if (name_.empty()) follow(targets);
        if (name_.empty()) show(targets.front());
        return;
    }
    const auto count = static_cast<std::size_t>(targets.size());
    const auto index = static_cast<std::size_t>(current - targets.begin());
    if (key == Key::next) return show(targets[(index + 1) % count]);
    if (key == Key::previous) return show(targets[(index + count - 1) % count]);
    if (const auto there = towards(key, box_, targets)) show(targets[*there]);
}

} // namespace ludarium::shell
