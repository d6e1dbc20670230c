// All tests in this program play with what the game has learned.
#include <gtest/gtest.h>

#include <tablut/game.hpp>

#include "../common/learned.hpp"

namespace {

class Learned : public testing::Environment {
    void SetUp() override { ludarium::test::use_learned<tablut::Tablut>(GAMES_CONTENT); }
};

[[maybe_unused]] const auto* const learned = testing::AddGlobalTestEnvironment(new Learned);

} // namespace
