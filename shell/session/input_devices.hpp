// Whether there is anything yet that a visitor could touch or type on.
#pragma once

#include <filesystem>

namespace ludarium::session {

// In udev's notes; before it has made one, nobody may open the device.
bool has_input_device(const std::filesystem::path& notes);

} // namespace ludarium::session
