#include "workshop/svg_outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include <glib.h>

#include "workshop/embedded.hpp"

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
    return unit.empty() || unit == "px" ? value : 0; // may be infinite, or not a number
}

bool sensible(float width, float height) {
    return width <= largest_side && height <= largest_side && width <= height * longest_aspect &&
           height <= width * longest_aspect;
}

// What is wrong with it, if anything.
std::string read_size(Outline& outline, const gchar** names, const gchar** values) {
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
    if (!(width > 0 && height > 0)) return {}; // it says nothing of its size
    if (!sensible(width, height)) return "its size can't be shown on any screen";
    outline.width = width;
    outline.height = height;
    return {};
}

struct Reading {
    Outline outline;
    std::string problem;
    double embedded = 0; // pixels
    bool inside = false;
};

bool begins_with(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

void weigh_embedded(Reading& reading, std::string_view name, std::string_view value) {
    if (name != "href" && name != "xlink:href") return;
    value.remove_prefix(std::min(value.size(), value.find_first_not_of(" \t\r\n")));
    if (!begins_with(value, "data:")) return;
    reading.embedded += embedded_pixels(value);
    if (!(reading.embedded <= most_embedded_pixels))
        reading.problem =
            "the pictures embedded in it have more pixels than can be shown, or are no PNG or JPEG";
}

void start_element(GMarkupParseContext*, const gchar*, const gchar** names, const gchar** values,
                   gpointer user, GError**) {
    auto& reading = *static_cast<Reading*>(user);
    if (!reading.inside) {
        reading.problem = read_size(reading.outline, names, values);
        for (int i = 0; names[i]; ++i)
            if (std::string_view(names[i]) == "data-surface") reading.outline.surface = values[i];
    }
    reading.inside = true;
    std::string_view id;
    std::string_view stack;
    for (; *names; ++names, ++values) {
        if (std::string_view(*names) == "id") id = *values;
        if (std::string_view(*names) == "data-stack") stack = *values;
        weigh_embedded(reading, *names, *values);
    }
    constexpr std::string_view spot = "spot-";
    constexpr std::string_view when = "when-";
    if (begins_with(id, spot))
        reading.outline.spots[std::string(id.substr(spot.size()))] = stack_from(stack);
    else if (begins_with(id, when))
        reading.outline.variants.emplace_back(id.substr(when.size()));
}

} // namespace

std::optional<Outline> read_outline(const std::string& text, std::string& problem) {
    if (text.find("<!ENTITY") != std::string::npos) {
        problem = "it uses entities of its own; save it as a plain SVG";
        return std::nullopt;
    }
    Reading reading;
    GMarkupParser parser{};
    parser.start_element = start_element;
    GMarkupParseContext* context =
        g_markup_parse_context_new(&parser, G_MARKUP_DEFAULT_FLAGS, &reading, nullptr);
    g_markup_parse_context_parse(context, text.data(), static_cast<gssize>(text.size()), nullptr);
    g_markup_parse_context_free(context);
    problem = reading.problem;
    return problem.empty() ? std::optional(std::move(reading.outline)) : std::nullopt;
}

} // namespace ludarium::shell
