// Every bad plugin gets its verdict and one clear line, and none of them harms the validator.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ludarium/validator/validator.hpp>

using namespace ludarium::validator;

namespace {

const std::filesystem::path fixtures = LUDARIUM_FIXTURES;

struct Expected {
    const char* fixture;
    const char* check;
    Verdict verdict;
    const char* line; // a part of it
};

std::ostream& operator<<(std::ostream& out, const Expected& expected) {
    return out << expected.fixture;
}

class Fixtures : public testing::TestWithParam<Expected> {};

const Expected all[] = {
    {"crash-in-load", "loading", Verdict::crashed, "the plugin"},
    {"crash-in-apply", "actions", Verdict::crashed, "the plugin"},
    {"crash-in-ai", "ai", Verdict::crashed, "the plugin"},
    {"exit-in-apply", "actions", Verdict::crashed, "ended the process (exit 0)"},
    {"hang-in-load", "loading", Verdict::hung, "no answer after 1 s of computing"},
    {"hang-in-apply", "actions", Verdict::hung, "no answer after 1 s of computing"},
    {"hang-in-ai", "ai", Verdict::hung, "no answer after 1 s of computing"},
    {"sleep-in-apply", "actions", Verdict::hung, "no answer after"},
    {"slow-to-stop", "stop", Verdict::fail, "ms after it was told to stop"},
    {"throw", "actions", Verdict::fail, "through the boundary: nobody caught me"},
    {"wrong-spot", "view", Verdict::fail, "a piece on spot 9999, which does not exist"},
    {"crowded", "view", Verdict::fail, "view shows 60000 men, at most 1024 are possible"},
    {"wrong-actor", "actions", Verdict::fail, "actor 77 takes no part"},
    {"wrong-count", "actions", Verdict::fail, "gives more than max_actions"},
    {"unsorted", "actions", Verdict::fail, "not ascending: 1 before 0"},
    {"accepts-illegal", "refusal", Verdict::fail, "apply answered \"ok\" to the illegal action"},
    {"newer-major", "loading", Verdict::fail, "made for SDK 2.0, this kiosk has 1.0"},
    {"newer-minor", "loading", Verdict::fail, "made for SDK 1.1, this kiosk has 1.0"},
    {"no-symbol", "exports", Verdict::fail, "does not export ludarium_plugin"},
    {"no-symbol", "loading", Verdict::fail, "does not export the symbol ludarium_plugin"},
#if defined(__SANITIZE_ADDRESS__) // where what the library did not inline is exported as well
    {"two-symbols", "exports", Verdict::fail, "one_too_many"},
#else
    {"two-symbols", "exports", Verdict::fail, "more than ludarium_plugin: one_too_many"},
#endif
    {"other-manifest", "descriptor", Verdict::fail, "\"somebody-else\" in the library"},
    {"every-extension", "extensions", Verdict::fail, "is not null"},
    {"truncated", "loading", Verdict::fail, "cut off"},
    {"text-file", "loading", Verdict::fail, "not a shared library"},
    {"other-machine", "loading", Verdict::fail, "another kind of computer"},
    {"shared-clone", "clone", Verdict::fail, "changed its origin"},
    {"forgetful", "bytes", Verdict::fail, "a saved state reads back with another hash"},
    {"trusting", "strange-bytes", Verdict::crashed, "the plugin"},
    {"moody", "bytes", Verdict::fail, "another hash"},
    {"changeable", "determinism", Verdict::fail, "the same actions gave a different game"},
    {"weightless", "chance", Verdict::fail, "a throw has the weight 0"},
    {"endless", "end", Verdict::fail, "went on after max_plies = 3"},
    {"no-winner", "outcome", Verdict::fail, "nobody has place 1"},
    {"lookalike", "moves", Verdict::fail, "two legal actions look the same"},
    {"wrong-event", "events", Verdict::fail, "names something that does not exist"},
    {"mute-event", "messages", Verdict::fail, "the game says announce.nothing"},
    {"illiterate", "action-text", Verdict::fail, "two actions have the text \"c0\""},
    {"cheat", "ai", Verdict::fail, "the computer chose an illegal action"},
#if !defined(__SANITIZE_ADDRESS__) // which leaves the address space without a limit
    {"leak", "actions", Verdict::crashed, "the plugin"},
#endif
};

// One second of computing, however long a busy machine takes for it; only a sleeper needs the wall's clock.
TimeLimits short_limits(const Expected& expected) {
    return {1,
            std::string_view(expected.line).find("computing") == std::string_view::npos ? 3u : 60u};
}

std::string test_name(const testing::TestParamInfo<Expected>& info) {
    std::string name = std::string(info.param.fixture) + "_" + info.param.check;
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
}

} // namespace

TEST_P(Fixtures, GetsItsVerdict) {
    Settings settings;
    settings.only = {GetParam().check};
    if (GetParam().verdict == Verdict::hung) settings.limits = short_limits(GetParam());
    const Report report = validate(fixtures / GetParam().fixture, settings);
    EXPECT_FALSE(report.passed());
    const Finding* finding = report.of(GetParam().check);
    ASSERT_TRUE(finding);
    EXPECT_STREQ(verdict_text(finding->verdict), verdict_text(GetParam().verdict)) << finding->line;
    EXPECT_THAT(finding->line, testing::HasSubstr(GetParam().line));
    EXPECT_EQ(finding->line.find('\n'), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(All, Fixtures, testing::ValuesIn(all), test_name);

TEST(Fixture, TheBehavedOneKeepsEveryPromise) {
    const Report report = validate(fixtures / "behaved");
    EXPECT_TRUE(report.passed()) << as_json({report});
}

TEST(Fixture, TheRestIsLeftOutAfterTwoCrashes) {
    const Report report = validate(fixtures / "crash-in-apply");
    EXPECT_EQ(report.findings.back().check, "others");
    EXPECT_LT(report.findings.size(), 12u);
}
