#include "staff/cleaning_lock.hpp"

#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

CleaningLock::CleaningLock(const StageTools& tools, const Words& words, Time now)
    : tools_(tools), end_(now + duration) {
    const Size screen = tools.scene.size();
    const Box all{0, 0, screen.width, screen.height};
    // One colour without anything to look at: streaks are seen best on it.
    parts_.emplace_back(tools.scene, layer::question,
                        Look{plain(tools.theme.colours.night), frame(all), 1, 1, true});
    number_box_ = {0, all.height / 4, all.width, all.height / 4};
    const auto say = [&](const char* key, const TextStyle& letters, const Box& box) {
        parts_.push_back(label(tools_, layer::question + 1, words.shell(key), letters, box));
    };
    TextStyle headline =
        tools.style(tools.theme.type.headline, tools.theme.colours.text, Align::centre);
    headline.bold = true;
    const int margin = all.width / 8;
    say("staff.cleaning.headline", headline,
        {margin, all.height / 2, all.width - 2 * margin, all.height / 8});
    say("staff.cleaning.sentence",
        tools.style(tools.theme.type.body, tools.theme.colours.text_quiet, Align::centre),
        {margin, all.height * 5 / 8, all.width - 2 * margin, all.height / 8});
    count(now);
}

int CleaningLock::seconds_left(Time now) const {
    return static_cast<int>((end_ - now).count() + 999) / 1000;
}

bool CleaningLock::count(Time now) {
    const int left = seconds_left(now);
    if (left <= 0) return false;
    if (left == shown_) return true;
    shown_ = left;
    number_ = label(
        tools_, layer::question + 1, std::to_string(left),
        tools_.style(tools_.theme.type.announcement, tools_.theme.colours.accent, Align::centre),
        number_box_);
    return true;
}

Time CleaningLock::next_change(Time now) const {
    return end_ - milliseconds(1000) * std::max(0, seconds_left(now) - 1);
}

} // namespace ludarium::shell
