// Who starts: everybody throws one die, the highest begins, and those who tie throw again.
#pragma once

#include "planet.hpp"

namespace astronomica {

class Opening {
  public:
    Opening() = default; // long over
    explicit Opening(Planets throwers) : throwers_(throwers) {}

    // Those of the present round of throws, and what they threw; 0 is not yet.
    Planets throwers() const { return throwers_; }
    unsigned thrown(Planet planet) const { return thrown_[index(planet)]; }
    bool is_remembered() const { return !throwers_.empty(); }

    // Everybody has thrown in this round.
    bool is_complete() const { return throws() == throwers_.size(); }
    Planets highest() const {
        unsigned most = 0;
        Planets found;
        for (Planet planet : throwers_) {
            if (thrown(planet) > most) found = {};
            if (thrown(planet) >= most) found.add(planet);
            if (thrown(planet) > most) most = thrown(planet);
        }
        return found;
    }
    bool is_decided() const { return is_complete() && highest().size() == 1; }

    // Whose throw is next, clockwise from Saturn; after a tie the first of those who tie.
    Planet next_thrower() const {
        const Planets among = is_complete() ? highest() : throwers_;
        Planet planet = Planet::saturn;
        while (!among.contains(planet) || (!is_complete() && thrown(planet) > 0))
            planet = clockwise(planet);
        return planet;
    }

    void set_thrown(Planet planet, unsigned value) {
        thrown_[index(planet)] = static_cast<std::uint8_t>(value);
    }
    // The throw of next_thrower(). The throws of a tie stay to be seen until the next one falls.
    void throw_die(unsigned value) {
        const Planet planet = next_thrower();
        if (is_complete()) *this = Opening(highest());
        set_thrown(planet, value);
    }

  private:
    unsigned throws() const {
        unsigned done = 0;
        for (Planet planet : throwers_) done += thrown(planet) > 0;
        return done;
    }

    Planets throwers_;
    std::array<std::uint8_t, planet_count> thrown_{};
};

} // namespace astronomica
