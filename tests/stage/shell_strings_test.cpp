// The catalogues that are shipped: every language says everything, with the same gaps.
#include <algorithm>
#include <regex>
#include <set>

#include <gmock/gmock.h>

#include "language/strings.hpp"

using namespace ludarium::shell;

namespace {

const std::filesystem::path folder = std::filesystem::path(LUDARIUM_CONTENT) / "shell";

std::set<std::string> keys(const std::string& language) {
    std::vector<std::string> problems;
    const auto read = Catalogue::read(folder / language, problems);
    EXPECT_THAT(problems, testing::IsEmpty());
    return {read.keys().begin(), read.keys().end()};
}

std::set<std::string> gaps(const std::string& text) {
    static const std::regex gap(R"(\{[a-z]+\})");
    return {std::sregex_token_iterator(text.begin(), text.end(), gap),
            std::sregex_token_iterator()};
}

class ShellStrings : public testing::TestWithParam<const char*> {};

} // namespace

TEST_P(ShellStrings, HaveEveryKeyOfItalian) {
    EXPECT_EQ(keys(GetParam()), keys("it"));
}

TEST_P(ShellStrings, HaveTheGapsOfItalian) {
    std::vector<std::string> problems;
    const auto italian = Catalogue::read(folder / "it", problems);
    const auto other = Catalogue::read(folder / GetParam(), problems);
    for (const std::string& key : italian.keys())
        EXPECT_EQ(gaps(*italian.find(key)), gaps(other.find(key).value_or(""))) << key;
}

INSTANTIATE_TEST_SUITE_P(Shipped, ShellStrings, testing::Values("it", "fr", "en", "de"));
