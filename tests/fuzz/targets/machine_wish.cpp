// What the kiosk wishes of its machine: whoever has taken the kiosk over may send anything.
#include "../target.hpp"
#include "machine/carry_out.hpp"
#include "machine/wish.hpp"

FUZZ_TARGET(machine_wish) {
    using namespace ludarium::machine;
    const auto wish = parse_wish(input);
    if (!wish) return;
    ludarium::fuzz::promise(input.size() <= longest_wish, "a wish is short");
    if (const auto* zone = std::get_if<SetZone>(&*wish))
        ludarium::fuzz::promise(zone->name.find("..") == std::string::npos &&
                                    zone->name.front() != '/',
                                "a zone leads nowhere else");
}
