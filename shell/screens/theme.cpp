#include "screens/theme.hpp"

#include "visit/toml_file.hpp"

namespace ludarium::shell {

namespace {

class Reader {
  public:
    // `version`: the part of the file that is read: "" or "large-text.".
    Reader(const toml::table& table, std::string name, std::string version,
           std::vector<std::string>& problems)
        : table_(table),
          name_(std::move(name)),
          version_(std::move(version)),
          problems_(problems) {}

    void read(const char* path, std::string& value) {
        if (const auto node = find(path)) {
            if (const auto text = node.value<std::string>())
                value = *text;
            else
                complain(node, path, "a text in quotes");
        }
    }
    void read(const char* path, bool& value) {
        if (const auto node = find(path)) {
            if (const auto yes = node.value<bool>())
                value = *yes;
            else
                complain(node, path, "true or false");
        }
    }
    void read(const char* path, int& value) {
        if (const auto node = find(path)) {
            const auto number = node.value_exact<std::int64_t>();
            if (number && *number >= 0 && *number <= 10'000)
                value = static_cast<int>(*number);
            else
                complain(node, path, "a whole number from 0 to 10000");
        }
    }
    void read(const char* path, milliseconds& value) {
        int count = static_cast<int>(value.count());
        read(path, count);
        value = milliseconds(count);
    }
    void read(const char* path, float& value) {
        if (const auto node = find(path)) {
            const auto number = node.value<double>();
            if (number && *number > 0 && *number <= 4)
                value = static_cast<float>(*number);
            else
                complain(node, path, "a number from 0 to 4");
        }
    }
    void read(const char* path, Colour& value) {
        if (const auto node = find(path)) {
            const auto text = node.value<std::string>();
            const auto colour = text ? parse_colour(*text) : std::nullopt;
            if (colour)
                value = *colour;
            else
                complain(node, path, "a colour like \"#e8bd66\" or \"#e8bd66cc\"");
        }
    }

  private:
    toml::node_view<const toml::node> find(const char* path) const {
        return table_.at_path(version_ + path);
    }
    void complain(const toml::node_view<const toml::node>& node, const char* path,
                  const char* expected) {
        problems_.push_back(name_ + ":" + std::to_string(node.node()->source().begin.line) + ": " +
                            version_ + path + " should be " + expected);
    }

    const toml::table& table_;
    std::string name_;
    std::string version_;
    std::vector<std::string>& problems_;
};

void apply(Reader in, Theme& theme) {
    in.read("family", theme.family);
    in.read("plain-backdrops", theme.plain_backdrops);

    Theme::Type& t = theme.type;
    in.read("type.title", t.title);
    in.read("type.turn", t.turn);
    in.read("type.name", t.name);
    in.read("type.body", t.body);
    in.read("type.small", t.small);
    in.read("type.announcement", t.announcement);
    in.read("type.headline", t.headline);

    Theme::Colours& c = theme.colours;
    in.read("colours.night", c.night);
    in.read("colours.panel", c.panel);
    in.read("colours.panel-edge", c.panel_edge);
    in.read("colours.text", c.text);
    in.read("colours.text-quiet", c.text_quiet);
    in.read("colours.text-off", c.text_off);
    in.read("colours.accent", c.accent);
    in.read("colours.plate", c.plate);
    in.read("colours.plate-active", c.plate_active);
    in.read("colours.plate-text", c.plate_text);
    in.read("colours.plate-text-quiet", c.plate_text_quiet);
    in.read("colours.button", c.button);
    in.read("colours.button-pressed", c.button_pressed);
    in.read("colours.glow", c.glow);
    in.read("colours.target", c.target);
    in.read("colours.last-move", c.last_move);
    in.read("colours.hint", c.hint);
    in.read("colours.veil", c.veil);
    in.read("colours.focus", c.focus);
    in.read("colours.card", c.card);

    Theme::Spacing& s = theme.spacing;
    in.read("spacing.margin", s.margin);
    in.read("spacing.gap", s.gap);
    in.read("spacing.radius", s.radius);
    in.read("spacing.target", s.target);
    in.read("spacing.piece", s.piece);
    in.read("spacing.lifted", s.lifted);

    Theme::Pace& p = theme.pace;
    in.read("pace.glide", p.glide);
    in.read("pace.settle", p.settle);
    in.read("pace.capture", p.capture);
    in.read("pace.lift", p.lift);
    in.read("pace.fade", p.fade);
    in.read("pace.announcement", p.announcement);
    in.read("pace.dice", p.dice);
    in.read("pace.computer-pause", p.computer_pause);
    in.read("pace.thinking-step", p.thinking_step);
}

// Everything is there at once. The computer still leaves time to see what it does.
void hold_still(Theme::Pace& pace) {
    pace.glide = pace.settle = pace.capture = pace.lift = pace.fade = pace.dice = milliseconds(0);
}

} // namespace

Themes Themes::read(const std::filesystem::path& file, std::vector<std::string>& problems) {
    Themes themes;
    toml::table table;
    try {
        table = read_toml(file);
    } catch (const toml::parse_error& error) {
        problems.push_back(file.string() + ":" + std::to_string(error.source().begin.line) + ": " +
                           std::string(error.description()));
        return themes;
    }
    const auto version = [&](const char* name, Theme theme, std::vector<std::string>& told) {
        apply(Reader(table, file.string(), name, told), theme);
        return theme;
    };
    Theme own;
    own.folder = file.parent_path();
    themes.plain_ = version("", own, problems);
    themes.large_ = version("large-text.", themes.plain_, problems);
    themes.contrast_ = version("high-contrast.", themes.plain_, problems);
    std::vector<std::string> told_already;
    themes.large_contrast_ = version("high-contrast.", themes.large_, told_already);
    return themes;
}

Theme Themes::of(const VisitorSettings& settings) const {
    const Theme& usual = settings.high_contrast ? contrast_ : plain_;
    const Theme& large = settings.high_contrast ? large_contrast_ : large_;
    Theme theme = settings.large_text ? large : usual;
    if (settings.reduced_motion) hold_still(theme.pace);
    return theme;
}

} // namespace ludarium::shell
