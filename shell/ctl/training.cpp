#include "training.hpp"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <thread>

#include <ludarium/host/state.hpp>
#include <ludarium/search/rules.hpp>

namespace ludarium::ctl {
namespace {

constexpr ludarium_watch nobody{nullptr, [](void*) -> std::int32_t { return 0; }};

const ludarium_weights& weights_of(const host::Plugin& plugin) {
    if (!plugin.weights() || !plugin.train())
        throw std::runtime_error("this game has nothing to learn");
    return *plugin.weights();
}

void check(ludarium_status status, const char* what) {
    if (status != LUDARIUM_OK)
        throw std::runtime_error(std::string(what) + " answered: " + host::status_text(status));
}

std::uint64_t number(const host::WeightsFile& file, const std::string& word) {
    std::uint64_t value = 0;
    const auto found = file.record.find(word);
    if (found != file.record.end()) {
        const std::string& said = found->second;
        const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), value);
        if (error == std::errc() && end == said.data() + said.size()) return value;
    }
    throw std::runtime_error("the record does not say the number of its " + word);
}

std::string rounds_text() {
    return std::to_string(Training::lessons) + " lessons of " +
           std::to_string(Training::games_each) + " games, the mean of all rounds";
}

// How much the last of so many rounds counts in their mean: the latest quarter makes most of it.
float weight_of_last(std::uint64_t rounds) {
    constexpr float lateness = 3;
    return (lateness + 1) / (lateness + static_cast<float>(rounds));
}

} // namespace

Training::Training(const host::Plugin& plugin, std::uint64_t seed, unsigned jobs)
    : plugin_(plugin),
      wanted_(weights_of(plugin)),
      train_(*plugin.train()),
      seed_(seed),
      jobs_(jobs),
      weights_(wanted_.count) {
    check(train_.begin(seed, weights_.data(), wanted_.count), "begin");
    mean_ = weights_;
    if (in_strides()) strides_.emplace(weights_.size());
}

Training::Training(const host::Plugin& plugin, const host::WeightsFile& notes, unsigned jobs)
    : plugin_(plugin),
      wanted_(weights_of(plugin)),
      train_(*plugin.train()),
      seed_(number(notes, "seed")),
      jobs_(jobs),
      rounds_(number(notes, "games") / games_a_round) {
    const auto says = [&](const char* word, const std::string& expected) {
        const auto found = notes.record.find(word);
        return found != notes.record.end() && found->second == expected;
    };
    if (!says("game", std::string(view(plugin.descriptor().id))) ||
        !says("scheme", std::string(view(wanted_.scheme))) ||
        notes.values.size() != (in_strides() ? 4u : 2u) * wanted_.count)
        throw std::runtime_error("this was not a training of this game");
    if (!says("rounds", rounds_text()))
        throw std::runtime_error("the training had rounds of another kind; begin a new one");
    const auto part = [&](std::size_t n) {
        const auto first = notes.values.begin() + static_cast<std::ptrdiff_t>(n * wanted_.count);
        return std::vector<float>(first, first + wanted_.count);
    };
    weights_ = part(0);
    mean_ = part(1);
    if (in_strides()) strides_.emplace(part(2), part(3));
}

template <class Task>
void Training::share_out(unsigned count, Task task) const {
    std::atomic<unsigned> next{0};
    std::atomic<bool> failed{false};
    const auto work = [&] {
        try {
            for (unsigned n; (n = next++) < count;) task(n);
        } catch (const std::exception&) {
            failed = true;
            next = count;
        }
    };
    std::vector<std::thread> helpers;
    for (unsigned job = 1; job < std::min(jobs_, count); ++job) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
    if (failed) throw std::runtime_error("the game could not go on; see above");
}

void Training::play_round() {
    std::vector<std::vector<float>> changes(lessons, std::vector<float>(weights_.size()));
    share_out(lessons, [&](unsigned n) {
        const ludarium_lesson lesson{weights_.data(),
                                     wanted_.count,
                                     games_each,
                                     search::mixed(seed_ ^ search::mixed(rounds_ * lessons + n)),
                                     games(),
                                     lessons,
                                     0};
        check(train_.learn(&lesson, &nobody, changes[n].data()), "learn");
    });
    std::vector<float>& change = changes.front();
    for (unsigned lesson = 1; lesson < lessons; ++lesson)
        for (std::size_t n = 0; n < change.size(); ++n) change[n] += changes[lesson][n];
    const ludarium_stride& stride = train_.stride;
    const float far = LearningRate{stride.first, stride.last, stride.halving}.after(games());
    ++rounds_;
    if (strides_)
        strides_->take(weights_, change, rounds_, far);
    else
        for (std::size_t n = 0; n < weights_.size(); ++n) weights_[n] += change[n];
    const float part = weight_of_last(rounds_);
    for (std::size_t n = 0; n < mean_.size(); ++n) mean_[n] += part * (weights_[n] - mean_[n]);
}

Training::Strength Training::measure(unsigned pairs,
                                     const std::function<void(double done)>& tell) const {
    constexpr unsigned at_a_time = 20;
    const unsigned parts = (pairs + at_a_time - 1) / at_a_time;
    std::vector<std::uint32_t> halves(parts);
    std::atomic<unsigned> done{0};
    share_out(parts, [&](unsigned n) {
        const ludarium_trial trial{mean_.data(), nullptr, wanted_.count, at_a_time,
                                   search::mixed(~seed_ ^ n)};
        check(train_.measure(&trial, &nobody, &halves[n]), "measure");
        tell(static_cast<double>(++done) / parts);
    });
    Strength found;
    found.games = std::uint64_t{parts} * at_a_time * 2;
    for (const std::uint32_t part : halves) found.share += part;
    found.share /= 2.0 * static_cast<double>(found.games);
    found.margin =
        1.96 * std::sqrt(found.share * (1 - found.share) / static_cast<double>(found.games));
    return found;
}

std::map<std::string, std::string> Training::record() const {
    return {{"game", std::string(view(plugin_.descriptor().id))},
            {"scheme", std::string(view(wanted_.scheme))},
            {"seed", std::to_string(seed_)},
            {"rounds", rounds_text()},
            {"games", std::to_string(games())}};
}

host::WeightsFile Training::notes() const {
    host::WeightsFile all{record(), weights_};
    const auto add = [&](const std::vector<float>& more) {
        all.values.insert(all.values.end(), more.begin(), more.end());
    };
    add(mean_);
    if (strides_) {
        add(strides_->mean());
        add(strides_->square());
    }
    return all;
}

} // namespace ludarium::ctl
