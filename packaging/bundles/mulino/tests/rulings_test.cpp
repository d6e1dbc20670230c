// One test for each ruling of known.md, named after it.
#include "check.hpp"

using namespace mulino;

namespace {

std::string legal_text(const State& state) {
    Actions legal;
    Mulino::legal_actions(state, legal);
    std::string all;
    for (Action action : legal)
        all += (all.empty() ? "" : " ") + Mulino::action_text(state, action);
    return all;
}

void play(State& state, std::initializer_list<const char*> moves) {
    for (std::string_view move : moves) {
        Actions legal;
        Mulino::legal_actions(state, legal);
        bool found = false;
        for (Action action : legal)
            if (!found && Mulino::action_text(state, action) == move) {
                Events unseen = Events::nobody();
                Mulino::apply(state, action, unseen);
                found = true;
            }
        expect(move.data(), found, true);
    }
}

std::string end_of(const State& state) {
    if (Mulino::actor(state) != game_over) return "";
    const ludarium_outcome outcome = Mulino::outcome(state).raw;
    const int white = outcome.results[0].place, black = outcome.results[1].place;
    return std::string(ludarium::view(outcome.reason)) + (white < black   ? " white"
                                                          : black < white ? " black"
                                                                          : " draw");
}

State at(const char* position, const Setup& with = setup()) {
    return Mulino::position(with, position);
}

} // namespace

const std::vector<Test> ruling_tests = {
    {"M1 White begins",
     [] { expect("actor", Mulino::actor(Mulino::start(setup())), acts(player_of(0))); }},
    {"M2 two mills closed by one man take one man",
     [] {
         State state = at("ww./b.b/b../.....w/..b/.../..w w 4+4");
         play(state, {"g7", "xb6"});
         expect("after", Mulino::position_text(state), "www/..b/b../.....w/..b/.../..w b 3+4");
     }},
    {"M3 a man in a mill is safe",
     [] {
         State state = at("ww./.../.../bbb.../..b/.../... w 5+4");
         play(state, {"g7"});
         expect("takeable", legal_text(state), "xe3");
     }},
    {"M3 unless all are in mills",
     [] {
         State state = at("ww./.../.../bbb.../.../.../... w 5+4");
         play(state, {"g7"});
         expect("takeable", legal_text(state), "xa4 xb4 xc4");
     }},
    {"M4 with three men a side flies, with four it does not",
     [] {
         State three = at("ww./.../.../....../.bb/.b./w.. w 0+0");
         play(three, {"a1-g7"});
         expect("taking", three.taking, true);
         expect("four", legal_text(at("wwb/.../.../b...../.bb/.b./w.w w 0+0")),
                "d7-d6 a1-d1 g1-g4 g1-d1");
     }},
    {"M4 without flying three men walk",
     [] {
         expect("legal", legal_text(at("ww./.../.../....../.bb/.b./w.. w 0+0", setup(0, 1))),
                "a7-a4 d7-g7 d7-d6 a1-a4 a1-d1");
     }},
    {"M5 a mill opened closes again at once, and takes again",
     [] {
         State state = at("www/.../.../b...../bb./bb./..w w 0+0");
         play(state, {"g7-g4", "c3-c4", "g4-g7", "xa4"});
         expect("after", Mulino::position_text(state), "www/.../.../..b.../.b./bb./..w b 0+0");
     }},
    {"M6 two men lose",
     [] {
         State state = at("ww./..w/.../....../.bb/.b./... w 0+0");
         play(state, {"f6-g7", "xd2"});
         expect("end", end_of(state), "end.too-few white");
     }},
    {"M6 a side that cannot move loses",
     [] {
         State state = at("www/.b./.../wb...b/.../.../.b. b 0+0");
         play(state, {"d1-a1"});
         expect("end", end_of(state), "end.blocked black");
     }},
    {"M7 the third time a position stands it is a draw",
     [] {
         State state = at("w.w/w../.../....../.bb/b../.b. w 0+0");
         play(state, {"b6-d6", "d1-a1", "d6-b6", "a1-d1"});
         expect("twice", int{state.repeats}, 2);
         play(state, {"b6-d6", "d1-a1", "d6-b6"});
         expect("before", end_of(state), "");
         play(state, {"a1-d1"});
         expect("third", end_of(state), "end.repetition draw");
     }},
    {"M7 a saved game remembers its positions",
     [] {
         State state = at("w.w/w../.../....../.bb/b../.b. w 0+0");
         play(state, {"b6-d6", "d1-a1", "d6-b6", "a1-d1", "b6-d6", "d1-a1", "d6-b6"});
         State read = Mulino::from_bytes(setup(), Mulino::bytes(state));
         play(read, {"a1-d1"});
         expect("third", end_of(read), "end.repetition draw");
     }},
    {"M8 fifty moves without a mill are a draw",
     [] {
         State state = at("w.w/w../.../....../.bb/b../.b. w 0+0 49");
         play(state, {"b6-d6"});
         expect("end", end_of(state), "end.quiet draw");
     }},
    {"M8 a mill starts the count anew",
     [] {
         State state = at("ww./..w/.../.....w/.bb/b../.b. w 0+0 49");
         play(state, {"g4-g7", "xd1"});
         expect("quiet", int{state.quiet}, 0);
         expect("end", end_of(state), "");
     }},
    {"M9 Lasker's rules let a player move before all men are placed",
     [] {
         State state = at("w../.../.../....../.../.../..b w 9+9", setup(2));
         play(state, {"a7-d7", "g1-d1"});
         expect("in hand", int{state.hand[0]}, 9);
     }},
};
