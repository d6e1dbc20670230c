#include "sound/reader.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <unistd.h>

namespace ludarium::shell {
namespace {

// Visitors listen in a foreign room, often in a foreign language: slower than espeak-ng's own 175.
constexpr const char* words_a_minute = "150";

std::string found(const char* program, std::string_view search_path) {
    while (!search_path.empty()) {
        const auto end = std::min(search_path.find(':'), search_path.size());
        const auto file = std::filesystem::path(search_path.substr(0, end)) / program;
        std::error_code failed;
        if (end > 0 && std::filesystem::is_regular_file(file, failed) &&
            ::access(file.c_str(), X_OK) == 0)
            return file.string();
        search_path.remove_prefix(std::min(end + 1, search_path.size()));
    }
    return {};
}

} // namespace

Reader::Reader(std::string_view search_path, SoundPlaces places)
    : program_(found("espeak-ng", search_path)),
      leash_(found("setpriv", search_path)),
      places_(std::move(places)) {}

void Reader::wake() {
    device_ = sound_device_exists(places_);
    if (device_ && !voices_ && !asking_) asking_ = run({"--voices"}, MemoryFile(), listing_);
}

bool Reader::available(std::string_view language) {
    if (asking_ && asking_->ended()) {
        voices_ = Voices(listing_.text());
        asking_.reset();
    }
    return device_ && voices_ && voices_->voice_for(language);
}

bool Reader::read(std::string_view text, std::string_view language) {
    stop();
    if (!available(language) || volume_ == 0 || text.empty()) return false;
    // Text goes in by a file, so that nothing in it can be an option or a command.
    speaking_ = run({"-v", *voices_->voice_for(language), "-a", std::to_string(volume_), "-s",
                     words_a_minute, "-b", "1", "--stdin"},
                    MemoryFile(text), MemoryFile());
    return speaking_.has_value();
}

bool Reader::speaking() {
    if (speaking_ && speaking_->ended()) speaking_.reset();
    return speaking_.has_value();
}

void Reader::set_volume(int percent) {
    volume_ = std::clamp(percent, 0, 100);
    if (volume_ == 0) stop();
}

int Reader::descriptor() const {
    return speaking_ ? speaking_->descriptor() : asking_ ? asking_->descriptor() : -1;
}

std::optional<ChildProcess> Reader::run(std::vector<std::string> words, const MemoryFile& in,
                                        const MemoryFile& out) const {
    if (program_.empty() || leash_.empty()) return std::nullopt;
    // posix_spawn has no PR_SET_PDEATHSIG; setpriv (util-linux) sets it and becomes the program.
    std::vector<std::string> command{leash_, "--pdeathsig", "KILL", program_};
    command.insert(command.end(), words.begin(), words.end());
    return ChildProcess::start(command, in.descriptor(), out.descriptor());
}

} // namespace ludarium::shell
