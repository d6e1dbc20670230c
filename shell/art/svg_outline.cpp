#include "art/svg_outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include <glib.h>

namespace ludarium::shell {

namespace {

StackFrom stack_from(std::string_view text) {
    if (text == "top") return StackFrom::top;
    if (text == "bottom") return StackFrom::bottom;
    if (text == "left") return StackFrom::left;
    if (text == "right") return StackFrom::right;
    return StackFrom::centre;
}

// A length in pixels; 0 for any other unit.
float pixels(const char* text) {
    char* end = nullptr;
    const float value = std::strtof(text, &end);
    const std::string_view unit(end);
    return unit.empty() || unit == "px" ? value : 0;
}

void read_size(SvgOutline& outline, const gchar** names, const gchar** values) {
    float width = 0;
    float height = 0;
    float box[4] = {0, 0, 0, 0};
    for (; *names; ++names, ++values) {
        const std::string_view name(*names);
        if (name == "width") width = pixels(*values);
        if (name == "height") height = pixels(*values);
        if (name == "viewBox") {
            std::string numbers(*values);
            std::replace(numbers.begin(), numbers.end(), ',', ' ');
            const char* at = numbers.c_str();
            for (float& number : box) {
                char* end = nullptr;
                number = std::strtof(at, &end);
                at = end;
            }
        }
    }
    if (width <= 0 || height <= 0) {
        width = box[2];
        height = box[3];
    }
    if (width > 0 && height > 0) {
        outline.width = width;
        outline.height = height;
    }
}

struct Reading {
    SvgOutline outline;
    bool inside = false;
};

void start_element(GMarkupParseContext*, const gchar*, const gchar** names, const gchar** values,
                   gpointer user, GError**) {
    auto& reading = *static_cast<Reading*>(user);
    if (!reading.inside) {
        read_size(reading.outline, names, values);
        for (int i = 0; names[i]; ++i)
            if (std::string_view(names[i]) == "data-surface") reading.outline.surface = values[i];
    }
    reading.inside = true;
    std::string_view id;
    std::string_view stack;
    for (; *names; ++names, ++values) {
        if (std::string_view(*names) == "id") id = *values;
        if (std::string_view(*names) == "data-stack") stack = *values;
    }
    constexpr std::string_view spot = "spot-";
    constexpr std::string_view when = "when-";
    if (id.substr(0, spot.size()) == spot)
        reading.outline.spots[std::string(id.substr(spot.size()))] = stack_from(stack);
    else if (id.substr(0, when.size()) == when)
        reading.outline.variants.emplace_back(id.substr(when.size()));
}

} // namespace

SvgOutline read_outline(const std::string& text) {
    Reading reading;
    GMarkupParser parser{};
    parser.start_element = start_element;
    GMarkupParseContext* context =
        g_markup_parse_context_new(&parser, G_MARKUP_DEFAULT_FLAGS, &reading, nullptr);
    // Whether the file is sound is for librsvg to say; what was found until a problem is used.
    g_markup_parse_context_parse(context, text.data(), static_cast<gssize>(text.size()), nullptr);
    g_markup_parse_context_free(context);
    return std::move(reading.outline);
}

std::string SvgOutline::hide_unchosen(const std::vector<std::string>& chosen) const {
    std::string css;
    for (const std::string& id : variants)
        if (std::find(chosen.begin(), chosen.end(), id) == chosen.end())
            css += "#when-" + id + " { display: none }\n";
    return css;
}

Size fitted(float aspect, Size into) {
    const float width =
        std::min(static_cast<float>(into.width), static_cast<float>(into.height) * aspect);
    return {static_cast<int>(width), static_cast<int>(width / aspect)};
}

Size covering(float aspect, Size room) {
    const float width =
        std::max(static_cast<float>(room.width), static_cast<float>(room.height) * aspect);
    return {std::max(room.width, static_cast<int>(std::ceil(width))),
            std::max(room.height, static_cast<int>(std::ceil(width / aspect)))};
}

} // namespace ludarium::shell
