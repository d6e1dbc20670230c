#include "input/pointer.hpp"

#include <type_traits>
#include <utility>

namespace ludarium::shell {

namespace {

Point point(int x, int y) {
    return {static_cast<float>(x), static_cast<float>(y)};
}

std::optional<Input> key(const sf::Event::KeyEvent& event) {
    switch (event.code) {
    case sf::Keyboard::Left:
        return KeyPressed{Key::left};
    case sf::Keyboard::Right:
        return KeyPressed{Key::right};
    case sf::Keyboard::Up:
        return KeyPressed{Key::up};
    case sf::Keyboard::Down:
        return KeyPressed{Key::down};
    case sf::Keyboard::Enter:
    case sf::Keyboard::Space:
        return KeyPressed{Key::confirm};
    case sf::Keyboard::Escape:
    case sf::Keyboard::Backspace:
        return KeyPressed{Key::back};
    case sf::Keyboard::Tab:
        return KeyPressed{event.shift ? Key::previous : Key::next};
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<Finger> finger_of(const Input& input) {
    return std::visit(
        [](const auto& what) -> std::optional<Finger> {
            if constexpr (std::is_same_v<std::decay_t<decltype(what)>, KeyPressed>)
                return std::nullopt;
            else
                return what.finger;
        },
        input);
}

std::optional<Input> Pointer::translate(const sf::Event& event) {
    switch (event.type) {
    case sf::Event::MouseButtonPressed:
        if (event.mouseButton.button != sf::Mouse::Left || down_) return std::nullopt;
        down_ = true;
        return Pressed{point(event.mouseButton.x, event.mouseButton.y)};
    case sf::Event::MouseMoved:
        if (!down_) return std::nullopt;
        return Moved{point(event.mouseMove.x, event.mouseMove.y)};
    case sf::Event::MouseButtonReleased:
        if (event.mouseButton.button != sf::Mouse::Left || !std::exchange(down_, false))
            return std::nullopt;
        return Released{point(event.mouseButton.x, event.mouseButton.y)};
    case sf::Event::LostFocus:
        if (!std::exchange(down_, false)) return std::nullopt;
        return Lost{};
    case sf::Event::KeyPressed:
        return key(event.key);
    default:
        return std::nullopt;
    }
}

} // namespace ludarium::shell
