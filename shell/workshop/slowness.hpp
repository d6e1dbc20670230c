// Limits of time are made for one kind of machine, and are to mean the same work on a slower one.
#pragma once

namespace ludarium::shell::workshop {

// How many times as long this machine computes as the one that limits were made on: from 1 to 10. Found out once.
double slowness();

} // namespace ludarium::shell::workshop
