// Draws the damaged parts of a scene into the window, and nothing else.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/Texture.hpp>

#include "stage/scene.hpp"

namespace ludarium::shell {

// How the picture gets from memory to the screen. Measured at 1920×1080 with software GL, one piece
// of 110 pixels moving at 60 frames a second: parts 6 % of a core, whole 123 %.
enum class Presenting {
    parts, // draw into the back buffer and show the damaged rectangles of it
    whole, // draw into a texture, and show all of it: works everywhere
};

struct PaintCounters {
    std::uint64_t frames = 0;
    std::uint64_t boxes = 0;
    std::uint64_t pixels = 0;
};

class Painter {
  public:
    // `window` outlives the painter.
    explicit Painter(sf::RenderWindow& window);
    Painter(sf::RenderWindow& window, Presenting presenting);

    // Draws and shows what has changed; does nothing at all if nothing has. What is under `finger`
    // comes first: there the eye waits for an answer.
    void paint(Scene& scene, Point finger = {});
    // The window was uncovered: shows a part again without drawing it.
    void show_again(const Box& box);

    const PaintCounters& counters() const { return counters_; }
    Presenting presenting() const { return presenting_; }

  private:
    struct Uploaded {
        std::weak_ptr<const Pixels> pixels;
        std::unique_ptr<sf::Texture> texture;
    };
    using Boxes = std::vector<Box>::const_iterator;
    void paint_boxes(const Scene& scene, Boxes from, Boxes to);
    void paint_box(const Scene& scene, const Box& box);
    void draw(const Look& look, const Frame& f);
    sf::Texture& texture(const Picture& picture);
    void forget_unused_textures(const Scene& scene);
    void show_whole();
    sf::RenderTarget& target();

    sf::RenderWindow& window_;
    Presenting presenting_;
    std::unique_ptr<sf::RenderTexture> kept_; // only with Presenting::whole
    std::map<const Pixels*, Uploaded> textures_;
    std::vector<const Look*> looks_;
    PaintCounters counters_;
};

} // namespace ludarium::shell
