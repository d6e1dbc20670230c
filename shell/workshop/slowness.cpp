#include "workshop/slowness.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <vector>

#include <time.h>

namespace ludarium::shell::workshop {

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

volatile std::uint32_t seen; // or nothing would have to be computed

constexpr Milliseconds where_limits_were_made{3};

// Of this thread alone: a machine that is busy is not slow.
Milliseconds computed() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

// What drawing is made of: a round shade, laid over what is there, pixel by pixel.
std::uint32_t shade() {
    constexpr unsigned side = 256;
    std::vector<std::uint32_t> pixels(side * side);
    for (int pass = 0; pass < 4; ++pass)
        for (unsigned y = 0; y < side; ++y)
            for (unsigned x = 0; x < side; ++x) {
                const double away = std::sqrt(static_cast<double>(x * x + y * y)) / (2 * side);
                const auto light = static_cast<std::uint32_t>(away * 255);
                std::uint32_t& pixel = pixels[y * side + x];
                std::uint32_t mixed = 0;
                for (const unsigned shift : {16u, 8u, 0u})
                    mixed |= std::min(((pixel >> shift) & 255) * (255 - light) / 255 + light, 255u)
                             << shift;
                pixel = mixed;
            }
    return pixels[side * side / 2];
}

double measured() {
    Milliseconds least = Milliseconds::max();
    for (int i = 0; i < 2; ++i) { // the first time memory is new
        const Milliseconds before = computed();
        seen = shade();
        least = std::min(least, computed() - before);
    }
    return std::clamp(least / where_limits_were_made, 1.0, 10.0);
}

} // namespace

double slowness() {
    static const double found = measured();
    return found;
}

} // namespace ludarium::shell::workshop
