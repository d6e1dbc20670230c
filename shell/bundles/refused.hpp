// Why something is not done, inside this module. At its edge it becomes a result.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

#include <ludarium/host/result.hpp>

#include "plugins/reason.hpp"

namespace ludarium::bundles {

struct Refused : std::runtime_error {
    explicit Refused(shell::Reason why) : std::runtime_error(why.what), reason(std::move(why)) {}
    // For authors and administrators, who read English.
    explicit Refused(const std::string& what) : Refused(shell::Reason{what}) {}

    shell::Reason reason;
};

// Whoever made or copied the bundle can mend it, nobody else.
inline Refused bad_bundle(const std::string& what) {
    return Refused(shell::Reason::detailed("staff.reason.bad-bundle", what));
}
// The kiosk's own disk, not the stick.
inline Refused bad_disk(const std::string& what) {
    return Refused(shell::Reason::detailed("staff.reason.disk", what));
}

// What `work` gives, or why it was not done.
template <class Work>
auto as_result(const Work& work) -> host::Result<decltype(work()), shell::Reason> {
    try {
        return work();
    } catch (const Refused& why) {
        return why.reason;
    } catch (const std::filesystem::filesystem_error& error) {
        return bad_disk(error.what()).reason;
    }
}

} // namespace ludarium::bundles
