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
