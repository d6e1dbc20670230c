#include "confined_game.hpp"

#include <cstdio>

#include <ludarium/host/plain_text.hpp>
#include <ludarium/host/weights.hpp>
#include <ludarium/types.hpp>

namespace ludarium::ctl {
namespace {

constexpr ludarium_host lent{host::this_sdk, 0, nullptr,
                             [](void*, std::int32_t level, ludarium_text line) {
                                 if (level < LUDARIUM_LOG_WARNING) return;
                                 std::fprintf(stderr, "the game says: %s\n",
                                              host::plain_line(ludarium::view(line)).c_str());
                             },
                             [](void*, const char*) -> const void* { return nullptr; }};

} // namespace

host::Result<ConfinedGame> ConfinedGame::load(const std::filesystem::path& folder,
                                              const host::SandboxLimits& limits) {
    auto manifest = host::read_manifest(folder);
    if (!manifest) return host::Problem{manifest.problem()};
    if (const auto problem = manifest->library_problem()) return *problem;
    auto file = host::LibraryFile::read(folder / manifest->library, *manifest->library_hash());
    if (!file) return host::Problem{file.problem()};
    const auto weights = host::read_weights(folder);
    const auto confined = host::confine_for_loading(limits);
    if (!confined) return host::Problem{confined.problem()};
    auto plugin = host::Plugin::load(std::move(*file), lent);
    if (!plugin) return host::Problem{plugin.problem()};
    if (const auto playing = host::confine_for_play(*confined); !playing)
        return host::Problem{playing.problem()};
    if (weights)
        if (const auto problem = host::give_weights(*plugin, *weights))
            std::fprintf(stderr, "%s\n", problem->what.c_str());
    return ConfinedGame{std::move(*manifest), std::move(*plugin)};
}

} // namespace ludarium::ctl
