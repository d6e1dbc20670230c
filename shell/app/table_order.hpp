// What the workshop has to draw for a table.
#pragma once

#include "app/house.hpp"
#include "screens/surroundings.hpp"
#include "screens/table_art.hpp"
#include "visit/journal.hpp"

namespace ludarium::shell {

TableArtOrder order_for(const House& house, const Surroundings& around, const InstalledGame& game,
                        const GameHeader& header, const GameParts& parts, const Position& first);

} // namespace ludarium::shell
