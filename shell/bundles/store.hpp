// The games that were installed on site, in one folder:
//
//     <id>                            a link to the version that is played
//     .versions/<id>/<version>+<hash>/   plugin.json, library, content, .origin.json
//     .incoming/                      what is being installed
//
// Switching versions is the renaming of one link, so there is always the old version or the new
// one. Whatever an interrupted change left behind is swept away by the next one; so is a version that
// was still played when it was replaced.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <ludarium/host/manifest.hpp>

#include "bundles/acting_owner.hpp"

namespace ludarium::bundles {

// Where a version came from; kept beside it.
struct Origin {
    std::string signed_by; // empty: unsigned
    std::string replaces;  // the name of the version before it, or empty
};

class Store {
  public:
    explicit Store(fs::path folder) : folder_(std::move(folder)) {}

    struct Version {
        std::string name; // "1.0.2+5f3a90c1d2e4"
        fs::path folder;
        host::Manifest manifest;
        Origin origin;
    };
    const fs::path& folder() const { return folder_; }
    std::vector<std::string> ids() const;
    std::optional<Version> current(const std::string& id) const;
    // Any that is still there, whether it is played now or not.
    std::optional<Version> find(const std::string& id, const std::string& version) const;
    // What a rollback would bring back.
    std::optional<Version> previous(const std::string& id) const;

  private:
    friend class StoreChange;
    fs::path versions(const std::string& id) const { return folder_ / ".versions" / id; }
    std::optional<Version> version(const std::string& id, const std::string& name) const;

    fs::path folder_;
};

// Holds the store for itself while it lives. Problems are thrown as Refused.
class StoreChange {
  public:
    explicit StoreChange(Store& store);
    ~StoreChange();
    StoreChange(const StoreChange&) = delete;
    StoreChange& operator=(const StoreChange&) = delete;

    // An empty folder for what is being installed; gone when this change is.
    fs::path incoming();
    // From now on `game`, a folder within incoming(), is what is played.
    void switch_to(const fs::path& game, const host::Manifest& manifest, const std::string& name,
                   const std::string& signed_by);
    void roll_back(const std::string& id);
    void remove(const std::string& id);

  private:
    void sweep();
    void sweep_versions(const std::string& id);
    void link(const std::string& id, const std::string& name);

    Store& store_;
    ActingOwner owner_;
    int lock_ = -1;
};

} // namespace ludarium::bundles
