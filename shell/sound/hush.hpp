// While one lives, what libraries print about sound goes nowhere, and what SFML says is kept: a kiosk's
// screen and log are no place for ALSA's configuration.
#pragma once

#include <sstream>
#include <string>

namespace ludarium::shell {

class Hush {
  public:
    Hush();
    ~Hush();
    Hush(const Hush&) = delete;
    Hush& operator=(const Hush&) = delete;

    // What SFML complained of first, one line; empty if all went well.
    std::string complaint() const;

  private:
    std::ostringstream heard_;
    std::streambuf* before_;
    int errors_; // where the standard errors went before
};

} // namespace ludarium::shell
