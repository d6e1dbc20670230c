// Which letters the kiosk's type has.
#pragma once

#include <memory>
#include <optional>
#include <string>

namespace ludarium::ctl {

class TypeLetters {
  public:
    // Nothing if no type of this family is installed.
    static std::optional<TypeLetters> of(const std::string& family);

    bool has(char32_t letter) const;

  private:
    struct Set; // keeps fontconfig out of this header
    explicit TypeLetters(std::shared_ptr<Set> set) : set_(std::move(set)) {}

    std::shared_ptr<Set> set_;
};

} // namespace ludarium::ctl
