#include "stage/glx.hpp"

#include <string_view>

#include <GL/glx.h>

namespace ludarium::shell::glx {

namespace {

using CopySubBuffer = void (*)(Display*, GLXDrawable, int, int, int, int);

CopySubBuffer copy_sub_buffer() {
    static const auto function = reinterpret_cast<CopySubBuffer>(
        glXGetProcAddress(reinterpret_cast<const GLubyte*>("glXCopySubBufferMESA")));
    return function;
}

} // namespace

int connection() {
    Display* display = glXGetCurrentDisplay();
    return display ? ConnectionNumber(display) : -1;
}

int unread_events() {
    Display* display = glXGetCurrentDisplay();
    return display ? XEventsQueued(display, QueuedAlready) : 0;
}

bool can_show_parts() {
    Display* display = glXGetCurrentDisplay();
    if (!display) return false;
    const char* extensions = glXQueryExtensionsString(display, DefaultScreen(display));
    return extensions &&
           std::string_view(extensions).find("GLX_MESA_copy_sub_buffer") !=
               std::string_view::npos &&
           copy_sub_buffer();
}

void show_part(const Box& box, int window_height) {
    copy_sub_buffer()(glXGetCurrentDisplay(), glXGetCurrentDrawable(), box.left,
                      window_height - box.bottom(), box.width, box.height);
}

} // namespace ludarium::shell::glx
