// The kiosk. Everything interesting begins in Kiosk.
#include <cstdio>
#include <exception>
#include <memory>

#include <malloc.h>
#include <spdlog/sinks/ringbuffer_sink.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "app/calm_sink.hpp"
#include "app/draw_ahead.hpp"
#include "app/kiosk.hpp"
#include "app/look_around.hpp"
#include "app/sfml_log.hpp"

namespace {

// Where no service manager keeps it, the log keeps itself within 20 MB. Its last lines stay in memory for the staff
// panel.
void open_log(const std::filesystem::path& file) {
    constexpr std::size_t kept_lines = 300;
    constexpr std::size_t most_bytes = 5 * 1024 * 1024;
    constexpr std::size_t older_files = 3;
    const auto calm = std::make_shared<ludarium::shell::CalmSink>();
    if (file.empty())
        calm->add_sink(std::make_shared<spdlog::sinks::stderr_sink_mt>());
    else
        calm->add_sink(std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
            file.string(), most_bytes, older_files));
    const auto kept = std::make_shared<spdlog::sinks::ringbuffer_sink_mt>(kept_lines);
    calm->add_sink(kept);
    const auto log = std::make_shared<spdlog::logger>("ludarium", calm);
    log->flush_on(spdlog::level::info);
    spdlog::set_default_logger(log);
    spdlog::set_pattern("%Y-%m-%dT%H:%M:%S%z %l %v");
    kept->set_pattern("%d.%m. %H:%M  %l  %v");
}

// A large picture lives in memory of its own, which goes back when the picture goes. Left to
// itself, malloc soon keeps such memory: after an hour of drawing, 100 MiB of it.
void give_memory_back() {
    ::mallopt(M_MMAP_THRESHOLD, 256 * 1024);
}

} // namespace

int main(int argc, char** argv) {
    using namespace ludarium::shell;
    give_memory_back();
    try {
        auto options = read_options(argc, argv);
        if (const int* code = std::get_if<int>(&options)) return *code;
        if (std::get<Options>(options).draw_ahead)
            return draw_ahead(std::move(std::get<Options>(options)));
        auto screen = ScreenConnection::open();
        if (const auto* problem = std::get_if<std::string>(&screen)) {
            std::fprintf(stderr, "%s\n", problem->c_str());
            return 2;
        }
        if (std::get<Options>(options).look) return std::puts(look_around().c_str()) < 0;
        Presence presence(std::move(std::get<ScreenConnection>(screen)));
        Signals signals(std::get<Options>(options).note_in_hand());
        open_log(std::get<Options>(options).log);
        const SfmlLog sfml;
        const SteadyClock world;
        const FasterClock clock(world, std::get<Options>(options).speed);
        House house(std::move(std::get<Options>(options)), clock);
        for (;;) {
            Kiosk kiosk(house, signals, presence);
            const int code = kiosk.run();
            if (code != Kiosk::anew) return code;
        }
    } catch (const std::exception& error) {
        spdlog::critical("Ludarium can't go on: {}", error.what());
        return 1;
    }
}
