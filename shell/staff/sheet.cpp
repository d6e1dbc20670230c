#include "staff/sheet.hpp"

#include <algorithm>

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int widest = 1640;
constexpr int menu_width = 350;
constexpr int menu_narrow = 290; // in portrait
constexpr int pad = 26;
constexpr int tallest_entry = 88;
constexpr int done_width = 230;
constexpr int widest_step = 1240; // of a first start: what is read and what is touched stand close
constexpr int step_width = 300;
constexpr int way_height = 12;

void place_menu(Sheet& at, const SheetNeeds& needs, const StageTools& tools) {
    const auto count = std::max(1, static_cast<int>(needs.menu.size()));
    const int least = needs.target;
    const int space = tools.scaled(pad) / 2;
    Box inner = at.menu_plate.inset(space);
    // On a small screen fingers need the plate's rim as well.
    const int rim = std::clamp((at.menu_plate.height - count * least) / 2, 0, space);
    inner.top = at.menu_plate.top + rim;
    inner.height = at.menu_plate.height - 2 * rim;
    const int each =
        std::clamp(inner.height / count, least, std::max(least, tools.scaled(tallest_entry)));
    const int gap = std::min(tools.scaled(8), std::max(0, each - least));
    int top = inner.top;
    for (const auto& entry : needs.menu) {
        at.menu.push_back({{page_key + entry.name, entry.label, entry.name == needs.open, true},
                           {inner.left, top, inner.width, each - gap},
                           entry.icon});
        top += each;
    }
}

void place_leaf_keys(Sheet& at, const SheetNeeds& needs, const Box& foot, int key) {
    const int width = std::max(2 * key, needs.target);
    at.previous = PlacedKey{{previous_key, "", false, at.leaf > 0},
                            {foot.right() - 2 * width - key * 5 / 2, foot.top, width, key},
                            "previous"};
    at.next = PlacedKey{{next_key, "", false, at.leaf + 1 < at.leaves},
                        {foot.right() - width, foot.top, width, key},
                        "next"};
    at.counted_box = {at.previous->box.right(), foot.top,
                      at.next->box.left - at.previous->box.right(), key};
    at.counted = std::to_string(at.leaf + 1) + " / " + std::to_string(at.leaves);
}

} // namespace

std::vector<PlacedKey> Sheet::keys() const {
    std::vector<PlacedKey> all;
    for (const PlacedItem& item : items) all.insert(all.end(), item.keys.begin(), item.keys.end());
    if (previous) all.push_back(*previous);
    if (next) all.push_back(*next);
    all.insert(all.end(), menu.begin(), menu.end());
    if (back) all.push_back(*back);
    if (done) all.push_back(*done);
    return all;
}

TextStyle title_letters(const StageTools& tools) {
    TextStyle style = tools.style(tools.theme.type.title, tools.theme.colours.text);
    style.bold = true;
    return style;
}

namespace {

// The form in this room, and below it the keys from leaf to leaf, if it needs several.
void fill_leaves(Sheet& at, const SheetNeeds& needs, Box room, const Box& foot, int key,
                 const StageTools& tools) {
    auto leaves = lay_out_form(needs.form, room, needs.target, tools);
    if (leaves.size() > 1 && foot.top < room.bottom()) {
        room.height = foot.top - tools.scaled(tools.theme.spacing.gap) - room.top;
        leaves = lay_out_form(needs.form, room, needs.target, tools);
    }
    at.leaves = leaves.size();
    at.leaf = std::min(needs.leaf, leaves.size() - 1);
    at.items = std::move(leaves[at.leaf]);
    if (at.leaves > 1) place_leaf_keys(at, needs, foot, key);
}

// How far one has come above the form, back and on below it.
Sheet lay_out_step(const SheetNeeds& needs, const StageTools& tools) {
    Sheet at;
    const Steps& steps = *needs.steps;
    const int margin = tools.scaled(tools.theme.spacing.margin);
    const int gap = tools.scaled(tools.theme.spacing.gap);
    const int width = std::min(needs.room.width - 2 * margin, tools.scaled(widest_step));
    at.plate = {needs.room.left + (needs.room.width - width) / 2, needs.room.top + margin, width,
                needs.room.height - 2 * margin};
    const Box inner = at.plate.inset(tools.scaled(pad));
    const int key = std::max(needs.target, tools.scaled(tools.theme.spacing.target));
    const Size counted = tools.type.measure(steps.counted, about_letters(tools));
    at.title = needs.form.title;
    at.title_box = {inner.left, inner.top, inner.width - counted.width - gap, key};
    PlacedItem way{
        Progress{"", static_cast<double>(steps.step + 1) / static_cast<double>(steps.steps)},
        {},
        {},
        {},
        {},
        {}};
    way.value = {inner.left, inner.top + key, inner.width, tools.scaled(way_height)};
    PlacedItem number{Note{steps.counted, Note::Tone::quiet}, {}, {}, {}, {}, {}};
    number.words = {inner.right() - counted.width, inner.top, counted.width, key};
    const Box foot{inner.left, inner.bottom() - key, inner.width, key};
    const int across =
        std::min(std::max(needs.target, tools.scaled(step_width)), (foot.width - gap) / 2);
    if (!steps.back.empty())
        at.back =
            PlacedKey{{step_back_key, steps.back, false, true}, {foot.left, foot.top, across, key}};
    if (!steps.next.empty())
        at.done = PlacedKey{{next_step_key, steps.next, steps.may_go_on, steps.may_go_on},
                            {foot.right() - across, foot.top, across, key}};
    const int top = way.value.bottom() + gap;
    // Leaves are turned above the way on, so that neither is taken for the other.
    const Box room{inner.left, top, inner.width, foot.top - gap - top};
    fill_leaves(at, needs, room, {inner.left, room.bottom() - key, inner.width, key}, key, tools);
    at.items.push_back(std::move(way));
    at.items.push_back(std::move(number));
    return at;
}

} // namespace

Sheet lay_out_sheet(const SheetNeeds& needs, const StageTools& tools) {
    if (needs.steps) return lay_out_step(needs, tools);
    Sheet at;
    const int margin = tools.scaled(tools.theme.spacing.margin);
    const int gap = tools.scaled(tools.theme.spacing.gap);
    const int space = tools.scaled(pad);
    const int width = std::min(needs.room.width - 2 * margin, tools.scaled(widest));
    const Box all{needs.room.left + (needs.room.width - width) / 2, needs.room.top + margin, width,
                  needs.room.height - 2 * margin};
    const int menu = tools.scaled(all.height > all.width ? menu_narrow : menu_width);
    at.menu_plate = {all.left, all.top, menu, all.height};
    at.plate = {all.left + menu + gap, all.top, all.width - menu - gap, all.height};
    place_menu(at, needs, tools);

    const Box inner = at.plate.inset(space);
    const int key = std::max(needs.target, tools.scaled(tools.theme.spacing.target));
    const int done = std::max(needs.target, tools.scaled(done_width));
    at.done = PlacedKey{{done_key, needs.done, false, true},
                        {inner.right() - done, inner.top, done, key}};
    at.title = needs.form.title;
    at.title_box = {inner.left, inner.top, inner.width - done - gap, key};

    const int top = inner.top + key + gap;
    fill_leaves(at, needs, {inner.left, top, inner.width, inner.bottom() - top},
                {inner.left, inner.bottom() - key, inner.width, key}, key, tools);
    return at;
}

} // namespace ludarium::shell
