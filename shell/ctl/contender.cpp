#include "contender.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <ludarium/host/deadline.hpp>
#include <ludarium/search/monte_carlo.hpp>

#include "greedy.hpp"

namespace ludarium::ctl {
namespace {

constexpr std::array<const char*, 3> levels = {"apprentice", "player", "master"};
constexpr std::string_view outside = "cmd:";

constexpr std::string_view numbered = "level:"; // for games that have more than three, or fewer

std::optional<std::uint32_t> level_of(const std::string& name) {
    const auto known = std::find(levels.begin(), levels.end(), name);
    if (known != levels.end()) return static_cast<std::uint32_t>(known - levels.begin());
    if (name.compare(0, numbered.size(), numbered) != 0) return std::nullopt;
    std::uint32_t level = 0;
    const char* last = name.data() + name.size();
    const auto read = std::from_chars(name.data() + numbered.size(), last, level);
    return read.ec == std::errc() && read.ptr == last ? std::optional(level) : std::nullopt;
}

class Level : public Contender {
  public:
    Level(const ludarium_ai& ai, std::uint32_t level, ThinkLimits limits)
        : ai_(ai), level_(level), limits_(limits) {}

    Action choose(const PluginState& state, std::uint64_t seed) override {
        const host::Deadline deadline(limits_.ms);
        const auto watch = deadline.watch();
        const ludarium_ai_request request{level_, limits_.ms, limits_.nodes, seed};
        ludarium_ai_answer answer{};
        if (ai_.choose(state.state().raw(), &request, &watch, &answer) != LUDARIUM_OK)
            throw std::runtime_error("the computer did not answer");
        return answer.action;
    }

  private:
    const ludarium_ai& ai_;
    std::uint32_t level_;
    ThinkLimits limits_;
};

// Rules that judge let it guess at the end of a game instead of playing to it.
template <class Rules>
class MonteCarlo : public Contender {
  public:
    explicit MonteCarlo(ThinkLimits limits) : limits_(limits) {}

    Action choose(const PluginState& state, std::uint64_t seed) override {
        const host::Deadline deadline(limits_.ms);
        const auto watch = deadline.watch();
        const Thought thought({0, limits_.ms, limits_.nodes, seed}, &watch);
        return search_.choose(state, thought).action;
    }

  private:
    ThinkLimits limits_;
    search::MonteCarlo<Rules> search_;
};

template <class Choose>
class Thoughtless : public Contender {
  public:
    explicit Thoughtless(Choose choose) : choose_(choose) {}
    Action choose(const PluginState& state, std::uint64_t seed) override {
        return choose_(state, seed);
    }

  private:
    Choose choose_;
};

template <class Choose>
std::unique_ptr<Contender> thoughtless(Choose choose) {
    return std::make_unique<Thoughtless<Choose>>(choose);
}

Action random_action(const PluginState& state, std::uint64_t seed) {
    Actions legal;
    PluginRules::legal_actions(state, legal);
    return legal.at(search::Random(seed).below(legal.size()));
}

} // namespace

host::Result<ContenderName> ContenderName::read(const std::string& text) {
    ContenderName name;
    name.text_ = text;
    const bool known = level_of(text) || text == "greedy" || text == "greedy-step" ||
                       text == "first-timer" || text == "monte-carlo" ||
                       text == "monte-carlo-judged" || text == "random";
    if (known || !name.program().empty()) return name;
    return host::Problem{"nobody is called " + text + "; there is " + all};
}

std::string ContenderName::program() const {
    return text_.compare(0, outside.size(), outside) == 0 ? text_.substr(outside.size()) : "";
}

ThinkLimits ContenderName::usual_limits() const {
    return {level_of(text_).value_or(2) < 2 ? 300u : 1'000u, 0};
}

host::Result<std::unique_ptr<Contender>> ContenderName::contender(const host::Plugin& plugin,
                                                                  ThinkLimits limits) const {
    if (const auto level = level_of(text_)) {
        const auto* ai = plugin.ai();
        if (!ai || *level >= ai->level_count)
            return host::Problem{"the game has no computer player of the level " + text_};
        return std::unique_ptr<Contender>(std::make_unique<Level>(*ai, *level, limits));
    }
    if (text_ == "random") return thoughtless(random_action);
    if (text_ == "monte-carlo")
        return std::unique_ptr<Contender>(std::make_unique<MonteCarlo<PluginRules>>(limits));
    if (!plugin.evaluate())
        return host::Problem{"the game does not say how good its positions look, which " + text_ +
                             " needs"};
    if (text_ == "monte-carlo-judged")
        return std::unique_ptr<Contender>(std::make_unique<MonteCarlo<JudgedPluginRules>>(limits));
    if (text_ == "greedy") return thoughtless(greedy_action);
    return text_ == "greedy-step" ? thoughtless(greedy_step) : thoughtless(first_timers_action);
}

} // namespace ludarium::ctl
