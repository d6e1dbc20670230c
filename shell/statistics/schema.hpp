// The tables, and how an older file gets them.
#pragma once

#include "statistics/database.hpp"

namespace ludarium::shell {

// Which version of the tables the file has; 0: it is new.
std::int64_t schema_version(Database& database);

// Refused if a newer Ludarium wrote it: what we don't know, we don't touch.
void bring_up_to_date(Database& database);
// For readers, who can't bring it up to date.
void refuse_others(Database& database);

} // namespace ludarium::shell
