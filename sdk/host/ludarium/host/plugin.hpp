// A loaded plugin: library, entry, descriptor and game, each checked before the next is touched.
#pragma once

#include <memory>
#include <optional>

#include <ludarium/draft/evaluate.h>
#include <ludarium/draft/train.h>
#include <ludarium/ludarium.h>

#include "library_file.hpp"
#include "result.hpp"

namespace ludarium::host {

// The version of the SDK that this host was built with.
inline constexpr ludarium_version this_sdk{LUDARIUM_SDK_MAJOR, LUDARIUM_SDK_MINOR};

class Plugin {
  public:
    // Runs the library's static constructors, so be confined already. `lent` must outlive the
    // plugin.
    static Result<Plugin> load(LibraryFile file, const ludarium_host& lent);

    Plugin(Plugin&&) noexcept;
    Plugin& operator=(Plugin&&) = delete;
    ~Plugin(); // closes the game and unloads the library

    const ludarium_entry& entry() const { return *entry_; }
    const ludarium_descriptor& descriptor() const { return *descriptor_; }
    const ludarium_game& game() const { return *game_; }

    const ludarium_ai* ai() const { return extension<ludarium_ai>(LUDARIUM_EXT_AI); }
    const ludarium_evaluate* evaluate() const {
        return extension<ludarium_evaluate>(LUDARIUM_EXT_EVALUATE);
    }
    const ludarium_explain* explain() const {
        return extension<ludarium_explain>(LUDARIUM_EXT_EXPLAIN);
    }
    const ludarium_hint* hint() const { return extension<ludarium_hint>(LUDARIUM_EXT_HINT); }
    const ludarium_notation* notation() const {
        return extension<ludarium_notation>(LUDARIUM_EXT_NOTATION);
    }
    const ludarium_weights* weights() const {
        return extension<ludarium_weights>(LUDARIUM_EXT_WEIGHTS);
    }
    const ludarium_train* train() const { return extension<ludarium_train>(LUDARIUM_EXT_TRAIN); }

  private:
    struct Library; // keeps Boost.DLL out of this header

    template <class Extension>
    const Extension* extension(const char* name) const {
        return static_cast<const Extension*>(game_->get_extension(name));
    }

    explicit Plugin(std::unique_ptr<Library> library);

    std::unique_ptr<Library> library_;
    const ludarium_entry* entry_ = nullptr;
    const ludarium_descriptor* descriptor_ = nullptr;
    const ludarium_game* game_ = nullptr;
};

// What is wrong with a descriptor: identifiers, counts, owners, bounds.
std::optional<Problem> descriptor_problem(const ludarium_descriptor& descriptor);

} // namespace ludarium::host
