// Words as pictures: kerned, wrapped and shaped by Pango, in one family of type.
#pragma once

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "stage/colour.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

enum class Align { left, centre, right };

struct TextStyle {
    int size = 30; // pixels from line to line of the unleaded type
    bool bold = false;
    bool italic = false;
    bool small_caps = false;
    Align align = Align::left;
    Colour colour{};
    int tracking = 0;    // extra space between letters, in thousandths of the size
    int leading = 0;     // extra space between lines, in hundredths of the size
    bool markup = false; // the words hold Pango's marks: <i>, <b>

    TextStyle coloured(Colour c) const {
        TextStyle other = *this;
        other.colour = c;
        return other;
    }
    TextStyle aligned(Align a) const {
        TextStyle other = *this;
        other.align = a;
        return other;
    }
};

class Typesetter {
  public:
    explicit Typesetter(std::string family);
    ~Typesetter();
    Typesetter(const Typesetter&) = delete;
    Typesetter& operator=(const Typesetter&) = delete;

    // One line, or wrapped if `width` > 0. The picture is as large as the words, which may be
    // narrower than `width`; with `width` and an alignment other than left it is exactly `width`
    // wide.
    Picture set(const std::string& text, const TextStyle& style, int width = 0);
    Size measure(const std::string& text, const TextStyle& style, int width = 0);

    // Wrapped, and set smaller where a language needs more words than the room has: down to 60 % of
    // the size, then cut with an ellipsis.
    Picture fit(const std::string& text, const TextStyle& style, Size room);

    // What had to be cut so far: a text that is too long for its place is a mistake to be found.
    const std::vector<std::string>& cut() const { return cut_; }
    // Which words this picture shows, if it is one of the latest.
    std::optional<std::string> words_of(const Pixels* picture) const;

  private:
    struct Context;
    struct Request {
        const std::string& text;
        const TextStyle& style;
        int width;
        int height; // > 0: cut with an ellipsis
    };
    Picture draw(const Request& request);
    Picture find(const std::string& key);
    Picture keep(std::string key, Picture picture);

    struct Kept {
        std::string key; // ends with a space and the words
        Picture picture;
    };
    static constexpr std::size_t most_kept =
        300; // a screen shows about forty texts, in each of four languages

    std::string family_;
    std::unique_ptr<Context> context_;
    std::vector<std::string> cut_;
    std::list<Kept> kept_; // the latest used first
    std::unordered_map<std::string, std::list<Kept>::iterator> by_key_;
};

} // namespace ludarium::shell
