// The page of the staff panel for games from a stick.
#include <gmock/gmock.h>

#include "../common/stand_in_caretaker.hpp"
#include "../common/stand_in_site.hpp"
#include "staff/pages.hpp"

using namespace ludarium::shell;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

namespace {

struct InstallPageTest : testing::Test {
    std::map<std::string, std::string> shown() {
        std::map<std::string, std::string> all;
        for (const Item& item : page->form(words).items)
            if (const auto said = told(item)) all[said->name] = said->value;
        return all;
    }
    bool touch(const std::string& key) {
        const auto change = change_by(page->form(words), key);
        if (change) page->change(*change);
        return change.has_value();
    }
    void finish(const std::string& answer) {
        site.answer(answer);
        site.await([this] { return site.on_site.change()->over(); });
    }

    ludarium::test::StandInCaretaker house;
    ludarium::test::StandInSite site;
    std::unique_ptr<StaffPage> page = install_page(house, site.on_site);
    std::vector<std::string> problems;
    Strings english = Strings::read(LUDARIUM_CONTENT "/shell", problems), none;
    Words words{english, none, "en"};
};

} // namespace

TEST_F(InstallPageTest, OffersWhatMayBeInstalledAndSaysOfTheRestWhyNot) {
    const Form form = page->form(words);
    std::vector<std::string> usable, why;
    for (const Item& item : form.items)
        if (const auto* act = std::get_if<Act>(&item); act && act->name.find("install-") == 0)
            (act->usable ? usable : why).push_back(act->about);
    ASSERT_EQ(usable.size(), 3u);
    EXPECT_THAT(usable, Contains("Updates version 1.9.12. Signed by E7620F1842B4E81F."));
    EXPECT_EQ(why.size(), 6u);
    EXPECT_THAT(why, Contains(HasSubstr("Not signed")));
    EXPECT_THAT(why, Contains(HasSubstr("does not trust (E7620F1842B4E81F)")));
}

TEST_F(InstallPageTest, AnOlderVersionAsksFirst) {
    const Form form = page->form(words);
    EXPECT_EQ(act_of(form, "install-2")->sure, "") << "an update does not";
    EXPECT_THAT(act_of(form, "install-4")->sure, HasSubstr("version 1.10.0 all the same?"));
    EXPECT_THAT(act_of(form, "install-4")->about, HasSubstr("Older than version 1.9.12"));
}

TEST_F(InstallPageTest, TwoTapsAreOneInstallation) {
    ASSERT_TRUE(touch("install-1"));
    EXPECT_FALSE(touch("install-1")) << "nothing is offered meanwhile";
    EXPECT_FALSE(touch("remove-second"));
    site.await([this] { return site.on_site.change()->percent() > 20; });
    EXPECT_TRUE(page->proceed());
    EXPECT_FALSE(page->proceed());
    EXPECT_THAT(shown(), Contains(Pair("progress", "Ludus duodecim scriptorum: being tried out")));
    finish(R"({"id":"a","version":"1.10.0"})");
    EXPECT_THAT(shown(), Contains(Pair("note", AllOf(HasSubstr("1.10.0"), HasSubstr("ready")))));
    page->opened();
    EXPECT_EQ(shown().count("note"), 0u);
}

TEST_F(InstallPageTest, AProblemIsASentence) {
    const std::pair<const char*, const char*> sentences[] = {
        {R"("it","key":"staff.reason.disk-full")", "The disk is full: "},
        {R"("it","key":"staff.reason.disk","arguments":{"detail":"x: I/O error","y":7})",
         "can’t write to its disk: call whoever installed it. For technicians: x: I/O error."},
        {R"("it","key":"stick.unknown-key","arguments":{"by":"E762"})", "not trust (E762)."},
        {R"("something else")", "The system says: something else."}};
    for (const auto& [problem, sentence] : sentences) {
        ASSERT_TRUE(touch("install-2"));
        finish("{\"problem\":" + std::string(problem) + "}");
        EXPECT_THAT(shown(), Contains(Pair("note", AllOf(HasSubstr("nothing has changed"),
                                                         HasSubstr(sentence)))));
    }
}

TEST_F(InstallPageTest, WhatWasInstalledHereGoesBackOrAway) {
    EXPECT_FALSE(touch("remove-first")) << "it came with the kiosk";
    const Form form = page->form(words);
    ASSERT_NE(act_of(form, "back-second"), nullptr);
    EXPECT_THAT(act_of(form, "back-second")->sure, HasSubstr("version 1.0.0"));
    EXPECT_NE(act_of(form, "remove-second")->sure, "");
    ASSERT_TRUE(touch("back-second"));
    EXPECT_EQ(site.on_site.change()->kind(), GameChange::Kind::roll_back);
}
