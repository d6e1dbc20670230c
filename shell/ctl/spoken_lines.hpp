// What another program says, line by line, however it arrives.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ludarium::ctl {

class SpokenLines {
  public:
    // An engine's longest line is a move. What is longer, with or without an end, is dropped up to its
    // end: it is none of the protocol's, and is not to fill our memory.
    static constexpr std::size_t longest = 64 * 1024;

    void hear(std::string_view bytes) {
        for (const char byte : bytes) {
            if (byte == '\n') {
                if (!dropping_) whole_ += line_ + '\n';
                line_.clear();
                dropping_ = false;
            } else if (!dropping_) {
                line_ += byte;
                dropping_ = line_.size() > longest;
                if (dropping_) line_.clear();
            }
        }
    }

    // A line has grown too long, and has not ended yet.
    bool without_end() const { return dropping_; }

    // The next whole line, without its end.
    std::optional<std::string> next() {
        const auto end = whole_.find('\n');
        if (end == std::string::npos) return std::nullopt;
        std::string line = whole_.substr(0, end);
        whole_.erase(0, end + 1);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        return line;
    }

  private:
    std::string whole_; // lines, each with its end
    std::string line_;  // not whole yet
    bool dropping_ = false;
};

// What is said after this word, if the line begins with it.
inline std::optional<std::string> said_after(std::string_view word, std::string_view line) {
    if (line == word) return "";
    if (line.substr(0, word.size()) != word || line.substr(word.size(), 1) != " ")
        return std::nullopt;
    return std::string(line.substr(word.size() + 1));
}

} // namespace ludarium::ctl
