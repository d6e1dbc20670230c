#include "app/picture_watch.hpp"

#include <fstream>
#include <utility>

namespace ludarium::shell {

bool PictureWatch::frozen(bool waiting, std::uint64_t pictures, Moment now) {
    const bool shown = std::exchange(pictures_, pictures) != pictures;
    const bool was_stopped = now - std::exchange(last_turn_, now) > stopped;
    if (!waiting || shown) {
        since_.reset();
        return false;
    }
    if (!since_ || was_stopped) since_ = now;
    if (now - *since_ < patience) return false;
    since_ = now; // if a restart is not to be, it is asked for again later
    return may_restart();
}

// A disk that can't remember it may not restart the kiosk for ever.
bool PictureWatch::may_restart() const {
    namespace fs = std::filesystem;
    std::error_code never;
    const auto last = fs::last_write_time(note_, never);
    const auto now = fs::file_time_type::clock::now();
    if (!never && last <= now && now < last + between) return false;
    return static_cast<bool>(std::ofstream(note_) << "the picture was frozen\n" << std::flush);
}

} // namespace ludarium::shell
