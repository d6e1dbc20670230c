// Staff at a kiosk that runs, without its window.
#include "onsite/on_site.hpp"

#include <chrono>

#include <gmock/gmock.h>
#include <poll.h>

#include "../bundles/museum.hpp"

namespace ludarium::test {
namespace {

using shell::GameChange;
using shell::OnSite;
using shell::StickBundle;
using testing::HasSubstr;
using testing::IsEmpty;
using Standing = StickBundle::Standing;

struct Floor : testing::Test {
    Museum museum;
    shell::SteadyClock clock;
    OnSite::News seen;

    OnSite::Places places(const std::string& ctl = LUDARIUMCTL) const {
        return {ctl, museum.folder() / "system", museum.store(), museum.folder() / "keys",
                museum.folder() / "stick"};
    }
    OnSite site{places(), clock};

    // Turns the kiosk's loop until something is as wanted.
    template <class Wanted>
    void await(OnSite& at, const Wanted& wanted) {
        const auto until = clock.now() + std::chrono::seconds(60);
        for (;;) {
            const auto news = at.poll();
            seen.games |= news.games;
            seen.developer_mode |= news.developer_mode;
            if (wanted()) return;
            ASSERT_LT(clock.now(), until) << "in vain";
            std::vector<pollfd> waits{{at.mounts(), POLLPRI, 0}};
            for (const int descriptor : at.descriptors()) waits.push_back({descriptor, POLLIN, 0});
            const auto due = std::min(at.deadline().value_or(until), until) - clock.now();
            ::poll(waits.data(), waits.size(), std::max(0, static_cast<int>(due.count())));
        }
    }
    template <class Wanted>
    void await(const Wanted& wanted) {
        await(site, wanted);
    }
    void await_stick(Standing standing) {
        await(
            [&] { return site.on_stick().size() == 1 && site.on_stick()[0].standing == standing; });
    }
    void install() {
        StickBundle bundle;
        bundle.file = museum.stick();
        site.install(site.on_stick().empty() ? bundle : site.on_stick()[0], "Terni lapilli");
    }
    std::string played() const {
        return bundles::Store(museum.store()).current("terni-lapilli").value().name;
    }
    void await_done() {
        await([&] { return site.change() && site.change()->over(); });
    }
};

TEST_F(Floor, ABundleOnTheStickIsSeenAndIsGoneWithTheStick) {
    museum.put_packed();
    await_stick(Standing::fresh);
    const StickBundle& bundle = site.on_stick()[0];
    EXPECT_EQ(bundle.id, "terni-lapilli");
    EXPECT_EQ(bundle.by, "museum");
    EXPECT_EQ(bundle.name("it"), "Terni lapilli");
    EXPECT_TRUE(bundle.installable());
    fs::rename(museum.folder() / "stick", museum.folder() / "pulled-out");
    await([&] { return site.on_stick().empty(); });
}

TEST_F(Floor, AGameIsInstalledUpdatedRolledBackAndRemoved) {
    museum.put_packed();
    await_stick(Standing::fresh);
    install();
    install(); // a second tap
    int furthest = 0;
    await([&] {
        EXPECT_GE(site.change()->percent(), furthest);
        furthest = site.change()->percent();
        return site.change()->over();
    });
    EXPECT_FALSE(site.change()->problem());
    EXPECT_EQ(site.change()->percent(), 100);
    await_stick(Standing::same);
    EXPECT_TRUE(seen.games);
    EXPECT_EQ(museum.version(), "1.0.0");

    const std::string first = played();
    museum.put_packed([](const fs::path& game) {
        std::ofstream(game / "content/it/rules.md", std::ios::app) << "\n";
    });
    await_stick(Standing::update);
    install();
    await_done();
    EXPECT_FALSE(site.change()->problem());
    EXPECT_NE(played(), first);

    site.roll_back("terni-lapilli", "Terni lapilli");
    await_done();
    EXPECT_EQ(played(), first);
    seen.games = false;
    site.remove("terni-lapilli", "Terni lapilli");
    await_done();
    await([&] { return seen.games; });
    EXPECT_EQ(museum.version(), "none");
}

TEST_F(Floor, AnOlderVersionIsInstalledIfStaffHaveSeenThatItIs) {
    museum.put_packed();
    await_stick(Standing::fresh);
    StickBundle unseen = site.on_stick()[0];
    museum.put_signed(museum.good("1.10.0"));
    ASSERT_EQ(museum.install(), "installed");
    museum.put_packed();
    await_stick(Standing::older);
    site.install(unseen, "Terni lapilli");
    await_done();
    EXPECT_EQ(site.change()->problem()->key, "stick.older");
    EXPECT_EQ(museum.version(), "1.10.0");
    install();
    await_done();
    EXPECT_EQ(museum.version(), "1.0.0");
    EXPECT_EQ(site.version_before("terni-lapilli"), "1.10.0");
}

TEST_F(Floor, WhatMayNotBeInstalledSaysWhy) {
    museum.put(zip_of(museum.good()));
    await_stick(Standing::not_signed);
    EXPECT_FALSE(site.on_stick()[0].installable());
    install();
    await_done();
    EXPECT_THAT(site.change()->problem()->what, HasSubstr("is not signed"));
    EXPECT_EQ(site.change()->problem()->key, site.on_stick()[0].key());
    EXPECT_EQ(museum.version(), "none");
    museum.sign(bundles::SecretKey::make());
    await_stick(Standing::unknown_key);
    museum.put("no bundle");
    await_stick(Standing::damaged);
}

TEST_F(Floor, ABundleThatWasPulledOutIsAProblemWithASentence) {
    install();
    await_done();
    EXPECT_THAT(site.change()->problem()->what, HasSubstr("can't be read"));
    EXPECT_EQ(site.change()->problem()->key, "staff.reason.unreadable");
    EXPECT_EQ(museum.version(), "none");
}

TEST_F(Floor, DeveloperModeIsNoticedWhenItIsSwitched) {
    museum.put(zip_of(museum.good()));
    await_stick(Standing::not_signed);
    museum.folder().write("keys/developer-mode", "");
    await([&] { return site.developer_mode(); });
    EXPECT_TRUE(seen.developer_mode);
    await_stick(Standing::fresh);
    fs::remove(museum.folder() / "keys/developer-mode");
    await([&] { return !site.developer_mode(); });
}

TEST_F(Floor, AGameInstalledFromAShellIsNoticed) {
    museum.put_signed(museum.good());
    ASSERT_EQ(museum.install(), "installed");
    await([&] { return seen.games; });
}

TEST_F(Floor, AProgramThatTalksNonsenseIsNotBelieved) {
    const auto liar = museum.folder().write(
        "liar", "#!/bin/sh\necho '[1,2]'\necho '{\"file\":7}'\necho nonsense\n"
                "printf '{\"file\":\"a\",\"standing\":\"new\",\"names\":{\"it\":3}}\\n'\n"
                "exec yes '{\"percent\":900000000000,\"stage\":\"trying\"}'\n");
    fs::permissions(liar, fs::perms::owner_all);
    OnSite deceived(places(liar.string()), clock);
    await(deceived, [&] { return !deceived.on_stick().empty(); });
    ASSERT_EQ(deceived.on_stick().size(), 1u);
    EXPECT_THAT(deceived.on_stick()[0].names, IsEmpty());
    deceived.remove("anything", "Anything");
    await(deceived, [&] { return deceived.change()->over(); });
    EXPECT_LE(deceived.change()->percent(), 100);
    EXPECT_THAT(deceived.change()->problem()->what, HasSubstr("without an answer"));
    OnSite alone(places("/nowhere/ludariumctl"), clock);
    alone.remove("anything", "Anything");
    EXPECT_THAT(alone.change()->problem()->what, HasSubstr("can't be started"));
}

} // namespace
} // namespace ludarium::test
