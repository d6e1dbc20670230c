// Where the items of a form go. Both views draw in the same places, so that staff find the same
// panel in every house, and tests the same keys.
#pragma once

#include <string>
#include <vector>

#include "screens/stage_tools.hpp"
#include "staff/form.hpp"

namespace ludarium::shell {

struct PlacedKey {
    FormKey key;
    Box box;
    std::string icon = {}; // on the panel's own keys
};

struct PlacedItem {
    Item item;
    Box row;   // all of it
    Box words; // its label, or all that it says
    Box about; // what stands below the label
    Box value; // a stepper's number, a meter, a plot
    std::vector<PlacedKey> keys;
};

// The letters of items, the same in both views.
TextStyle label_letters(const StageTools& tools);
TextStyle about_letters(const StageTools& tools);
TextStyle heading_letters(const StageTools& tools);
TextStyle line_letters(const StageTools& tools);
TextStyle note_letters(const StageTools& tools, Note::Tone tone);

using Leaf = std::vector<PlacedItem>;

// As many leaves as the form needs, at least one. A group stays together where it can, and a log
// goes on from leaf to leaf. `target` is the least height and width of a key.
std::vector<Leaf> lay_out_form(const Form& form, const Box& room, int target,
                               const StageTools& tools);

} // namespace ludarium::shell
