#include "onsite/on_site.hpp"

#include <utility>

#include <spdlog/spdlog.h>

#include "bundles/store.hpp"
#include "plugins/key_folder.hpp"

namespace ludarium::shell {

namespace {

// Files may still be copied to it.
constexpr milliseconds settling{300};
// A stick that can't be read for longer is broken.
constexpr milliseconds longest_look{120'000};

} // namespace

OnSite::OnSite(Places places, const Clock& clock)
    : places_(std::move(places)),
      clock_(clock),
      watch_({places_.store, places_.keys, places_.stick}),
      developer_mode_(shell::developer_mode(places_.keys, owner_of_this_program())) {
    look_soon();
}

std::vector<std::string> OnSite::command(const std::string& subcommand, const std::string& subject,
                                         const std::vector<std::string>& options) const {
    std::vector<std::string> words{
        places_.ctl.string(),  "--games", places_.games.string(), subcommand, "--json", "--store",
        places_.store.string()};
    words.insert(words.end(), options.begin(), options.end());
    words.insert(words.end(), {"--", subject});
    return words;
}

OnSite::News OnSite::poll() {
    News news;
    const auto changed = watch_.changed();
    news.games = changed[store] || std::exchange(disturbed_, false);
    if (changed[keys]) {
        const bool now = shell::developer_mode(places_.keys, owner_of_this_program());
        news.developer_mode = now != developer_mode_;
        developer_mode_ = now;
    }
    // How a bundle stands depends on all three.
    if (changed[store] || changed[keys] || changed[stick]) look_soon();
    news.stick = look();
    if (busy()) news.change = change_->poll();
    if (news.change && change_->over()) {
        if (const auto& problem = change_->problem())
            spdlog::warn("{}: {}", change_->called(), problem->what);
        else
            spdlog::info("{} {}: done", change_->id(), change_->version());
    }
    if (news.any()) ++revision_;
    return news;
}

// The stick.

void OnSite::look_soon() {
    std::error_code failed;
    const bool there = std::filesystem::exists(places_.stick, failed);
    if (there || !on_stick_.empty()) look_at_ = clock_.now() + settling;
}

// Whether what is known of the stick has changed.
bool OnSite::look() {
    const Time now = clock_.now();
    if (!look_ && look_at_ && now >= *look_at_) {
        look_at_.reset();
        seen_.clear();
        look_ends_ = now + longest_look;
        look_ = CtlRun::start(command("look", places_.stick.string(), keys_option()));
        if (!look_) spdlog::error("{} can't be started", places_.ctl.string());
    }
    if (!look_) return false;
    for (const auto& line : look_->take())
        if (auto bundle = read_stick_bundle(line)) seen_.push_back(std::move(*bundle));
    if (!look_->over() && now < look_ends_) return false;
    look_.reset();
    const bool nothing = on_stick_.empty() && seen_.empty();
    on_stick_ = std::move(seen_);
    seen_.clear();
    if (!nothing) spdlog::info("bundles on the stick: {}", on_stick_.size());
    return !nothing;
}

// Changes.

void OnSite::begin(GameChange::Kind kind, const std::string& called,
                   const std::vector<std::string>& words) {
    if (busy()) return;
    change_.emplace(kind, called, words);
    ++revision_;
}

void OnSite::install(const StickBundle& bundle, const std::string& called) {
    auto options = keys_option();
    // Only where staff have seen that it is older: what is here may have changed meanwhile.
    if (bundle.standing == StickBundle::Standing::older) options.emplace_back("--older");
    begin(GameChange::Kind::install, called, command("install", bundle.file.string(), options));
}

void OnSite::remove(const std::string& id, const std::string& called) {
    begin(GameChange::Kind::remove, called, command("remove", id));
}

void OnSite::roll_back(const std::string& id, const std::string& called) {
    begin(GameChange::Kind::roll_back, called, command("rollback", id));
}

void OnSite::forget_change() {
    if (!busy()) change_.reset();
}

std::optional<std::string> OnSite::version_before(const std::string& id) const {
    const auto before = bundles::Store(places_.store).previous(id);
    return before ? std::optional(before->manifest.version) : std::nullopt;
}

// Waiting.

std::vector<int> OnSite::descriptors() const {
    std::vector<int> all{watch_.descriptor()};
    if (look_) all.push_back(look_->descriptor());
    if (change_) all.push_back(change_->descriptor());
    return all;
}

std::optional<Time> OnSite::deadline() const {
    if (look_) return look_ends_;
    return look_at_;
}

} // namespace ludarium::shell
