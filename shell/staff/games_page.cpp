#include <algorithm>

#include "staff/pages.hpp"
#include "visit/calendar.hpp"

namespace ludarium::shell {

namespace {

constexpr const char* offer = "offer-";
constexpr const char* mode = "mode-";
constexpr const char* release = "release-";

class GamesPage : public StaffPage {
  public:
    explicit GamesPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "games"; }
    std::string icon() const override { return "again"; }

    Form form(const Words& words) override {
        Form form{words.shell("staff.page.games"), {}};
        if (const auto why = caretaker_.safe_mode())
            form.items.push_back(Note{words.told(*why), Note::Tone::warning});
        for (const GameOnSite& game : caretaker_.games(words.language()))
            describe(form, game, words);
        const auto refused = caretaker_.refused_games();
        if (!refused.empty()) form.items.push_back(Heading{words.shell("staff.games.refused")});
        for (const auto& [folder, reason] : refused)
            form.items.push_back(Note{folder + ": " + words.told(reason), Note::Tone::quiet});
        return form;
    }

    Errand change(const Change& change) override {
        for (const GameOnSite& game : caretaker_.games("")) {
            if (change.name == release + game.id) {
                caretaker_.release_from_quarantine(game.id);
                return Errand::none;
            }
            if (change.name == offer + game.id) return done(enable(game.id, change.value != 0));
            if (change.name == mode + game.id)
                return done(
                    caretaker_.set("modes." + game.id,
                                   game.modes.at(static_cast<std::size_t>(change.value)).name));
        }
        return Errand::none;
    }

  private:
    static void describe(Form& form, const GameOnSite& game, const Words& words) {
        const std::string where =
            words.shell(game.installed_here ? "staff.games.from-stick" : "staff.games.from-kiosk");
        form.items.push_back(
            Heading{game.name, words.shell("staff.games.version",
                                           {{"number", game.version}, {"where", where}})});
        if (game.quarantined) {
            form.items.push_back(Note{set_aside(game, words), Note::Tone::warning});
            form.items.push_back(Act{release + game.id,
                                     words.shell("staff.games.release"),
                                     words.shell("staff.games.release-about"),
                                     words.shell("staff.games.release-word"),
                                     {},
                                     true});
        }
        form.items.push_back(Toggle{offer + game.id, words.shell("staff.games.offer"), "",
                                    game.enabled,
                                    words.shell(game.enabled ? "staff.yes" : "staff.no")});
        if (game.modes.size() > 1)
            form.items.push_back(
                Choice{mode + game.id, words.shell("staff.games.mode"), "", game.modes, game.mode});
    }

    static std::string set_aside(const GameOnSite& game, const Words& words) {
        const std::string reason = words.told(*game.quarantined);
        if (!game.quarantined_until)
            return words.shell("staff.games.quarantined", {{"reason", reason}});
        return words.shell("staff.games.quarantined-until",
                           {{"reason", reason}, {"day", iso_date(*game.quarantined_until)}});
    }

    bool enable(const std::string& id, bool enabled) {
        std::vector<std::string> disabled = caretaker_.settings().disabled;
        disabled.erase(std::remove(disabled.begin(), disabled.end(), id), disabled.end());
        if (!enabled) disabled.push_back(id);
        return caretaker_.set("games.disabled", disabled);
    }

    Caretaker& caretaker_;
};

} // namespace

std::unique_ptr<StaffPage> games_page(Caretaker& caretaker) {
    return std::make_unique<GamesPage>(caretaker);
}

} // namespace ludarium::shell
