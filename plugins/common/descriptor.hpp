// What a tables game tells the kiosk about itself.
#pragma once

#include <ludarium/descriptor.hpp>

#include "rules.hpp"

namespace tables {

class Described {
  public:
    explicit Described(const Rules& rules);
    const ludarium_descriptor& raw() const { return *raw_; }

  private:
    ludarium::Descriptor made_;
    const ludarium_descriptor* raw_;
};

// The option `men`: fifteen in the old game, fewer for a visit.
inline constexpr std::array<unsigned, 4> men_choices = {15, 9, 7, 5};
unsigned men_each(const ludarium::Setup& setup);

} // namespace tables
