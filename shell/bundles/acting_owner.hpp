// Root, while it changes a folder that belongs to somebody else, acts as its owner: what it leaves
// there is the owner's to replace, and nothing the owner puts there can mislead root.
#pragma once

#include <vector>

#include <sys/types.h>

#include "bundles/disk.hpp"

namespace ludarium::bundles {

class ActingOwner {
  public:
    // Of the folder or, where it is yet to be made, of the one it will be made in. For anybody but
    // root nothing changes.
    explicit ActingOwner(const fs::path& folder);
    ~ActingOwner();
    ActingOwner(const ActingOwner&) = delete;
    ActingOwner& operator=(const ActingOwner&) = delete;

  private:
    bool acting_ = false;
    gid_t group_ = 0;
    std::vector<gid_t> groups_;
};

} // namespace ludarium::bundles
