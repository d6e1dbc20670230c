// Why something is not done, inside this module: a sentence for staff, who see it, or for authors.
// At the module's edge it becomes a host::Problem.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

#include <ludarium/host/result.hpp>

namespace ludarium::bundles {

struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Sentences that the staff panel knows in every language; others it passes on.
namespace sentence {
inline constexpr const char* disk_full = "the disk is full";
inline constexpr const char* busy = "another installation is going on; try again when it is done";
inline constexpr const char* failed_trial = "the game did not pass its trial: "; // and why
inline constexpr const char* unreadable = " can't be read"; // after a file's name, and before why
} // namespace sentence

// What `work` gives, or why it was not done.
template <class Work>
auto as_result(const Work& work) -> host::Result<decltype(work())> {
    try {
        return work();
    } catch (const Refused& why) {
        return host::Problem{why.what()};
    } catch (const std::filesystem::filesystem_error& error) {
        return host::Problem{error.what()};
    }
}

} // namespace ludarium::bundles
