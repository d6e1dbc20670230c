#include "staff/tgui_view.hpp"

#include <algorithm>

#include <SFML/Graphics/RenderTexture.hpp>
#include <TGUI/Backend/SFML-Graphics.hpp>
#include <TGUI/TGUI.hpp>

#include "screens/layers.hpp"
#include "staff/font_file.hpp"
#include "staff/plot_layout.hpp"

namespace ludarium::shell {

namespace {

tgui::Color tgui_colour(const Colour& c) {
    const auto byte = [](double share) { return static_cast<std::uint8_t>(share * 255 + 0.5); };
    return {byte(c.red), byte(c.green), byte(c.blue), byte(c.alpha)};
}

// TGUI wants colours that are not multiplied by alpha.
tgui::Texture texture_of(const Pixels& picture) {
    std::vector<std::uint8_t> rgba = picture.rgba;
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4)
        for (std::size_t j = i; j < i + 3 && rgba[i + 3] > 0; ++j)
            rgba[j] = static_cast<std::uint8_t>(std::min(255, rgba[j] * 255 / rgba[i + 3]));
    tgui::Texture texture;
    texture.loadFromPixelData(
        {static_cast<unsigned>(picture.size.width), static_cast<unsigned>(picture.size.height)},
        rgba.data());
    return texture;
}

} // namespace

// A gui the size of the panel. Boxes are the screen's; the gui's begin at `origin`.
class TguiView::Desk {
  public:
    explicit Desk(const StageTools& tools) : tools_(tools), node_(tools.scene, layer::panel) {}

    void begin(const Box& box) {
        if (box_ == box) return gui_->removeAllWidgets();
        box_ = box;
        plain_ = bold_ = nullptr;
        gui_.reset();
        canvas_ = std::make_unique<sf::RenderTexture>();
        canvas_->create(static_cast<unsigned>(box.width), static_cast<unsigned>(box.height));
        gui_ = std::make_unique<tgui::Gui>(*canvas_);
        plain_ = tgui::Font(font_file(tools_.theme.family, false));
        bold_ = tgui::Font(font_file(tools_.theme.family, true));
        gui_->setFont(plain_);
    }

    void paint() {
        const tgui::Color night = tgui_colour(tools_.theme.colours.night);
        canvas_->clear(
            sf::Color(night.getRed(), night.getGreen(), night.getBlue(), night.getAlpha()));
        gui_->draw();
        canvas_->display();
        const sf::Image image = canvas_->getTexture().copyToImage();
        const auto* first = image.getPixelsPtr();
        const std::size_t bytes = std::size_t{4} * image.getSize().x * image.getSize().y;
        node_.picture(picture_of(box_.size(), {first, first + bytes}));
        node_.frame(frame(box_));
    }

    std::optional<std::string> take(const Input& input) {
        if (const auto* e = std::get_if<Pressed>(&input)) {
            if (held_) leave(); // it knows of one finger only
            finger_ = e->finger;
            held_ = gui_->handleEvent(button(sf::Event::MouseButtonPressed, e->at));
            if (!held_) return std::nullopt;
        } else if (finger_of(input) != finger_) {
            return std::nullopt;
        } else if (!std::exchange(held_, held_ && std::holds_alternative<Moved>(input))) {
            return std::nullopt;
        } else if (const auto* move = std::get_if<Moved>(&input)) {
            gui_->handleEvent(moved(move->at));
            return std::nullopt;
        } else if (const auto* up = std::get_if<Released>(&input)) {
            gui_->handleEvent(moved(up->at));
            gui_->handleEvent(button(sf::Event::MouseButtonReleased, up->at));
            leave();
        } else {
            leave();
        }
        paint();
        return std::exchange(touched_, std::nullopt);
    }
    bool held() const { return held_; }

    // Widgets.

    void plate(const Box& box) {
        auto panel = tgui::Panel::create();
        panel->setIgnoreMouseEvents(true);
        auto* look = panel->getRenderer();
        look->setBackgroundColor(tgui_colour(tools_.theme.colours.panel));
        look->setBorderColor(tgui_colour(tools_.theme.colours.panel_edge));
        look->setBorders({std::max(1.f, 1.5f * tools_.unit)});
        look->setRoundedBorderRadius(
            static_cast<float>(tools_.scaled(tools_.theme.spacing.radius)) * 1.4f);
        put(panel, box);
    }

    void block(const Box& box, Colour colour) {
        if (box.empty()) return;
        auto panel = tgui::Panel::create();
        panel->setIgnoreMouseEvents(true);
        panel->getRenderer()->setBackgroundColor(tgui_colour(colour));
        put(panel, box);
    }

    void words(const std::string& text, const TextStyle& style, const Box& box) {
        if (text.empty()) return;
        auto label = tgui::Label::create(text);
        auto* look = label->getRenderer();
        look->setFont(style.bold ? bold_ : plain_);
        look->setTextColor(tgui_colour(style.colour));
        look->setPadding({0});
        label->setMaximumTextWidth(static_cast<float>(box.width));
        int size = style.size;
        label->setTextSize(static_cast<unsigned>(size));
        // Line by line TGUI is a little higher than Pango.
        const auto room = static_cast<float>(box.height) * 1.08f;
        for (; label->getSize().y > room && size > style.size * 6 / 10; --size)
            label->setTextSize(static_cast<unsigned>(size));
        label->setAutoSize(false);
        label->setVerticalAlignment(tgui::VerticalAlignment::Center);
        label->setHorizontalAlignment(
            style.align == Align::centre  ? tgui::HorizontalAlignment::Center
            : style.align == Align::right ? tgui::HorizontalAlignment::Right
                                          : tgui::HorizontalAlignment::Left);
        label->getScrollbar()->setPolicy(tgui::Scrollbar::Policy::Never);
        label->setIgnoreMouseEvents(true);
        // TGUI leaves room for accents above; the eye wants the letters in the middle.
        put(label, {box.left, box.top + style.size / 12 - box.height / 20, box.width,
                    box.height * 11 / 10});
    }

    // An entry of a list: icons and words stand below each other.
    void entry(const PlacedKey& placed, int letters) {
        PlacedKey bare = placed;
        bare.key.label.clear();
        bare.icon.clear();
        key(bare, letters);
        const int side = tools_.scaled(44);
        const int space = tools_.scaled(16);
        const Colour ink = ink_of(placed.key);
        if (const Picture drawn =
                tools_.icons->at(placed.icon, side, {accent_of(placed.key), ink})) {
            auto picture = tgui::Picture::create(texture_of(*drawn));
            picture->setIgnoreMouseEvents(true);
            put(picture, {placed.box.left + space, placed.box.top + (placed.box.height - side) / 2,
                          side, side});
        }
        const int taken = side + 2 * space;
        words(placed.key.label, tools_.style(letters, ink),
              {placed.box.left + taken, placed.box.top, placed.box.width - taken - space / 2,
               placed.box.height});
    }

    void key(const PlacedKey& placed, int letters) {
        const auto& colours = tools_.theme.colours;
        auto button = tgui::BitmapButton::create(placed.key.label);
        int size = tools_.scaled(letters);
        TextStyle style;
        style.size = size;
        const int icon = placed.icon.empty() ? 0 : placed.box.height * 6 / 10;
        const int room = placed.box.width - tools_.scaled(20) - icon;
        const int wide = tools_.type.measure(placed.key.label, style).width;
        if (wide > room) size = size * room / wide;
        button->setTextSize(static_cast<unsigned>(std::max(8, size)));
        const Colour ink = ink_of(placed.key);
        dress(*button->getRenderer(), ink,
              placed.key.chosen ? colours.plate_active : colours.button);
        if (icon > 0) {
            const Picture picture =
                tools_.icons->at(placed.icon, icon, {accent_of(placed.key), ink});
            if (picture) button->setImage(texture_of(*picture));
        }
        button->setEnabled(placed.key.usable);
        button->onPress([this, name = placed.key.name] { touched_ = name; });
        put(button, placed.box);
    }

    void toggle(const PlacedKey& placed) {
        const auto& colours = tools_.theme.colours;
        auto button = tgui::ToggleButton::create(
            (placed.key.chosen ? "●  " : "○  ") + placed.key.label, placed.key.chosen);
        button->setTextSize(static_cast<unsigned>(tools_.scaled(tools_.theme.type.body)));
        dress(*button->getRenderer(), colours.text, colours.button);
        button->getRenderer()->setBackgroundColorDown(tgui_colour(colours.accent));
        button->getRenderer()->setBackgroundColorDownHover(tgui_colour(colours.accent));
        button->onToggle([this, name = placed.key.name] { touched_ = name; });
        put(button, placed.box);
    }

    void meter(const Box& box, double part) {
        const auto& colours = tools_.theme.colours;
        auto bar = tgui::ProgressBar::create();
        bar->setMaximum(1000);
        bar->setValue(static_cast<unsigned>(std::clamp(part, 0.0, 1.0) * 1000));
        bar->getRenderer()->setBackgroundColor(tgui_colour(colours.button));
        bar->getRenderer()->setFillColor(tgui_colour(colours.accent));
        bar->getRenderer()->setBorderColor(tgui_colour(colours.panel_edge));
        put(bar, box);
    }

    const StageTools& tools() const { return tools_; }

  private:
    Colour ink_of(const FormKey& key) const {
        const auto& colours = tools_.theme.colours;
        return !key.usable ? colours.text_off : key.chosen ? colours.plate_text : colours.text;
    }
    Colour accent_of(const FormKey& key) const {
        return key.usable && !key.chosen ? tools_.theme.colours.accent : ink_of(key);
    }

    void dress(tgui::ButtonRenderer& look, Colour ink, Colour fill) {
        const auto& colours = tools_.theme.colours;
        look.setFont(plain_);
        look.setTextColor(tgui_colour(ink));
        look.setTextColorHover(tgui_colour(ink));
        look.setTextColorFocused(tgui_colour(ink));
        look.setTextColorDisabled(tgui_colour(ink));
        look.setTextColorDown(tgui_colour(colours.plate_text));
        look.setTextColorDownHover(tgui_colour(colours.plate_text));
        look.setTextColorDownFocused(tgui_colour(colours.plate_text));
        // A finger hovers over nothing.
        look.setBackgroundColor(tgui_colour(fill));
        look.setBackgroundColorHover(tgui_colour(fill));
        look.setBackgroundColorFocused(tgui_colour(fill));
        look.setBackgroundColorDisabled(tgui_colour(fill.with_alpha(fill.alpha * 0.4)));
        look.setBackgroundColorDown(tgui_colour(colours.button_pressed));
        look.setBackgroundColorDownHover(tgui_colour(colours.button_pressed));
        look.setBackgroundColorDownFocused(tgui_colour(colours.button_pressed));
        const tgui::Color edge = tgui_colour(colours.panel_edge);
        look.setBorderColor(edge);
        look.setBorderColorHover(edge);
        look.setBorderColorFocused(edge);
        look.setBorderColorDown(edge);
        look.setBorderColorDisabled(edge);
        look.setBorders({std::max(1.f, 1.5f * tools_.unit)});
        look.setRoundedBorderRadius(static_cast<float>(tools_.scaled(tools_.theme.spacing.radius)));
    }

    void put(const tgui::Widget::Ptr& widget, const Box& box) {
        widget->setPosition(static_cast<float>(box.left - box_.left),
                            static_cast<float>(box.top - box_.top));
        widget->setSize(static_cast<float>(box.width), static_cast<float>(box.height));
        widget->setFocusable(false);
        gui_->add(widget);
    }

    sf::Event button(sf::Event::EventType type, Point at) const {
        sf::Event event{};
        event.type = type;
        event.mouseButton.button = sf::Mouse::Left;
        event.mouseButton.x = static_cast<int>(at.x) - box_.left;
        event.mouseButton.y = static_cast<int>(at.y) - box_.top;
        return event;
    }
    sf::Event moved(Point at) const {
        sf::Event event{};
        event.type = sf::Event::MouseMoved;
        event.mouseMove.x = static_cast<int>(at.x) - box_.left;
        event.mouseMove.y = static_cast<int>(at.y) - box_.top;
        return event;
    }
    void leave() {
        sf::Event event{};
        event.type = sf::Event::MouseLeft;
        gui_->handleEvent(event);
    }

    StageTools tools_;
    Box box_;
    std::unique_ptr<sf::RenderTexture> canvas_;
    std::unique_ptr<tgui::Gui> gui_;
    // TGUI has fonts only while it has a gui.
    tgui::Font plain_;
    tgui::Font bold_;
    Node node_;
    bool held_ = false;
    Finger finger_ = Finger::mouse; // that holds it
    std::optional<std::string> touched_;
};

namespace {

// What each kind of item is made of.
template <class Desk>
struct Drawing {
    Desk& desk;
    const PlacedItem& at;

    const StageTools& tools() const { return desk.tools(); }
    void labelled(const std::string& label, const std::string& about) const {
        desk.words(label, label_letters(tools()), at.words);
        desk.words(about, about_letters(tools()), at.about);
    }
    void line_below() const {
        const int thin = std::max(1, tools().scaled(1));
        desk.block({at.row.left, at.row.bottom() - thin, at.row.width, thin},
                   tools().theme.colours.panel_edge);
    }
    void keys(int letters) const {
        for (const PlacedKey& key : at.keys) desk.key(key, letters);
    }

    void operator()(const Heading& h) const {
        desk.words(h.text, heading_letters(tools()), at.words);
        desk.words(h.aside, about_letters(tools()), at.about);
    }
    void operator()(const Note& n) const {
        desk.words(n.text, note_letters(tools(), n.tone), at.words);
    }
    void operator()(const Toggle& t) const {
        labelled(t.label, t.about);
        line_below();
        desk.toggle(at.keys.front());
    }
    void operator()(const Stepper& s) const {
        labelled(s.label, s.about);
        line_below();
        keys(tools().theme.type.title);
        desk.words(s.shown, label_letters(tools()).aligned(Align::centre), at.value);
    }
    void operator()(const Choice& c) const {
        labelled(c.label, c.about);
        line_below();
        keys(c.large ? tools().theme.type.title : tools().theme.type.body);
    }
    void operator()(const Act& a) const {
        labelled(a.label, a.about);
        line_below();
        keys(tools().theme.type.body);
    }
    void operator()(const Progress& p) const {
        labelled(p.label, "");
        desk.meter(at.value, p.part);
    }
    void operator()(const Plot& p) const {
        labelled(p.label, "");
        const PlotLayout drawn = lay_out_plot(p, at.value, tools());
        const auto& colours = tools().theme.colours;
        desk.block(drawn.floor, colours.text_quiet);
        for (const Box& bar : drawn.bars) desk.block(bar, colours.accent);
        for (const auto& word : drawn.values)
            desk.words(word.text, plot_letters(tools()).coloured(colours.text).aligned(word.align),
                       word.box);
        for (const auto& word : drawn.labels)
            desk.words(word.text, plot_letters(tools()).aligned(word.align), word.box);
    }
    void operator()(const Lines& l) const {
        Box line = at.words;
        const TextStyle letters = line_letters(tools());
        for (const std::string& text : l.lines) {
            line.height = tools().type.measure(text, letters, line.width).height;
            desk.words(text, letters, line);
            line.top = line.bottom();
        }
    }
};

} // namespace

TguiView::TguiView(const StageTools& tools) : desk_(std::make_unique<Desk>(tools)) {}
TguiView::~TguiView() = default;

void TguiView::show(const Sheet& sheet) {
    const auto& type = desk_->tools().theme.type;
    const bool menu = !sheet.menu_plate.empty();
    desk_->begin(menu ? around(sheet.menu_plate, sheet.plate) : sheet.plate);
    if (menu) desk_->plate(sheet.menu_plate);
    desk_->plate(sheet.plate);
    desk_->words(sheet.title, title_letters(desk_->tools()), sheet.title_box);
    for (const PlacedItem& item : sheet.items) std::visit(Drawing<Desk>{*desk_, item}, item.item);
    if (sheet.previous) desk_->key(*sheet.previous, type.body);
    if (sheet.next) desk_->key(*sheet.next, type.body);
    desk_->words(sheet.counted, about_letters(desk_->tools()).aligned(Align::centre),
                 sheet.counted_box);
    for (const PlacedKey& entry : sheet.menu) desk_->entry(entry, type.small + 4);
    if (sheet.back) desk_->key(*sheet.back, type.body);
    if (sheet.done) desk_->key(*sheet.done, type.body);
    desk_->paint();
}

std::optional<std::string> TguiView::handle(const Input& input) {
    return desk_->take(input);
}

bool TguiView::holds() const {
    return desk_->held();
}

} // namespace ludarium::shell
