// What somebody chooses from who has thrown.
#pragma once

#include "habits.hpp"
#include "ways.hpp"

namespace astronomica::ceiling {

// Calls `visit(n, way, left)` for every way that is open, the n-th of the list: `left` is what it leaves
// of the waiter's camp. Tells how the choice looks.
template <class Visit>
Scene each_open_way(const Camps& camps, const WayList& list, Camp mover, Camp waiter, Visit visit) {
    Scene scene(camps.men(mover), camps.men(waiter), camps.lone(waiter));
    for (unsigned n = 0; n < men_each; ++n) {
        const Way& way = list.ways[n];
        const Camp left = n < list.count ? camps.after_landing(way.to, waiter) : blocked;
        if (left == blocked) {
            scene.add_blocked();
            continue;
        }
        scene.add(camps.lone(way.after), left != waiter);
        visit(n, way, left);
    }
    return scene;
}

} // namespace astronomica::ceiling
