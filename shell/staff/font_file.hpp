// TGUI reads letters from a file; fontconfig knows which one holds a family.
#pragma once

#include <string>

namespace ludarium::shell {

// The file of the family, or of whatever is most like it.
std::string font_file(const std::string& family, bool bold);

} // namespace ludarium::shell
