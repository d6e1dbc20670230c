#include "screens/rail.hpp"

#include "screens/layers.hpp"
#include "screens/screen_unit.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

// The last one only where there is something to hear with.
constexpr const char* tools[] = {"text-size", "contrast", "motion", "sound"};

unsigned tool_count(const Surroundings& around) {
    return static_cast<unsigned>(std::size(tools)) - (around.loudspeaker ? 0 : 1);
}

constexpr std::string_view language_prefix = "language-";

bool chosen(const std::string& tool, const VisitorSettings& settings) {
    if (tool == "text-size") return settings.large_text;
    if (tool == "contrast") return settings.high_contrast;
    return tool == "motion" && settings.reduced_motion;
}

} // namespace

RailLayout Rail::layout(const Surroundings& around, const Words& words) {
    return lay_out_rail({around.scene.size(), static_cast<unsigned>(words.languages().size()),
                         tool_count(around), around.fingertip},
                        around.theme);
}

Rail::Rail(const Surroundings& around, const Words& words)
    : around_(around), words_(words), motion_(around.scene, around.clock) {}

void Rail::show(const VisitorSettings& settings, bool way_back) {
    settings_ = settings;
    shown_ = true;
    const StageTools stage{
        around_.scene, motion_, around_.theme, around_.type, screen_unit(around_.scene.size()),
        &around_.icons};
    const RailLayout at = layout(around_, words_);
    box_ = at.box;
    const auto& colours = around_.theme.colours;
    const int line = std::max(1, stage.scaled(2));
    face_ = Node(around_.scene, layer::rail);
    Canvas strip({8, box_.height});
    cairo_t* c = strip.cairo();
    const Colour& fill = colours.panel;
    cairo_set_source_rgba(c, fill.red, fill.green, fill.blue, fill.alpha);
    cairo_paint(c);
    const Colour& edge = colours.panel_edge;
    cairo_set_source_rgba(c, edge.red, edge.green, edge.blue, edge.alpha);
    cairo_rectangle(c, 0, 0, 8, line);
    cairo_fill(c);
    face_.picture(strip.finish());
    face_.frame(frame(box_));

    buttons_.clear();
    std::vector<std::string> labels;
    const auto languages = words_.languages();
    for (std::size_t i = 0; i < languages.size(); ++i) {
        Button& button = buttons_.add(stage, std::string(language_prefix) + languages[i].first,
                                      at.languages[i], layer::rail + 1);
        if (languages[i].first == settings.language) button.state(Button::State::selected);
        labels.push_back(languages[i].second);
    }
    buttons_.label_alike(labels);
    for (std::size_t i = 0; i < at.tools.size(); ++i) {
        const std::string name = tools[i];
        const std::string icon = name != "sound" ? name : settings.sound ? "sound-on" : "sound-off";
        Button& button = buttons_.add(stage, name, at.tools[i], layer::rail + 1, icon);
        if (chosen(tools[i], settings)) button.state(Button::State::selected);
    }
    if (way_back) {
        Button& back = buttons_.add(stage, "back", at.back, layer::rail + 1, "back");
        back.label(words_.shell("button.back"));
    }
    around_.witness.places(buttons_.places());
}

void Rail::hide() {
    shown_ = false;
    buttons_.clear();
    face_.reset();
}

Rail::Asked Rail::handle(const Input& input) {
    Asked asked;
    if (!shown_) return asked;
    const auto name = buttons_.handle(input);
    if (!name) return asked;
    VisitorSettings wanted = settings_;
    if (*name == "back")
        asked.back = true;
    else if (*name == "text-size")
        wanted.large_text = !wanted.large_text;
    else if (*name == "contrast")
        wanted.high_contrast = !wanted.high_contrast;
    else if (*name == "motion")
        wanted.reduced_motion = !wanted.reduced_motion;
    else if (*name == "sound")
        wanted.sound = !wanted.sound;
    else
        wanted.language = name->substr(language_prefix.size());
    if (wanted != settings_) asked.settings = wanted;
    return asked;
}

std::vector<Target> Rail::targets() const {
    return buttons_.targets(false);
}

} // namespace ludarium::shell
