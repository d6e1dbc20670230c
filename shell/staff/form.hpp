// A page of the staff panel, described without drawing anything: views draw it, and tell by name
// which of its keys was touched.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ludarium::shell {

// Begins a group of items.
struct Heading {
    std::string text;
    std::string aside = {}; // quiet, behind it: a version
};

struct Note {
    enum class Tone { plain, quiet, warning };
    std::string text;
    Tone tone = Tone::plain;
};

// On or off. `shown` says which in words.
struct Toggle {
    std::string name;
    std::string label;
    std::string about = {};
    bool on = false;
    std::string shown = {};
};

// A number between two others, changed by a step. `shown` is the number in words: "45 s", "09:30".
struct Stepper {
    std::string name;
    std::string label;
    std::string about = {};
    int value = 0;
    int least = 0;
    int most = 0;
    int step = 1;
    std::string shown = {};
};

// One of a few.
struct Choice {
    struct Option {
        std::string name;
        std::string label;
    };
    std::string name;
    std::string label;
    std::string about = {};
    std::vector<Option> options;
    std::size_t chosen = 0; // none of them: options.size()
    bool large = false;     // for who has never been here before
};

// Something to be done at once, or where `sure` is a question, after it was answered.
struct Act {
    std::string name;
    std::string label; // what it is about
    std::string about = {};
    std::string word;      // on the key: "Restart"
    std::string sure = {}; // "Restart the kiosk now?"
    bool usable = true;
};

// How much of something has been done.
struct Progress {
    std::string label;
    double part = 0; // 0 to 1
};

// How often, in bars.
struct Plot {
    struct Bar {
        std::string label;
        int value = 0;
    };
    // Side by side, for what has an order and short labels: some are left out where there is no room
    // for all. Below each other, for names.
    enum class Bars { standing, lying };
    std::string label;
    Bars shape = Bars::standing;
    std::vector<Bar> bars;
};

// Lines of a log, in letters of one width.
struct Lines {
    std::vector<std::string> lines;
};

using Item = std::variant<Heading, Note, Toggle, Stepper, Choice, Act, Progress, Plot, Lines>;

struct Form {
    std::string title;
    std::vector<Item> items;
};

// Something that can be touched, by the name under which a view tells of it: a toggle's and an act's
// own, "<stepper>-less", "<stepper>-more", "<choice>-<option>".
struct FormKey {
    std::string name;
    std::string label;
    bool chosen = false;
    bool usable = true;
};
std::vector<FormKey> keys_of(const Item& item);

// What somebody has changed: a toggle to 0 or 1, a stepper to this number, a choice to this option.
// An act is simply done.
struct Change {
    std::string name;
    int value = 0;
};
std::optional<Change> change_by(const Form& form, const std::string& key);

// What an item says of itself, for reports: "on", "off", "45 s", the chosen option's name.
struct ToldItem {
    std::string name;
    std::string value;
};
std::optional<ToldItem> told(const Item& item);

// The act that this key does, if it is one.
const Act* act_of(const Form& form, const std::string& key);

} // namespace ludarium::shell
