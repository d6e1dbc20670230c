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
    all.push_back(done);
    return all;
}

TextStyle title_letters(const StageTools& tools) {
    TextStyle style = tools.style(tools.theme.type.title, tools.theme.colours.text);
    style.bold = true;
    return style;
}

Sheet lay_out_sheet(const SheetNeeds& needs, const StageTools& tools) {
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
    at.done = {{done_key, needs.done, false, true}, {inner.right() - done, inner.top, done, key}};
    at.title = needs.form.title;
    at.title_box = {inner.left, inner.top, inner.width - done - gap, key};

    const int top = inner.top + key + gap;
    Box room{inner.left, top, inner.width, inner.bottom() - top};
    auto leaves = lay_out_form(needs.form, room, needs.target, tools);
    if (leaves.size() > 1) {
        room.height -= key + gap;
        leaves = lay_out_form(needs.form, room, needs.target, tools);
    }
    at.leaves = leaves.size();
    at.leaf = std::min(needs.leaf, leaves.size() - 1);
    at.items = std::move(leaves[at.leaf]);
    if (at.leaves > 1)
        place_leaf_keys(at, needs, {inner.left, inner.bottom() - key, inner.width, key}, key);
    return at;
}

} // namespace ludarium::shell
