#include "screens/dialogue.hpp"

#include <algorithm>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

Dialogue::Dialogue(const StageTools& tools, const Box& room, int target, Content content)
    : tools_(tools) {
    const auto& theme = tools.theme;
    const int pad = tools.scaled(44);
    const int gap = tools.scaled(theme.spacing.gap);
    const int width = std::min(room.width, tools.scaled(content.aside.empty() ? 760 : 900));
    const int inner = width - 2 * pad;

    TextStyle head = tools.style(theme.type.headline, theme.colours.accent, Align::centre);
    head.bold = true;
    TextStyle body = tools.style(theme.type.body, theme.colours.text, Align::centre);
    const auto fitted = [&](const std::string& text, const TextStyle& style, int height) {
        return text.empty() ? nullptr : tools.type.fit(text, style, {inner, tools.scaled(height)});
    };
    const Picture headline = fitted(content.headline, head, 170);
    const Picture sentence = fitted(content.sentence, body, 140);
    body.italic = true;
    const Picture aside = fitted(content.aside, body, 180);
    const int button = std::max(target, tools.scaled(84));
    const auto count = static_cast<int>(content.choices.size());
    const int words = headline->size.height + (sentence ? gap + sentence->size.height : 0) +
                      (aside ? 3 * gap + aside->size.height : 0);
    const int height = pad + words + 2 * gap + count * (button + gap) - gap + pad;
    box_ = pixels_of(centred({width, std::min(height, room.height)}, room));

    const Size screen = tools.scene.size();
    veil_ = Node(
        tools.scene, layer::veil,
        {plain(theme.colours.veil), frame(Box{0, 0, screen.width, screen.height}), 1, 1, true});
    PanelStyle style;
    style.fill = theme.colours.night;
    style.border = theme.colours.accent.with_alpha(0.6);
    style.border_width = std::max(1.f, 2 * tools.unit);
    style.radius = static_cast<float>(tools.scaled(theme.spacing.radius)) * 1.5f;
    face_ =
        Node(tools.scene, layer::dialogue, {panel(box_.size(), style), frame(box_), 1, 1, true});

    Box line{box_.left + pad, box_.top + pad, inner, 0};
    const auto put = [&](const Picture& picture, int space_above) {
        if (!picture) return Node();
        line.top += space_above;
        line.height = picture->size.height;
        Node node(tools.scene, layer::dialogue_label,
                  {picture, centred(picture->size, line), 1, 1, true});
        line.top += line.height;
        return node;
    };
    headline_ = put(headline, 0);
    sentence_ = put(sentence, gap);
    if (aside) {
        const int thin = std::max(1, tools.scaled(2));
        const Box rule{line.left + inner * 3 / 8, line.top + gap * 3 / 2 - thin, inner / 4, thin};
        rule_ = Node(tools.scene, layer::dialogue_label,
                     {plain(theme.colours.accent), frame(rule), 1, 1, true});
    }
    aside_ = put(aside, 3 * gap);
    line.top = box_.bottom() - pad - (count * (button + gap) - gap);
    for (const Choice& choice : content.choices) {
        buttons_.emplace_back(tools, choice.name, Box{line.left, line.top, inner, button},
                              layer::dialogue_button);
        buttons_.back().label(choice.label);
        if (choice.main) buttons_.back().state(Button::State::selected);
        line.top += button + gap;
    }
    appear();
}

void Dialogue::appear() {
    for (Node* node : {&face_, &headline_, &sentence_, &rule_, &aside_})
        if (*node) {
            node->opacity(0);
            tools_.motion.fade(node->id(), 1, {milliseconds(0), tools_.theme.pace.fade, Ease::out});
        }
}

} // namespace ludarium::shell
