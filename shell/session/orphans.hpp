// A compositor that crashes leaves an X server, a keeper and a shell behind. They become this process's children, and none
// of them may hold the screen when the next compositor wants it.
#pragma once

namespace ludarium::session {

// From now on.
void adopt_orphans();
// All children of this process: asked first, for a second, then killed.
void end_orphans();

} // namespace ludarium::session
