// staff.toml, which the panel changes: what was set is there afterwards, whatever was there before.
#include "../target.hpp"
#include "visit/kiosk_settings.hpp"
#include "visit/staff_settings.hpp"

FUZZ_TARGET(staff_toml) {
    const auto file = ludarium::fuzz::file_with(input, "staff.toml");
    ludarium::shell::StaffSettings staff(file);
    ludarium::fuzz::promise(staff.set("sound.volume", std::int64_t{31}), "it can be written");
    std::vector<std::string> problems;
    ludarium::fuzz::promise(ludarium::shell::KioskSettings::read(file, problems).volume == 31,
                            "what staff set is set");
}
