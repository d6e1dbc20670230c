#include "app/closing_time.hpp"

#include <spdlog/spdlog.h>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr milliseconds look_every{10'000};

} // namespace

ClosingTime::News ClosingTime::watch() {
    const Time now = house_.clock.now();
    if (now < next_look_) return News::none;
    next_look_ = now + look_every;
    const bool open = house_.kiosk.hours.open(house_.clock.local());
    if (open != dark()) return News::none;
    house_.report.dark(!open);
    spdlog::info("{}", open ? "open" : "closed until the next opening hour");
    if (open) {
        dark_.reset();
        return News::opened;
    }
    const Size all = scene_.size();
    dark_ = Node(scene_, layer::dark,
                 {plain({0, 0, 0}), frame(Box{0, 0, all.width, all.height}), 1, 1, true});
    return News::closed;
}

} // namespace ludarium::shell
