// A stage without a window, on a clock that tests move.
#pragma once

#include <vector>

#include "../common/moved_clock.hpp"
#include "screens/stage_tools.hpp"

namespace ludarium::test {

struct BareStage {
    explicit BareStage(shell::Size size) : scene(size) {}
    BareStage(const BareStage&) = delete;
    BareStage& operator=(const BareStage&) = delete;

    // Everything that is drawn now.
    std::vector<const shell::Look*> looks() {
        std::vector<const shell::Look*> all;
        scene.take_damage();
        scene.collect({0, 0, scene.size().width, scene.size().height}, all);
        return all;
    }
    void pass(shell::milliseconds time) {
        clock.move(time);
        motion.advance();
    }

    MovedClock clock;
    shell::Scene scene;
    shell::Motion motion{scene, clock};
    shell::Theme theme;
    shell::Typesetter type{theme.family};
    shell::StageTools tools{scene, motion, theme, type, 1};
};

} // namespace ludarium::test
