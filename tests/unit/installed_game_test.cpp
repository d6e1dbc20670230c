#include "plugins/installed_game.hpp"

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;
using testing::HasSubstr;

namespace {

std::string manifest(const std::string& id, int from, const std::string& sdk = "1.0") {
    return R"({"id":")" + id + R"(","version":"1.0.0","sdk":")" + sdk +
           R"(","library":"x.so","hashes":{"x.so":"sha256:)" + std::string(64, '0') +
           R"("},"players":["a","b"],"seats":{"min":2,"max":2},"options":[],)" +
           R"("modes":[{"id":"full","minutes":5}],"period":{"from":)" + std::to_string(from) +
           R"(,"to":2000},"place":"Roma","languages":["it"]})";
}

} // namespace

TEST(InstalledGames, ComeOldestFirst) {
    ludarium::test::TemporaryFolder games;
    games.write("young/plugin.json", manifest("young", 1283));
    games.write("old/plugin.json", manifest("old", -100));
    const auto found = find_games({games.path()});
    ASSERT_EQ(found.games.size(), 2u);
    EXPECT_EQ(found.games[0]->manifest.id, "old");
}

TEST(InstalledGames, ABadFolderIsOneHiddenGameAndOneLine) {
    ludarium::test::TemporaryFolder games;
    games.write("good/plugin.json", manifest("good", 1));
    games.write("broken/plugin.json", "{");
    games.write("newer/plugin.json", manifest("newer", 1, "1.9"));
    games.write("renamed/plugin.json", manifest("other", 1));
    games.write("notes.txt", "not a game");
    const auto found = find_games({games.path()});
    EXPECT_EQ(found.games.size(), 1u);
    ASSERT_EQ(found.refused.size(), 3u);
    for (const auto& refusal : found.refused) {
        EXPECT_THAT(refusal.reason.what, HasSubstr("plugin.json"));
        EXPECT_THAT(refusal.reason.key, HasSubstr("staff.reason."));
    }
}

TEST(InstalledGames, NoFolderIsNoGames) {
    EXPECT_TRUE(find_games({"/nowhere/at/all"}).games.empty());
}
