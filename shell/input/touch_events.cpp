#include "input/touch_events.hpp"

namespace ludarium::shell {

namespace {

Touch::Kind kind_of(int event) {
    switch (event) {
    case XI_TouchBegin:
        return Touch::Kind::down;
    case XI_TouchUpdate:
        return Touch::Kind::moved;
    default:
        return Touch::Kind::up;
    }
}

} // namespace

void select_events(Display* display, ::Window window, int device,
                   std::initializer_list<int> kinds) {
    unsigned char bits[XIMaskLen(XI_LASTEVENT)] = {};
    for (const int kind : kinds) XISetMask(bits, kind);
    XIEventMask mask{device, sizeof bits, bits};
    XISelectEvents(display, window, &mask, 1);
}

bool is_glass(Display* display, int device) {
    int count = 0;
    XIDeviceInfo* info = XIQueryDevice(display, device, &count);
    bool direct = false;
    for (int i = 0; info && i < info->num_classes; ++i)
        if (info->classes[i]->type == XITouchClass)
            direct |= reinterpret_cast<XITouchClassInfo*>(info->classes[i])->mode == XIDirectTouch;
    if (info) XIFreeDeviceInfo(info);
    return direct;
}

TouchEvents::TouchEvents(Display* display, ::Window window, IsGlass is_glass)
    : display_(display), is_glass_(is_glass) {
    select_events(display, window, XIAllMasterDevices,
                  {XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd});
    select_events(display, DefaultRootWindow(display), XIAllDevices, {XI_HierarchyChanged});
}

void TouchEvents::take(const XGenericEventCookie& event, std::vector<Touch>& touches) {
    if (event.evtype == XI_HierarchyChanged)
        take(*static_cast<const XIHierarchyEvent*>(event.data), touches);
    else if (event.evtype == XI_TouchBegin || event.evtype == XI_TouchUpdate ||
             event.evtype == XI_TouchEnd)
        take(*static_cast<const XIDeviceEvent*>(event.data), touches);
}

void TouchEvents::take(const XIDeviceEvent& event, std::vector<Touch>& touches) {
    if (!counts(event.sourceid)) return;
    touches.push_back({kind_of(event.evtype),
                       event.sourceid,
                       static_cast<unsigned>(event.detail),
                       {static_cast<float>(event.event_x), static_cast<float>(event.event_y)}});
}

// A device that goes has its touches ended first, as if the fingers were lifted; but nobody has dropped anything.
void TouchEvents::take(const XIHierarchyEvent& event, std::vector<Touch>& touches) {
    for (int i = 0; i < event.num_info; ++i) {
        const XIHierarchyInfo& info = event.info[i];
        if (info.flags) glass_.erase(info.deviceid); // the next one may have its number
        if (!(info.flags & (XISlaveRemoved | XISlaveDetached | XIDeviceDisabled))) continue;
        for (Touch& touch : touches)
            if (touch.device == info.deviceid && touch.kind == Touch::Kind::up)
                touch.kind = Touch::Kind::gone;
    }
}

bool TouchEvents::counts(int device) {
    const auto known = glass_.find(device);
    if (known != glass_.end()) return known->second;
    return glass_[device] = is_glass_(display_, device);
}

} // namespace ludarium::shell
