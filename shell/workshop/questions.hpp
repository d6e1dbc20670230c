// What the shell asks its workshop, and what it makes of the answers. An answer comes from a process
// that has read anybody's file: nothing of it is trusted.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "art/outline.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell::workshop {

struct Survey { // → Outline
    std::string svg;
};
struct Draw { // → Drawn
    std::string svg;
    std::string style_sheet;
    Size size;
};
struct Place { // → SpotPlaces
    std::string svg;
    std::string style_sheet;
    Size size;
};
struct ReadPage { // → host::Page, marked
    std::string markdown;
};
struct ReadWords { // → PoFile
    std::string po;
    std::string name; // of the file, for what is told of it
};
using Question = std::variant<Survey, Draw, Place, ReadPage, ReadWords>;

struct Drawn {
    Picture picture;
    std::string problem; // what could not be drawn of it; empty: nothing
};

// No picture is larger: an 8K screen's.
inline constexpr int longest_side_drawn = 8192;

std::string encode(const Question& question);
std::optional<Question> decode_question(std::string_view bytes);

std::string encode(const Outline& outline);
std::string encode(const SpotPlaces& places);
std::string encode(const Drawn& drawn);

// Nothing if it is no such answer, or one that can't be.
std::optional<Outline> decode_outline(std::string_view bytes);
std::optional<SpotPlaces> decode_places(std::string_view bytes);
std::optional<Drawn> decode_drawn(std::string_view bytes, Size size);

} // namespace ludarium::shell::workshop
