// A game loaded into this process, which from then on can open no file, socket or process. See
// apart.hpp.
#pragma once

#include <filesystem>

#include <ludarium/host/manifest.hpp>
#include <ludarium/host/plugin.hpp>
#include <ludarium/host/sandbox.hpp>
#include <ludarium/host/state.hpp>

namespace ludarium::ctl {

struct ConfinedGame {
    host::Manifest manifest;
    host::Plugin plugin;

    static host::Result<ConfinedGame> load(const std::filesystem::path& folder,
                                           const host::SandboxLimits& limits = {});

    std::string player(std::uint32_t index) const { return manifest.players.at(index); }
};

} // namespace ludarium::ctl
