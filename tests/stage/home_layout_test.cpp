#include "screens/home_layout.hpp"

#include <string>

#include <gtest/gtest.h>

#include "screens/rail_layout.hpp"
#include "screens/screen_unit.hpp"

using namespace ludarium::shell;

namespace {

constexpr Size screens[] = {{1280, 720},  {1024, 768},  {1920, 1080}, {3840, 2160},
                            {1080, 1920}, {2160, 3840}, {1280, 1024}};

struct Case {
    HomeNeeds needs;
    HomeLayout layout;
    std::string name;
};

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Size screen : screens)
        for (const std::size_t games : {1u, 3u, 4u, 5u, 9u, 200u}) {
            const int finger = fingertip(screen, 27);
            const HomeNeeds needs{screen, games,
                                  lay_out_rail({screen, 4, 3, finger}, Theme{}).box.height, finger};
            all.push_back({needs, lay_out_home(needs, Theme{}),
                           std::to_string(screen.width) + "x" + std::to_string(screen.height) +
                               " games " + std::to_string(games)});
        }
    return all;
}

} // namespace

TEST(HomeLayout, CardsDoNotOverlapAndAreOnTheScreenAboveTheRail) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const Box room{0, c.layout.headline.bottom(), c.needs.screen.width,
                       c.needs.screen.height - c.needs.rail - c.layout.headline.bottom()};
        std::vector<Box> boxes;
        for (const CardLayout& card : c.layout.cards) boxes.push_back(card.card);
        if (!c.layout.next.empty()) boxes.insert(boxes.end(), {c.layout.previous, c.layout.next});
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            EXPECT_TRUE(room.contains(boxes[i]));
            for (std::size_t j = i + 1; j < boxes.size(); ++j)
                EXPECT_TRUE(common(boxes[i], boxes[j]).empty());
        }
    }
}

TEST(HomeLayout, AllGamesAreOnOnePageOrThereIsAWayToTheNext) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        ASSERT_FALSE(c.layout.cards.empty());
        EXPECT_EQ(c.layout.cards.size() < c.needs.games, !c.layout.next.empty());
    }
}

TEST(HomeLayout, FourGamesAreSeenAtOnceOnEveryScreen) {
    for (const Case& c : cases())
        if (c.needs.games == 4) {
            EXPECT_EQ(c.layout.cards.size(), 4u) << c.name;
        }
}

TEST(HomeLayout, WordsAndPictureLieInsideTheirCardWithoutOverlap) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        for (const CardLayout& card : c.layout.cards) {
            const Box boxes[] = {card.cover, card.name, card.where, card.facts};
            for (std::size_t i = 0; i < std::size(boxes); ++i) {
                EXPECT_TRUE(card.card.contains(boxes[i]));
                for (std::size_t j = i + 1; j < std::size(boxes); ++j)
                    EXPECT_TRUE(common(boxes[i], boxes[j]).empty());
            }
            EXPECT_GE(card.cover.height, card.cover.width / 2) << "a picture, not a ribbon";
        }
    }
}
