#include "art/drawing.hpp"

#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

constexpr std::uintmax_t longest_svg = 32u * 1024 * 1024;

// The middle of a picture that is larger than wanted.
Picture cut(const Picture& picture, Size room) {
    if (!picture || picture->size == room) return picture;
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

Drawing::Drawing(std::string name, std::string text, const std::vector<std::string>& chosen)
    : name_(std::move(name)),
      text_(std::move(text)),
      outline_(read_outline(text_)),
      style_sheet_(outline_.hide_unchosen(chosen)) {}

std::optional<Drawing> Drawing::open(const std::filesystem::path& file,
                                     const std::vector<std::string>& chosen,
                                     std::vector<std::string>& problems) {
    std::error_code failed;
    const auto length = std::min(std::filesystem::file_size(file, failed), longest_svg);
    const auto text = failed ? std::nullopt : read_whole(file, length);
    if (!text) {
        problems.push_back(file.string() + ": can't be read");
        return std::nullopt;
    }
    return Drawing(file.string(), *text, chosen);
}

const Svg* Drawing::svg(std::vector<std::string>& problems) {
    if (!svg_ && !broken_) {
        std::string problem;
        svg_ = Svg::parse(text_, style_sheet_, problem);
        broken_ = !svg_;
        if (broken_) problems.push_back(name_ + ": " + problem);
    }
    return svg_ ? &*svg_ : nullptr;
}

Picture Drawing::at(Size size, const PictureCache& cache, std::vector<std::string>& problems) {
    const std::string key = PictureCache::key(text_, style_sheet_, size);
    if (Picture kept = cache.load(key, size)) return kept;
    const Svg* drawing = svg(problems);
    if (!drawing) return nullptr;
    Picture fresh = drawing->render(size);
    cache.store(key, *fresh);
    return fresh;
}

Picture Drawing::filling(Size room, const PictureCache& cache, std::vector<std::string>& problems) {
    return cut(at(covering(aspect(), room), cache, problems), room);
}

std::map<std::string, SpotPlace> Drawing::spots(Size size, std::vector<std::string>& problems) {
    const Svg* drawing = svg(problems);
    return drawing ? drawing->spots(outline_, size) : std::map<std::string, SpotPlace>{};
}

} // namespace ludarium::shell
