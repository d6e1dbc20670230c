// What counts as a wish, and everything that must not.
#include <gmock/gmock.h>

#include "machine/wish.hpp"

using namespace ludarium::machine;

namespace {

template <class Wanted>
std::optional<Wanted> parsed(const std::string& line) {
    const auto wish = parse_wish(line);
    const auto* wanted = wish ? std::get_if<Wanted>(&*wish) : nullptr;
    return wanted ? std::optional(*wanted) : std::nullopt;
}

} // namespace

TEST(Wish, MeansOneThing) {
    EXPECT_EQ(parsed<SetZone>("zone America/Argentina/Buenos_Aires\n")->name,
              "America/Argentina/Buenos_Aires");
    EXPECT_EQ(parsed<SetZone>("zone Etc/GMT+1\n")->name, "Etc/GMT+1");
    EXPECT_EQ(parsed<SetClock>("clock 1795032900\n")->to, 1795032900);
    EXPECT_EQ(parsed<SwitchOff>("off 1795032900\n")->wake, 1795032900);
    EXPECT_TRUE(parsed<TrustKey>("key\n"));
    EXPECT_TRUE(parsed<FinishFirstStart>("finish\n"));
    EXPECT_TRUE(parsed<SetNetwork>("network cable\n")->cable);
    EXPECT_FALSE(parsed<SetNetwork>("network none\n")->cable);
}

TEST(Wish, IsExactlyThatOrNone) {
    for (const char* line : {"",
                             "\n",
                             "key",
                             "key \n",
                             " key\n",
                             "KEY\n",
                             "key\n\n",
                             "key /etc/shadow\n",
                             "finish now\n",
                             "zone\n",
                             "zone \n",
                             "zone /etc/shadow\n",
                             "zone ../../../etc/shadow\n",
                             "zone Europe/../../x\n",
                             "zone Europe//Rome\n",
                             "zone Europe/Rome/\n",
                             "zone Europe/Rome \n",
                             "zone .hidden\n",
                             "zone Europe/.Rome\n",
                             "zone Europe\\Rome\n",
                             "zone Europe/R\xc3\xb6m\n",
                             "zone $(reboot)\n",
                             "zone 9\n",
                             "clock\n",
                             "clock \n",
                             "clock -1\n",
                             "clock +1\n",
                             "clock 1e9\n",
                             "clock 0x10\n",
                             "clock 1 2\n",
                             "clock 999999999999\n",
                             "network\n",
                             "network \n",
                             "network wlan0\n",
                             "network cable none\n",
                             "network  cable\n",
                             "off\n",
                             "off now\n",
                             "off -5\n",
                             "reboot\n",
                             "zone Europe/Rome\nkey\n",
                             "key\r\n"})
        EXPECT_FALSE(parse_wish(line)) << line;
    EXPECT_FALSE(parse_wish(std::string("key\0\n", 5)));
    EXPECT_FALSE(parse_wish("zone " + std::string(longest_wish, 'A') + "\n"));
}
