// Which graphics cards a machine has, so that what was learned of one is not believed of another.
#pragma once

#include <filesystem>
#include <string>

namespace ludarium::session {

// "virtio-pci 1AF4:1050, Linux 6.1.0-25-amd64": drivers and cards, and the kernel, which may drive them better tomorrow.
std::string machine_told(const std::filesystem::path& drm = "/sys/class/drm");
bool has_card(const std::filesystem::path& drm = "/sys/class/drm");
// Whether there is a display to be seen; also where nobody knows.
bool has_display(const std::filesystem::path& drm);
// The service's status while there is none, for the doctor.
inline constexpr const char* no_display = "no display is plugged in";

} // namespace ludarium::session
