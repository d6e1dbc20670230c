#include "app/report_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

namespace ludarium::shell {

using nlohmann::json;

ReportFile::ReportFile(const std::filesystem::path& file) {
    if (!file.empty())
        descriptor_ = ::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
}

ReportFile::~ReportFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void ReportFile::write(const json& line) {
    if (descriptor_ < 0) return;
    const std::string text = line.dump() + "\n";
    // A test that can't read its report fails by itself.
    if (::write(descriptor_, text.data(), text.size()) < 0) ::close(std::exchange(descriptor_, -1));
}

void ReportFile::screen(const std::string& name) {
    write({{"saw", "screen"}, {"name", name}});
}

void ReportFile::places(const std::vector<Place>& places) {
    json boxes = json::object();
    for (const Place& place : places)
        boxes[place.name] = {place.box.left, place.box.top, place.box.width, place.box.height};
    write({{"saw", "places"}, {"places", boxes}});
}

void ReportFile::position(std::uint64_t ply, std::uint64_t hash, int actor) {
    write({{"saw", "position"}, {"ply", ply}, {"hash", hash}, {"actor", actor}});
}

void ReportFile::message(const std::string& text) {
    write({{"saw", "message"}, {"text", text}});
}

void ReportFile::announced(const std::string& text) {
    write({{"saw", "announced"}, {"text", text}});
}

void ReportFile::dialogue(const std::string& headline, const std::string& words) {
    write({{"saw", "dialogue"}, {"headline", headline}, {"words", words}});
}

void ReportFile::page(const std::string& chapter, std::size_t step, const std::string& board) {
    write({{"saw", "page"}, {"chapter", chapter}, {"step", step}, {"board", board}});
}

void ReportFile::leaf(const Leaf& leaf) {
    write({{"saw", "leaf"},
           {"chapter", leaf.chapter},
           {"step", leaf.step},
           {"steps", leaf.steps},
           {"words", leaf.words}});
}

void ReportFile::form(const FormShown& form) {
    write({{"saw", "form"},
           {"page", form.page},
           {"leaf", form.leaf},
           {"leaves", form.leaves},
           {"items", form.items}});
}

void ReportFile::first_picture(Size size, bool parts) {
    write({{"saw", "picture"}, {"width", size.width}, {"height", size.height}, {"parts", parts}});
}

void ReportFile::attract(const std::string& game) {
    write({{"saw", "attract"}, {"game", game}});
}

void ReportFile::offers(const std::vector<Target>& targets) {
    if (!wanted()) return;
    std::vector<std::string> names;
    for (const Target& target : targets)
        if (target.main) names.push_back(target.name);
    if (names == offered_) return;
    offered_ = names;
    write({{"saw", "offers"}, {"names", names}});
}

void ReportFile::focus(const std::string& target) {
    if (target == focused_) return;
    focused_ = target;
    write({{"saw", "focus"}, {"name", target}});
}

void ReportFile::still_there(int seconds) {
    write({{"saw", "still-there"}, {"seconds", seconds}});
}

void ReportFile::dark(bool dark) {
    write({{"saw", "dark"}, {"dark", dark}});
}

void ReportFile::curtain() {
    write({{"saw", "curtain"}});
}

void ReportFile::host(int pid) {
    write({{"saw", "host"}, {"pid", pid}});
}

void ReportFile::thought(const Thought& thought) {
    write({{"saw", "thought"},
           {"level", thought.level},
           {"limit-ms", thought.limit.count()},
           {"took-us", thought.took.count()},
           {"longest-turn-us", thought.longest_turn.count()}});
}

void ReportFile::resumed(std::size_t actions) {
    write({{"saw", "resumed"}, {"actions", actions}});
}

void ReportFile::recovered(const std::string& reason) {
    write({{"saw", "recovered"}, {"reason", reason}});
}

void ReportFile::ended(const std::string& reason) {
    write({{"saw", "ended"}, {"reason", reason}});
}

void ReportFile::language(const std::string& code) {
    write({{"saw", "language"}, {"code", code}});
}

void ReportFile::settings(const VisitorSettings& settings) {
    if (settings_ == settings) return;
    settings_ = settings;
    write({{"saw", "settings"},
           {"language", settings.language},
           {"large-text", settings.large_text},
           {"high-contrast", settings.high_contrast},
           {"reduced-motion", settings.reduced_motion},
           {"sound", settings.sound}});
}

void ReportFile::reloaded() {
    write({{"saw", "reloaded"}});
}

void ReportFile::panel(bool raves) {
    write({{"saw", "panel"}, {"raves", raves}});
}

void ReportFile::games(const Installed& installed) {
    if (!wanted()) return;
    std::vector<std::string> names;
    for (const SharedGame& game : installed.games)
        names.push_back(game->manifest.id + " " + game->manifest.version);
    write({{"saw", "games"}, {"names", names}});
}

void ReportFile::developer_mode(bool on) {
    write({{"saw", "developer-mode"}, {"on", on}});
}

void ReportFile::safe_mode(const std::string& why) {
    write({{"saw", "safe-mode"}, {"on", !why.empty()}, {"why", why}});
}

void ReportFile::remarks(const std::string& text) {
    write({{"saw", "remarks"}, {"text", text}});
}

void ReportFile::counters(const PaintCounters& c, bool drawing) {
    write({{"saw", "counters"},
           {"frames", c.frames},
           {"boxes", c.boxes},
           {"pixels", c.pixels},
           {"drawing", drawing}});
}

} // namespace ludarium::shell
