// kiosk.toml, which staff edit.
#include "../target.hpp"
#include "visit/kiosk_settings.hpp"

FUZZ_TARGET(kiosk_toml) {
    std::vector<std::string> problems;
    const auto file = ludarium::fuzz::file_with(input, "kiosk.toml");
    const auto settings = ludarium::shell::KioskSettings::read(file, problems);
    ludarium::fuzz::promise(settings.volume >= 0 && settings.volume <= 100, "a volume is one");
    ludarium::fuzz::promise(settings.idle.play.count() > 0, "nobody is sent away at once");
    for (const auto& day : settings.hours.days)
        ludarium::fuzz::promise(day.from >= 0 && day.from <= day.to && day.to <= 24 * 60,
                                "a day has its hours");
}
