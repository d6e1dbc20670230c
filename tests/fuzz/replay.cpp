// fuzz <target> [--new <ms>] <file or folder>…: gives a target all of these inputs, then for so long
// changed ones. What CI does, with any compiler; looking for new ways in is libFuzzer's work (run).
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "target.hpp"

// Sanitizers end a process in a way of their own.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*)());

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

std::string name_of_target;
std::string input;

// What an input must not last longer than, in seconds.
constexpr unsigned patience = 20;

void keep_input() {
    const std::string file = "crash-" + name_of_target;
    const int out = ::open(file.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
    if (out >= 0 && ::write(out, input.data(), input.size()) >= 0)
        std::fprintf(stderr, "the input is kept as %s\n", file.c_str());
}

void crashed(int signal) {
    std::fprintf(stderr, signal == SIGALRM ? "no end after %u s\n" : "ended by a signal\n",
                 patience);
    keep_input();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

std::vector<std::string> read_all(const std::vector<std::string>& places) {
    std::vector<fs::path> files;
    for (const fs::path place : places) {
        if (fs::is_directory(place))
            for (const auto& entry : fs::recursive_directory_iterator(place)) {
                if (entry.is_regular_file()) files.push_back(entry.path());
            }
        else if (fs::exists(place))
            files.push_back(place);
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> inputs;
    for (const fs::path& file : files) {
        std::ifstream in(file, std::ios::binary);
        inputs.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return inputs;
}

// A few of the changes that find most: bytes set and flipped, pieces lost, doubled or from elsewhere.
class Changes {
  public:
    explicit Changes(const std::vector<std::string>& seeds) : seeds_(seeds) {}

    std::string next() {
        std::string text = any();
        for (std::size_t changes = 1 + below(4); changes > 0; --changes) change(text);
        return text;
    }

  private:
    std::size_t below(std::size_t end) { return end ? random_() % end : 0; }
    const std::string& any() { return seeds_[below(seeds_.size())]; }

    void change(std::string& text) {
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = below(std::min<std::size_t>(text.size() - at, 64) + 1);
        switch (below(6)) {
        case 0:
            if (at < text.size()) text[at] = static_cast<char>(random_());
            break;
        case 1:
            if (at < text.size()) text[at] = static_cast<char>(text[at] ^ 1 << below(8));
            break;
        case 2:
            text.erase(at, length);
            break;
        case 3:
            text.insert(at, text.substr(below(text.size() + 1), length));
            break;
        case 4:
            text.resize(at);
            break;
        default: {
            const std::string& other = any();
            text.insert(at, other.substr(below(other.size() + 1), 64));
        }
        }
    }

    const std::vector<std::string>& seeds_;
    std::mt19937_64 random_{std::random_device()()};
};

std::size_t run_new(ludarium::fuzz::Parse parse, const std::vector<std::string>& seeds,
                    std::chrono::milliseconds time) {
    Changes changes(seeds);
    std::size_t runs = 0;
    for (const auto end = Clock::now() + time; Clock::now() < end; ++runs) {
        input = changes.next();
        ::alarm(patience);
        parse(input);
    }
    return runs;
}

} // namespace

int main(int count, char** words) {
    std::vector<std::string> arguments(words + 1, words + count);
    if (arguments.empty()) {
        for (const auto& target : ludarium::fuzz::targets()) std::puts(target.first.c_str());
        return 0;
    }
    name_of_target = arguments[0];
    const auto found = ludarium::fuzz::targets().find(name_of_target);
    if (found == ludarium::fuzz::targets().end()) {
        std::fprintf(stderr, "there is no target %s\n", words[1]);
        return 2;
    }
    arguments.erase(arguments.begin());
    std::chrono::milliseconds time{0};
    if (arguments.size() >= 2 && arguments[0] == "--new") {
        time = std::chrono::milliseconds(std::atoi(arguments[1].c_str()));
        arguments.erase(arguments.begin(), arguments.begin() + 2);
    }
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(keep_input);
    else
        for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL}) std::signal(signal, crashed);
    for (const int signal : {SIGABRT, SIGALRM}) std::signal(signal, crashed);

    const std::vector<std::string> seeds = read_all(arguments);
    if (seeds.empty()) {
        std::fprintf(stderr, "no inputs for %s\n", words[1]);
        return 2;
    }
    for (const std::string& seed : seeds) {
        input = seed;
        ::alarm(patience);
        found->second(input);
    }
    const std::size_t runs = run_new(found->second, seeds, time);
    std::printf("%s: %zu kept inputs, %zu new ones\n", words[1], seeds.size(), runs);
    return 0;
}
