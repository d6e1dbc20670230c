// Rules that are asked for in a game open at the step that matters now: every phase of every game has
// such a step, and no step waits for a moment that never comes.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>

#include <gmock/gmock.h>

#include <ludarium/host/board_setup.hpp>
#include <ludarium/validator/trial.hpp>

#include "pages/book.hpp"

using namespace ludarium;
namespace fs = std::filesystem;

namespace {

constexpr unsigned random_plies = 6000;

constexpr ludarium_host quiet{host::this_sdk, 0, nullptr, [](void*, std::int32_t, ludarium_text) {},
                              [](void*, const char*) -> const void* { return nullptr; }};

host::Page page(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    auto read = host::read_page(text);
    return read ? std::move(*read) : host::Page();
}

// What a game says of its moments, as the notes under headings name them.
struct Moments {
    std::set<std::string> phases;        // "phase entering"
    std::set<std::string> announcements; // "after announce.raichi"

    void look(const host::State& state) {
        const auto seen = state.view();
        if (seen && !seen->phase.empty()) phases.insert("phase " + seen->phase);
    }
    void play(host::State& state, Action action) {
        std::vector<ludarium_event> events;
        state.apply(action, &events);
        for (const auto& event : events)
            if (event.kind == LUDARIUM_EVENT_ANNOUNCED)
                announcements.insert("after " + std::string(ludarium::view(event.key)));
        look(state);
    }
    bool hold(const std::string& note) const {
        return phases.count(note) > 0 || announcements.count(note) > 0;
    }
};

struct Game {
    explicit Game(const fs::path& folder)
        : folder(folder),
          manifest(*host::read_manifest(folder)),
          plugin(load(folder / manifest.library, *manifest.library_hash())) {}

    static host::Plugin load(const fs::path& file, const std::string& hash) {
        auto library = host::LibraryFile::read(file, hash);
        return std::move(*host::Plugin::load(std::move(*library), quiet));
    }

    // Seen in random games, and on the boards of the rules: some come about by purpose only.
    Moments moments() const {
        Moments all;
        const validator::Notes nobody(-1);
        const validator::Content none;
        validator::Trial trial(plugin, manifest, none, 1, nobody);
        trial.walk(random_plies, [&all](const validator::Here& here) {
            all.look(here.state);
            auto copy = here.state.clone();
            if (!here.legal.empty()) all.play(*copy, here.legal.front());
        });
        for (const auto& step : rules("it").steps)
            for (const auto& board : step.boards) play(board, all);
        return all;
    }
    host::Page rules(const std::string& language) const {
        return page(folder / "content" / language / "rules.md");
    }

    const fs::path folder;
    const host::Manifest manifest;
    const host::Plugin plugin;

  private:
    void play(const host::Board& board, Moments& moments) const {
        const auto setup = host::setup_of(board, manifest);
        const validator::NamedSetup named{"", setup->seats, setup->choices, true};
        auto state = board.position == "start"
                         ? host::State::create(plugin, named.raw())
                         : host::State::from_text(plugin, named.raw(), board.position);
        for (const auto& line : board.lines) {
            const auto words = line.words();
            if (line.kind == host::BoardLine::Kind::play)
                for (const auto& move : words) moments.play(*state, *state->action_from_text(move));
            if (line.kind == host::BoardLine::Kind::visitor)
                moments.play(*state, words.front() == "any"
                                         ? state->legal_actions()->front()
                                         : *state->action_from_text(words.front()));
        }
    }
};

void for_each_game(const std::function<void(const Game&)>& look) {
    int games = 0;
    for (const auto& entry : fs::directory_iterator(LUDARIUM_GAMES)) {
        if (!fs::exists(entry.path() / "plugin.json")) continue;
        SCOPED_TRACE(entry.path().filename());
        look(Game(entry.path()));
        ++games;
    }
    EXPECT_GE(games, 4);
}

bool has_note(const host::PageStep& step, const std::string& note) {
    return std::find(step.notes.begin(), step.notes.end(), note) != step.notes.end();
}

bool is_moment(const std::string& note) {
    return note.rfind("phase ", 0) == 0 || note.rfind("after ", 0) == 0;
}

} // namespace

TEST(Moments, EveryPhaseOfEveryGameOpensTheRulesAtAStepOfItsOwn) {
    for_each_game([](const Game& game) {
        const Moments moments = game.moments();
        for (const auto& language : game.manifest.languages) {
            const host::Page rules = game.rules(language);
            for (const auto& phase : moments.phases)
                EXPECT_TRUE(has_note(rules.steps.at(shell::step_for(rules, {phase})), phase))
                    << language << " " << phase;
        }
    });
}

TEST(Moments, NoStepWaitsForAMomentThatNeverComes) {
    for_each_game([](const Game& game) {
        const Moments moments = game.moments();
        for (const auto& language : game.manifest.languages)
            for (const auto& step : game.rules(language).steps)
                for (const auto& note : step.notes)
                    EXPECT_TRUE(!is_moment(note) || moments.hold(note))
                        << language << " " << step.heading << ": " << note;
    });
}
