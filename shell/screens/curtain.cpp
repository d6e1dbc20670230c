#include "screens/curtain.hpp"

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

Curtain::Curtain(Scene& scene, const Theme& theme, Typesetter& type)
    : scene_(scene),
      theme_(theme),
      type_(type),
      unit_(static_cast<float>(std::min(scene.size().width, scene.size().height)) / 1080.f),
      night_(scene, layer::curtain),
      name_(scene, layer::curtain + 1),
      sentence_(scene, layer::curtain + 1) {
    const Box all{0, 0, scene.size().width, scene.size().height};
    night_.frame(frame(all));
    night_.picture(plain(theme.colours.night));
    TextStyle style;
    style.size = static_cast<int>(110 * unit_);
    style.small_caps = true;
    style.tracking = 120;
    style.colour = theme.colours.accent;
    const Picture name = type.set("Ludarium", style);
    name_.frame(centred(name->size, all));
    name_.picture(name);
}

void Curtain::say(const std::string& sentence) {
    TextStyle style;
    style.size = static_cast<int>(static_cast<float>(theme_.type.body) * unit_);
    style.align = Align::centre;
    style.colour = theme_.colours.text_quiet;
    const Size all = scene_.size();
    const Picture words = type_.set(sentence, style, all.width * 2 / 3);
    sentence_.frame(centred(words->size, {0, all.height * 6 / 10, all.width, all.height / 5}));
    sentence_.picture(words);
}

} // namespace ludarium::shell
