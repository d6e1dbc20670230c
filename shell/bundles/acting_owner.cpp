#include "bundles/acting_owner.hpp"

#include <grp.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bundles/refused.hpp"

namespace ludarium::bundles {

ActingOwner::ActingOwner(const fs::path& folder) {
    if (::geteuid() != 0) return;
    fs::path there = fs::absolute(folder);
    struct stat status{};
    while (::stat(there.c_str(), &status) != 0 && there != there.parent_path())
        there = there.parent_path();
    if (status.st_uid == 0) return;
    group_ = ::getegid();
    groups_.resize(static_cast<std::size_t>(std::max(0, ::getgroups(0, nullptr))));
    groups_.resize(static_cast<std::size_t>(
        std::max(0, ::getgroups(static_cast<int>(groups_.size()), groups_.data()))));
    acting_ = ::setgroups(1, &status.st_gid) == 0 && ::setegid(status.st_gid) == 0 &&
              ::seteuid(status.st_uid) == 0;
    if (!acting_) throw Refused("root can't act as the owner of " + there.string());
}

ActingOwner::~ActingOwner() {
    if (!acting_) return;
    // From root back to root: the kernel has no reason to refuse.
    const bool back = ::seteuid(0) == 0 && ::setegid(group_) == 0 &&
                      ::setgroups(groups_.size(), groups_.data()) == 0;
    if (!back) ::_exit(2);
}

} // namespace ludarium::bundles
