// A value, or a sentence that says why there is none.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace ludarium::host {

// What went wrong, for staff and authors: one line, no stop at its end.
struct Problem {
    std::string what;
};

template <class Value>
class Result {
  public:
    Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Problem problem) : content_(std::in_place_index<1>, std::move(problem)) {}

    explicit operator bool() const { return content_.index() == 0; }
    Value& operator*() { return std::get<0>(content_); }
    const Value& operator*() const { return std::get<0>(content_); }
    Value* operator->() { return &std::get<0>(content_); }
    const Value* operator->() const { return &std::get<0>(content_); }
    const std::string& problem() const { return std::get<1>(content_).what; }

  private:
    std::variant<Value, Problem> content_;
};

} // namespace ludarium::host
