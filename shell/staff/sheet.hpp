// What a view of the staff panel draws: the menu and the page that is open, each in its place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "staff/form_layout.hpp"

namespace ludarium::shell {

// Of a first start: pages one after the other instead of a menu.
struct Steps {
    std::size_t step = 0; // from 0
    std::size_t steps = 1;
    std::string counted; // "Step 2 of 8"
    std::string back;    // on the key to the step before; empty: there is none
    std::string next;    // on the key to the next; empty: there is none
    bool may_go_on = true;
};

struct SheetNeeds {
    struct Entry {
        std::string name; // "games"
        std::string label;
        std::string icon;
    };
    Box room; // what the rail leaves of the screen
    int target = 0;
    std::vector<Entry> menu;
    std::string open; // the entry whose page is shown
    Form form;
    std::size_t leaf = 0;
    std::string done;           // on the key that leaves the panel
    std::optional<Steps> steps; // then neither menu nor that key
};

struct Sheet {
    Box menu_plate;
    Box plate; // under the page
    std::vector<PlacedKey> menu;
    std::string title;
    Box title_box;
    // To leave the panel, or to the next step.
    std::optional<PlacedKey> done;
    std::optional<PlacedKey> back; // to the step before
    Leaf items;
    std::size_t leaf = 0;
    std::size_t leaves = 1;
    // Only where there are several leaves.
    std::optional<PlacedKey> previous;
    std::optional<PlacedKey> next;
    std::string counted; // "2 / 3"
    Box counted_box;

    std::vector<PlacedKey> keys() const; // everything that can be touched
};

inline constexpr const char* page_key = "page-"; // before the name of an entry
inline constexpr const char* done_key = "done";
inline constexpr const char* next_step_key = "step-next";
inline constexpr const char* step_back_key = "step-back";
inline constexpr const char* previous_key = "leaf-previous";
inline constexpr const char* next_key = "leaf-next";

TextStyle title_letters(const StageTools& tools);

Sheet lay_out_sheet(const SheetNeeds& needs, const StageTools& tools);

} // namespace ludarium::shell
