// The one symbol that the kiosk looks for.
#include <ludarium/plugin.hpp>

#include "tavli.hpp"

const ludarium_entry ludarium_plugin = ludarium::plugin<tavli::Tavli>;
