#include "screens/backdrop.hpp"

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

void Backdrop::show(const std::vector<std::filesystem::path>& files, float shade) {
    const Colour night = around_.theme.colours.night;
    if (night_ && shown_ == files && night_colour_ == night) return;
    hide();
    shown_ = files;
    night_colour_ = night;
    const Size size = around_.scene.size();
    const Frame all = frame(Box{0, 0, size.width, size.height});
    night_ = Node(around_.scene, layer::backdrop, {plain(night), all, 1, 1, true});
    if (around_.theme.plain_backdrops) return;
    shelf_.order(this, {files, size, 0, 0}, [this, all, night, shade](Picture picture) {
        if (!picture) return;
        picture_ = Node(around_.scene, layer::backdrop + 1, {picture, all, 1, 1, true});
        if (shade > 0)
            shade_ = Node(around_.scene, layer::backdrop + 2,
                          {plain(night.with_alpha(shade)), all, 1, 1, true});
    });
}

void Backdrop::hide() {
    shelf_.forget_orders(this);
    night_.reset();
    picture_.reset();
    shade_.reset();
}

} // namespace ludarium::shell
