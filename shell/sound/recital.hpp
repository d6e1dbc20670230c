// A page read aloud: its passages one after the other, then whatever else it comes to say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sound/reader.hpp"

namespace ludarium::shell {

class Recital {
  public:
    // The reader outlives this.
    explicit Recital(Reader& reader) : reader_(reader) {}
    ~Recital() { stop(); }
    Recital(const Recital&) = delete;
    Recital& operator=(const Recital&) = delete;

    // Nothing happens where nothing would be heard.
    void begin(std::vector<std::string> passages, std::string language);
    void stop();
    // A caption is up: read once the passages are through, instead of an older one, and not again.
    void say(const std::string& caption);
    // Whatever is being read is over.
    void skip();
    // Goes on to what comes next, once the voice has come to its end.
    void advance();

    bool on() const { return on_; } // until it is stopped, also while there is nothing to say
    bool speaking() const { return speaking_; }
    // Which passage is being read; none: a caption, or nothing.
    std::optional<std::size_t> passage() const;

  private:
    void read_next_passage();
    void read(const std::string& text);

    Reader& reader_;
    bool on_ = false;
    bool speaking_ = false;
    bool in_passage_ = false;
    std::string language_;
    std::vector<std::string> passages_;
    std::size_t next_ = 0; // of them
    std::string said_;     // the last caption
};

} // namespace ludarium::shell
