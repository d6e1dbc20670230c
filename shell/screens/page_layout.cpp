#include "screens/page_layout.hpp"

#include <algorithm>
#include <cmath>

#include "screens/screen_unit.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int widest_panel = 980;
constexpr int icon_button = 124;
constexpr int plain_button = 84;
constexpr int start_button = 116;
constexpr int most_growth = 40;

class Arranging {
  public:
    Arranging(const PageNeeds& needs, const Theme& theme)
        : needs_(needs), theme_(theme), unit_(screen_unit(needs.screen)) {
        at_.unit = unit_;
        margin_ = scaled(theme.spacing.margin);
        gap_ = scaled(theme.spacing.gap);
    }

    PageLayout landscape() {
        const Box screen = inside();
        const int panel = std::min(scaled(widest_panel), screen.width * 58 / 100);
        at_.panel = {screen.right() - panel, screen.top, panel, screen.height};
        describe({screen.left, screen.top, screen.width - panel - margin_, screen.height});
        choose();
        return at_;
    }

    PageLayout portrait() {
        const Box screen = inside();
        // Groups stand apart if the picture is left its half of the screen.
        const int least = panel_height();
        const int airy = least + static_cast<int>(needs_.groups.size() + 1) * gap_ * 3 / 2;
        const int height = std::clamp(screen.height * 11 / 20, least, std::max(least, airy));
        at_.panel = {screen.left, screen.bottom() - height, screen.width, height};
        describe({screen.left, screen.top, screen.width, screen.height - height - margin_});
        choose();
        return at_;
    }

  private:
    int scaled(int pixels) const {
        return static_cast<int>(std::lround(static_cast<float>(pixels) * unit_));
    }
    int target() const { return std::max(scaled(theme_.spacing.target), needs_.least_target); }
    Box inside() const {
        return Box{0, 0, needs_.screen.width, needs_.screen.height - needs_.rail}.inset(margin_);
    }
    int heading() const { return scaled(theme_.type.small) * 3 / 2; }
    int about() const { return scaled(theme_.type.small) * 5 / 2; }
    int button(const GroupNeeds& group) const {
        return std::max(scaled(group.icons ? icon_button : plain_button), needs_.least_target) +
               growth_;
    }
    int start() const { return std::max(scaled(start_button), needs_.least_target); }
    static int columns(const GroupNeeds& group) {
        const unsigned wanted =
            group.narrow ? group.columns : std::min(group.buttons, group.columns);
        return static_cast<int>(std::max(1u, wanted));
    }
    static int rows(const GroupNeeds& group) {
        const auto buttons = static_cast<int>(group.buttons);
        return (buttons + columns(group) - 1) / columns(group);
    }
    int group_height(const GroupNeeds& group) const {
        const int tight = gap_ * 2 / 3;
        return (group.heading ? heading() : 0) + rows(group) * (button(group) + tight) - tight +
               (group.about ? about() + tight : 0);
    }
    int panel_height() const {
        int height = 2 * gap_ + start();
        for (const GroupNeeds& group : needs_.groups) height += group_height(group) + gap_;
        return height;
    }

    // Picture, name, place and time, a sentence; then what there is to read.
    void describe(Box room) {
        const int name =
            scaled(theme_.type.headline) * 5 / 4 * (is_portrait(needs_.screen) ? 1 : 2);
        const int where = scaled(theme_.type.body) * 3 / 2;
        const int tagline = scaled(theme_.type.body) * 27 / 10;
        const int chapters = needs_.chapters > 0 ? target() + gap_ : 0;
        const int words = name + where + tagline + chapters + 2 * gap_;
        int height = std::min(room.height - words, room.width * 3 / 4);
        // Covers are drawn 4:3; one that is a little wider than high loses least.
        const int width = std::min(room.width, height * 3 / 2);
        height = std::min(height, width * 3 / 4);
        const int spare = std::max(0, room.height - words - height);
        at_.cover = {room.left + (room.width - width) / 2, room.top + spare / 2, width, height};
        int top = at_.cover.bottom() + gap_;
        at_.name = {room.left, top, room.width, name};
        at_.where = {room.left, at_.name.bottom(), room.width, where};
        at_.tagline = {room.left, at_.where.bottom(), room.width, tagline};
        top = at_.tagline.bottom() + gap_;
        const auto count = static_cast<int>(needs_.chapters);
        for (int i = 0; i < count; ++i) {
            const int left = room.left + (room.width + gap_) * i / count;
            const int right = room.left + (room.width + gap_) * (i + 1) / count - gap_;
            at_.chapters.push_back({left, top, right - left, target()});
        }
    }

    void choose() {
        const Box room = at_.panel.inset(gap_);
        const int tight = gap_ * 2 / 3;
        at_.start = {room.left, room.bottom() - start(), room.width, start()};
        const auto all_heights = [this] {
            int heights = 0;
            for (const GroupNeeds& group : needs_.groups) heights += group_height(group);
            return heights;
        };
        // Where few things can be chosen, the buttons are higher.
        int all_rows = 0;
        for (const GroupNeeds& group : needs_.groups) all_rows += rows(group);
        growth_ = std::clamp((at_.start.top - room.top - all_heights()) / (2 * all_rows + 1), 0,
                             scaled(most_growth));
        const int heights = all_heights();
        // What the groups leave free lies between them.
        const auto count = static_cast<int>(needs_.groups.size());
        const int spare = at_.start.top - room.top - heights;
        const int between = std::clamp(spare / (count + 1), 0, 3 * gap_);
        int top = room.top + std::max(0, (spare - between * count) / 2);
        for (const GroupNeeds& needs : needs_.groups) {
            PageLayout::Group group;
            if (needs.heading) {
                group.heading = {room.left, top, room.width, heading()};
                top += heading();
            }
            const int across = columns(needs);
            const int height = button(needs);
            for (int i = 0; i < static_cast<int>(needs.buttons); ++i) {
                const int left = room.left + (room.width + tight) * (i % across) / across;
                const int right =
                    room.left + (room.width + tight) * (i % across + 1) / across - tight;
                group.buttons.push_back(
                    {left, top + i / across * (height + tight), right - left, height});
            }
            top += rows(needs) * (height + tight) - tight;
            if (needs.about) {
                group.about = {room.left, top + tight, room.width, about()};
                top += about() + tight;
            }
            top += between;
            at_.groups.push_back(group);
        }
    }

    const PageNeeds& needs_;
    const Theme& theme_;
    float unit_;
    int margin_ = 0;
    int gap_ = 0;
    int growth_ = 0; // of every button
    PageLayout at_;
};

} // namespace

PageLayout lay_out_page(const PageNeeds& needs, const Theme& theme) {
    Arranging arranging(needs, theme);
    return is_portrait(needs.screen) ? arranging.portrait() : arranging.landscape();
}

} // namespace ludarium::shell
