// ludariumctl train: a game learns by playing against itself. The weights are kept in one text file
// with the record of their training, written again and again on the way; so are the notes beside
// it, from which the training can go on.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <mutex>
#include <thread>

#include <unistd.h>

#include <CLI/CLI.hpp>

#include "apart.hpp"
#include "subcommands.hpp"
#include "training.hpp"
#include "wanted_game.hpp"

namespace ludarium::ctl {
namespace {

using Clock = std::chrono::steady_clock;

struct Wanted {
    std::string game;
    std::uint64_t games = 100'000;
    std::uint64_t seed = 1;
    unsigned jobs = std::max(1u, std::thread::hardware_concurrency());
    unsigned pairs = 1'000;
    std::string out;
    bool resume = false;
};

// One line that changes, or a line now and then where nobody watches a terminal.
class Progress {
  public:
    explicit Progress(bool terminal) : terminal_(terminal) {}

    void tell(const std::string& what, double done, const std::string& rest) {
        const std::lock_guard alone(mutex_);
        const int tenth = static_cast<int>(done * 10);
        if (what == what_ && !terminal_ && tenth == tenth_) return;
        what_ = what;
        tenth_ = tenth;
        std::string bar(20, '.');
        std::fill_n(bar.begin(), static_cast<int>(done * 20), '#');
        std::fprintf(stderr, "%s%s [%s] %3.0f %%  %s%s", terminal_ ? "\r" : "", what.c_str(),
                     bar.c_str(), done * 100, rest.c_str(), terminal_ ? "   " : "\n");
    }
    void end() const {
        if (terminal_) std::fprintf(stderr, "\n");
    }

  private:
    bool terminal_;
    std::mutex mutex_;
    std::string what_;
    int tenth_ = -1;
};

// How a confined process says: this is the file now, or these are the notes.
constexpr char end_of_file = '\f', end_of_notes = '\v';

void print(const host::WeightsFile& file, const Training& training) {
    std::cout << training.notes().text() << end_of_notes << file.text() << end_of_file
              << std::flush;
}

std::filesystem::path notes_beside(std::filesystem::path file) {
    return file += ".training";
}

std::string left(Clock::time_point begun, double done) {
    const double passed = std::chrono::duration<double>(Clock::now() - begun).count();
    const double seconds = done > 0 ? passed / done * (1 - done) : 0;
    return std::to_string(std::lround(std::ceil(seconds / 60))) + " min left";
}

void play(Training& training, std::uint64_t games, Progress& progress) {
    constexpr auto between_files = std::chrono::seconds(10);
    const std::uint64_t before = training.games();
    const auto begun = Clock::now();
    auto kept = begun;
    while (training.games() < games) {
        training.play_round();
        const auto now = Clock::now();
        const std::uint64_t played = training.games() - before;
        const double done = static_cast<double>(training.games()) / static_cast<double>(games);
        const double seconds = std::chrono::duration<double>(now - begun).count();
        progress.tell(
            "games", std::min(1.0, done),
            std::to_string(training.games()) + " games, " +
                std::to_string(std::lround(static_cast<double>(played) / seconds)) + " a second, " +
                left(begun, static_cast<double>(played) / static_cast<double>(games - before)));
        if (now - kept < between_files) continue;
        kept = now;
        print(training.file(), training);
    }
}

std::string strength_text(const Training::Strength& strength) {
    char text[128];
    std::snprintf(text, sizeof text,
                  "%.1f ± %.1f %% of %llu games against the game without weights",
                  strength.share * 100, strength.margin * 100,
                  static_cast<unsigned long long>(strength.games));
    return text;
}

int train(const std::filesystem::path& folder, const Wanted& wanted,
          const std::optional<host::WeightsFile>& notes, bool terminal) {
    host::SandboxLimits limits;
    limits.threads = true; // lessons are shared out among them
    const auto opened = ConfinedGame::load(folder, limits);
    if (!opened) return std::cerr << opened.problem() << "\n", 2;
    try {
        auto training = notes ? Training(opened->plugin, *notes, wanted.jobs)
                              : Training(opened->plugin, wanted.seed, wanted.jobs);
        Progress progress(terminal);
        play(training, wanted.games, progress);
        progress.end();
        auto file = training.file();
        if (wanted.pairs > 0) {
            const auto begun = Clock::now();
            const auto strength = training.measure(wanted.pairs, [&](double done) {
                progress.tell("trial", done, left(begun, done));
            });
            progress.end();
            file.record["strength"] = strength_text(strength);
            std::cerr << file.record["strength"] << "\n";
        }
        print(file, training);
    } catch (const std::exception& error) {
        return std::cerr << error.what() << "\n", 2;
    }
    return 0;
}

// Whole files only, each in place of the one before.
class Kept {
  public:
    explicit Kept(std::filesystem::path path) : path_(std::move(path)) {}

    void take(std::string_view printed) {
        for (const char c : printed)
            if (c == end_of_file)
                kept_ = write(path_);
            else if (c == end_of_notes)
                kept_notes_ = write(notes_beside(path_));
            else
                text_ += c;
    }
    // The last ones are what counts: the disk may have been full for a while.
    bool failed() const { return !kept_ || !kept_notes_; }

  private:
    bool write(const std::filesystem::path& path) {
        auto beside = path;
        beside += ".new";
        std::ofstream out(beside, std::ios::binary);
        out << text_;
        out.close();
        std::error_code error;
        if (out) std::filesystem::rename(beside, path, error);
        if (!out || error) std::cerr << path.string() << " can't be written\n";
        text_.clear();
        return out && !error;
    }

    std::filesystem::path path_;
    std::string text_;
    bool kept_ = true, kept_notes_ = true;
};

host::Result<host::WeightsFile> read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return host::Problem{path.string() + " can't be read"};
    return host::WeightsFile::parse(std::string(std::istreambuf_iterator<char>(in), {}));
}

int run(const GamesFolder& games, const Wanted& wanted) {
    std::optional<host::WeightsFile> notes;
    if (wanted.resume) {
        auto file = read_file(notes_beside(wanted.out));
        if (!file) return std::cerr << file.problem() << "\n", 2;
        notes = std::move(*file);
    } else {
        for (const auto& path : {std::filesystem::path(wanted.out), notes_beside(wanted.out)}) {
            if (!std::filesystem::exists(path)) continue;
            std::cerr << path.string() << " is there already; --resume goes on with it\n";
            return 2;
        }
    }
    Kept kept(wanted.out);
    const bool terminal = ::isatty(STDERR_FILENO);
    const int code =
        run_apart([&] { return train(games.game(wanted.game), wanted, notes, terminal); },
                  [&](std::string_view printed) { kept.take(printed); });
    return code == 0 && kept.failed() ? 2 : code;
}

} // namespace

void add_train(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("train", "let a game learn by playing against itself");
    subcommand->add_option("game", wanted->game, "a folder or an id")->required();
    subcommand->add_option("--games", wanted->games, "to play in all; default 100000");
    subcommand->add_option("--seed", wanted->seed, "the same seed, the same weights; default 1");
    subcommand->add_option("--jobs", wanted->jobs, "how many cores; default all")
        ->check(CLI::Range(1, 64));
    subcommand->add_option("--pairs", wanted->pairs,
                           "of games that measure the strength; default 1000");
    subcommand->add_option("--out", wanted->out, "the file of weights")->required();
    subcommand->add_flag("--resume", wanted->resume,
                         "go on with the training whose notes are beside the file");
    subcommand->callback([&games, &exit_code, wanted] { exit_code = run(games, *wanted); });
}

} // namespace ludarium::ctl
