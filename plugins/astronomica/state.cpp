#include "state.hpp"

#include <ludarium/search/rules.hpp>

namespace astronomica {

namespace {

class Mixer {
  public:
    void add(std::uint64_t word) { mixed_ = ludarium::search::mixed(mixed_ ^ word); }
    std::uint64_t mixed() const { return mixed_; }

  private:
    std::uint64_t mixed_ = 0;
};

void add(Mixer& mixer, const Board& board) {
    std::uint64_t word = 0;
    for (unsigned i = 0; i < cell_count; ++i) {
        word = word << 8 | board.stack(cell_at(i));
        if (i % cells_each == cells_each - 1) mixer.add(std::exchange(word, 0));
    }
    for (Planet planet : planets) {
        const Side& side = board.side(planet);
        mixer.add(std::uint64_t{side.captured} << 32 | unsigned{side.waiting} << 16 |
                  unsigned{side.tokens} << 8 | side.fallen);
    }
}

void add(Mixer& mixer, const Opening& opening) {
    std::uint64_t word = opening.throwers().bits();
    for (Planet planet : planets) word = word << 4 | opening.thrown(planet);
    mixer.add(word);
}

} // namespace

std::uint64_t hash(const State& state) {
    Mixer mixer;
    const Terms& terms = state.terms;
    std::uint64_t agreed = terms.sides;
    for (unsigned part : {static_cast<unsigned>(terms.ransom), static_cast<unsigned>(terms.dice),
                          unsigned{terms.men}, unsigned{terms.rounds}, state.seats.bits()})
        agreed = agreed << 8 | part;
    mixer.add(agreed);
    std::uint64_t turn = state.rounds;
    for (unsigned part : {static_cast<unsigned>(state.phase), index(state.turn),
                          index(state.starter), unsigned{state.thrown.played()}})
        turn = turn << 4 | part;
    for (unsigned i = 0; i < dice_count; ++i) turn = turn << 4 | state.thrown.die(i);
    mixer.add(turn);
    std::uint64_t men = state.moved.count();
    for (unsigned i = 0; i < state.moved.count(); ++i) men = men << 8 | index(state.moved[i]);
    mixer.add(men);
    add(mixer, state.board);
    if (state.opening.is_remembered()) add(mixer, state.opening);
    return mixer.mixed();
}

} // namespace astronomica
