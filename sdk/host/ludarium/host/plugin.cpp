#include "plugin.hpp"

#include <string_view>

#include <boost/dll/shared_library.hpp>

#include <ludarium/types.hpp>

#include "manifest.hpp"

namespace ludarium::host {
namespace {

bool has_every_function(const ludarium_game& game) {
    return game.create && game.destroy && game.clone && game.actor && game.legal_actions &&
           game.chance_weights && game.apply && game.outcome && game.view && game.describe &&
           game.action_to_text && game.action_from_text && game.serialize && game.deserialize &&
           game.hash && game.get_extension;
}

std::string version_text(ludarium_version version) {
    return std::to_string(version.major) + "." + std::to_string(version.minor);
}

std::optional<Problem> number_problem(const char* what, std::uint32_t count, std::uint32_t most) {
    if (count <= most) return std::nullopt;
    return Problem{"the descriptor has " + std::to_string(count) + " " + what + ", at most " +
                   std::to_string(most) + " are possible"};
}

std::optional<Problem> identifiers_problem(const char* what, const ludarium_text* texts,
                                           std::uint32_t count, std::uint32_t most) {
    if (auto problem = number_problem(what, count, most)) return problem;
    if (count && !texts)
        return Problem{std::string("the descriptor counts ") + what + " but lists none"};
    for (std::uint32_t i = 0; i < count; ++i)
        if (texts[i].length > LUDARIUM_MAX_ID || !is_identifier(ludarium::view(texts[i])))
            return Problem{"the descriptor's " + std::string(what) + " " + std::to_string(i) +
                           " has no proper identifier"};
    return std::nullopt;
}

// The loader tells in English only, and we start it in no other language.
Problem::Cause cause_of(std::string_view loaders_reason) {
    for (const char* memory : {"cannot allocate memory", "Cannot allocate memory",
                               "failed to map segment", "Too many open files"})
        if (loaders_reason.find(memory) != loaders_reason.npos) return Problem::Cause::memory;
    return Problem::Cause::plugin;
}

} // namespace

struct Plugin::Library {
    LibraryFile file;
    boost::dll::shared_library loaded;
};

std::optional<Problem> descriptor_problem(const ludarium_descriptor& d) {
    if (d.id.length > LUDARIUM_MAX_ID || !is_identifier(ludarium::view(d.id)))
        return Problem{"the descriptor's id is no proper identifier"};
    if (d.version.length == 0 || d.version.length > LUDARIUM_MAX_VERSION)
        return Problem{"the descriptor has no version"};
    if (d.player_count < 1 || d.player_count > LUDARIUM_MAX_PLAYERS)
        return Problem{"the descriptor must name 1 to " + std::to_string(LUDARIUM_MAX_PLAYERS) +
                       " players"};
    if (d.min_seats < 1 || d.max_seats < d.min_seats || d.max_seats > d.player_count)
        return Problem{"the descriptor's seats don't fit its players"};
    if (d.max_actions < 1 || d.max_actions > LUDARIUM_MAX_ACTIONS)
        return Problem{"max_actions must be from 1 to " + std::to_string(LUDARIUM_MAX_ACTIONS)};
    if (auto problem =
            identifiers_problem("players", d.players, d.player_count, LUDARIUM_MAX_PLAYERS))
        return problem;
    if (auto problem = identifiers_problem("spots", d.spots, d.spot_count, LUDARIUM_MAX_SPOTS))
        return problem;
    if (auto problem =
            identifiers_problem("counters", d.counters, d.counter_count, LUDARIUM_MAX_COUNTERS))
        return problem;
    if (auto problem = number_problem("pieces", d.piece_count, LUDARIUM_MAX_PIECES)) return problem;
    if (auto problem = number_problem("options", d.option_count, LUDARIUM_MAX_OPTIONS))
        return problem;
    if ((d.piece_count && !d.pieces) || (d.option_count && !d.options))
        return Problem{"the descriptor counts pieces or options but lists none"};
    for (std::uint32_t i = 0; i < d.piece_count; ++i) {
        if (auto problem = identifiers_problem("piece", &d.pieces[i].id, 1, 1)) return problem;
        if (d.pieces[i].owner >= d.player_count && d.pieces[i].owner != LUDARIUM_NONE)
            return Problem{"a piece belongs to a player whom the game does not have"};
    }
    for (std::uint32_t i = 0; i < d.option_count; ++i) {
        const auto& option = d.options[i];
        if (auto problem = identifiers_problem("option", &option.id, 1, 1)) return problem;
        if (auto problem = identifiers_problem("choices", option.choices, option.choice_count,
                                               LUDARIUM_MAX_ID))
            return problem;
        if (option.choice_count < 2 || option.default_choice >= option.choice_count)
            return Problem{"an option needs two choices and a default among them"};
    }
    return std::nullopt;
}

Plugin::Plugin(std::unique_ptr<Library> library) : library_(std::move(library)) {}

Plugin::Plugin(Plugin&& other) noexcept
    : library_(std::move(other.library_)),
      entry_(other.entry_),
      descriptor_(other.descriptor_),
      game_(std::exchange(other.game_, nullptr)) {}

Plugin::~Plugin() {
    if (game_) entry_->close();
}

Result<Plugin> Plugin::load(LibraryFile file, const ludarium_host& lent) {
    Plugin plugin(std::make_unique<Library>(Library{std::move(file), {}}));
    auto& loaded = plugin.library_->loaded;
    try {
        loaded.load(plugin.library_->file.path(),
                    boost::dll::load_mode::rtld_now | boost::dll::load_mode::rtld_local);
    } catch (const std::exception& error) {
        // Boost's error code always says "Bad file descriptor"; the loader's own reason is in the
        // text.
        const std::string why = error.what();
        return Problem{"the library can't be loaded: " + why, cause_of(why)};
    }
    if (!loaded.has(LUDARIUM_ENTRY_SYMBOL))
        return Problem{"the library does not export the symbol " LUDARIUM_ENTRY_SYMBOL};
    plugin.entry_ = &loaded.get<const ludarium_entry>(LUDARIUM_ENTRY_SYMBOL);
    const auto& entry = *plugin.entry_;
    if (!ludarium_version_accepts(this_sdk, entry.sdk))
        return Problem{"the plugin was made for SDK " + version_text(entry.sdk) +
                       ", this kiosk has " + version_text(this_sdk)};
    if (!entry.descriptor || !entry.open || !entry.close)
        return Problem{"the entry lacks a function"};
    plugin.descriptor_ = entry.descriptor();
    if (!plugin.descriptor_) return Problem{"the plugin has no descriptor"};
    if (auto problem = descriptor_problem(*plugin.descriptor_)) return *problem;
    plugin.game_ = entry.open(&lent);
    if (!plugin.game_) return Problem{"the plugin did not open"};
    if (!has_every_function(*plugin.game_)) {
        plugin.game_ = nullptr;
        return Problem{"the game lacks a function"};
    }
    return plugin;
}

} // namespace ludarium::host
