// Draws sheets of the staff panel and tells which key was touched. Nothing is drawn unless a sheet
// is shown or a finger is on a key.
#pragma once

#include <optional>
#include <string>

#include "input/pointer.hpp"
#include "staff/sheet.hpp"

namespace ludarium::shell {

class StaffView {
  public:
    StaffView() = default;
    StaffView(const StaffView&) = delete;
    StaffView& operator=(const StaffView&) = delete;
    virtual ~StaffView() = default; // nothing of it is left on the screen

    // In the place of the sheet before.
    virtual void show(const Sheet& sheet) = 0;
    // The name of the key that was pressed and let go of, if that is what this input did.
    virtual std::optional<std::string> handle(const Input& input) = 0;
    // A finger is on a key: showing another sheet now would take it away.
    virtual bool holds() const = 0;
};

} // namespace ludarium::shell
