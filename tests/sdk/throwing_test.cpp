// Whatever a game throws, in whichever function, the host sees an error value and a line in its
// log.
#include <gtest/gtest.h>

#include "counting_game.hpp"

namespace {

using namespace ludarium;

struct Error {
    static void fly() { throw std::runtime_error("a bug"); }
    static constexpr const char* line = "a bug";
};
struct Number {
    static void fly() { throw 42; }
    static constexpr const char* line = "something that is no std::exception was thrown";
};
struct NoMemory {
    static void fly() { throw std::bad_alloc(); }
    static constexpr const char* line = "std::bad_alloc";
};

// The counting game, whose every function throws once `armed`.
template <class Thrown>
struct Throwing {
    using Base = counting::Game;
    static inline bool armed = false;
    static void arm_or_fly() {
        if (armed) Thrown::fly();
    }

    using State = Base::State;
    static const ludarium_descriptor& descriptor() { return arm_or_fly(), Base::descriptor(); }
    static State start(const Setup& s) { return arm_or_fly(), Base::start(s); }
    static Actor actor(const State& s) { return arm_or_fly(), Base::actor(s); }
    static void legal_actions(const State& s, Actions& out) {
        arm_or_fly(), Base::legal_actions(s, out);
    }
    static void chance_weights(const State& s, std::vector<std::uint32_t>& out) {
        arm_or_fly(), Base::chance_weights(s, out);
    }
    static void apply(State& s, Action a, Events& e) {
        s.at = 7; // half done
        arm_or_fly(), Base::apply(s, a, e);
    }
    static Outcome outcome(const State& s) { return arm_or_fly(), Base::outcome(s); }
    static Move describe(const State& s, Action a) { return arm_or_fly(), Base::describe(s, a); }
    static void view(const State& s, View& out) { arm_or_fly(), Base::view(s, out); }
    static std::string action_text(const State& s, Action a) {
        return arm_or_fly(), Base::action_text(s, a);
    }
    static std::uint64_t hash(const State& s) { return arm_or_fly(), Base::hash(s); }
    static std::string position_text(const State& s) {
        return arm_or_fly(), Base::position_text(s);
    }
    static State position(const Setup& setup, std::string_view text) {
        return arm_or_fly(), Base::position(setup, text);
    }
    static std::optional<Message> why_not(const State& s, Spot from, Spot to) {
        return arm_or_fly(), Base::why_not(s, from, to);
    }
    static std::optional<Message> forced(const State&) { return arm_or_fly(), std::nullopt; }
    static Choice choose(const State&, const Thought&) { return arm_or_fly(), Choice{1, 0, 0, 0}; }
    static std::pair<Action, Message> hint(const State& s, const Thought& t) {
        return arm_or_fly(), Base::hint(s, t);
    }
};

template <class Thrown>
class Throws : public testing::Test {
  protected:
    using Game = Throwing<Thrown>;

    void SetUp() override {
        game = entry.open(&host);
        ASSERT_EQ(game->create(&setup, &state), LUDARIUM_OK);
        Game::armed = true;
    }
    void TearDown() override {
        Game::armed = false;
        game->destroy(state);
        entry.close();
    }
    void expect_internal_error(ludarium_status status) {
        EXPECT_EQ(status, LUDARIUM_INTERNAL_ERROR);
        expect_logged();
    }
    void expect_logged() {
        ASSERT_FALSE(log.empty());
        EXPECT_EQ(log.back(), Thrown::line);
        log.clear();
    }
    template <class Extension>
    const Extension& extension(const char* name) {
        return *static_cast<const Extension*>(game->get_extension(name));
    }

    std::vector<std::string> log;
    ludarium_host host{{LUDARIUM_SDK_MAJOR, LUDARIUM_SDK_MINOR},
                       0,
                       this,
                       [](void* self, std::int32_t, ludarium_text line) {
                           static_cast<Throws*>(self)->log.emplace_back(ludarium::view(line));
                       },
                       [](void*, const char*) -> const void* { return nullptr; }};
    static constexpr ludarium_entry entry = ludarium::plugin<Game>;
    const ludarium_game* game = nullptr;
    const ludarium_setup setup{1, 0, nullptr};
    ludarium_state* state = nullptr;
    ludarium_state* none = nullptr;
    char room[64];
    ludarium_buffer buffer{room, sizeof room, 0};
};

using Kinds = testing::Types<Error, Number, NoMemory>;
TYPED_TEST_SUITE(Throws, Kinds);

} // namespace

TYPED_TEST(Throws, InDescriptor) {
    EXPECT_EQ(this->entry.descriptor(), nullptr);
    this->expect_logged();
}

TYPED_TEST(Throws, InCreate) {
    this->expect_internal_error(this->game->create(&this->setup, &this->none));
    EXPECT_EQ(this->none, nullptr);
}

TYPED_TEST(Throws, InActorWhichEndsTheGameWithoutAnOutcome) {
    EXPECT_EQ(this->game->actor(this->state), LUDARIUM_END);
    this->expect_logged();
    ludarium_outcome outcome{};
    this->expect_internal_error(this->game->outcome(this->state, &outcome));
}

TYPED_TEST(Throws, InHash) {
    EXPECT_EQ(this->game->hash(this->state), 0u);
    this->expect_logged();
}

TYPED_TEST(Throws, InLegalActionsAndWeights) {
    ludarium_action actions[2];
    std::uint32_t weights[2], count = 77;
    this->expect_internal_error(this->game->legal_actions(this->state, actions, 2, &count));
    this->expect_internal_error(this->game->chance_weights(this->state, weights, 2, &count));
    EXPECT_EQ(count, 77u);
}

TYPED_TEST(Throws, InApplyWhichChangesNothing) {
    TestFixture::Game::armed = false;
    const auto before = this->game->hash(this->state);
    TestFixture::Game::armed = true;
    this->expect_internal_error(this->game->apply(this->state, 1, nullptr));
    TestFixture::Game::armed = false;
    EXPECT_EQ(this->game->hash(this->state), before);
}

TYPED_TEST(Throws, InViewAndDescribe) {
    ludarium_view view{};
    ludarium_move move{};
    this->expect_internal_error(this->game->view(this->state, &view));
    this->expect_internal_error(this->game->describe(this->state, 1, &move));
}

TYPED_TEST(Throws, InTexts) {
    ludarium_action action = 0;
    this->expect_internal_error(this->game->action_to_text(this->state, 1, &this->buffer));
    this->expect_internal_error(
        this->game->action_from_text(this->state, ludarium::text("throw1"), &action));
}

TYPED_TEST(Throws, InBytes) {
    this->expect_internal_error(this->game->serialize(this->state, &this->buffer));
    this->expect_internal_error(
        this->game->deserialize(&this->setup, ludarium::text("1/1"), &this->none));
    EXPECT_EQ(this->none, nullptr);
}

TYPED_TEST(Throws, InNotation) {
    const auto& notation = this->template extension<ludarium_notation>(LUDARIUM_EXT_NOTATION);
    ludarium_notation_error error{};
    this->expect_internal_error(notation.position_to_text(this->state, &this->buffer));
    this->expect_internal_error(
        notation.position_from_text(&this->setup, ludarium::text("1/1"), &this->none, &error));
}

TYPED_TEST(Throws, InExplanations) {
    const auto& explain = this->template extension<ludarium_explain>(LUDARIUM_EXT_EXPLAIN);
    ludarium_message message{};
    this->expect_internal_error(explain.why_not(this->state, 4, 5, &message));
    this->expect_internal_error(explain.forced(this->state, &message));
}

TYPED_TEST(Throws, InThinking) {
    const ludarium_ai_request request{0, 0, 10, 1};
    ludarium_ai_answer answer{};
    ludarium_hint_answer hint{};
    const auto& ai = this->template extension<ludarium_ai>(LUDARIUM_EXT_AI);
    const auto& hints = this->template extension<ludarium_hint>(LUDARIUM_EXT_HINT);
    this->expect_internal_error(ai.choose(this->state, &request, nullptr, &answer));
    this->expect_internal_error(hints.hint(this->state, &request, nullptr, &hint));
}
