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

Drawing::Drawing(std::string name, std::string text, Outline outline,
                 const std::vector<std::string>& chosen, Easel& easel)
    : name_(std::move(name)),
      text_(std::move(text)),
      outline_(std::move(outline)),
      style_sheet_(outline_.hide_unchosen(chosen)),
      easel_(&easel) {}

std::optional<Drawing> Drawing::open(const std::filesystem::path& file,
                                     const std::vector<std::string>& chosen, Easel& easel,
                                     std::vector<std::string>& problems) {
    auto text = read_whole(file, longest_svg);
    if (!text) {
        problems.push_back(file.string() + ": can't be read");
        return std::nullopt;
    }
    auto outline = easel.survey(*text);
    if (!outline) {
        problems.push_back(file.string() + ": " + outline.problem());
        return std::nullopt;
    }
    return Drawing(file.string(), std::move(*text), std::move(*outline), chosen, easel);
}

Picture Drawing::at(Size size, std::vector<std::string>& problems) const {
    std::string lacking;
    auto picture = easel_->draw(text_, style_sheet_, size, lacking);
    if (!picture) lacking = picture.problem();
    if (!lacking.empty()) problems.push_back(name_ + ": " + lacking);
    return picture ? *picture : nullptr;
}

Picture Drawing::filling(Size room, std::vector<std::string>& problems) const {
    return cut(at(covering(aspect(), room), problems), room);
}

SpotPlaces Drawing::spots(Size size, std::vector<std::string>& problems) const {
    auto places = easel_->places(text_, style_sheet_, size);
    if (places) return std::move(*places);
    problems.push_back(name_ + ": where its spots are is not known: " + places.problem());
    return {};
}

} // namespace ludarium::shell
