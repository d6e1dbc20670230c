#include "validator.hpp"

#include <algorithm>

#include <ludarium/host/elf_file.hpp>
#include <ludarium/host/sandbox.hpp>
#include <ludarium/host/weights.hpp>

#include "checks.hpp"

namespace ludarium::validator {
namespace {

using host::LibraryFile;
using host::Manifest;

// Enough for any search here, and soon reached by a plugin that leaks.
host::SandboxLimits sandbox_limits() {
    host::SandboxLimits limits;
    limits.memory = 256ull * 1024 * 1024;
    return limits;
}

// The host the plugin is opened with. Its log goes nowhere: findings speak for themselves.
constexpr ludarium_host quiet_host{host::this_sdk, 0, nullptr,
                                   [](void*, std::int32_t, ludarium_text) {},
                                   [](void*, const char*) -> const void* { return nullptr; }};

LibraryFile read_library(const std::filesystem::path& folder, const Manifest& manifest) {
    if (const auto problem = manifest.library_problem()) throw Failed{problem->what};
    auto file = LibraryFile::read(folder / manifest.library, *manifest.library_hash());
    if (!file) throw Failed{file.problem()};
    return std::move(*file);
}

// Runs in the child. Whatever comes out of here as an exception came through the C boundary.
template <class Body>
void noting(const Notes& notes, Body body) {
    try {
        body();
    } catch (const Failed& failed) {
        notes.fail(failed.line);
    } catch (const std::exception& error) {
        notes.fail(std::string("an exception came through the boundary: ") + error.what());
    } catch (...) {
        notes.fail("something that is no std::exception came through the boundary");
    }
}

template <class Body>
void with_plugin(const std::filesystem::path& folder, const Manifest& manifest, Body body) {
    LibraryFile file = read_library(folder, manifest);
    const auto weights = host::read_weights(folder);
    const auto loading = host::confine_for_loading(sandbox_limits());
    if (!loading) throw Failed{loading.problem()};
    const auto plugin = Plugin::load(std::move(file), quiet_host);
    if (!plugin) throw Failed{plugin.problem()};
    if (const auto playing = host::confine_for_play(*loading); !playing)
        throw Failed{playing.problem()};
    if (weights)
        if (const auto problem = host::give_weights(*plugin, *weights)) throw Failed{problem->what};
    body(*plugin);
}

void check_exports(const std::filesystem::path& folder, const Manifest& manifest) {
    const LibraryFile file = read_library(folder, manifest);
    const auto names = host::elf_exports(file.bytes());
    if (!names) throw Failed{names.problem()};
    if (names->size() == 1 && names->front() == LUDARIUM_ENTRY_SYMBOL) return;
    std::string list;
    for (const auto& name : *names)
        if (name != LUDARIUM_ENTRY_SYMBOL && list.size() < 80)
            list += (list.empty() ? "" : ", ") + name;
    if (list.empty()) throw Failed{"the library does not export " LUDARIUM_ENTRY_SYMBOL};
    throw Failed{"the library exports more than " LUDARIUM_ENTRY_SYMBOL ": " + list};
}

void check_version(const Plugin& plugin, const Manifest& manifest) {
    const auto said = manifest.sdk, made = plugin.entry().sdk;
    if (said.major != made.major || said.minor != made.minor)
        throw Failed{"plugin.json says SDK " + std::to_string(said.major) + "." +
                     std::to_string(said.minor) + ", the library was made with " +
                     std::to_string(made.major) + "." + std::to_string(made.minor)};
}

class Run {
  public:
    Run(const std::filesystem::path& folder, const Settings& settings,
        const std::function<void(const Report&)>& told)
        : folder_(folder), settings_(settings), told_(told) {
        report_.seed = settings.seed;
        report_.game = std::filesystem::absolute(folder).lexically_normal().filename().string();
    }

    Report report() {
        auto manifest = host::read_manifest(folder_);
        if (manifest && !settings_.languages.empty()) manifest->languages = settings_.languages;
        if (!manifest) {
            found({"manifest", Verdict::fail, manifest.problem()});
            return report_;
        }
        report_.game = manifest->id;
        report_.version = manifest->version;
        found({"manifest", Verdict::pass, "plugin.json is complete"});
        if (!library_is_fit(*manifest)) return report_;
        for (const Check& check : plugin_checks()) {
            if (!wanted(check)) continue;
            if (bad_ends_ == 2) {
                found({"others", Verdict::warning, "left out, since two checks crashed or hung"});
                break;
            }
            found(in_own_process(check.id, check.promise, settings_.limits,
                                 [&](const Notes& notes) { run(check, *manifest, notes); }));
        }
        return report_;
    }

  private:
    void run(const Check& check, const Manifest& manifest, const Notes& notes) const {
        noting(notes, [&] {
            const Content content = read_content(folder_, manifest);
            with_plugin(folder_, manifest, [&](const Plugin& plugin) {
                // Inside, so that what a plugin threw is caught while its library is still there.
                noting(notes, [&] {
                    Trial trial(plugin, manifest, content, settings_.seed, notes);
                    check.run(trial);
                });
            });
        });
    }

    bool wanted(const Check& check) const {
        const auto& only = settings_.only;
        return only.empty() || std::find(only.begin(), only.end(), check.id) != only.end();
    }

    bool library_is_fit(const Manifest& manifest) {
        found(in_own_process(
            "exports", "one symbol is exported, and it is the entry", settings_.limits,
            [&](const Notes& notes) { noting(notes, [&] { check_exports(folder_, manifest); }); }));
        found(in_own_process("loading", "loads and opens, confined, with a version this SDK takes",
                             settings_.limits, [&](const Notes& notes) {
                                 noting(notes, [&] {
                                     with_plugin(folder_, manifest, [&](const Plugin& plugin) {
                                         check_version(plugin, manifest);
                                     });
                                 });
                             }));
        return report_.findings.back().verdict == Verdict::pass;
    }

    void found(Finding finding) {
        if (finding.verdict == Verdict::crashed || finding.verdict == Verdict::hung) ++bad_ends_;
        report_.findings.push_back(std::move(finding));
        if (told_) told_(report_);
    }

    const std::filesystem::path& folder_;
    const Settings& settings_;
    const std::function<void(const Report&)>& told_;
    Report report_;
    int bad_ends_ = 0;
};

} // namespace

Report validate(const std::filesystem::path& folder, const Settings& settings,
                const std::function<void(const Report&)>& told) {
    return Run(folder, settings, told).report();
}

} // namespace ludarium::validator
