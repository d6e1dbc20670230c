#include "screens/payment.hpp"

#include <gtest/gtest.h>

#include "bare_stage.hpp"

using namespace ludarium::shell;
using ludarium::Player;

namespace {

constexpr Player saturn{0}, moon{6};

struct PaymentTest : testing::Test, ludarium::test::BareStage {
    PaymentTest() : BareStage({1000, 100}) {}

    // Saturn's purse is at the left, the Moon's at the right, the bank in the middle.
    static Point purse(Player player) {
        return {player == saturn ? 100.f : player == moon ? 900.f : 500.f, 50};
    }
    static std::vector<Happening> paid(Player from, Player to, int tokens) {
        Happening h{};
        h.kind = LUDARIUM_EVENT_PAID;
        h.player = from;
        h.other = to;
        h.value = tokens;
        return {h};
    }
    // The middles of all tokens that can be seen.
    std::vector<int> tokens() {
        std::vector<int> found;
        for (const Look* look : looks())
            if (look->visible()) found.push_back(static_cast<int>(look->frame.centre().x));
        return found;
    }
    Payment payment{tools};
};

} // namespace

TEST_F(PaymentTest, ATokenTravelsFromThePayerToTheCaptor) {
    payment.perform(paid(moon, saturn, 1), milliseconds(100), purse);
    pass(milliseconds(99));
    EXPECT_TRUE(tokens().empty()) << "men go first";
    pass(milliseconds(150));
    ASSERT_EQ(tokens().size(), 1u);
    const int early = tokens()[0];
    pass(theme.pace.capture);
    EXPECT_LT(tokens().at(0), early);
    EXPECT_TRUE(payment.under_way());
    motion.finish();
    EXPECT_TRUE(tokens().empty());
    EXPECT_FALSE(payment.under_way());
}

TEST_F(PaymentTest, TheBankIsPaidToo) {
    payment.perform(paid(moon, Player::none, 1), milliseconds(0), purse);
    pass(theme.pace.capture * 2);
    EXPECT_NEAR(tokens().at(0), 500, 60);
}

TEST_F(PaymentTest, EachTokenIsSeen) {
    payment.perform(paid(saturn, moon, 3), milliseconds(0), purse);
    pass(theme.pace.capture);
    EXPECT_EQ(tokens().size(), 3u);
}

TEST_F(PaymentTest, NothingMovesUnderReducedMotion) {
    theme.pace.capture = milliseconds(0);
    payment.perform(paid(moon, saturn, 1), milliseconds(0), purse);
    motion.advance();
    EXPECT_FALSE(payment.under_way());
}
