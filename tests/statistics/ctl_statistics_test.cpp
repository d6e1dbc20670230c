// ludariumctl statistics, as staff, spreadsheets and Prometheus read it.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "../conformance/ran_ctl.hpp"
#include "written_book.hpp"

using namespace ludarium::shell;
using namespace ludarium::test;
using testing::HasSubstr;
using testing::Not;

namespace {

struct CtlStatistics : testing::Test, WrittenBook {
    CtlStatistics() {
        GuestBook book(file, 400);
        book.arrive(visit_on("2026-11-15", 9, 200));
        book.begin_game(ended(game_of("latrones", 2), GameResult::won));
        book.begin_game(ended(game_of("latrones", 0), GameResult::abandoned, 4));
        book.reading({"latrones", "rules", "it"});
        book.visit(ended(visit_on("2026-11-15", 9, 200), VisitEnd::time_out));
        book.arrive(visit_on("2026-11-16", 17, 10));
        book.visit(ended(visit_on("2026-11-16", 17, 10), VisitEnd::staff));
    }
    Ran statistics(const std::string& arguments) const {
        return ran_ctl("statistics --state " + folder.path().string() + " " + arguments, "");
    }
};

} // namespace

TEST_F(CtlStatistics, TablesSayWhatHappened) {
    const Ran ran = statistics("--since 2026-11-01 --until 2026-11-16");
    EXPECT_EQ(ran.code, 0) << ran.output;
    EXPECT_THAT(ran.output, HasSubstr("2026-11-01 to 2026-11-16: 2 visits, 2 games, 1 chapters"));
    EXPECT_THAT(ran.output, HasSubstr(" 9 h       1  ██"));
    EXPECT_THAT(ran.output, HasSubstr("latrones                master           1     0"));
    EXPECT_THAT(ran.output, HasSubstr("latrones, after 1–9 moves"));
}

TEST_F(CtlStatistics, OnlyTheDaysAskedForCount) {
    EXPECT_THAT(statistics("--since 1 --until 2026-11-16").output,
                HasSubstr("2026-11-16 to 2026-11-16: 1 visits, 0 games"));
    for (const char* wrong : {"--since yesterday", "--since 0",
                              "--since 2026-11-17 --until 2026-11-16", "--until 16.11.2026"})
        EXPECT_EQ(statistics(wrong).code, 2) << wrong;
}

TEST_F(CtlStatistics, ASpreadsheetGetsRows) {
    EXPECT_THAT(statistics("--csv --since 2026-11-01 --until 2026-11-16").output,
                HasSubstr("visit,day,hour,seconds,language,language_to,screen,ended\r\n"
                          "1,2026-11-15,9,200,it,it,home,time-out\r\n2,"));
    EXPECT_THAT(statistics("--csv games --since 2026-11-01 --until 2026-11-16").output,
                HasSubstr("1,2026-11-15,9,latrones,1.0.0,short,2,1,1,it,0,30,won,\r\n"));
}

TEST_F(CtlStatistics, AProgramGetsJson) {
    const auto json =
        nlohmann::json::parse(statistics("--json --since 2026-11-01 --until 2026-11-16").output);
    EXPECT_EQ(json["visits"], 2);
    EXPECT_EQ(json["visits-by-hour"][17]["count"], 1);
    EXPECT_EQ(json["levels"][1]["won"], 1);
}

TEST_F(CtlStatistics, PrometheusGetsTotalsOfWhatIsOver) {
    const Ran ran = statistics("--metrics");
    EXPECT_THAT(ran.output,
                HasSubstr("# TYPE ludarium_visits_total counter\n"
                          "ludarium_visits_total{language=\"it\",ended=\"time-out\"} 1\n"));
    EXPECT_THAT(ran.output,
                HasSubstr("ludarium_games_total{game=\"latrones\",result=\"won\"} 1\n"));
    EXPECT_THAT(ran.output, Not(HasSubstr("staff"))) << "that visit may still go on";
}

// As systemd's timer runs it.
TEST_F(CtlStatistics, TheFleetsMetricsContainThem) {
    for (const char* stub : {"systemctl", "dpkg-query"})
        std::filesystem::permissions(
            folder.write(std::string("bin/") + stub, "#!/bin/sh\necho 0\n"),
            std::filesystem::perms::owner_all);
    std::filesystem::create_symlink(LUDARIUMCTL, folder / "bin/ludariumctl");
    const std::string at = folder.path().string();
    const std::string command = "PATH=" + at + "/bin:$PATH LUDARIUM_STATE=" + at +
                                " " LUDARIUM_METRICS " " + at + "/ludarium.prom";
    ASSERT_EQ(std::system(command.c_str()), 0);
    std::ifstream in(folder / "ludarium.prom");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    EXPECT_THAT(text, HasSubstr("ludarium_up 0\n"));
    EXPECT_THAT(text,
                HasSubstr("ludarium_games_total{game=\"latrones\",result=\"abandoned\"} 1\n"));
}

TEST_F(CtlStatistics, AKioskThatHasCountedNobodySaysSo) {
    const Ran ran = ran_ctl("statistics --state /nowhere", "");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.output, HasSubstr(": 0 visits, 0 games"));
}

TEST_F(CtlStatistics, AFileThatIsNoneIsAProblem) {
    folder.write("statistics.sqlite", std::string(5000, 'x'));
    const Ran ran = statistics("");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.output, HasSubstr("file is not a database"));
}
