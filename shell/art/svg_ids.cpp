#include "art/svg_ids.hpp"

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

void start_element(GMarkupParseContext*, const gchar*, const gchar** names, const gchar** values,
                   gpointer user, GError**) {
    auto& ids = *static_cast<SvgIds*>(user);
    std::string_view id;
    std::string_view stack;
    for (; *names; ++names, ++values) {
        if (std::string_view(*names) == "id") id = *values;
        if (std::string_view(*names) == "data-stack") stack = *values;
    }
    constexpr std::string_view spot = "spot-";
    constexpr std::string_view when = "when-";
    if (id.substr(0, spot.size()) == spot)
        ids.spots[std::string(id.substr(spot.size()))] = stack_from(stack);
    else if (id.substr(0, when.size()) == when)
        ids.variants.emplace_back(id.substr(when.size()));
}

} // namespace

SvgIds read_svg_ids(const std::string& text) {
    SvgIds ids;
    GMarkupParser parser{};
    parser.start_element = start_element;
    GMarkupParseContext* context =
        g_markup_parse_context_new(&parser, G_MARKUP_DEFAULT_FLAGS, &ids, nullptr);
    // librsvg has read the file already, so a problem here can only be something GMarkup is
    // stricter about; what was found until then is used.
    g_markup_parse_context_parse(context, text.data(), static_cast<gssize>(text.size()), nullptr);
    g_markup_parse_context_free(context);
    return ids;
}

} // namespace ludarium::shell
