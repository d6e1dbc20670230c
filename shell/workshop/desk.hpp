// Where the workshop's work is done: a question's bytes in, an answer's out. Runs confined.
#pragma once

#include <string>
#include <string_view>

namespace ludarium::shell::workshop {

struct Done {
    bool refused; // then the bytes are why
    std::string bytes;
};

Done work_on(std::string_view question);

} // namespace ludarium::shell::workshop
