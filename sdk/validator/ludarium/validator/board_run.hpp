// Plays the live board of a page by the game's own rules, and sees whether what it says is true.
#pragma once

#include <ludarium/host/page.hpp>

#include "trial.hpp"

namespace ludarium::validator {

// Throws Failed, naming the line of the page: "content/it/rules.md:12: …".
void run_board(const Trial& trial, const host::Board& board, const std::string& file);

} // namespace ludarium::validator
