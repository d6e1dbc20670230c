// All tests in this program play with what the games have learned, as the kiosk does.
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <ludarium/host/weights.hpp>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

namespace {

template <class Game>
void use_learned() {
    const std::string id(ludarium::view(Game::descriptor().id));
    std::ifstream in(std::string(GAMES_CONTENT) + "/" + id + "/ai/weights.txt");
    const auto file =
        ludarium::host::WeightsFile::parse(std::string(std::istreambuf_iterator<char>(in), {}));
    ASSERT_TRUE(file) << id << ": " << file.problem();
    ASSERT_EQ(file->record.at("game"), id);
    ASSERT_EQ(file->record.at("scheme"), Game::weights_scheme);
    ASSERT_EQ(file->values.size(), Game::weight_count);
    Game::use_weights(file->values);
}

class Learned : public testing::Environment {
    void SetUp() override {
        use_learned<tavli::Tavli>();
        use_learned<scripta::Scripta>();
    }
};

[[maybe_unused]] const auto* const learned = testing::AddGlobalTestEnvironment(new Learned);

} // namespace
