#include "plugins/wire/channel.hpp"
#include "plugins/wire/messages.hpp"

#include <random>

#include <gmock/gmock.h>

using namespace ludarium;
using namespace ludarium::shell;
using namespace ludarium::shell::wire;
using testing::ElementsAre;

namespace {

GameParts parts() {
    GameParts p;
    p.id = "morris";
    p.version = "1.0.0";
    p.players = {"white", "black"};
    p.spots = {"a1", "a2", "a3"};
    p.pieces = {{"man", Player{0}}, {"king", Player{1}}};
    p.counters = {"tokens"};
    p.ai_levels = 3;
    return p;
}

Position position() {
    Position p;
    p.ply = 7;
    p.hash = 99;
    p.actor = 1;
    p.turn = Player{1};
    p.phase = "moving";
    p.stacks = {{Spot{0}, Piece{0}, 2}};
    p.dice = {{6, 4, 1}};
    p.counts = {{0, Player{1}, -3}};
    p.legal = {{3, Piece{1}, Spot{0}, Spot{2}, 1, 0, "a1-a3"},
               {8, Piece{1}, Spot{1}, Spot{2}, 1, 0, "a2-a3"}};
    p.forced = Told{"forced.only-move", {{"spot", LUDARIUM_ARGUMENT_SPOT, 2}}};
    return p;
}

Applied applied() {
    return {{{LUDARIUM_EVENT_MOVED, Player::none, Player::none, Piece{1}, Spot{0}, Spot{2}, 0, ""}},
            position()};
}

template <class Message>
bool accepted(const Message& message) {
    const auto known = parts();
    return static_cast<bool>(decode_answer(encode(1, Answer(message)), &known));
}

template <class Change>
bool accepted_with(Change change) {
    auto changed = position();
    change(changed);
    return accepted(Positioned{changed});
}

template <class Change>
std::string problem_with(Change change) {
    auto changed = position();
    change(changed);
    const auto known = parts();
    return decode_answer(encode(1, Answer(Positioned{changed})), &known).problem();
}

} // namespace

TEST(Wire, AnswersArriveAsTheyWereSent) {
    const auto known = parts();
    const auto read = decode_answer(encode(5, Answer(applied())), &known);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->number, 5u);
    const auto& got = std::get<Applied>(read->message);
    EXPECT_EQ(got.happenings.at(0).to, Spot{2});
    EXPECT_EQ(got.position.legal.at(1).text, "a2-a3");
    EXPECT_EQ(got.position.counts.at(0).value, -3);
    EXPECT_EQ(got.position.forced->arguments.at(0).value, 2);
}

TEST(Wire, ABeginningCarriesItsPosition) {
    const auto read = decode_request(encode(6, Request(wire::Begin{3, {1, 0}, "a1 w"})));
    ASSERT_TRUE(read);
    EXPECT_EQ(std::get<wire::Begin>(read->message).position, "a1 w");
    EXPECT_THAT(std::get<wire::Begin>(read->message).choices, ElementsAre(1, 0));
}

TEST(Wire, RequestsArriveAsTheyWereSent) {
    const auto read = decode_request(encode(6, Request(Replay{{1, 2, 3}, true})));
    ASSERT_TRUE(read);
    EXPECT_THAT(std::get<Replay>(read->message).actions, ElementsAre(1, 2, 3));
}

TEST(Wire, ALyingPositionIsRefused) {
    EXPECT_TRUE(accepted(Positioned{position()}));
    EXPECT_FALSE(accepted_with([](Position& p) { p.actor = 77; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.turn = Player{2}; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.stacks[0].spot = Spot{9999}; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.stacks[0].count = 0; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.legal[0].to = Spot{3}; }));
    EXPECT_FALSE(accepted_with([](Position& p) { std::swap(p.legal[0], p.legal[1]); }))
        << "not ascending";
    EXPECT_FALSE(accepted_with([](Position& p) { p.legal.clear(); }))
        << "nothing to do, but not the end";
    EXPECT_FALSE(accepted_with([](Position& p) { p.actor = game_over; }))
        << "the end without an ending";
    EXPECT_FALSE(accepted_with([](Position& p) { p.actor = chance; }))
        << "outcomes without weights";
    EXPECT_FALSE(accepted_with([](Position& p) { p.dice[0].value = 7; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.counts[0].counter = 1; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.forced->arguments[0].value = 3; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.legal.resize(5000, p.legal[1]); }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.legal[0].text.assign(5000, 'x'); }));
}

TEST(Wire, APositionThatNoScreenHasRoomForIsRefusedWithTheLimit) {
    EXPECT_TRUE(accepted_with([](Position& p) { p.stacks[0].count = LUDARIUM_MAX_MEN; }));
    EXPECT_EQ(problem_with([](Position& p) { p.stacks.resize(3, {Spot{1}, Piece{0}, 999}); }),
              "2000 men, where at most 1024 are possible");
    EXPECT_EQ(problem_with([](Position& p) { p.stacks.resize(2048, p.stacks[0]); }),
              "2048 stacks, where at most 1024 are possible");
    EXPECT_EQ(problem_with([](Position& p) { p.counts[0].value = 1'000'000; }),
              "the number 1000000, where a screen shows six digits");
    EXPECT_EQ(problem_with([](Position& p) { p.actor = 77; }), "a message that makes no sense");
}

TEST(Wire, NamesAndTextsOfMovesHoldNoControlCharacters) {
    EXPECT_TRUE(accepted_with([](Position& p) { p.legal[0].text = "α1→β2"; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.legal[0].text = "a1\na2"; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.phase = "moving\x1b[2J"; }));
    EXPECT_FALSE(accepted_with([](Position& p) { p.forced->key = "\xff"; }));
}

TEST(Wire, APluginCanForgeNoSecondLineOfTheLog) {
    const std::string forged = "all is well\n[2026-11-18 10:00:00.000] [info] staff PIN changed";
    const auto said = decode_answer(encode(0, Answer(Said{1, forged})), nullptr);
    const auto failed = decode_answer(encode(0, Answer(Failed{"why\r\x1b[1A"})), nullptr);
    ASSERT_TRUE(said && failed);
    EXPECT_EQ(std::get<Said>(said->message).line,
              "all is well\\n[2026-11-18 10:00:00.000] [info] staff PIN changed");
    EXPECT_EQ(std::get<Failed>(failed->message).reason, "why\\r\\x1b[1A");
}

TEST(Wire, GarbageNeverCrashesAndIsNeverHalfRead) {
    const auto known = parts();
    const std::string good = encode(1, Answer(applied()));
    std::mt19937 random(1);
    for (std::size_t cut = 0; cut < good.size(); ++cut)
        EXPECT_FALSE(decode_answer(good.substr(0, cut), &known));
    EXPECT_FALSE(decode_answer(good + "x", &known));
    for (int i = 0; i < 20000; ++i) {
        std::string changed = good;
        for (int k = 0; k < 3; ++k)
            changed[random() % changed.size()] = static_cast<char>(random());
        decode_answer(changed, &known);
        decode_answer(changed, nullptr);
        decode_request(changed);
    }
}

TEST(Channel, PacketsKeepTheirBoundaries) {
    auto ends = Channel::pair();
    ends->first.send("one");
    ends->first.send("two");
    std::string packet;
    EXPECT_EQ(ends->second.receive(packet), Channel::Got::packet);
    EXPECT_EQ(packet, "one");
    EXPECT_EQ(ends->second.receive(packet), Channel::Got::packet);
    EXPECT_EQ(ends->second.receive(packet), Channel::Got::nothing);
}

TEST(Channel, TellsAPacketThatIsTooLong) {
    auto ends = Channel::pair();
    std::string packet;
    ends->first.send(std::string(longest_packet + 1, 'x'));
    EXPECT_EQ(ends->second.receive(packet), Channel::Got::broken);
}

TEST(Channel, TellsAClosedEnd) {
    auto ends = Channel::pair();
    {
        const Channel closed = std::move(ends->first);
    }
    std::string packet;
    EXPECT_EQ(ends->second.receive(packet), Channel::Got::closed);
}

TEST(Channel, NeverWaitsForAnEndThatDoesNotRead) {
    auto ends = Channel::pair();
    int sent = 0;
    while (ends->first.send(std::string(65536, 'x'))) ASSERT_LT(++sent, 1000);
}
