// XInput2.2's touches of a window, and the screens of glass they come from.
#pragma once

#include <initializer_list>
#include <map>
#include <vector>

#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>

#include "input/fingers.hpp"

namespace ludarium::shell {

// In the place of what was asked for of this device and window before.
void select_events(Display* display, ::Window window, int device, std::initializer_list<int> kinds);

// Whether a finger of this device is where its picture is: not so on a touchpad, which has its cursor for that.
using IsGlass = bool (*)(Display* display, int device);
bool is_glass(Display* display, int device);

class TouchEvents {
  public:
    TouchEvents(Display* display, ::Window window, IsGlass is_glass = shell::is_glass);

    // An event with its data. Ownership is not asked for: nobody else listens, so each touch is ours from its beginning.
    void take(const XGenericEventCookie& event, std::vector<Touch>& touches);

  private:
    void take(const XIDeviceEvent& event, std::vector<Touch>& touches);
    void take(const XIHierarchyEvent& event, std::vector<Touch>& touches);
    bool counts(int device);

    Display* display_;
    IsGlass is_glass_;
    std::map<int, bool> glass_; // of the devices that have been asked
};

} // namespace ludarium::shell
