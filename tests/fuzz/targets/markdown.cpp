// Any text as the Markdown of a page; Pango must be able to read what comes of it.
#include <pango/pango.h>

#include "../target.hpp"
#include "pages/markdown.hpp"

FUZZ_TARGET(markdown) {
    const std::string markup = ludarium::shell::markup_of(input);
    ludarium::shell::word_count(ludarium::shell::plain_text_of(input));
    if (!g_utf8_validate(input.data(), static_cast<gssize>(input.size()), nullptr)) return;
    ludarium::fuzz::promise(pango_parse_markup(markup.data(), static_cast<int>(markup.size()), 0,
                                               nullptr, nullptr, nullptr, nullptr),
                            "markup of whole letters is markup");
}
