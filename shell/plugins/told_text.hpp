// Texts in JSON that somebody else has written.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace ludarium::shell {

// The text of this name in an object, or none.
inline std::string told_text(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

} // namespace ludarium::shell
