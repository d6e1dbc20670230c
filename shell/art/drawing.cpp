#include "art/drawing.hpp"

#include <cmath>

#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

constexpr std::size_t longest_svg = 32u * 1024 * 1024;

// The middle of a picture that is larger than wanted.
Picture cut(const Picture& picture, Size room) {
    if (picture->size == room) return picture;
    const auto width = static_cast<std::size_t>(room.width);
    const auto whole_width = static_cast<std::size_t>(picture->size.width);
    const auto left = static_cast<std::size_t>((picture->size.width - room.width) / 2);
    const auto top = static_cast<std::size_t>((picture->size.height - room.height) / 2);
    std::vector<std::uint8_t> rgba;
    rgba.reserve(width * static_cast<std::size_t>(room.height) * 4);
    for (std::size_t y = top; y < top + static_cast<std::size_t>(room.height); ++y) {
        const auto row =
            picture->rgba.begin() + static_cast<std::ptrdiff_t>((y * whole_width + left) * 4);
        rgba.insert(rgba.end(), row, row + static_cast<std::ptrdiff_t>(width * 4));
    }
    return picture_of(room, std::move(rgba));
}

} // namespace

std::optional<Drawing> Drawing::open(const std::filesystem::path& file,
                                     const std::vector<std::string>& chosen,
                                     std::vector<std::string>& problems) {
    auto text = read_whole(file, longest_svg);
    if (!text) {
        problems.push_back(file.string() + ": can't be read");
        return std::nullopt;
    }
    Svg::Error error;
    auto svg = Svg::parse(*text, file.string(), error);
    if (!svg) {
        problems.push_back(error.reason);
        return std::nullopt;
    }
    std::string style_sheet = svg->hide_unchosen(chosen);
    return Drawing(std::move(*svg), std::move(*text), std::move(style_sheet));
}

Picture Drawing::at(Size size, const PictureCache& cache) const {
    const std::string key = PictureCache::key(text_, style_sheet_, size);
    if (Picture kept = cache.load(key, size)) return kept;
    Picture fresh = svg_.render(size);
    cache.store(key, *fresh);
    return fresh;
}

Picture Drawing::covering(Size room, const PictureCache& cache) const {
    const float width =
        std::max(static_cast<float>(room.width), static_cast<float>(room.height) * aspect());
    const Size whole{std::max(room.width, static_cast<int>(std::ceil(width))),
                     std::max(room.height, static_cast<int>(std::ceil(width / aspect())))};
    return cut(at(whole, cache), room);
}

} // namespace ludarium::shell
