// Values to bytes and back, with every length checked: nothing a host process sends is trusted.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace ludarium::shell::wire {

// Both ends run on one machine, so numbers go as they lie in memory.
class Writer {
  public:
    template <class Number>
    Writer& number(Number value) {
        static_assert(std::is_integral_v<Number> || std::is_enum_v<Number>);
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
        return *this;
    }
    Writer& text(std::string_view value) {
        number(static_cast<std::uint32_t>(value.size()));
        bytes_.append(value);
        return *this;
    }
    template <class List, class Each>
    Writer& list(const List& items, Each each) {
        number(static_cast<std::uint32_t>(items.size()));
        for (const auto& item : items) each(*this, item);
        return *this;
    }
    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
};

// Reads zeros and empty texts once anything was out of bounds; ask good() before using what was
// read.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : rest_(bytes) {}

    template <class Number>
    Number number() {
        Number value{};
        if (!has(sizeof value)) return value;
        std::memcpy(&value, rest_.data(), sizeof value);
        rest_.remove_prefix(sizeof value);
        return value;
    }
    std::string text(std::size_t longest) {
        const auto length = number<std::uint32_t>();
        if (length > longest) fail();
        if (!has(length)) return {};
        std::string value(rest_.substr(0, length));
        rest_.remove_prefix(length);
        return value;
    }
    // Calls each(*this) for every item; a count beyond `most` fails before anything is made.
    template <class Each>
    void list(const char* what, std::size_t most, Each each) {
        const auto count = number<std::uint32_t>();
        at_most(what, count, most);
        for (std::uint32_t i = 0; i < count && good_; ++i) each(*this);
    }
    template <class Each>
    void list(std::size_t most, Each each) {
        list("entries", most, each);
    }
    void at_most(const char* what, std::uint64_t count, std::uint64_t most) {
        if (count <= most) return;
        fail(std::to_string(count) + " " + what + ", where at most " + std::to_string(most) +
             " are possible");
    }
    void fail(std::string problem = "a message that makes no sense") {
        if (good_) problem_ = std::move(problem);
        good_ = false;
        rest_ = {};
    }
    // What was wrong first.
    const std::string& problem() const { return problem_; }
    bool good() const { return good_; }
    bool finished() const { return good_ && rest_.empty(); }

  private:
    bool has(std::size_t length) {
        if (rest_.size() < length) fail();
        return good_;
    }

    std::string_view rest_;
    bool good_ = true;
    std::string problem_;
};

} // namespace ludarium::shell::wire
