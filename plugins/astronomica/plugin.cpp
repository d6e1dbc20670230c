// The one symbol that the kiosk looks for.
#include <ludarium/plugin.hpp>

#include "game.hpp"

const ludarium_entry ludarium_plugin = ludarium::plugin<astronomica::Astronomica>;
