// What a kiosk has counted of its visitors.
#pragma once

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "../common/kiosk_window.hpp"
#include "statistics/statistics.hpp"

namespace ludarium::test {

// The named columns of every row, as one line each.
inline std::vector<std::string> kept(const KioskWindow& kiosk, shell::Rows which,
                                     const std::vector<std::string>& wanted) {
    std::vector<std::string> lines;
    std::vector<std::string> names;
    const auto problem = shell::read_rows(kiosk.state() / shell::statistics_file, {0, 1'000'000},
                                          which, [&](const std::vector<std::string>& row) {
                                              if (names.empty()) {
                                                  names = row;
                                                  return;
                                              }
                                              lines.emplace_back();
                                              for (std::size_t i = 0; i < row.size(); ++i)
                                                  for (const auto& name : wanted)
                                                      if (names[i] == name)
                                                          lines.back() += row[i] + " ";
                                          });
    EXPECT_FALSE(problem) << problem->what;
    return lines;
}

// Until so many games are in the book: a thread of the kiosk's own makes and mends it.
inline void await_counted_games(const KioskWindow& kiosk, std::size_t games) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    for (std::size_t rows = 0; rows != games + 1;) { // the first one has their names
        ASSERT_LT(std::chrono::steady_clock::now(), until) << rows << " rows";
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        rows = 0;
        (void)shell::read_rows(kiosk.state() / shell::statistics_file, {0, 1'000'000},
                               shell::Rows::games, [&rows](const auto&) { ++rows; });
    }
}

} // namespace ludarium::test
