#include "workshop/questions.hpp"

#include <algorithm>
#include <cstring>

#include "plugins/wire/bytes.hpp"

namespace ludarium::shell::workshop {

using wire::Reader;
using wire::Writer;

namespace {

// Far above what a designer draws, far below what would hurt.
constexpr std::size_t longest_svg = 32u * 1024 * 1024, longest_sheet = 64 * 1024, most_spots = 4096,
                      most_variants = 256, longest_id = 128, longest_problem = 512,
                      longest_page = 256 * 1024, longest_words = 1024 * 1024, longest_name = 4096;
constexpr float largest_outline = 100'000, longest_aspect = 100;
constexpr int farthest = 100'000;

std::uint32_t bits(float number) {
    std::uint32_t out = 0;
    std::memcpy(&out, &number, sizeof out);
    return out;
}

float length(Reader& in) {
    const auto raw = in.number<std::uint32_t>();
    float out = 0;
    std::memcpy(&out, &raw, sizeof out);
    if (!(out > 0 && out <= largest_outline)) in.fail();
    return out;
}

StackFrom stack_from(Reader& in) {
    const auto raw = in.number<std::uint8_t>();
    if (raw > static_cast<std::uint8_t>(StackFrom::right)) in.fail();
    return in.good() ? static_cast<StackFrom>(raw) : StackFrom::centre;
}

Size size_in(Reader& in) {
    const Size size{in.number<std::int32_t>(), in.number<std::int32_t>()};
    const auto possible = [](int side) { return side >= 1 && side <= longest_side_drawn; };
    if (!possible(size.width) || !possible(size.height)) in.fail();
    return size;
}

int pixel(Reader& in) {
    const auto at = in.number<std::int32_t>();
    if (at < -farthest || at > farthest) in.fail();
    return at;
}

template <class Asked>
Asked sized(Reader& in) {
    Asked asked;
    asked.svg = in.text(longest_svg);
    asked.style_sheet = in.text(longest_sheet);
    asked.size = size_in(in);
    return asked;
}

template <class Asked>
void put_sized(Writer& out, const Asked& asked) {
    out.text(asked.svg).text(asked.style_sheet);
    out.number(std::int32_t{asked.size.width}).number(std::int32_t{asked.size.height});
}

struct Put {
    Writer& out;
    void operator()(const Survey& asked) const { out.text(asked.svg); }
    void operator()(const Draw& asked) const { put_sized(out, asked); }
    void operator()(const Place& asked) const { put_sized(out, asked); }
    void operator()(const ReadPage& asked) const { out.text(asked.markdown); }
    void operator()(const ReadWords& asked) const { out.text(asked.po).text(asked.name); }
};

} // namespace

std::string encode(const Question& question) {
    Writer out;
    out.number(static_cast<std::uint8_t>(question.index()));
    std::visit(Put{out}, question);
    return out.bytes();
}

std::optional<Question> decode_question(std::string_view bytes) {
    Reader in(bytes);
    std::optional<Question> question;
    switch (in.number<std::uint8_t>()) {
    case 0:
        question = Survey{in.text(longest_svg)};
        break;
    case 1:
        question = sized<Draw>(in);
        break;
    case 2:
        question = sized<Place>(in);
        break;
    case 3:
        question = ReadPage{in.text(longest_page)};
        break;
    case 4: {
        std::string po = in.text(longest_words);
        question = ReadWords{std::move(po), in.text(longest_name)};
        break;
    }
    default:
        in.fail();
    }
    return in.finished() ? question : std::nullopt;
}

std::string encode(const Outline& outline) {
    Writer out;
    out.number(bits(outline.width)).number(bits(outline.height)).text(outline.surface);
    out.list(outline.variants, [](Writer& w, const std::string& id) { w.text(id); });
    out.list(outline.spots, [](Writer& w, const auto& spot) {
        w.text(spot.first).number(static_cast<std::uint8_t>(spot.second));
    });
    return out.bytes();
}

std::optional<Outline> decode_outline(std::string_view bytes) {
    Reader in(bytes);
    Outline outline;
    outline.width = length(in);
    outline.height = length(in);
    outline.surface = in.text(longest_id);
    in.list(most_variants, [&](Reader& r) { outline.variants.push_back(r.text(longest_id)); });
    in.list(most_spots, [&](Reader& r) {
        const std::string id = r.text(longest_id);
        outline.spots[id] = stack_from(r);
    });
    const float aspect = outline.aspect();
    if (!in.finished() || aspect > longest_aspect || aspect < 1 / longest_aspect)
        return std::nullopt;
    return outline;
}

std::string encode(const SpotPlaces& places) {
    Writer out;
    out.list(places, [](Writer& w, const auto& place) {
        const Box& box = place.second.box;
        w.text(place.first);
        for (const int at : {box.left, box.top, box.width, box.height}) w.number(std::int32_t{at});
        w.number(static_cast<std::uint8_t>(place.second.stack));
    });
    return out.bytes();
}

std::optional<SpotPlaces> decode_places(std::string_view bytes) {
    Reader in(bytes);
    SpotPlaces places;
    in.list(most_spots, [&](Reader& r) {
        const std::string id = r.text(longest_id);
        const Box box{pixel(r), pixel(r), pixel(r), pixel(r)};
        places[id] = {box, stack_from(r)};
    });
    return in.finished() ? std::optional(std::move(places)) : std::nullopt;
}

std::string encode(const Drawn& drawn) {
    Writer out;
    out.text(drawn.problem.substr(0, longest_problem));
    const auto& rgba = drawn.picture->rgba;
    out.text({reinterpret_cast<const char*>(rgba.data()), rgba.size()});
    return out.bytes();
}

std::optional<Drawn> decode_drawn(std::string_view bytes, Size size) {
    const auto expected =
        static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4;
    Reader in(bytes);
    Drawn drawn;
    drawn.problem = in.text(longest_problem);
    if (in.number<std::uint32_t>() != expected || bytes.size() < expected || !in.good())
        return std::nullopt;
    const std::string_view pixels = bytes.substr(bytes.size() - expected);
    drawn.picture = picture_of(size, {pixels.begin(), pixels.end()});
    return drawn;
}

} // namespace ludarium::shell::workshop
