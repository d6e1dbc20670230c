// Somebody who notes what visitors get to see, so that tests wait for it instead of guessing how
// long it takes.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "stage/geometry.hpp"

namespace ludarium::shell {

class Witness {
  public:
    struct Place {
        std::string name; // "spot-e5", "button-hint"
        Box box;
    };

    virtual ~Witness() = default;
    // Another screen is shown: "home". What can be touched on it has been told before.
    virtual void screen(const std::string& name) = 0;
    virtual void places(const std::vector<Place>& places) = 0;
    // A position has come to rest on the screen.
    virtual void position(std::uint64_t ply, std::uint64_t hash, int actor) = 0;
    virtual void message(const std::string& text) = 0;
    virtual void announced(const std::string& text) = 0;
    // A question or a result over everything, and what stands below its headline.
    virtual void dialogue(const std::string& headline, const std::string& words) = 0;
    // A step of a page, and what its board does: "plays", "waits", "finished", "failed", "none".
    // Again whenever the board shows something new.
    virtual void page(const std::string& /*chapter*/, std::size_t /*step*/,
                      const std::string& /*board*/) {}
    // The words of a step, as they are shown now.
    struct Leaf {
        std::string chapter;
        std::size_t step;
        std::size_t steps; // of the chapter
        std::string words; // heading and text, without marks
    };
    virtual void leaf(const Leaf& /*leaf*/) {}
    // A page of the staff panel, as it is shown now.
    struct FormShown {
        std::string page; // "games"
        std::size_t leaf;
        std::size_t leaves;
        std::map<std::string, std::string> items; // "idle.menus" → "45 s"
    };
    virtual void form(const FormShown& /*form*/) {}
};

} // namespace ludarium::shell
