// The rules as a plugin.
#include "mulino.hpp"

const ludarium_entry ludarium_plugin = ludarium::plugin<mulino::Mulino>;
