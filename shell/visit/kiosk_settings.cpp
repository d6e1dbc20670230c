#include "visit/kiosk_settings.hpp"

#include <functional>
#include <map>

#include "visit/toml_file.hpp"

namespace ludarium::shell {

namespace {

class Reader {
  public:
    Reader(std::string name, std::vector<std::string>& problems)
        : name_(std::move(name)), problems_(problems) {}

    void complain(const toml::node& node, const std::string& sentence) {
        problems_.push_back(name_ + ":" + std::to_string(node.source().begin.line) + ": " +
                            sentence);
    }
    void seconds(const std::string& key, const toml::node& node, int least, milliseconds& value) {
        const auto number = node.value_exact<std::int64_t>();
        if (number && *number >= least && *number <= 24 * 3600)
            value = milliseconds(*number * 1000);
        else
            complain(node,
                     key + " should be a number of seconds, at least " + std::to_string(least));
    }
    void thinking(const std::string& key, const toml::node& node, milliseconds& value) {
        const auto number = node.value_exact<std::int64_t>();
        if (number && *number >= 50 && *number <= 10'000)
            value = milliseconds(*number);
        else
            complain(node, key + " should be a number of milliseconds from 50 to 10000");
    }
    std::optional<OpeningHours::Day> day(const std::string& key, const toml::node& node) {
        const auto text = node.value<std::string>();
        const auto day = text ? parse_day(*text) : std::nullopt;
        if (!day) complain(node, key + " should be \"09:30-18:00\", \"24 hours\" or \"closed\"");
        return day;
    }
    void night(const std::string& key, const toml::node& node, Night& value) {
        const auto text = node.value<std::string>();
        for (std::size_t i = 0; i < night_names.size(); ++i)
            if (text == night_names.at(i)) {
                value = static_cast<Night>(i);
                return;
            }
        complain(node, key + " should be \"screen-off\", \"dark\" or \"machine-off\"");
    }
    void number(const std::string& key, const toml::node& node, std::optional<double>& value) {
        const auto inches = node.value<double>();
        if (inches && *inches >= 5 && *inches <= 200)
            value = *inches;
        else
            complain(node, key + " should be a number of inches from 5 to 200");
    }
    void percent(const std::string& key, const toml::node& node, int& value) {
        const auto number = node.value_exact<std::int64_t>();
        if (number && *number >= 0 && *number <= 100)
            value = static_cast<int>(*number);
        else
            complain(node, key + " should be a number from 0 to 100");
    }
    void days(const std::string& key, const toml::node& node, int& value) {
        const auto number = node.value_exact<std::int64_t>();
        if (number && *number >= 1 && *number <= 10'000)
            value = static_cast<int>(*number);
        else
            complain(node, key + " should be a number of days from 1 to 10000");
    }
    void folder(const std::string& key, const toml::node& node,
                std::optional<std::filesystem::path>& value) {
        const auto text = node.value<std::string>();
        if (text && (text->empty() || text->front() == '/'))
            value = *text;
        else
            complain(node, key + " should be a folder like \"/run/ludarium/stick\", or \"\"");
    }
    std::optional<std::vector<std::string>> texts(const toml::node& node) {
        const toml::array* array = node.as_array();
        if (!array) return std::nullopt;
        std::vector<std::string> all;
        for (const toml::node& one : *array)
            if (const auto text = one.value<std::string>()) all.push_back(*text);
        return all.size() == array->size() ? std::optional(all) : std::nullopt;
    }
    void languages(const std::string& key, const toml::node& node,
                   std::vector<std::string>& value) {
        const auto all = texts(node);
        if (all && !all->empty())
            value = *all;
        else
            complain(node, key + " should be a list of languages like [\"it\", \"fr\"]");
    }
    void games(const std::string& key, const toml::node& node, std::vector<std::string>& value) {
        if (const auto all = texts(node))
            value = *all;
        else
            complain(node, key + " should be a list of games like [\"morris\"]");
    }
    // Which modes a game has is the game's business.
    void mode(const std::string& key, const toml::node& node, std::string& value) {
        if (const auto text = node.value<std::string>())
            value = *text;
        else
            complain(node, key + " should be a way to play like \"short\"");
    }

  private:
    std::string name_;
    std::vector<std::string>& problems_;
};

} // namespace

KioskSettings KioskSettings::read(const std::filesystem::path& file,
                                  std::vector<std::string>& problems) {
    KioskSettings settings;
    settings.read_over(file, problems);
    return settings;
}

void KioskSettings::read_over(const std::filesystem::path& file,
                              std::vector<std::string>& problems) {
    KioskSettings& settings = *this;
    toml::table table;
    Reader in(file.string(), problems);
    try {
        table = read_toml(file);
    } catch (const toml::parse_error& error) {
        problems.push_back(file.string() + ":" + std::to_string(error.source().begin.line) + ": " +
                           std::string(error.description()));
        return;
    }
    using Take = std::function<void(const std::string&, const toml::node&)>;
    const auto seconds = [&in](milliseconds& value, int least) -> Take {
        return [&in, &value, least](const std::string& key, const toml::node& node) {
            in.seconds(key, node, least, value);
        };
    };
    std::map<std::string, Take> known{
        {"screen.diagonal",
         [&](const auto& key, const auto& node) { in.number(key, node, settings.diagonal); }},
        {"languages.offered",
         [&](const auto& key, const auto& node) { in.languages(key, node, settings.languages); }},
        {"games.disabled",
         [&](const auto& key, const auto& node) { in.games(key, node, settings.disabled); }},
        {"staff.stick",
         [&](const auto& key, const auto& node) { in.folder(key, node, settings.stick); }},
        {"sound.volume",
         [&](const auto& key, const auto& node) { in.percent(key, node, settings.volume); }},
        {"play.think",
         [&](const auto& key, const auto& node) { in.thinking(key, node, settings.think); }},
        {"play.master-thinks",
         [&](const auto& key, const auto& node) {
             in.thinking(key, node, settings.master_thinks);
         }},
        {"statistics.keep-days",
         [&](const auto& key, const auto& node) { in.days(key, node, settings.keep_days); }},
        {"hours.outside",
         [&](const auto& key, const auto& node) { in.night(key, node, settings.night); }},
        {"idle.menus", seconds(settings.idle.menus, 1)},
        {"idle.play", seconds(settings.idle.play, 1)},
        {"idle.question", seconds(settings.idle.question, 1)},
        {"attract.game", seconds(settings.attract_game, 5)},
        {"hours.every-day", [&](const auto& key, const auto& node) {
             if (const auto day = in.day(key, node)) settings.hours.days.fill(*day);
         }}};
    for (std::size_t i = 0; i < weekday_names.size(); ++i)
        known["hours." + std::string(weekday_names.at(i))] = [&, i](const auto& key,
                                                                    const auto& node) {
            if (const auto day = in.day(key, node)) settings.hours.days.at(i) = *day;
        };
    // "every-day" before the days that differ from it: keys of a table come in alphabetical order,
    // so it is read in a round of its own.
    for (const bool every_day : {true, false})
        for (const auto& [section, node] : table) {
            const toml::table* inner = node.as_table();
            if (!inner && every_day)
                in.complain(node, std::string(section.str()) + " is not known");
            if (!inner) continue;
            for (const auto& [name, value] : *inner) {
                const std::string key = std::string(section.str()) + "." + std::string(name.str());
                if ((key == "hours.every-day") != every_day) continue;
                const auto take = known.find(key);
                if (section.str() == "modes")
                    in.mode(key, value, settings.modes[std::string(name.str())]);
                else if (take == known.end())
                    in.complain(value, key + " is not known");
                else
                    take->second(key, value);
            }
        }
}

} // namespace ludarium::shell
