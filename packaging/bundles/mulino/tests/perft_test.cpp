// How many ways there are to play: any change of the rules changes one of these numbers. All of
// them were also found by a second program, written apart from this one.
#include <cstdint>

#include "check.hpp"

using namespace mulino;

namespace {

std::uint64_t perft(const State& state, unsigned depth) {
    Actions legal;
    Mulino::legal_actions(state, legal);
    if (depth == 1) return legal.size();
    std::uint64_t count = 0;
    for (Action action : legal) {
        State next = state;
        Events unseen = Events::nobody();
        Mulino::apply(next, action, unseen);
        count += perft(next, depth - 1);
    }
    return count;
}

void expect_perft(const Setup& setup, const char* position,
                  const std::vector<std::uint64_t>& wanted) {
    const State state = Mulino::position(setup, position);
    for (unsigned depth = 1; depth <= wanted.size(); ++depth)
        expect(position, perft(state, depth), wanted[depth - 1]);
}

} // namespace

const std::vector<Test> perft_tests = {
    {"perft: the start",
     [] {
         expect_perft(setup(), ".../.../.../....../.../.../... w 9+9", {24, 552, 12144, 255024});
     }},
    {"perft: mills while placing",
     [] {
         expect_perft(setup(), "ww./.../.../b..b../.../.../... w 3+3", {20, 363, 6538, 105934});
         expect_perft(setup(), "www/.../.../bb.b../.../.../... wx 3+3", {3, 57, 1011, 17193});
     }},
    {"perft: moving",
     [] {
         expect_perft(setup(), "wbw/b../.b./b..w../.w./.../bww b 0+0",
                      {7, 62, 404, 3478, 25108, 225033});
     }},
    {"perft: flying, near the draw by quiet moves",
     [] {
         expect_perft(setup(), "w.w/.../.../bb.b../.b./..b/w.. b 0+0 47",
                      {11, 528, 5324, 916, 26232});
     }},
    {"perft: no flying",
     [] {
         expect_perft(setup(0, 1), "w.w/.../.../bb.b../.b./..b/w.. b 0+0",
                      {11, 44, 466, 2031, 20976});
     }},
    {"perft: Lasker's rules",
     [] {
         expect_perft(setup(2), "ww./.b./.../b..b../.../.../.w. w 3+4", {22, 524, 11463, 260744});
     }},
};
