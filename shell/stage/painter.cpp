#include "stage/painter.hpp"

#include <algorithm>

#include <SFML/Graphics/Sprite.hpp>
#include <SFML/OpenGL.hpp>

#include "stage/glx.hpp"

namespace ludarium::shell {

namespace {

const sf::BlendMode premultiplied(sf::BlendMode::One, sf::BlendMode::OneMinusSrcAlpha);

Presenting best_for(sf::RenderWindow& window) {
    window.setActive(true);
    return glx::can_show_parts() ? Presenting::parts : Presenting::whole;
}

// A board or a backdrop that was put away for later is kept once, not twice. What is smaller comes
// and goes while dice roll, and stays ready.
constexpr std::size_t large = 1024 * 1024;

std::size_t bytes(const sf::Texture& texture) {
    return std::size_t{4} * texture.getSize().x * texture.getSize().y;
}

bool on_whole_pixels(const Frame& f, Size picture) {
    return f.left == std::floor(f.left) && f.top == std::floor(f.top) &&
           f.width == static_cast<float>(picture.width) &&
           f.height == static_cast<float>(picture.height);
}

} // namespace

Painter::Painter(sf::RenderWindow& window) : Painter(window, best_for(window)) {}

Painter::Painter(sf::RenderWindow& window, Presenting presenting)
    : window_(window), presenting_(presenting) {
    if (presenting_ == Presenting::whole) {
        kept_ = std::make_unique<sf::RenderTexture>();
        kept_->create(window.getSize().x, window.getSize().y);
    }
}

sf::RenderTarget& Painter::target() {
    if (kept_) return *kept_;
    return window_;
}

void Painter::paint(Scene& scene, Point finger) {
    std::vector<Box> boxes = scene.take_damage();
    if (boxes.empty()) return;
    forget_unused_textures(scene);
    // Lifting a man changes a quarter of a million pixels all over the board, and takes 4 ms; the
    // part with the man takes 1 ms.
    const auto others = std::stable_partition(
        boxes.begin(), boxes.end(), [finger](const Box& box) { return box.contains(finger); });
    paint_boxes(scene, boxes.begin(), others);
    paint_boxes(scene, others, boxes.end());
    if (presenting_ == Presenting::whole) show_whole();
    ++counters_.frames;
}

void Painter::paint_boxes(const Scene& scene, Boxes from, Boxes to) {
    for (auto box = from; box != to; ++box) paint_box(scene, *box);
    if (presenting_ == Presenting::whole) return;
    const auto height = static_cast<int>(window_.getSize().y);
    for (auto box = from; box != to; ++box) glx::show_part(*box, height);
}

void Painter::paint_box(const Scene& scene, const Box& box) {
    const auto height = static_cast<int>(target().getSize().y);
    const bool filled = scene.collect(box, looks_);
    // Uploading a texture may make another context current, so it comes before the scissor.
    for (const Look* look : looks_) texture(look->picture);
    target().setActive(true);
    glEnable(GL_SCISSOR_TEST);
    glScissor(box.left, height - box.bottom(), box.width, box.height);
    if (!filled) target().clear(sf::Color::Black);
    for (const Look* look : looks_) draw(*look, scene.placed(*look));
    glDisable(GL_SCISSOR_TEST);
    ++counters_.boxes;
    counters_.pixels += static_cast<std::uint64_t>(box.area());
}

void Painter::draw(const Look& look, const Frame& f) {
    sf::Texture& t = texture(look.picture);
    t.setSmooth(!on_whole_pixels(f, look.picture->size));
    const auto o = static_cast<sf::Uint8>(std::lround(std::clamp(look.opacity, 0.f, 1.f) * 255));
    const sf::Color colour(o, o, o, o);
    const auto w = static_cast<float>(look.picture->size.width);
    const auto h = static_cast<float>(look.picture->size.height);
    const sf::Vertex corners[] = {
        {{f.left, f.top}, colour, {0, 0}},
        {{f.left, f.top + f.height}, colour, {0, h}},
        {{f.left + f.width, f.top}, colour, {w, 0}},
        {{f.left + f.width, f.top + f.height}, colour, {w, h}},
    };
    sf::RenderStates states(&t);
    states.blendMode = look.picture->opaque && o == 255 ? sf::BlendNone : premultiplied;
    target().draw(corners, 4, sf::TriangleStrip, states);
}

sf::Texture& Painter::texture(const Picture& picture) {
    Uploaded& uploaded = textures_[picture.get()];
    // The address of a picture that is gone may belong to a new one.
    if (!uploaded.texture || uploaded.pixels.lock() != picture) {
        uploaded.pixels = picture;
        uploaded.texture = std::make_unique<sf::Texture>();
        uploaded.texture->create(static_cast<unsigned>(picture->size.width),
                                 static_cast<unsigned>(picture->size.height));
        uploaded.texture->update(picture->rgba.data());
    }
    return *uploaded.texture;
}

void Painter::forget_unused_textures(const Scene& scene) {
    for (auto it = textures_.begin(); it != textures_.end();) {
        const bool gone = it->second.pixels.expired() ||
                          (bytes(*it->second.texture) >= large && !scene.holds(it->first));
        it = gone ? textures_.erase(it) : std::next(it);
    }
}

void Painter::show_whole() {
    kept_->display();
    const sf::Sprite all(kept_->getTexture());
    window_.setActive(true);
    window_.draw(all, sf::BlendNone);
    window_.display();
}

void Painter::show_again(const Box& box) {
    if (presenting_ == Presenting::whole) {
        show_whole();
        return;
    }
    window_.setActive(true);
    const auto height = static_cast<int>(window_.getSize().y);
    const Box seen = common(box, {0, 0, static_cast<int>(window_.getSize().x), height});
    if (!seen.empty()) glx::show_part(seen, height);
}

} // namespace ludarium::shell
