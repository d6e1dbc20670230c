#include "plugins/reason.hpp"

#include "plugins/told_text.hpp"

namespace ludarium::shell {

void write_reason(nlohmann::json& object, const char* name, const Reason& reason) {
    object[name] = reason.what;
    if (reason.key.empty()) return;
    object["key"] = reason.key;
    object["arguments"] = reason.arguments;
}

Reason read_reason(const nlohmann::json& object, const char* name) {
    Reason reason{told_text(object, name), told_text(object, "key")};
    if (const auto found = object.find("arguments"); found != object.end() && found->is_object())
        for (const auto& [gap, text] : found->items())
            if (text.is_string()) reason.arguments[gap] = text.get<std::string>();
    return reason;
}

} // namespace ludarium::shell
