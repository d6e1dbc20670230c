#include "app/draw_ahead.hpp"

#include <algorithm>
#include <fstream>

#include <spdlog/spdlog.h>

#include "app/attract_visit.hpp"
#include "app/book_visit.hpp"
#include "app/house_shelf.hpp"
#include "app/table_visit.hpp"
#include "app/waiting.hpp"
#include "pages/book.hpp"
#include "screens/game_page.hpp"
#include "screens/home_screen.hpp"
#include "screens/rail.hpp"
#include "screens/screen_unit.hpp"
#include "sound/device.hpp"

namespace ludarium::shell {

namespace {

// A board full of filters takes this long on the slowest machine we know of, several times over.
constexpr milliseconds patience{120'000};
// A screen that orders nothing for so long has ordered everything.
constexpr milliseconds settled{300};
// Where none is plugged in yet.
constexpr Size usual_screen{1920, 1080};

class EmptyRoom {
  public:
    EmptyRoom(House& house, Size screen)
        : house_(house),
          scene_(screen),
          around_{scene_,
                  house.clock,
                  house.theme,
                  house.type,
                  house.icons,
                  house.report,
                  fingertip(screen, house.diagonal())},
          words_(house.strings, no_game_, house.settings.language),
          shelf_(house),
          rail_(around_, words_) {
        if (sound_device_exists()) around_.loudspeaker = &house.loudspeaker;
    }

    bool draw_all() {
        rail_.show(house_.settings, true);
        bool complete = draws(AttractVisit(house_, around_, shelf_));
        complete &= draws(HomeScreen(around_, words_, shelf_));
        for (const SharedGame& game : shelf_.games()) {
            complete &= draws(GamePage(around_, game, shelf_));
            complete &= draws(
                TableVisit(house_, around_, game,
                           Journal::begin({}, GameSetup(game->manifest).header(), house_.clock)));
            for (const char* chapter : chapter_ids)
                complete &= draws(
                    BookVisit(house_, around_, shelf_, game, OpenBook{game, chapter, {}}, false));
        }
        return complete;
    }

  private:
    bool draws(Screen&& screen) {
        screen.appear();
        const Time end = house_.clock.now() + patience;
        Time busy_until = house_.clock.now();
        while (house_.clock.now() < end) {
            house_.workshop.poll();
            screen.proceed();
            while (screen.next()) continue; // nobody is there to wish for anything
            const Time now = house_.clock.now();
            if (!screen.ready() || house_.workshop.busy()) busy_until = now;
            if (now - busy_until >= settled) {
                screen.vanish();
                return true;
            }
            Time next = std::min(end, now + settled);
            if (const auto deadline = screen.deadline()) next = std::min(next, *deadline);
            wait_for({house_.workshop.descriptor(), screen.descriptor()}, -1, next, house_.clock);
        }
        spdlog::error("{} {}×{} could not be drawn ahead", screen.name(), scene_.size().width,
                      scene_.size().height);
        screen.vanish();
        return false;
    }

    House& house_;
    Scene scene_;
    Surroundings around_;
    Strings no_game_;
    Words words_;
    HouseShelf shelf_;
    Rail rail_;
};

} // namespace

int draw_ahead(Options options) {
    std::vector<Size> sizes = options.draw_ahead.value_or(std::vector<Size>());
    if (sizes.empty()) sizes = connected_screens();
    if (sizes.empty()) sizes = {usual_screen};
    const SteadyClock clock;
    House house(std::move(options), clock);
    bool complete = true;
    for (const Size size : sizes) {
        const Time begun = clock.now();
        complete &= EmptyRoom(house, size).draw_all();
        spdlog::info("pictures for a screen of {}×{}: {} ms", size.width, size.height,
                     (clock.now() - begun).count());
    }
    return complete ? 0 : 1;
}

std::vector<Size> connected_screens(const std::filesystem::path& drm) {
    std::vector<Size> found;
    std::error_code failed;
    for (const auto& connector : std::filesystem::directory_iterator(drm, failed)) {
        std::string status;
        std::ifstream(connector.path() / "status") >> status;
        Size best; // the first mode is the one that the screen prefers
        char cross = 0;
        std::ifstream modes(connector.path() / "modes");
        if (status != "connected" || !(modes >> best.width >> cross >> best.height)) continue;
        if (std::find(found.begin(), found.end(), best) == found.end()) found.push_back(best);
    }
    return found;
}

} // namespace ludarium::shell
