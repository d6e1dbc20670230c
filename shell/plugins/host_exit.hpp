// How a ludarium-host ends that could not take up its work, so that the shell can tell whom to blame.
#pragma once

namespace ludarium::shell {

enum class HostExit : int {
    done = 0,
    refused = 1,        // the plugin is not acceptable, or said so itself
    files_changed = 70, // the library can't be read, or is not the one plugin.json was made for
    no_memory = 71,     // the system had no room for the library
    not_confined = 72,  // the kernel did not grant the sandbox
    not_loadable = 127, // the loader's own: a library of the host program itself is missing
};

} // namespace ludarium::shell
