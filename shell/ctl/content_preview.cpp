#include "content_preview.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <iostream>

#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include <ludarium/host/sandbox.hpp>

#include "content_watch.hpp"
#include "pages/book.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;

namespace {

fs::path window_program() {
    std::error_code failed;
    return fs::read_symlink("/proc/self/exe", failed).parent_path() / "ludarium";
}

fs::path usual_state() {
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && *cache)
        return fs::path(cache) / "ludarium/preview";
    const char* home = std::getenv("HOME");
    return (home && *home ? fs::path(home) / ".cache" : fs::temp_directory_path()) /
           "ludarium/preview";
}

// The kiosk's window as a child of ours; its standard input is what we tell it.
class PreviewWindow {
  public:
    explicit PreviewWindow(std::vector<std::string> command) {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) return;
        const int parent = ::getpid();
        pid_ = ::fork();
        if (pid_ == 0) {
            host::end_with_parent(parent);
            ::dup2(ends[0], STDIN_FILENO);
            std::vector<char*> words;
            for (auto& word : command) words.push_back(word.data());
            words.push_back(nullptr);
            ::execv(words[0], words.data());
            _exit(127);
        }
        ::close(ends[0]);
        notes_ = ends[1];
        // Readable when the window has been closed.
        if (pid_ > 0) ended_ = static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0));
    }
    ~PreviewWindow() {
        ::close(notes_);
        ::close(ended_);
    }
    PreviewWindow(const PreviewWindow&) = delete;
    PreviewWindow& operator=(const PreviewWindow&) = delete;

    int ended() const { return ended_; }
    bool tell(bool reread, const std::vector<std::string>& remarks) {
        const nlohmann::json note{{"reread", reread}, {"remarks", remarks}};
        const std::string line =
            note.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
        return ::write(notes_, line.data(), line.size()) == static_cast<ssize_t>(line.size());
    }
    int exit_code() {
        int status = 0;
        while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
        }
        return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
    }

  private:
    pid_t pid_ = -1;
    int notes_ = -1;
    int ended_ = -1;
};

class Preview {
  public:
    Preview(const EditedGame& game, const PreviewWish& wish, TypeLetters letters,
            std::vector<std::string> command)
        : game_(game),
          wish_(wish),
          letters_(std::move(letters)),
          watch_({game.content, fs::path(wish.content) / "shell"}),
          window_(std::move(command)) {}

    int run() {
        std::cout << "Save " << (game_.content / wish_.language / (wish_.page + ".md")).string()
                  << " and look; Ctrl+C ends.\n";
        look(false);
        while (true) {
            pollfd waits[] = {{watch_.descriptor(), POLLIN, 0}, {window_.ended(), POLLIN, 0}};
            if (::poll(waits, 2, -1) < 0 && errno != EINTR) return 2;
            if (waits[1].revents != 0) return window_.exit_code();
            if (waits[0].revents != 0 && watch_.changed()) look(true);
        }
    }

  private:
    // A page that can't be read, or whose boards can't be played, is not shown: the last good one
    // stays.
    void look(bool edited) {
        const auto now = faults(game_, letters_);
        for (const auto& fault : now)
            if (std::find(told_.begin(), told_.end(), fault) == told_.end())
                std::cout << fault << "\n";
        if (now.empty() && (!told_.empty() || !edited)) std::cout << "Nothing to mend.\n";
        std::cout.flush();
        told_ = now;
        window_.tell(edited && can_be_shown(game_, wish_.language), for_window(now));
    }

    // Those of the language that is shown, the page's own first, and without the long path: the
    // window has little room. The terminal has them all.
    std::vector<std::string> for_window(const std::vector<std::string>& faults) const {
        const std::string language = (game_.content / wish_.language).string() + "/";
        const std::string page = wish_.language + "/" + wish_.page + ".md:";
        std::vector<std::string> remarks;
        for (const auto& fault : faults)
            if (fault.rfind(language, 0) == 0)
                remarks.push_back(fault.substr(language.size() - wish_.language.size() - 1));
        std::stable_partition(remarks.begin(), remarks.end(), [&page](const std::string& remark) {
            return remark.rfind(page, 0) == 0;
        });
        return remarks;
    }

    const EditedGame& game_;
    const PreviewWish& wish_;
    TypeLetters letters_;
    ContentWatch watch_;
    PreviewWindow window_;
    std::vector<std::string> told_;
};

std::string one_of(const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

// Why it can't be shown, in a sentence; empty: it can.
std::string hindrance(const EditedGame& game, const PreviewWish& wish) {
    const std::vector<std::string> pages(std::begin(shell::chapter_ids),
                                         std::end(shell::chapter_ids));
    std::error_code failed;
    if (std::find(pages.begin(), pages.end(), wish.page) == pages.end())
        return "there is no page " + wish.page + ": it is one of " + one_of(pages);
    if (!fs::is_directory(game.content / wish.language, failed))
        return (game.content / wish.language).string() + " is missing";
    if (!fs::exists(window_program(), failed))
        return window_program().string() +
               " is missing: a preview needs the kiosk itself (LUDARIUM_BUILD_SHELL)";
    return {};
}

} // namespace

int preview(const EditedGame& game, const PreviewWish& asked) {
    PreviewWish wish = asked;
    if (wish.language.empty()) wish.language = game.languages.front();
    if (wish.state.empty()) wish.state = usual_state();
    if (const auto why = hindrance(game, wish); !why.empty()) return std::cerr << why << "\n", 2;
    auto letters = letters_of(wish.content / "theme/theme.toml");
    if (!letters) return std::cerr << letters.problem() << "\n", 2;
    std::error_code failed;
    fs::create_directories(wish.state, failed);
    std::vector<std::string> command{window_program().string(),
                                     "--games",
                                     fs::absolute(game.folder).lexically_normal().parent_path(),
                                     "--game",
                                     game.manifest.id,
                                     "--content",
                                     wish.content,
                                     "--preview",
                                     wish.page,
                                     "--language",
                                     wish.language,
                                     "--size",
                                     wish.size,
                                     "--state",
                                     wish.state,
                                     "--log",
                                     wish.state / "log"};
    if (!wish.report.empty()) command.insert(command.end(), {"--report", wish.report});
    std::signal(SIGPIPE, SIG_IGN); // a closed window is told by its end
    return Preview(game, wish, std::move(*letters), std::move(command)).run();
}

} // namespace ludarium::ctl
