// The seven planets of 1283, Sun and Moon among them, in the order in which they stand round the
// ring.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace astronomica {

enum class Planet : std::uint8_t { saturn, jupiter, mars, sun, venus, mercury, moon };

inline constexpr unsigned planet_count = 7;

inline constexpr std::array<Planet, planet_count> planets = {
    Planet::saturn, Planet::jupiter, Planet::mars, Planet::sun,
    Planet::venus,  Planet::mercury, Planet::moon};

inline constexpr std::array<std::string_view, planet_count> planet_names = {
    "saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"};

constexpr unsigned index(Planet planet) {
    return static_cast<unsigned>(planet);
}
constexpr std::string_view name(Planet planet) {
    return planet_names[index(planet)];
}

// R18: men travel anticlockwise and turns go clockwise. The planets stand anticlockwise from Saturn
// to the Moon, as the cells are counted, so the turn goes from each planet to the one listed before
// it: Saturn, Moon, Mercury, … Jupiter, Saturn.
constexpr Planet clockwise(Planet planet) {
    return planets[(index(planet) + planet_count - 1) % planet_count];
}

// Some of the planets.
class Planets {
  public:
    constexpr Planets() = default;
    static constexpr Planets from_bits(std::uint32_t bits) {
        return Planets(static_cast<std::uint8_t>(bits));
    }

    constexpr bool contains(Planet planet) const { return (bits_ >> index(planet)) & 1u; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr unsigned size() const {
        unsigned found = 0;
        for (unsigned left = bits_; left; left &= left - 1) ++found;
        return found;
    }
    constexpr unsigned bits() const { return bits_; }

    constexpr void add(Planet planet) {
        bits_ = static_cast<std::uint8_t>(bits_ | 1u << index(planet));
    }
    constexpr void remove(Planet planet) {
        bits_ = static_cast<std::uint8_t>(bits_ & ~(1u << index(planet)));
    }

    // For range-for loops, in the planets' order.
    class Iterator {
      public:
        explicit constexpr Iterator(unsigned left) : left_(left) {}
        constexpr Planet operator*() const { return static_cast<Planet>(__builtin_ctz(left_)); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return left_ != other.left_; }

      private:
        unsigned left_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    explicit constexpr Planets(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};

// So many planets, spread round the ring, the first of them at `first`.
constexpr Planets spread_planets(unsigned players, unsigned first) {
    Planets seats;
    for (unsigned i = 0; i < players; ++i)
        seats.add(planets[(first + i * planet_count / players) % planet_count]);
    return seats;
}

} // namespace astronomica
