#include "staff/staff_views.hpp"

#include "staff/own_view.hpp"
#ifdef LUDARIUM_WITH_TGUI
#include "staff/tgui_view.hpp"
#endif

namespace ludarium::shell {

const std::vector<std::string>& staff_views() {
#ifdef LUDARIUM_WITH_TGUI
    static const std::vector<std::string> views{"tgui", "own"};
#else
    static const std::vector<std::string> views{"own"};
#endif
    return views;
}

std::unique_ptr<StaffView> make_staff_view([[maybe_unused]] const std::string& name,
                                           const StageTools& tools) {
#ifdef LUDARIUM_WITH_TGUI
    if (name == "tgui") return std::make_unique<TguiView>(tools);
#endif
    return std::make_unique<OwnView>(tools);
}

} // namespace ludarium::shell
