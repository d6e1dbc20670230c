// Places on the screen, in pixels from its upper left corner.
#pragma once

#include <algorithm>
#include <cmath>

namespace ludarium::shell {

struct Point {
    float x = 0;
    float y = 0;
};

inline float distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

struct Size {
    int width = 0;
    int height = 0;
};

inline bool operator==(Size a, Size b) {
    return a.width == b.width && a.height == b.height;
}
inline bool operator!=(Size a, Size b) {
    return !(a == b);
}

// Whole pixels: damage, layout, textures.
struct Box {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;

    int right() const { return left + width; }
    int bottom() const { return top + height; }
    bool empty() const { return width <= 0 || height <= 0; }
    long area() const { return empty() ? 0 : static_cast<long>(width) * height; }
    Size size() const { return {width, height}; }
    Point centre() const {
        return {static_cast<float>(left) + static_cast<float>(width) / 2.f,
                static_cast<float>(top) + static_cast<float>(height) / 2.f};
    }
    bool contains(Point p) const {
        return p.x >= static_cast<float>(left) && p.x < static_cast<float>(right()) &&
               p.y >= static_cast<float>(top) && p.y < static_cast<float>(bottom());
    }
    bool contains(const Box& other) const {
        return other.left >= left && other.top >= top && other.right() <= right() &&
               other.bottom() <= bottom();
    }
    Box inset(int by) const { return {left + by, top + by, width - 2 * by, height - 2 * by}; }
};

inline bool operator==(const Box& a, const Box& b) {
    return a.left == b.left && a.top == b.top && a.width == b.width && a.height == b.height;
}

// What two boxes share; empty if nothing.
inline Box common(const Box& a, const Box& b) {
    const int left = std::max(a.left, b.left);
    const int top = std::max(a.top, b.top);
    return {left, top, std::max(0, std::min(a.right(), b.right()) - left),
            std::max(0, std::min(a.bottom(), b.bottom()) - top)};
}

// The smallest box around both.
inline Box around(const Box& a, const Box& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    const int left = std::min(a.left, b.left);
    const int top = std::min(a.top, b.top);
    return {left, top, std::max(a.right(), b.right()) - left,
            std::max(a.bottom(), b.bottom()) - top};
}

// Where a node stands; in motion this lies between pixels.
struct Frame {
    float left = 0;
    float top = 0;
    float width = 0;
    float height = 0;

    Point centre() const { return {left + width / 2, top + height / 2}; }
    Frame centred_at(Point p) const { return {p.x - width / 2, p.y - height / 2, width, height}; }
    Frame scaled(float by) const {
        return {left + width * (1 - by) / 2, top + height * (1 - by) / 2, width * by, height * by};
    }
};

inline bool operator==(const Frame& a, const Frame& b) {
    return a.left == b.left && a.top == b.top && a.width == b.width && a.height == b.height;
}
inline bool operator!=(const Frame& a, const Frame& b) {
    return !(a == b);
}

inline Frame frame(const Box& box) {
    return {static_cast<float>(box.left), static_cast<float>(box.top),
            static_cast<float>(box.width), static_cast<float>(box.height)};
}

// A frame of this size in the middle of a box, on whole pixels so that pictures stay sharp.
inline Frame centred(Size size, const Box& in) {
    return {static_cast<float>(in.left + (in.width - size.width) / 2),
            static_cast<float>(in.top + (in.height - size.height) / 2),
            static_cast<float>(size.width), static_cast<float>(size.height)};
}

// Every pixel a frame touches.
inline Box pixels_of(const Frame& f) {
    const int left = static_cast<int>(std::floor(f.left));
    const int top = static_cast<int>(std::floor(f.top));
    return {left, top, static_cast<int>(std::ceil(f.left + f.width)) - left,
            static_cast<int>(std::ceil(f.top + f.height)) - top};
}

} // namespace ludarium::shell
