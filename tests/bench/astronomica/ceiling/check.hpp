// Is what the tables say what the rules say?
#pragma once

namespace astronomica::ceiling {

// Plays games at random by the rules and compares; tells what it has compared.
bool check_against_rules();

} // namespace astronomica::ceiling
