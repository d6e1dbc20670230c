// A value, or why there is none.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace ludarium::host {

// What went wrong, for staff and authors: one line, no stop at its end.
struct Problem {
    // Whose it is: the plugin's own, or one of the machine's that may pass.
    enum class Cause { plugin, files, memory };

    std::string what;
    Cause cause = Cause::plugin;
};

// `Why` has `what`, as a Problem has, and may tell more.
template <class Value, class Why = Problem>
class Result {
  public:
    Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Why why) : content_(std::in_place_index<1>, std::move(why)) {}

    explicit operator bool() const { return content_.index() == 0; }
    Value& operator*() { return std::get<0>(content_); }
    const Value& operator*() const { return std::get<0>(content_); }
    Value* operator->() { return &std::get<0>(content_); }
    const Value* operator->() const { return &std::get<0>(content_); }
    const Why& why() const { return std::get<1>(content_); }
    const std::string& problem() const { return why().what; }

  private:
    std::variant<Value, Why> content_;
};

} // namespace ludarium::host
