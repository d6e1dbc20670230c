// How much of a core one gliding piece costs: CPU time of all threads of this process, user and system, for each
// second of animation. The design asks for 10 % at 1920×1080 with software GL.
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include <poll.h>
#include <sys/resource.h>

#include <SFML/Window/Event.hpp>

#include "stage/motion.hpp"
#include "stage/painter.hpp"
#include "stage/scene.hpp"
#include "stage/screen_connection.hpp"
#include "stage/shapes.hpp"
#include "stage/window.hpp"

namespace {

using namespace ludarium::shell;

constexpr Size screen{1920, 1080};
constexpr int man = 110;
constexpr milliseconds run_time{4000};

double cpu_milliseconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) * 1000 + static_cast<double>(t.tv_usec) / 1000;
    };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

// A table as the kiosk lays it: backdrop, board with soft edges, a stack of glows and men.
struct Table {
    explicit Table(Scene& scene) {
        add(scene, 0, plain({0.1, 0.08, 0.06}), {0, 0, 1920, 1080});
        add(scene, 10, panel({1032, 1032}, {{0.8, 0.7, 0.5, 1}, {0, 0, 0, 0}, 0, 40}),
            {140, 24, 1032, 1032});
        const Picture piece = dot({man, man}, {0.3, 0.2, 0.15, 1});
        for (int i = 0; i < 25; ++i)
            add(scene, 20, piece,
                {static_cast<float>(180 + i % 5 * 190), static_cast<float>(60 + i / 5 * 190), man,
                 man});
        add(scene, 30, piece, {180, 150, man, man});
    }
    void add(Scene& scene, int layer, Picture picture, Frame frame) {
        nodes.emplace_back(scene, layer, Look{std::move(picture), frame, 1, 1, true});
    }
    NodeId moving() const { return nodes.back().id(); }

    std::vector<Node> nodes;
};

void measure(Window& window, Presenting presenting, const char* name) {
    const SteadyClock clock;
    Painter painter(window.sfml(), presenting);
    Scene scene(screen);
    Table table(scene);
    Motion motion(scene, clock);
    painter.paint(scene);

    const PaintCounters before = painter.counters();
    const double cpu = cpu_milliseconds();
    const Time begin = clock.now();
    bool right = true;
    while (clock.now() - begin < run_time) {
        if (!motion.active()) {
            const float left = right ? 960 : 180;
            motion.glide(table.moving(), {left, right ? 850.f : 150.f, man, man},
                         {milliseconds(0), milliseconds(1000)});
            right = !right;
        }
        motion.advance();
        painter.paint(scene);
        sf::Event event;
        while (window.sfml().pollEvent(event)) {
        }
        const auto wait = motion.next_frame().value_or(clock.now()) - clock.now();
        pollfd none{window.connection(), POLLIN, 0};
        ::poll(&none, 1, static_cast<int>(std::max<std::int64_t>(0, wait.count())));
    }
    const double seconds = static_cast<double>((clock.now() - begin).count()) / 1000;
    const auto frames = static_cast<double>(painter.counters().frames - before.frames);
    const auto pixels = static_cast<double>(painter.counters().pixels - before.pixels);
    std::printf("%s: %.1f %% of a core, %.0f frames a second, %.0f pixels a frame\n", name,
                (cpu_milliseconds() - cpu) / seconds / 10, frames / seconds, pixels / frames);
}

} // namespace

int main() {
    auto connection = ScreenConnection::open();
    if (const auto* problem = std::get_if<std::string>(&connection)) {
        std::fprintf(stderr, "%s\n", problem->c_str());
        return 2;
    }
    Window window(screen);
    if (Painter(window.sfml()).presenting() == Presenting::parts)
        measure(window, Presenting::parts, "damaged parts");
    measure(window, Presenting::whole, "whole frames");
    return 0;
}
