// Tablut as the kiosk meets it: through the table of C functions, and with its strings.
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <ludarium/plugin.hpp>

#include "tablut_board.hpp"

using namespace tablut;

namespace {

constexpr std::uint32_t both = 3;

struct Closer {
    void operator()(ludarium_state* state) const;
};
using Held = std::unique_ptr<ludarium_state, Closer>;

const ludarium_game& table() {
    static const ludarium_entry& entry = ludarium::plugin<Tablut>;
    static const ludarium_game* game = entry.open(nullptr);
    return *game;
}
void Closer::operator()(ludarium_state* state) const {
    table().destroy(state);
}

Held created(std::uint32_t variant) {
    const ludarium_setup setup = {both, 1, &variant};
    ludarium_state* state = nullptr;
    EXPECT_EQ(table().create(&setup, &state), LUDARIUM_OK);
    return Held(state);
}

Held positioned(std::uint32_t variant, const std::string& text) {
    const auto* notation =
        static_cast<const ludarium_notation*>(table().get_extension(LUDARIUM_EXT_NOTATION));
    const ludarium_setup setup = {both, 1, &variant};
    ludarium_state* state = nullptr;
    EXPECT_EQ(notation->position_from_text(&setup, ludarium::text(text), &state, nullptr),
              LUDARIUM_OK);
    return Held(state);
}

std::string spot_text(std::uint16_t spot) {
    return spot == LUDARIUM_NONE ? "none" : square_text(Square::number(spot));
}

// The events of one move: "moved a7 d7, captured e7 none".
std::string events_of(ludarium_state* state, const std::string& move) {
    std::string told;
    const ludarium_event_sink sink = {
        &told, [](void* to, const ludarium_event* event) {
            auto& all = *static_cast<std::string*>(to);
            if (!all.empty()) all += ", ";
            if (event->kind == LUDARIUM_EVENT_ANNOUNCED)
                all += std::string(ludarium::view(event->key));
            else
                all += (event->kind == LUDARIUM_EVENT_MOVED ? "moved " : "captured ") +
                       spot_text(event->from) + " " + spot_text(event->to);
        }};
    ludarium_action action = 0;
    EXPECT_EQ(table().action_from_text(state, ludarium::text(move), &action), LUDARIUM_OK);
    EXPECT_EQ(table().apply(state, action, &sink), LUDARIUM_OK);
    return told;
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

using Strings = std::map<std::string, std::string>;

// What stands between two marks, wherever they come up in this order.
std::vector<std::string> between(const std::string& text, const std::string& open,
                                 const std::string& close) {
    std::vector<std::string> found;
    for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        at += open.size();
        found.push_back(text.substr(at, text.find(close, at) - at));
    }
    return found;
}

Strings strings(const std::string& language) {
    const std::string text =
        read_file(std::filesystem::path(TABLUT_CONTENT) / language / "strings.po");
    const auto keys = between(text, "msgid \"", "\"\n");
    const auto sentences = between(text, "msgstr \"", "\"\n");
    EXPECT_EQ(keys.size(), sentences.size());
    Strings found;
    for (std::size_t i = 1; i < keys.size(); ++i) found[keys[i]] = sentences.at(i);
    return found;
}

std::set<std::string> placeholders(const std::string& sentence) {
    const auto names = between(sentence, "{", "}");
    return {names.begin(), names.end()};
}

// What a game may say: the keys that its code names.
bool is_said(const std::string& key) {
    for (const char* kind : {"why.", "forced.", "hint.", "announce.", "end."})
        if (key.rfind(kind, 0) == 0) return true;
    return false;
}

std::set<std::string> said_keys() {
    std::set<std::string> keys;
    for (const auto& file : std::filesystem::directory_iterator(TABLUT_FOLDER)) {
        if (file.path().extension() != ".cpp") continue;
        for (const std::string& key : between(read_file(file.path()), "\"", "\""))
            if (is_said(key) && key != "hint.hpp") keys.insert(key);
    }
    return keys;
}

} // namespace

TEST(TablutPlugin, LinnaeusKingIsTheDefault) {
    const ludarium_descriptor& game = Tablut::descriptor();
    ASSERT_EQ(game.option_count, 1u);
    const ludarium_option& rules = game.options[0];
    EXPECT_EQ(ludarium::view(rules.choices[rules.default_choice]), "linnaeus");
}

TEST(TablutPlugin, TheManifestSaysWhatTheDescriptorSays) {
    const auto manifest =
        nlohmann::json::parse(read_file(std::string(TABLUT_FOLDER) + "/plugin.json"));
    const ludarium_descriptor& game = Tablut::descriptor();
    EXPECT_EQ(manifest.at("id"), ludarium::view(game.id));
    EXPECT_EQ(manifest.at("version"), ludarium::view(game.version));
    ASSERT_EQ(manifest.at("players").size(), game.player_count);
    for (std::uint32_t i = 0; i < game.player_count; ++i)
        EXPECT_EQ(manifest.at("players").at(i), ludarium::view(game.players[i]));
    const ludarium_option& rules = game.options[0];
    const auto& option = manifest.at("options").at(0);
    ASSERT_EQ(option.at("choices").size(), rules.choice_count);
    for (std::uint32_t i = 0; i < rules.choice_count; ++i)
        EXPECT_EQ(option.at("choices").at(i), ludarium::view(rules.choices[i]));
    EXPECT_EQ(option.at("default"), ludarium::view(rules.choices[rules.default_choice]));
}

TEST(TablutPlugin, SpotsRunFromA1ToI9) {
    const ludarium_descriptor& game = Tablut::descriptor();
    ASSERT_EQ(game.spot_count, 81u);
    EXPECT_EQ(ludarium::view(game.spots[0]), "a1");
    EXPECT_EQ(ludarium::view(game.spots[8]), "i1");
    EXPECT_EQ(ludarium::view(game.spots[9]), "a2");
    EXPECT_EQ(ludarium::view(game.spots[80]), "i9");
}

TEST(TablutPlugin, AMoveAndWhatItTakesAreTold) {
    const Held state = positioned(0, "9/9/m3sm3/9/4k4/9/9/9/8m m");
    EXPECT_EQ(events_of(state.get(), "a7-d7"), "moved a7 d7, captured e7 none");
}

TEST(TablutPlugin, TheTakenKingLeavesTheBoard) {
    const Held state = positioned(3, "9/9/9/2m3k1m/9/9/9/9/9 m");
    EXPECT_EQ(events_of(state.get(), "i6-h6"), "moved i6 h6");
    EXPECT_EQ(events_of(state.get(), "g6-g7"), "moved g6 g7, announce.tuichi");
    const Held open = positioned(3, "9/9/9/2m3km1/9/9/9/9/9 m");
    EXPECT_EQ(events_of(open.get(), "c6-f6"), "moved c6 f6, captured g6 none");
    EXPECT_EQ(table().actor(open.get()), LUDARIUM_END);
    ludarium_outcome outcome{};
    EXPECT_EQ(table().outcome(open.get(), &outcome), LUDARIUM_OK);
    EXPECT_EQ(ludarium::view(outcome.reason), "end.king-captured");
    EXPECT_EQ(outcome.results[0].place, 1);
    EXPECT_EQ(outcome.results[1].place, 2);
}

TEST(TablutPlugin, ADrawSharesTheFirstPlace) {
    const Held state = created(0);
    for (int n = 0; n < 2; ++n)
        for (const char* move : {"a4-b4", "e3-d3", "b4-a4", "d3-e3"}) events_of(state.get(), move);
    ludarium_outcome outcome{};
    ASSERT_EQ(table().outcome(state.get(), &outcome), LUDARIUM_OK);
    EXPECT_EQ(ludarium::view(outcome.reason), "end.repetition");
    EXPECT_EQ(outcome.results[0].place, 1);
    EXPECT_EQ(outcome.results[1].place, 1);
}

TEST(TablutPlugin, ItOffersEveryExtension) {
    for (const char* name :
         {LUDARIUM_EXT_AI, LUDARIUM_EXT_EXPLAIN, LUDARIUM_EXT_HINT, LUDARIUM_EXT_NOTATION})
        EXPECT_NE(table().get_extension(name), nullptr) << name;
    EXPECT_EQ(static_cast<const ludarium_ai*>(table().get_extension(LUDARIUM_EXT_AI))->level_count,
              3u);
}

TEST(TablutStrings, EveryLanguageHasTheSameKeysAndPlaceholders) {
    const Strings english = strings("en");
    EXPECT_GT(english.size(), 60u);
    for (const char* language : {"it", "fr", "de"}) {
        const Strings theirs = strings(language);
        EXPECT_EQ(theirs.size(), english.size()) << language;
        for (const auto& [key, sentence] : english) {
            ASSERT_TRUE(theirs.count(key)) << language << " lacks " << key;
            EXPECT_EQ(placeholders(theirs.at(key)), placeholders(sentence)) << language << key;
            EXPECT_FALSE(theirs.at(key).empty()) << language << " " << key;
        }
    }
}

TEST(TablutStrings, EveryKeyTheGameUsesIsThereAndNoOther) {
    const std::set<std::string> keys = said_keys();
    std::set<std::string> written;
    for (const auto& [key, sentence] : strings("en"))
        if (is_said(key)) written.insert(key);
    EXPECT_GT(keys.size(), 40u);
    EXPECT_EQ(keys, written);
}

TEST(TablutStrings, EverythingInTheDescriptorHasAName) {
    const Strings english = strings("en");
    const ludarium_descriptor& game = Tablut::descriptor();
    const auto named = [&](const std::string& prefix, ludarium_text id) {
        const std::string key = prefix + std::string(ludarium::view(id));
        EXPECT_TRUE(english.count(key)) << key;
    };
    for (std::uint32_t i = 0; i < game.player_count; ++i) named("player.", game.players[i]);
    for (std::uint32_t i = 0; i < game.piece_count; ++i) named("piece.", game.pieces[i].id);
    named("option.", game.options[0].id);
    for (std::uint32_t i = 0; i < game.options[0].choice_count; ++i)
        named("option.rules.", game.options[0].choices[i]);
}
