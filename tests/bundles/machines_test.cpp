// Bundles with a library for each of several kinds of computers.
#include <gmock/gmock.h>

#include <ludarium/host/elf_file.hpp>

#include "museum.hpp"
#include "plugins/installed_game.hpp"

namespace ludarium::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string here(host::this_architecture());
const std::string elsewhere = here == "amd64" ? "arm64" : "amd64";

struct Machines : testing::Test {
    Museum museum;
    const fs::path ours = museum.game_for(here), theirs = museum.game_for(elsewhere);

    // In the place of the stick's bundle.
    std::string merged(const std::vector<fs::path>& games) {
        const auto packed = bundles::pack_merged(games, museum.folder() / "packed");
        if (!packed) return packed.problem();
        fs::rename(*packed, museum.stick());
        museum.sign();
        return "packed";
    }
    // The members of a merged bundle, to be changed.
    std::vector<ZipMember> members(const std::function<void(json&)>& change) {
        const std::string library = bytes_of(ours / "terni-lapilli.so"),
                          other = bytes_of(theirs / "terni-lapilli.so");
        json manifest = json::parse(bytes_of(ours / "plugin.json"));
        manifest.erase("library");
        manifest["libraries"] = {{{"for", here}, {"file", "ours.so"}},
                                 {{"for", elsewhere}, {"file", "theirs.so"}}};
        manifest["hashes"] = {{"ours.so", "sha256:" + host::sha256_of(library)},
                              {"theirs.so", "sha256:" + host::sha256_of(other)}};
        change(manifest);
        return {{"plugin.json", manifest.dump()},
                {"ours.so", library},
                {"theirs.so", other},
                {"content/it/strings.po", "msgid \"\"\n"}};
    }
    std::string installed(const std::function<void(json&)>& change) {
        museum.put_signed(members(change));
        return museum.install();
    }
};

} // namespace

TEST_F(Machines, AMergedBundleIsPlayedWithItsLibraryForThisOne) {
    ASSERT_EQ(merged({theirs, ours}), "packed");
    ASSERT_EQ(museum.install(), "installed");
    const auto found = shell::find_games({museum.store()});
    ASSERT_EQ(found.games.size(), 1u);
    EXPECT_EQ(found.games[0]->library().filename(), "terni-lapilli." + here + ".so");
    EXPECT_EQ(bytes_of(found.games[0]->library()), bytes_of(ours / "terni-lapilli.so"));
    EXPECT_EQ(found.games[0]->manifest.architectures(), "amd64, arm64");
}

TEST_F(Machines, TheOrderOfFoldersMakesNoDifference) {
    const auto one = bundles::pack_merged({ours, theirs}, museum.folder() / "a");
    const auto other = bundles::pack_merged({theirs, ours}, museum.folder() / "b");
    ASSERT_TRUE(one && other);
    EXPECT_EQ(bytes_of(*one), bytes_of(*other));
    EXPECT_EQ(snapshot(museum.folder() / "a").size(), 1u) << "nothing else is left there";
}

TEST_F(Machines, OnlyFoldersThatDifferInTheirLibraryAloneAreMerged) {
    EXPECT_THAT(merged({ours, ours}), HasSubstr("there is a library for " + here + " already"));
    std::ofstream(theirs / "content/it/strings.po", std::ios::app) << "\n";
    EXPECT_THAT(merged({ours, theirs}), HasSubstr("content/it/strings.po differs between"));
    fs::remove(theirs / "content/it/strings.po");
    EXPECT_THAT(merged({ours, theirs}), HasSubstr("content/it/strings.po differs between"));
    json manifest = json::parse(bytes_of(theirs / "plugin.json"));
    manifest["version"] = "0.9.0";
    std::ofstream(theirs / "plugin.json") << manifest.dump();
    EXPECT_THAT(merged({ours, theirs}), HasSubstr("\"version\" in plugin.json differs between"));
}

TEST_F(Machines, AGameForAnotherAloneIsPackedHereAndRefusedHere) {
    const auto packed = bundles::pack(theirs, museum.folder() / "packed");
    ASSERT_TRUE(packed) << packed.problem();
    fs::rename(*packed, museum.stick());
    museum.sign();
    EXPECT_EQ(museum.install(), "made for " + elsewhere + " only; this kiosk is " + here);
    EXPECT_EQ(museum.why_not.key, "staff.reason.other-machine");
}

TEST_F(Machines, AManifestWithoutOneForThisIsRefused) {
    EXPECT_EQ(installed([](json& read) { read["libraries"].erase(0); }),
              "made for " + elsewhere + " only; this kiosk is " + here);
    EXPECT_EQ(museum.why_not.arguments["machines"], elsewhere);
}

TEST_F(Machines, HostileListsAreRefused) {
    EXPECT_EQ(installed([](json&) {}), "installed");
    const auto refused = [this](const char* sentence, const std::function<void(json&)>& change) {
        EXPECT_THAT(installed(change), HasSubstr(sentence));
    };
    refused("twice", [](json& read) { read["libraries"][1]["for"] = here; });
    refused("twice", [](json& read) { read["libraries"][1]["file"] = "ours.so"; });
    refused("can't both be there", [](json& read) { read["library"] = "ours.so"; });
    refused("one library or more", [](json& read) { read["libraries"] = json::array(); });
    refused("must be amd64, arm64 or riscv64",
            [](json& read) { read["libraries"][1]["for"] = "vax"; });
    refused("same folder", [](json& read) { read["libraries"][1]["file"] = "../theirs.so"; });
    refused("no library third.so", [](json& read) {
        read["libraries"].push_back({{"for", "riscv64"}, {"file", "third.so"}});
    });
    refused("no hash for theirs.so", [](json& read) { read["hashes"].erase("theirs.so"); });
    refused("its hash differs",
            [](json& read) { read["hashes"]["theirs.so"] = read["hashes"]["ours.so"]; });
    refused("no part of a game", [](json& read) { read["libraries"].erase(1); });
}

TEST_F(Machines, ALibraryIsForTheMachineThatTheManifestSays) {
    EXPECT_THAT(installed([](json& read) {
                    std::swap(read["libraries"][0]["for"], read["libraries"][1]["for"]);
                }),
                HasSubstr("the library is made for " + here + ", not for " + elsewhere));
}

TEST_F(Machines, TheSignatureIsOverAllOfThem) {
    auto changed = members([](json&) {});
    museum.put_signed(changed);
    changed[2].bytes.back() ^= 1;
    museum.put(zip_of(changed));
    EXPECT_THAT(museum.install(), HasSubstr("was changed after museum signed it"));
}

} // namespace ludarium::test
