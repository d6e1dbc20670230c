// All tests in this program play with what the game has learned.
#include "../../common/learned.hpp"

#include <astronomica/game.hpp>
#include <gtest/gtest.h>

namespace {

class Learned : public testing::Environment {
    void SetUp() override { ludarium::test::use_learned<astronomica::Astronomica>(GAMES_CONTENT); }
};

[[maybe_unused]] const auto* const learned = testing::AddGlobalTestEnvironment(new Learned);

} // namespace
