// Which game is played: a mode, options and the number of players, from the command line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <ludarium/descriptor.h>
#include <ludarium/host/manifest.hpp>

namespace CLI {
class App;
}

namespace ludarium::ctl {

struct Setup {
    std::uint32_t seats = 0;
    std::vector<std::uint32_t> choices;

    ludarium_setup raw() const&& = delete; // it points into this
    ludarium_setup raw() const& {
        return {seats, static_cast<std::uint32_t>(choices.size()), choices.data()};
    }
};

class ChosenSetup {
  public:
    // Adds --mode, --option and --players.
    void add_to(CLI::App& subcommand);
    host::Result<Setup> for_game(const host::Manifest& manifest) const;

  private:
    std::string mode_;
    std::vector<std::string> options_; // "rules=five-thrones"
    unsigned players_ = 0;             // 0: as many as can
};

} // namespace ludarium::ctl
