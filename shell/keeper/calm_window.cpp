#include "keeper/calm_window.hpp"

#include <algorithm>

#include <X11/Xutil.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/shapeconst.h>
#include <cairo-xlib.h>

namespace ludarium::keeper {

std::optional<CalmWindow> CalmWindow::open(const CalmPicture& picture) {
    Display* display = ::XOpenDisplay(nullptr);
    if (!display) return std::nullopt;
    return CalmWindow(display, picture);
}

CalmWindow::CalmWindow(Display* display, const CalmPicture& picture)
    : display_(display), picture_(&picture) {
    const ::Window root = DefaultRootWindow(display);
    const int screen = DefaultScreen(display);
    screen_is_gone_ = DisplayWidth(display, screen) <= 0 || DisplayHeight(display, screen) <= 0;
    width_ = std::max(DisplayWidth(display, screen), 1);
    height_ = std::max(DisplayHeight(display, screen), 1);
    window_ = ::XCreateSimpleWindow(display, root, 0, 0, static_cast<unsigned>(width_),
                                    static_cast<unsigned>(height_), 0, 0, 0);
    ::XStoreName(display, window_, "Ludarium");
    hide_cursor();
    let_touches_through();
    // Where no compositor decides how large a window is, the keeper follows the screen itself.
    ::XSelectInput(display, root, StructureNotifyMask);
    ::XSelectInput(display, window_, StructureNotifyMask | ExposureMask);
    paint();
    ::XLowerWindow(display, window_);
    ::XMapWindow(display, window_);
    ::XFlush(display);
}

void CalmWindow::hide_cursor() const {
    const char nothing = 0;
    XColor black{};
    const Pixmap empty = ::XCreateBitmapFromData(display_.get(), window_, &nothing, 1, 1);
    const Cursor none = ::XCreatePixmapCursor(display_.get(), empty, empty, &black, &black, 0, 0);
    ::XDefineCursor(display_.get(), window_, none);
    ::XFreePixmap(display_.get(), empty);
}

void CalmWindow::let_touches_through() const {
    const XserverRegion nowhere = ::XFixesCreateRegion(display_.get(), nullptr, 0);
    ::XFixesSetWindowShapeRegion(display_.get(), window_, ShapeInput, 0, 0, nowhere);
    ::XFixesDestroyRegion(display_.get(), nowhere);
}

void CalmWindow::paint() {
    Display* display = display_.get();
    const int screen = DefaultScreen(display);
    const Pixmap pixels = ::XCreatePixmap(display, window_, static_cast<unsigned>(width_),
                                          static_cast<unsigned>(height_),
                                          static_cast<unsigned>(DefaultDepth(display, screen)));
    cairo_surface_t* surface =
        cairo_xlib_surface_create(display, pixels, DefaultVisual(display, screen), width_, height_);
    picture_->draw(surface, width_, height_);
    cairo_surface_destroy(surface);
    ::XSetWindowBackgroundPixmap(display, window_, pixels);
    ::XFreePixmap(display, pixels); // the server keeps it as long as the window has it
    ::XClearWindow(display, window_);
}

void CalmWindow::poll() {
    Display* display = display_.get();
    while (::XPending(display)) {
        XEvent event;
        ::XNextEvent(display, &event);
        if (event.type == Expose) seen_ = true;
        if (event.type != ConfigureNotify) continue;
        const XConfigureEvent& is = event.xconfigure;
        if (is.width == width_ && is.height == height_) continue;
        if (is.width <= 0 || is.height <= 0) {
            screen_is_gone_ = true;
            continue;
        }
        if (is.window != window_) {
            ::XResizeWindow(display, window_, static_cast<unsigned>(is.width),
                            static_cast<unsigned>(is.height));
            continue;
        }
        width_ = is.width;
        height_ = is.height;
        paint();
    }
    ::XFlush(display);
}

} // namespace ludarium::keeper
