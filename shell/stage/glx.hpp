// The few things of X11 and GLX that SFML hides. Apart, because Xlib's macros (None, Status) and
// SFML don't mix.
#pragma once

#include "stage/geometry.hpp"

namespace ludarium::shell::glx {

// All of these mean the calling thread's current GL context.

// The descriptor of SFML's own X connection, to wait on; −1 if the context is not GLX.
int connection();
// Events that have been read off it already and that nobody has taken: they wake nobody.
int unread_events();

// Whether parts of the back buffer can be shown, which leaves the back buffer as it is
// (GLX_MESA_copy_sub_buffer; Mesa's software and hardware drivers have it).
bool can_show_parts();
void show_part(const Box& box, int window_height);

} // namespace ludarium::shell::glx
