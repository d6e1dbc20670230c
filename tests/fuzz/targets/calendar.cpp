// Days and opening hours, as people write them.
#include "visit/calendar.hpp"
#include "../target.hpp"
#include "visit/opening_hours.hpp"

FUZZ_TARGET(calendar) {
    using namespace ludarium::shell;
    if (const auto day = parse_iso_date(input))
        ludarium::fuzz::promise(iso_date(*day) == input, "a date reads back");
    if (const auto hours = parse_day(input))
        ludarium::fuzz::promise(hours->from >= 0 && hours->from <= hours->to &&
                                    hours->to <= 24 * 60,
                                "hours are within their day");
}
