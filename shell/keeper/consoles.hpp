// The machine's consoles, one of which is shown. Whoever has one as its controlling terminal, as the service has, may say
// which one, and blank it: no privilege is needed.
#pragma once

#include <filesystem>
#include <string>

#include "keeper/moment.hpp"

namespace ludarium::keeper {

// Of all displays together, as far as the graphics cards know.
enum class Power {
    unknown, // no card has a connector
    off,
    on // of one at least
};

class Consoles {
  public:
    virtual ~Consoles() = default;

    virtual int own() const = 0;   // the service's; 0: it has none
    virtual int shown() const = 0; // 0: nobody knows
    // Asks for it. Until it is shown, the compositor has to let go of the screen, or takes it back.
    virtual void ask_for(int console) = 0;
    // The one that is shown, with the display's power, until it is unblanked. Only one with text on it obeys.
    virtual void blank() = 0;
    virtual void unblank() = 0;
    virtual Power power() const = 0;
    virtual void wait(milliseconds time) = 0;
};

class RealConsoles : public Consoles {
  public:
    RealConsoles();
    ~RealConsoles() override;
    RealConsoles(const RealConsoles&) = delete;
    RealConsoles& operator=(const RealConsoles&) = delete;

    int own() const override;
    int shown() const override;
    void ask_for(int console) override;
    void blank() override;
    void unblank() override;
    Power power() const override;
    void wait(milliseconds time) override;

  private:
    int terminal_; // the controlling one
};

// By what is in /sys/class/drm.
Power power_of_displays(const std::filesystem::path& cards);

} // namespace ludarium::keeper
