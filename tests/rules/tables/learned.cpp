// All tests in this program play with what the games have learned.
#include "../../common/learned.hpp"

#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

namespace {

class Learned : public testing::Environment {
    void SetUp() override {
        ludarium::test::use_learned<tavli::Tavli>(GAMES_CONTENT);
        ludarium::test::use_learned<scripta::Scripta>(GAMES_CONTENT);
    }
};

[[maybe_unused]] const auto* const learned = testing::AddGlobalTestEnvironment(new Learned);

} // namespace
