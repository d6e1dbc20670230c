#include "input/pointer.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

sf::Event button(sf::Event::EventType type, int x, int y,
                 sf::Mouse::Button which = sf::Mouse::Left) {
    sf::Event event{};
    event.type = type;
    event.mouseButton = {which, x, y};
    return event;
}

sf::Event movement(int x, int y) {
    sf::Event event{};
    event.type = sf::Event::MouseMoved;
    event.mouseMove = {x, y};
    return event;
}

const auto pressed = sf::Event::MouseButtonPressed;
const auto released = sf::Event::MouseButtonReleased;

} // namespace

TEST(Pointer, PressMoveAndReleaseComeThrough) {
    Pointer pointer;
    const auto press = pointer.translate(button(pressed, 10, 20));
    ASSERT_TRUE(press && std::holds_alternative<Pressed>(*press));
    EXPECT_EQ(std::get<Pressed>(*press).at.x, 10);
    const auto move = pointer.translate(movement(30, 40));
    ASSERT_TRUE(move && std::holds_alternative<Moved>(*move));
    EXPECT_EQ(std::get<Moved>(*move).at.y, 40);
    const auto release = pointer.translate(button(released, 30, 40));
    EXPECT_TRUE(release && std::holds_alternative<Released>(*release));
}

TEST(Pointer, MovingWithoutPressingIsNothing) {
    EXPECT_FALSE(Pointer().translate(movement(1, 1)));
}

TEST(Pointer, OtherButtonsAreNothing) {
    Pointer pointer;
    EXPECT_FALSE(pointer.translate(button(pressed, 1, 1, sf::Mouse::Right)));
    EXPECT_FALSE(pointer.translate(button(released, 1, 1, sf::Mouse::Right)));
}

TEST(Pointer, AReleaseWithoutAPressIsNothing) {
    EXPECT_FALSE(Pointer().translate(button(released, 1, 1)));
}

TEST(Pointer, LosingTheFocusLetsGo) {
    Pointer pointer;
    pointer.translate(button(pressed, 1, 1));
    sf::Event lost{};
    lost.type = sf::Event::LostFocus;
    const auto input = pointer.translate(lost);
    EXPECT_TRUE(input && std::holds_alternative<Lost>(*input));
    EXPECT_FALSE(pointer.translate(button(released, 1, 1)));
}

TEST(Pointer, ArrowsAndEnterAreKeys) {
    sf::Event event{};
    event.type = sf::Event::KeyPressed;
    event.key.code = sf::Keyboard::Left;
    auto input = Pointer().translate(event);
    ASSERT_TRUE(input);
    EXPECT_EQ(std::get<KeyPressed>(*input).key, Key::left);
    event.key.code = sf::Keyboard::F4;
    event.key.alt = true;
    EXPECT_FALSE(Pointer().translate(event)); // nothing a visitor types closes the kiosk
}
