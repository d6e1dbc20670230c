#include "text/typesetter.hpp"

#include <cmath>
#include <memory>

#include <pango/pangocairo.h>

namespace ludarium::shell {

struct Typesetter::Context {
    PangoContext* pango;

    Context() : pango(pango_font_map_create_context(pango_cairo_font_map_get_default())) {
        // Subpixel colours would show as fringes on textures; hinting would bend letters that are
        // read from afar.
        cairo_font_options_t* options = cairo_font_options_create();
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
        pango_cairo_context_set_font_options(pango, options);
        cairo_font_options_destroy(options);
        pango_context_set_round_glyph_positions(pango, FALSE);
    }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
    ~Context() { g_object_unref(pango); }
};

namespace {

struct Unref {
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
};
using Layout = std::unique_ptr<PangoLayout, Unref>;

struct Extent {
    Size size;
    int shift_x = 0; // ink to the left of the origin, as an italic f has
    int shift_y = 0;
};

Layout lay_out(PangoContext* context, const std::string& family, const std::string& text,
               const TextStyle& style, int width, int height) {
    Layout layout(pango_layout_new(context));
    PangoFontDescription* font = pango_font_description_new();
    pango_font_description_set_family(font, family.c_str());
    pango_font_description_set_absolute_size(font, style.size * double{PANGO_SCALE});
    if (style.bold) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
    if (style.italic) pango_font_description_set_style(font, PANGO_STYLE_ITALIC);
    pango_layout_set_font_description(layout.get(), font);
    pango_font_description_free(font);

    PangoAttrList* attributes = nullptr;
    char* words = nullptr; // without their marks
    if (!style.markup || !pango_parse_markup(text.data(), static_cast<int>(text.size()), 0,
                                             &attributes, &words, nullptr, nullptr))
        attributes = pango_attr_list_new(); // broken marks are shown as they are
    if (style.small_caps)
        pango_attr_list_insert(attributes, pango_attr_font_features_new("smcp=1, onum=1"));
    if (style.tracking != 0)
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(
                                               style.tracking * style.size * PANGO_SCALE / 1000));
    pango_layout_set_attributes(layout.get(), attributes);
    pango_attr_list_unref(attributes);

    pango_layout_set_alignment(layout.get(), style.align == Align::centre  ? PANGO_ALIGN_CENTER
                                             : style.align == Align::right ? PANGO_ALIGN_RIGHT
                                                                           : PANGO_ALIGN_LEFT);
    if (width > 0) {
        pango_layout_set_width(layout.get(), width * PANGO_SCALE);
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    }
    if (height > 0) {
        pango_layout_set_height(layout.get(), height * PANGO_SCALE);
        pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
    }
    if (style.leading != 0)
        pango_layout_set_spacing(layout.get(), style.leading * style.size * PANGO_SCALE / 100);
    if (words)
        pango_layout_set_text(layout.get(), words, -1);
    else
        pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
    g_free(words);
    return layout;
}

Extent extent_of(PangoLayout* layout, const TextStyle& style, int width) {
    PangoRectangle ink{};
    PangoRectangle logical{};
    pango_layout_get_pixel_extents(layout, &ink, &logical);
    const int left = std::min(ink.x, style.align == Align::left || width <= 0 ? logical.x : 0);
    const int right =
        std::max(ink.x + ink.width,
                 style.align == Align::left || width <= 0 ? logical.x + logical.width : width);
    const int top = std::min(ink.y, logical.y);
    const int bottom = std::max(ink.y + ink.height, logical.y + logical.height);
    return {{right - left, bottom - top}, -left, -top};
}

std::string key_of(const std::string& text, const TextStyle& s, int width, int height) {
    const auto byte = [](double share) { return std::to_string(std::lround(share * 255)); };
    return std::to_string(s.size) + (s.bold ? 'b' : '-') + (s.italic ? 'i' : '-') +
           (s.small_caps ? 's' : '-') + (s.markup ? 'm' : '-') + std::to_string(s.leading) + '|' +
           std::to_string(static_cast<int>(s.align)) + '#' + byte(s.colour.red) + ',' +
           byte(s.colour.green) + ',' + byte(s.colour.blue) + ',' + byte(s.colour.alpha) + '/' +
           std::to_string(s.tracking) + '/' + std::to_string(width) + '/' + std::to_string(height) +
           ' ' + text;
}

} // namespace

Typesetter::Typesetter(std::string family)
    : family_(std::move(family)), context_(std::make_unique<Context>()) {}
Typesetter::~Typesetter() = default;

Size Typesetter::measure(const std::string& text, const TextStyle& style, int width) {
    const Layout layout = lay_out(context_->pango, family_, text, style, width, 0);
    return extent_of(layout.get(), style, width).size;
}

Picture Typesetter::set(const std::string& text, const TextStyle& style, int width) {
    std::string key = key_of(text, style, width, 0);
    if (Picture kept = find(key)) return kept;
    return keep(std::move(key), draw({text, style, width, 0}));
}

Picture Typesetter::fit(const std::string& text, const TextStyle& style, Size room) {
    std::string key = key_of(text, style, room.width, room.height);
    if (Picture kept = find(key)) return kept;
    TextStyle smaller = style;
    for (const int percent : {100, 92, 85, 78, 72, 66, 60}) {
        smaller.size = style.size * percent / 100;
        const Size size = measure(text, smaller, room.width);
        if (size.height <= room.height && size.width <= room.width)
            return keep(std::move(key), draw({text, smaller, room.width, 0}));
    }
    if (cut_.size() < most_kept) cut_.push_back(text);
    return keep(std::move(key), draw({text, smaller, room.width, room.height}));
}

std::optional<std::string> Typesetter::words_of(const Pixels* picture) const {
    for (const Kept& kept : kept_)
        if (kept.picture.get() == picture) return kept.key.substr(kept.key.find(' ') + 1);
    return std::nullopt;
}

Picture Typesetter::draw(const Request& r) {
    const Layout layout = lay_out(context_->pango, family_, r.text, r.style, r.width, r.height);
    const Extent extent = extent_of(layout.get(), r.style, r.width);
    Canvas canvas(extent.size);
    cairo_t* c = canvas.cairo();
    cairo_set_source_rgba(c, r.style.colour.red, r.style.colour.green, r.style.colour.blue,
                          r.style.colour.alpha);
    cairo_move_to(c, extent.shift_x, extent.shift_y);
    pango_cairo_show_layout(c, layout.get());
    return canvas.finish();
}

Picture Typesetter::find(const std::string& key) {
    const auto found = by_key_.find(key);
    if (found == by_key_.end()) return nullptr;
    kept_.splice(kept_.begin(), kept_, found->second);
    return kept_.front().picture;
}

Picture Typesetter::keep(std::string key, Picture picture) {
    kept_.push_front({std::move(key), std::move(picture)});
    by_key_[kept_.front().key] = kept_.begin();
    if (kept_.size() > most_kept) {
        by_key_.erase(kept_.back().key);
        kept_.pop_back();
    }
    return kept_.front().picture;
}

} // namespace ludarium::shell
