// The games on offer, as the menus see them: from manifests, words and pictures, with no library
// loaded.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "language/words.hpp"
#include "plugins/installed_game.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

class Shelf {
  public:
    virtual ~Shelf() = default;

    // As they are now. What was on offer a moment ago may be updated or gone.
    virtual std::vector<SharedGame> games() = 0;
    // The one with this id, or nothing.
    SharedGame game(const std::string& id);
    // In the visitor's language of now. They last as long as the game.
    virtual Words words(const SharedGame& game) = 0;
    // The one of its ways to play that is offered first.
    virtual std::size_t usual_mode(const InstalledGame& /*game*/) { return 0; }

    struct Wanted {
        std::vector<std::filesystem::path> files; // the first that is there
        Size size;                                // covered; what is too much is cut off evenly
        int radius = 0;                           // of the upper corners
        int radius_below = 0;
    };
    // Drawn elsewhere if it has to be drawn: `take` is called later, or at once. Not at all once the
    // owner has forgotten its orders.
    virtual void order(const void* owner, const Wanted& wanted,
                       std::function<void(Picture)> take) = 0;
    virtual void forget_orders(const void* owner) = 0;
};

// Where a game keeps its picture for the menus, best first.
std::vector<std::filesystem::path> cover_files(const InstalledGame& game);

} // namespace ludarium::shell
