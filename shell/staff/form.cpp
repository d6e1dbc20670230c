#include "staff/form.hpp"

#include <algorithm>

namespace ludarium::shell {

namespace {

struct Keys {
    std::vector<FormKey> operator()(const Toggle& t) const { return {{t.name, t.shown, t.on}}; }
    std::vector<FormKey> operator()(const Stepper& s) const {
        return {{s.name + "-less", "−", false, s.value > s.least},
                {s.name + "-more", "+", false, s.value < s.most}};
    }
    std::vector<FormKey> operator()(const Choice& c) const {
        std::vector<FormKey> keys;
        for (std::size_t i = 0; i < c.options.size(); ++i)
            keys.push_back({c.name + "-" + c.options[i].name, c.options[i].label, i == c.chosen});
        return keys;
    }
    std::vector<FormKey> operator()(const Act& a) const {
        return {{a.name, a.word, false, a.usable}};
    }
    template <class Other>
    std::vector<FormKey> operator()(const Other&) const {
        return {};
    }
};

struct Changes {
    std::size_t key;

    std::optional<Change> operator()(const Toggle& t) const { return Change{t.name, t.on ? 0 : 1}; }
    std::optional<Change> operator()(const Stepper& s) const {
        const int wanted = key == 0 ? s.value - s.step : s.value + s.step;
        return Change{s.name, std::clamp(wanted, s.least, s.most)};
    }
    std::optional<Change> operator()(const Choice& c) const {
        return Change{c.name, static_cast<int>(key)};
    }
    std::optional<Change> operator()(const Act& a) const { return Change{a.name, 1}; }
    template <class Other>
    std::optional<Change> operator()(const Other&) const {
        return std::nullopt;
    }
};

struct Telling {
    std::optional<ToldItem> operator()(const Toggle& t) const {
        return ToldItem{t.name, t.on ? "on" : "off"};
    }
    std::optional<ToldItem> operator()(const Stepper& s) const { return ToldItem{s.name, s.shown}; }
    std::optional<ToldItem> operator()(const Choice& c) const {
        return ToldItem{c.name, c.chosen < c.options.size() ? c.options[c.chosen].name : ""};
    }
    std::optional<ToldItem> operator()(const Act& a) const {
        return ToldItem{a.name, a.usable ? "usable" : "off"};
    }
    std::optional<ToldItem> operator()(const Progress& p) const {
        return ToldItem{"progress", p.label};
    }
    std::optional<ToldItem> operator()(const Note& n) const {
        if (n.tone == Note::Tone::quiet) return std::nullopt;
        return ToldItem{"note", n.text};
    }
    std::optional<ToldItem> operator()(const Lines& l) const {
        return ToldItem{"lines", l.lines.empty() ? "" : l.lines.front()};
    }
    template <class Other>
    std::optional<ToldItem> operator()(const Other&) const {
        return std::nullopt;
    }
};

} // namespace

std::optional<ToldItem> told(const Item& item) {
    return std::visit(Telling{}, item);
}

std::vector<FormKey> keys_of(const Item& item) {
    return std::visit(Keys{}, item);
}

std::optional<Change> change_by(const Form& form, const std::string& key) {
    for (const Item& item : form.items) {
        const auto keys = keys_of(item);
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (keys[i].name == key && keys[i].usable) return std::visit(Changes{i}, item);
    }
    return std::nullopt;
}

const Act* act_of(const Form& form, const std::string& key) {
    for (const Item& item : form.items)
        if (const auto* act = std::get_if<Act>(&item); act && act->name == key) return act;
    return nullptr;
}

} // namespace ludarium::shell
