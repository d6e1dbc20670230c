// Sentences with gaps: "{player} must move", filled in by name.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ludarium::shell {

// Each {name} is replaced by what `filling` says; one it does not know stays as it is, so that a
// translator sees the mistake.
std::string fill_in(std::string_view sentence,
                    const std::function<std::optional<std::string>(std::string_view)>& filling);

} // namespace ludarium::shell
