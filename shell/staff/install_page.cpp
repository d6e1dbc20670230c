// What is on the stick, and what was installed from one: installing, going back, removing.
#include "onsite/on_site.hpp"
#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

constexpr const char* install = "install-";
constexpr const char* go_back = "back-";
constexpr const char* remove_game = "remove-";

using Standing = StickBundle::Standing;

std::string sentence(const StickBundle& bundle, const Words& words) {
    std::string text =
        words.shell(bundle.key(), {{"installed", bundle.installed}, {"by", bundle.by}});
    if (bundle.installable())
        text += " " + (bundle.by.empty() ? words.shell("stick.let-in")
                                         : words.shell("stick.signed", {{"by", bundle.by}}));
    return text;
}

const char* stage_key(const GameChange& change) {
    if (change.kind() == GameChange::Kind::remove) return "staff.install.removing";
    if (change.kind() == GameChange::Kind::roll_back) return "staff.install.going-back";
    switch (change.stage()) {
    case GameChange::Stage::copying:
        return "staff.install.copying";
    case GameChange::Stage::unpacking:
        return "staff.install.unpacking";
    case GameChange::Stage::trying:
        return "staff.install.trying";
    case GameChange::Stage::switching:
        return "staff.install.switching";
    }
    return "";
}

const char* outcome_key(const GameChange& change) {
    if (change.problem()) return "staff.install.failed";
    switch (change.kind()) {
    case GameChange::Kind::install:
        return "staff.install.installed";
    case GameChange::Kind::remove:
        return "staff.install.removed";
    case GameChange::Kind::roll_back:
        return "staff.install.is-back";
    }
    return "";
}

class InstallPage : public StaffPage {
  public:
    InstallPage(Caretaker& caretaker, OnSite& on_site) : caretaker_(caretaker), on_site_(on_site) {}

    std::string name() const override { return "install"; }
    std::string icon() const override { return "stick"; }

    // What was done the last time has been read.
    void opened() override { on_site_.forget_change(); }

    Form form(const Words& words) override {
        language_ = words.language();
        Form form{words.shell("staff.page.install"), {}};
        tell_change(form, words);
        offer_stick(form, words);
        offer_installed(form, words);
        return form;
    }

    Errand change(const Change& change) override {
        for (std::size_t i = 0; i < shown_.size(); ++i)
            if (change.name == install + std::to_string(i))
                on_site_.install(shown_[i], shown_[i].name(language_));
        for (const GameOnSite& game : caretaker_.games(language_)) {
            if (change.name == go_back + game.id) on_site_.roll_back(game.id, game.name);
            if (change.name == remove_game + game.id) on_site_.remove(game.id, game.name);
        }
        return Errand::none;
    }

    bool proceed() override {
        const unsigned before = std::exchange(revision_, on_site_.revision());
        return before != revision_;
    }

  private:
    void tell_change(Form& form, const Words& words) const {
        const GameChange* change = on_site_.change();
        if (!change) return;
        Words::Fillings fillings{{"name", change->called()}, {"version", change->version()}};
        if (change->problem()) fillings["reason"] = words.told(*change->problem());
        if (change->over())
            form.items.push_back(Note{words.shell(outcome_key(*change), fillings),
                                      change->problem() ? Note::Tone::warning : Note::Tone::plain});
        else
            form.items.push_back(
                Progress{words.shell(stage_key(*change), fillings), change->percent() / 100.0});
    }

    void offer_stick(Form& form, const Words& words) {
        shown_ = on_site_.on_stick();
        form.items.push_back(Heading{words.shell("staff.install.stick")});
        if (shown_.empty())
            form.items.push_back(Note{words.shell(on_site_.looking() ? "staff.install.looking"
                                                                     : "staff.install.no-stick"),
                                      Note::Tone::quiet});
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            const StickBundle& bundle = shown_[i];
            const Words::Fillings fillings{{"name", bundle.name(words.language())},
                                           {"version", bundle.version}};
            form.items.push_back(
                Act{install + std::to_string(i), words.shell("staff.install.version", fillings),
                    sentence(bundle, words),
                    words.shell(bundle.standing == Standing::update ? "staff.install.update-word"
                                                                    : "staff.install.install-word"),
                    bundle.standing == Standing::older
                        ? words.shell("staff.install.older-sure", fillings)
                        : "",
                    bundle.installable() && !on_site_.busy()});
        }
    }

    void offer_installed(Form& form, const Words& words) {
        form.items.push_back(Heading{words.shell("staff.install.here")});
        bool any = false;
        for (const GameOnSite& game : caretaker_.games(words.language())) {
            if (!game.installed_here) continue;
            any = true;
            const std::string again = words.shell("staff.install.again");
            form.items.push_back(Act{
                remove_game + game.id,
                words.shell("staff.install.version",
                            {{"name", game.name}, {"version", game.version}}),
                again, words.shell("staff.install.remove-word"),
                words.shell("staff.install.remove-sure", {{"name", game.name}}), !on_site_.busy()});
            if (const auto before = on_site_.version_before(game.id)) {
                const Words::Fillings fillings{{"name", game.name}, {"version", *before}};
                form.items.push_back(
                    Act{go_back + game.id, words.shell("staff.install.back", fillings), again,
                        words.shell("staff.install.back-word"),
                        words.shell("staff.install.back-sure", fillings), !on_site_.busy()});
            }
        }
        if (!any)
            form.items.push_back(Note{words.shell("staff.install.none-here"), Note::Tone::quiet});
    }

    Caretaker& caretaker_;
    OnSite& on_site_;
    std::vector<StickBundle> shown_; // by the form …
    std::string language_;           // … in this language
    unsigned revision_ = 0;
};

} // namespace

std::unique_ptr<StaffPage> install_page(Caretaker& caretaker, OnSite& on_site) {
    return std::make_unique<InstallPage>(caretaker, on_site);
}

} // namespace ludarium::shell
