// Good bundles: installed, updated, rolled back, removed.
#include <gmock/gmock.h>

#include "museum.hpp"
#include "plugins/installed_game.hpp"

namespace ludarium::test {
namespace {

using testing::HasSubstr;

struct Bundle : testing::Test {
    Museum museum;

    void install(const std::string& version) {
        museum.put_signed(museum.good(version));
        ASSERT_EQ(museum.install(), "installed");
    }
};

TEST_F(Bundle, OfTheToolIsInstalledWhole) {
    museum.put_packed();
    ASSERT_EQ(museum.install(), "installed");
    const fs::path there = museum.store() / "terni-lapilli";
    for (const char* file : {"plugin.json", "terni-lapilli.so", "content/it/strings.po"})
        EXPECT_EQ(bytes_of(there / file), bytes_of(fs::path(LUDARIUM_TEMPLATE) / file)) << file;
}

TEST_F(Bundle, IsTheSameBytesFromTheSameFiles) {
    const auto first = bundles::pack(LUDARIUM_TEMPLATE, museum.folder() / "a");
    const auto second = bundles::pack(LUDARIUM_TEMPLATE, museum.folder() / "b");
    ASSERT_TRUE(first && second);
    EXPECT_EQ(bytes_of(*first), bytes_of(*second));
}

TEST_F(Bundle, IsAmongTheGamesOfTheKiosk) {
    install("1.0.0");
    const auto found = shell::find_games({museum.folder() / "system", museum.store()});
    ASSERT_EQ(found.games.size(), 1u);
    EXPECT_TRUE(found.refused.empty());
    EXPECT_EQ(found.games[0]->manifest.id, "terni-lapilli");
}

TEST_F(Bundle, UpdatesLeaveTheVersionInPlayAlone) {
    install("1.0.0");
    const auto in_play = shell::find_games({museum.store()}).games.at(0);
    install("1.1.0");
    EXPECT_EQ(museum.version(), "1.1.0");
    EXPECT_THAT(bytes_of(in_play->folder / "plugin.json"), HasSubstr("1.0.0"));
}

TEST_F(Bundle, IsRolledBackOnce) {
    install("1.0.0");
    install("1.1.0");
    bundles::Store store(museum.store());
    EXPECT_TRUE(bundles::roll_back(store, "terni-lapilli"));
    EXPECT_EQ(museum.version(), "1.0.0");
    const auto again = bundles::roll_back(store, "terni-lapilli");
    ASSERT_FALSE(again);
    EXPECT_THAT(again.problem(), HasSubstr("no earlier version"));
}

TEST_F(Bundle, KeepsTheVersionBeforeAndNoMore) {
    for (const char* version : {"1.0.0", "1.1.0", "1.2.0", "1.3.0"}) install(version);
    const auto kept = snapshot(museum.store());
    EXPECT_EQ(std::count_if(kept.begin(), kept.end(),
                            [](const auto& entry) {
                                return fs::path(entry.first).filename() == "plugin.json";
                            }),
              3); // the one in play before the last change may be 1.1.0
}

TEST_F(Bundle, IsRemovedWithoutATrace) {
    install("1.0.0");
    install("1.1.0");
    bundles::Store store(museum.store());
    EXPECT_TRUE(bundles::remove(store, "terni-lapilli"));
    EXPECT_EQ(museum.version(), "none");
    EXPECT_EQ(snapshot(museum.store()).size(), 1u); // the empty .versions
}

TEST_F(Bundle, OlderIsInstalledIfAskedFor) {
    install("1.10.0");
    museum.put_signed(museum.good("1.9.0"));
    auto wish = museum.wish();
    wish.allow_older = true;
    EXPECT_EQ(museum.install(wish), "installed");
    EXPECT_EQ(museum.version(), "1.9.0");
}

TEST_F(Bundle, OlderThanTheKiosksOwnIsNeverInstalled) {
    museum.folder().write("system/terni-lapilli/plugin.json", museum.good("1.9.5")[0].bytes);
    install("1.10.0");
    museum.put_signed(museum.good("1.9.0"));
    auto wish = museum.wish();
    wish.allow_older = true;
    EXPECT_THAT(museum.install(wish), HasSubstr("came with the kiosk")) << "nobody would see it";
    museum.put_signed(museum.good("1.9.7"));
    EXPECT_EQ(museum.install(wish), "installed");
}

TEST_F(Bundle, UnsignedIsInstalledInDeveloperModeOnly) {
    museum.put(zip_of(museum.good()));
    EXPECT_THAT(museum.install(), HasSubstr("is not signed"));
    museum.folder().write("keys/developer-mode", "");
    EXPECT_EQ(museum.install(), "installed");
}

TEST_F(Bundle, WaitsForAnotherInstallation) {
    bundles::Store store(museum.store());
    const bundles::StoreChange other(store);
    museum.put_signed(museum.good());
    EXPECT_THAT(museum.install(), HasSubstr("another installation is going on"));
}

TEST_F(Bundle, SaysHowFarItIs) {
    museum.put_signed(museum.good());
    bundles::Store store(museum.store());
    std::vector<bundles::Stage> stages;
    bundles::install(store, museum.wish(),
                     bundles::read_trusted_keys(museum.folder() / "keys", ::getuid()), {},
                     museum.trial, [&stages](bundles::Stage stage, double share) {
                         EXPECT_LE(share, 1);
                         if (stages.empty() || stages.back() != stage) stages.push_back(stage);
                     });
    using bundles::Stage;
    EXPECT_THAT(stages, testing::ElementsAre(Stage::copying, Stage::unpacking, Stage::trying,
                                             Stage::switching));
}

} // namespace
} // namespace ludarium::test
