#include <algorithm>
#include <functional>
#include <utility>

#include "staff/pages.hpp"
#include "staff/shown_time.hpp"

namespace ludarium::shell {

namespace {

constexpr int periods[] = {7, 30, 365}; // days
// Hours that are shown even if nobody came.
constexpr int first_hour = 8;
constexpr int last_hour = 19;

using Names = std::function<std::string(const std::string&)>;

Plot plot_of(const std::string& label, Plot::Bars shape, const std::vector<Tally>& tallies,
             const Names& names) {
    Plot plot{label, shape, {}};
    for (const Tally& tally : tallies)
        plot.bars.push_back({names(tally.name), static_cast<int>(tally.count)});
    return plot;
}

std::string as_it_is(const std::string& name) {
    return name;
}

// The night is left out where nobody came.
std::vector<Tally> daytime(const std::vector<Tally>& hours) {
    int from = first_hour;
    int to = last_hour;
    for (int i = 0; i < static_cast<int>(hours.size()); ++i)
        if (hours[static_cast<std::size_t>(i)].count > 0) {
            from = std::min(from, i);
            to = std::max(to, i);
        }
    std::vector<Tally> shown;
    for (int i = from; i <= to && i < static_cast<int>(hours.size()); ++i)
        shown.push_back(hours[static_cast<std::size_t>(i)]);
    return shown;
}

class StatisticsPage : public StaffPage {
  public:
    explicit StatisticsPage(Caretaker& caretaker) : caretaker_(caretaker) {}
    ~StatisticsPage() override { caretaker_.stop_counting(); }

    std::string name() const override { return "statistics"; }
    std::string icon() const override { return "statistics"; }

    void opened() override {
        caretaker_.count_visits(periods[period_], [this](std::optional<Statistics> counted) {
            counted_ = std::move(counted);
            answered_ = news_ = true;
        });
    }
    bool proceed() override { return std::exchange(news_, false); }

    Form form(const Words& words) override {
        Form form{words.shell("staff.page.statistics"), {}};
        Choice days{"days", words.shell("staff.statistics.days"), "", {}, period_};
        for (const int count : periods)
            days.options.push_back({std::to_string(count),
                                    words.shell("staff.statistics.days-" + std::to_string(count))});
        form.items.push_back(days);
        if (!answered_)
            form.items.push_back(Note{words.shell("staff.statistics.counting"), Note::Tone::quiet});
        else if (!counted_)
            form.items.push_back(
                Note{words.shell("staff.statistics.unreadable"), Note::Tone::warning});
        else if (counted_->visits == 0)
            form.items.push_back(Note{words.shell("staff.statistics.none")});
        else
            draw(form, words);
        return form;
    }

    Errand change(const Change& change) override {
        period_ = static_cast<std::size_t>(change.value);
        opened();
        return Errand::none;
    }

  private:
    void draw(Form& form, const Words& words) {
        const Statistics& s = *counted_;
        form.items.push_back(
            Note{words.shell("staff.statistics.summary",
                             {{"visits", std::to_string(s.visits)},
                              {"games", std::to_string(s.games)},
                              {"time", shown_time(milliseconds(1000 * s.median_seconds), words)}}),
                 Note::Tone::quiet});
        const auto add = [&](const char* key, Plot::Bars shape, const std::vector<Tally>& tallies,
                             const Names& names) {
            if (!tallies.empty())
                form.items.push_back(plot_of(words.shell(std::string("staff.statistics.") + key),
                                             shape, tallies, names));
        };
        const auto named = [&words](const char* prefix) {
            return [&words, prefix](const std::string& name) { return words.shell(prefix + name); };
        };
        add("hours", Plot::Bars::standing, daytime(s.visits_by_hour), as_it_is);
        add("weekdays", Plot::Bars::standing, s.visits_by_weekday, [&](const std::string& day) {
            return words.shell("staff.short-" + std::string(weekday_names.at(
                                                    static_cast<std::size_t>(std::stoi(day)))));
        });
        add("games", Plot::Bars::lying, s.games_by_game, game_names(words));
        add("languages", Plot::Bars::lying, s.visits_by_language, language_names());
        add("length", Plot::Bars::standing, s.visits_by_length, as_it_is);
        add("results", Plot::Bars::lying, s.games_by_result, named("staff.result."));
        add("screens", Plot::Bars::lying, s.visits_by_screen, named("staff.screen."));
    }

    // One that is installed no more has only its id.
    Names game_names(const Words& words) {
        return [games = caretaker_.games(words.language())](const std::string& id) {
            const auto found =
                std::find_if(games.begin(), games.end(),
                             [&id](const GameOnSite& game) { return game.id == id; });
            return found == games.end() ? id : found->name;
        };
    }
    Names language_names() {
        return [languages = caretaker_.languages()](const std::string& code) {
            const auto found =
                std::find_if(languages.begin(), languages.end(),
                             [&code](const auto& language) { return language.first == code; });
            return found == languages.end() ? code : found->second;
        };
    }

    Caretaker& caretaker_;
    std::size_t period_ = 0;
    std::optional<Statistics> counted_;
    bool answered_ = false;
    bool news_ = false; // the answer has come since somebody looked
};

} // namespace

std::unique_ptr<StaffPage> statistics_page(Caretaker& caretaker) {
    return std::make_unique<StatisticsPage>(caretaker);
}

} // namespace ludarium::shell
