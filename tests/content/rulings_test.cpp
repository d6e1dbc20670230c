// Where the sources are silent we decided; visitors can read every such ruling, in every language.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <gtest/gtest.h>

#include <ludarium/host/page.hpp>

namespace {

std::set<std::string> rulings_told(const std::string& language) {
    std::set<std::string> told;
    for (const auto& game : std::filesystem::directory_iterator(GAMES_CONTENT)) {
        std::ifstream in(game.path() / language / "known.md", std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        const auto page = ludarium::host::read_page(text);
        if (!page) continue;
        for (const auto& step : page->steps)
            for (const auto& note : step.notes) told.insert(note);
    }
    return told;
}

} // namespace

TEST(Known, EveryRulingIsToldInEveryLanguage) {
    for (const char* language : {"it", "fr", "en", "de"}) {
        const auto told = rulings_told(language);
        for (int number = 1; number <= 24; ++number)
            EXPECT_TRUE(told.count("R" + std::to_string(number))) << language << " R" << number;
    }
}
