// Positions made up at random: men of both colours strewn over the board as no game would.
#pragma once

#include <common/position.hpp>
#include <ludarium/search/rules.hpp>

tables::Position strewn_position(const tables::Rules& rules, unsigned men,
                                 ludarium::search::Random& random);
