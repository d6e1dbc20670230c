// The little Markdown that pages use, as Pango's markup for the screen and as plain text for the voice.
#pragma once

#include <string>
#include <string_view>

namespace ludarium::shell {

// Emphasis, strong emphasis, lists and paragraphs; anything else shows as its text. Paragraphs are
// parted by an empty line, items begin with a bullet.
std::string markup_of(std::string_view markdown);

// The same without any marks.
std::string plain_text_of(std::string_view markdown);

// As an editor counts them: what stands between spaces and has a letter or a digit.
unsigned word_count(std::string_view plain_text);

} // namespace ludarium::shell
