// What a host sees of a game written with the C++ layer, through the C ABI alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "counting_game.hpp"

namespace {

using counting::Game;
using testing::ElementsAre;

const ludarium_game& game = ludarium::boundary::game_table<Game>;
const ludarium_setup whole{1, 0, nullptr};

// One state, given back at the end.
class Boundary : public testing::Test {
  protected:
    void SetUp() override { ASSERT_EQ(game.create(&whole, &state), LUDARIUM_OK); }
    void TearDown() override { game.destroy(state); }

    std::vector<ludarium_action> legal() const {
        std::vector<ludarium_action> actions(2);
        std::uint32_t count = 0;
        EXPECT_EQ(game.legal_actions(state, actions.data(), 2, &count), LUDARIUM_OK);
        actions.resize(count);
        return actions;
    }
    void walk_to_the_end() {
        while (game.actor(state) != LUDARIUM_END)
            ASSERT_EQ(game.apply(state, 1, nullptr), LUDARIUM_OK);
    }

    ludarium_state* state = nullptr;
};

std::string text_of(const ludarium_text& text) {
    return std::string(ludarium::view(text));
}

} // namespace

TEST_F(Boundary, TheEntrySaysWhichSdkItWasMadeWith) {
    constexpr ludarium_entry entry = ludarium::plugin<Game>;
    EXPECT_EQ(entry.sdk.major, LUDARIUM_SDK_MAJOR);
    EXPECT_EQ(entry.sdk.minor, LUDARIUM_SDK_MINOR);
    EXPECT_EQ(text_of(entry.descriptor()->id), "counting");
}

TEST_F(Boundary, LegalActionsAreListed) {
    EXPECT_THAT(legal(), ElementsAre(1u, 2u));
    EXPECT_EQ(game.apply(state, 2, nullptr), LUDARIUM_OK);
    EXPECT_THAT(legal(), ElementsAre(1u));
}

TEST_F(Boundary, TooFewPlacesForActionsAreToldAndNothingIsWritten) {
    ludarium_action action = 99;
    std::uint32_t count = 0;
    EXPECT_EQ(game.legal_actions(state, &action, 1, &count), LUDARIUM_BUFFER_TOO_SMALL);
    EXPECT_EQ(count, 2u);
    EXPECT_EQ(action, 99u);
}

TEST_F(Boundary, ChanceWeightsAreToldOnlyWhereDiceAreThrown) {
    std::uint32_t weights[2] = {};
    std::uint32_t count = 0;
    EXPECT_EQ(game.chance_weights(state, weights, 2, &count), LUDARIUM_OK);
    EXPECT_THAT(weights, ElementsAre(2u, 1u));
    game.apply(state, 1, nullptr);
    EXPECT_EQ(game.chance_weights(state, weights, 2, &count), LUDARIUM_NOTHING_TO_SAY);
}

TEST_F(Boundary, AnIllegalActionIsRefusedAndChangesNothing) {
    const auto before = game.hash(state);
    EXPECT_EQ(game.apply(state, 3, nullptr), LUDARIUM_ILLEGAL_ACTION);
    EXPECT_EQ(game.apply(state, ~ludarium_action{0}, nullptr), LUDARIUM_ILLEGAL_ACTION);
    EXPECT_EQ(game.hash(state), before);
}

TEST_F(Boundary, NothingIsLegalAtTheEnd) {
    walk_to_the_end();
    EXPECT_TRUE(legal().empty());
    EXPECT_EQ(game.apply(state, 1, nullptr), LUDARIUM_ILLEGAL_ACTION);
}

TEST_F(Boundary, AnIllegalActionHasNoLooksAndNoText) {
    ludarium_move move{};
    char room[8];
    ludarium_buffer buffer{room, sizeof room, 0};
    EXPECT_EQ(game.describe(state, 5, &move), LUDARIUM_ILLEGAL_ACTION);
    EXPECT_EQ(game.action_to_text(state, 5, &buffer), LUDARIUM_ILLEGAL_ACTION);
}

TEST_F(Boundary, EventsComeInTheOrderTheyHappened) {
    std::vector<ludarium_event> events;
    const ludarium_event_sink sink{&events, [](void* to, const ludarium_event* event) {
                                       static_cast<std::vector<ludarium_event>*>(to)->push_back(
                                           *event);
                                   }};
    game.apply(state, 2, &sink);
    game.apply(state, 1, &sink);
    ASSERT_EQ(events.size(), 4u);
    EXPECT_EQ(events[0].kind, std::uint32_t{LUDARIUM_EVENT_THROWN});
    EXPECT_EQ(events[1].kind, std::uint32_t{LUDARIUM_EVENT_MOVED});
    EXPECT_EQ(events[1].to, 2u);
    EXPECT_EQ(events[1].player, LUDARIUM_NONE);
    EXPECT_EQ(text_of(events[2].key), "announce.step");
    EXPECT_EQ(events[3].kind, std::uint32_t{LUDARIUM_EVENT_PAID});
    EXPECT_EQ(events[3].value, 2);
    EXPECT_EQ(events[3].other, LUDARIUM_NONE);
}

TEST_F(Boundary, ACloneKnowsNothingOfTheFirst) {
    ludarium_state* copy = nullptr;
    ASSERT_EQ(game.clone(state, &copy), LUDARIUM_OK);
    game.apply(copy, 2, nullptr);
    EXPECT_NE(game.hash(copy), game.hash(state));
    game.destroy(copy);
    EXPECT_EQ(game.actor(state), LUDARIUM_CHANCE);
}

TEST_F(Boundary, TheOutcomeIsToldOnlyAtTheEnd) {
    ludarium_outcome outcome{};
    EXPECT_EQ(game.outcome(state, &outcome), LUDARIUM_NOTHING_TO_SAY);
    walk_to_the_end();
    EXPECT_EQ(game.outcome(state, &outcome), LUDARIUM_OK);
    EXPECT_EQ(outcome.results[0].place, 1);
    EXPECT_EQ(outcome.results[0].score, 7);
    EXPECT_EQ(text_of(outcome.reason), "end.arrived");
}

TEST_F(Boundary, AViewTellsWhatItNeedsWhenTheArraysAreShort) {
    ludarium_view view{};
    EXPECT_EQ(game.view(state, &view), LUDARIUM_BUFFER_TOO_SMALL);
    EXPECT_EQ(view.stack_count, 1u);
    EXPECT_EQ(view.die_count, 1u);
    EXPECT_EQ(view.count_count, 1u);
}

TEST_F(Boundary, AViewFillsTheArrays) {
    ludarium_stack stack{};
    ludarium_die die{};
    ludarium_count count{};
    ludarium_view view{&stack, &die, &count, 1, 0, 1, 0, 1, 0, 99, 0, {}};
    EXPECT_EQ(game.view(state, &view), LUDARIUM_OK);
    EXPECT_EQ(stack.count, 1u);
    EXPECT_EQ(die.sides, 2u);
    EXPECT_EQ(view.turn, 0u);
    EXPECT_EQ(text_of(view.phase), "walking");
}

TEST_F(Boundary, AShortBufferGetsTheLengthAndNoBytes) {
    char room[4] = "xyz";
    ludarium_buffer buffer{room, 3, 0};
    EXPECT_EQ(game.action_to_text(state, 1, &buffer), LUDARIUM_BUFFER_TOO_SMALL);
    EXPECT_EQ(buffer.length, 6u);
    EXPECT_STREQ(room, "xyz");
}

TEST_F(Boundary, ABufferOfTheExactLengthIsEnough) {
    std::string room(6, '?');
    ludarium_buffer buffer{room.data(), room.size(), 0};
    EXPECT_EQ(game.action_to_text(state, 1, &buffer), LUDARIUM_OK);
    EXPECT_EQ(room, "throw1");
}

TEST_F(Boundary, TextReadsBackAsTheAction) {
    ludarium_action action = 0;
    EXPECT_EQ(game.action_from_text(state, ludarium::text("throw2"), &action), LUDARIUM_OK);
    EXPECT_EQ(action, 2u);
    EXPECT_EQ(game.action_from_text(state, ludarium::text("go1"), &action), LUDARIUM_BAD_TEXT);
    EXPECT_EQ(game.action_from_text(state, {nullptr, 0}, &action), LUDARIUM_BAD_TEXT);
}

TEST_F(Boundary, BytesReadBackAsAnEqualState) {
    game.apply(state, 2, nullptr);
    std::string room(16, '\0');
    ludarium_buffer buffer{room.data(), room.size(), 0};
    ASSERT_EQ(game.serialize(state, &buffer), LUDARIUM_OK);
    ludarium_state* again = nullptr;
    ASSERT_EQ(game.deserialize(&whole, {room.data(), buffer.length}, &again), LUDARIUM_OK);
    EXPECT_EQ(game.hash(again), game.hash(state));
    game.destroy(again);
}

TEST_F(Boundary, StrangeBytesAreBadDataAndMakeNoState) {
    ludarium_state* none = nullptr;
    EXPECT_EQ(game.deserialize(&whole, ludarium::text("99/1"), &none), LUDARIUM_BAD_DATA);
    EXPECT_EQ(none, nullptr);
}

TEST_F(Boundary, ANotationErrorTellsWhereAndWhy) {
    const auto* notation =
        static_cast<const ludarium_notation*>(game.get_extension(LUDARIUM_EXT_NOTATION));
    ASSERT_TRUE(notation);
    ludarium_state* none = nullptr;
    ludarium_notation_error error{};
    EXPECT_EQ(notation->position_from_text(&whole, ludarium::text("3/7"), &none, &error),
              LUDARIUM_BAD_TEXT);
    EXPECT_EQ(error.offset, 2u);
    EXPECT_EQ(text_of(error.reason), "the die is 0 to 2");
    EXPECT_EQ(notation->position_from_text(&whole, ludarium::text("3/7"), &none, nullptr),
              LUDARIUM_BAD_TEXT);
}

TEST_F(Boundary, AnExplanationCarriesItsArguments) {
    const auto* explain =
        static_cast<const ludarium_explain*>(game.get_extension(LUDARIUM_EXT_EXPLAIN));
    ASSERT_TRUE(explain);
    ludarium_message message{};
    EXPECT_EQ(explain->why_not(state, 4, LUDARIUM_NONE, &message), LUDARIUM_OK);
    EXPECT_EQ(text_of(message.key), "why.no-man");
    ASSERT_EQ(message.argument_count, 2u);
    EXPECT_EQ(message.arguments[0].kind, LUDARIUM_ARGUMENT_SPOT);
    EXPECT_EQ(message.arguments[0].value, 4);
    EXPECT_EQ(explain->why_not(state, 0, 1, &message), LUDARIUM_NOTHING_TO_SAY);
    EXPECT_EQ(explain->forced(state, &message), LUDARIUM_NOTHING_TO_SAY);
}

TEST_F(Boundary, AnUnknownExtensionIsNull) {
    EXPECT_EQ(game.get_extension("ai/2"), nullptr);
    EXPECT_EQ(game.get_extension(""), nullptr);
    EXPECT_EQ(game.get_extension(nullptr), nullptr);
}

TEST_F(Boundary, ThinkingIsOnlyForAPlayersTurn) {
    const auto* ai = static_cast<const ludarium_ai*>(game.get_extension(LUDARIUM_EXT_AI));
    ASSERT_TRUE(ai);
    const ludarium_ai_request request{0, 0, 100, 1};
    ludarium_ai_answer answer{};
    EXPECT_EQ(ai->choose(state, &request, nullptr, &answer), LUDARIUM_NOTHING_TO_SAY);
    game.apply(state, 2, nullptr);
    EXPECT_EQ(ai->choose(state, &request, nullptr, &answer), LUDARIUM_OK);
    EXPECT_EQ(answer.action, 1u);
}

TEST_F(Boundary, SetupsThatDoNotFitAreRefused) {
    ludarium_state* none = nullptr;
    const std::uint32_t choices[] = {0, 9};
    const ludarium_setup nobody{0, 0, nullptr}, stranger{2, 0, nullptr}, two_choices{1, 2, choices},
        no_such_choice{1, 1, choices + 1}, lost_choices{1, 1, nullptr};
    for (const auto* setup : {&nobody, &stranger, &two_choices, &no_such_choice, &lost_choices})
        EXPECT_EQ(game.create(setup, &none), LUDARIUM_BAD_SETUP);
    EXPECT_EQ(game.create(nullptr, &none), LUDARIUM_BAD_SETUP);
    EXPECT_EQ(none, nullptr);
}

TEST_F(Boundary, AChoiceReachesTheGame) {
    const std::uint32_t half = 1;
    const ludarium_setup setup{1, 1, &half};
    ludarium_state* shorter = nullptr;
    ASSERT_EQ(game.create(&setup, &shorter), LUDARIUM_OK);
    EXPECT_EQ(game.hash(shorter), 5u * 8);
    game.destroy(shorter);
}

TEST_F(Boundary, DestroyingNothingIsAllowed) {
    game.destroy(nullptr);
}
