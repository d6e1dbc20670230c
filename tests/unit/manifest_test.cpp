#include <ludarium/host/manifest.hpp>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

using namespace ludarium::host;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

json good() {
    return json::parse(R"({
        "id": "morris", "version": "1.2.0", "sdk": "1.0", "library": "morris.so",
        "hashes": {"morris.so": "sha256:)" +
                       std::string(64, 'a') + R"("},
        "players": ["white", "black"], "seats": {"min": 2, "max": 2},
        "options": [{"id": "men", "choices": ["nine", "twelve"], "default": "nine"}],
        "modes": [{"id": "full", "minutes": 9, "options": {"men": "twelve"}}],
        "period": {"from": -50, "to": 400}, "place": "Roma", "languages": ["it", "fr"]})");
}

std::string problem_of(const json& manifest) {
    const auto read = parse_manifest(manifest.dump());
    return read ? "none" : read.problem();
}

} // namespace

TEST(Manifest, ReadsEverything) {
    const auto read = parse_manifest(good().dump());
    ASSERT_TRUE(read) << read.problem();
    EXPECT_EQ(read->id, "morris");
    EXPECT_THAT(read->players, ElementsAre("white", "black"));
    EXPECT_THAT(read->modes.at(0).choices, ElementsAre(1u));
    EXPECT_EQ(*read->library_hash(), std::string(64, 'a'));
}

TEST(Manifest, NamesTheMissingMember) {
    const json whole = good();
    for (const auto& [name, value] : whole.items()) {
        auto without = whole;
        without.erase(name);
        EXPECT_THAT(problem_of(without), HasSubstr("\"" + name + "\"")) << value;
    }
}

TEST(Manifest, NamesTheLineOfBrokenJson) {
    EXPECT_THAT(parse_manifest("{\n\"id\": \"x\",\n oops }").problem(), HasSubstr("line 3"));
}

TEST(Manifest, RefusesALibraryOutsideItsFolder) {
    auto manifest = good();
    manifest["library"] = "../evil.so";
    EXPECT_THAT(problem_of(manifest), HasSubstr("same folder"));
}

TEST(Manifest, RefusesUnknownChoicesAndOptions) {
    auto manifest = good();
    manifest["modes"][0]["options"]["men"] = "hundred";
    EXPECT_THAT(problem_of(manifest), HasSubstr("hundred"));
    manifest = good();
    manifest["modes"][0]["options"]["women"] = "nine";
    EXPECT_THAT(problem_of(manifest), HasSubstr("women"));
}

TEST(Manifest, RefusesIdsThatAreNoFileNames) {
    for (const char* id : {"", "Tablut", "a/b", "..", "-x", "tab lut", "é"}) {
        auto manifest = good();
        manifest["id"] = id;
        EXPECT_THAT(problem_of(manifest), HasSubstr("\"id\"")) << id;
    }
}

TEST(Manifest, RefusesMoreThan64KiB) {
    auto manifest = good();
    manifest["place"] = std::string(70000, 'x');
    EXPECT_THAT(problem_of(manifest), HasSubstr("64 KiB"));
}

TEST(Manifest, SurvivesEveryCutAndEveryFlippedByte) {
    const std::string whole = good().dump();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        EXPECT_FALSE(parse_manifest(whole.substr(0, i)));
        std::string flipped = whole;
        flipped[i] = static_cast<char>(flipped[i] ^ 0x15);
        const auto read = parse_manifest(flipped);
        EXPECT_TRUE(read || !read.problem().empty());
    }
}
