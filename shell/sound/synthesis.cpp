#include "sound/synthesis.hpp"

#include <cmath>

namespace ludarium::shell::synthesis {
namespace {

// A board of hardwood on a table, struck near its middle.
const Body board{{172, .55, .16}, {268, .8, .14},  {431, 1, .11},    {655, .7, .085},
                 {1010, .5, .06}, {1580, .3, .04}, {2340, .16, .026}};
// A disc of wood or bone, two fingers wide.
const Body man{{1240, .6, .045}, {1985, .8, .036}, {2910, .5, .026}, {4230, .25, .018}};
// The same on marble: the slab hardly rings, the disc does.
const Body marble{{212, .3, .06},   {890, .45, .05},  {2130, 1, .055},
                  {3270, .8, .045}, {4820, .5, .032}, {6900, .25, .022}};
// A hide stretched over a board.
const Body hide{{84, .6, .13}, {127, 1, .11}, {203, .5, .075}, {331, .3, .055}, {476, .12, .04}};
// A bone die of about a centimetre: small, so high.
const Body bone{{2650, .7, .022}, {3820, 1, .019}, {5240, .7, .015}, {7350, .4, .011}};
// A little bronze bell: the partials of a free bar, of which only the first lasts.
const Body bell{{784, 1, .95}, {2161, .16, .42}, {4236, .05, .18}};

void set_down(Tape& tape, double at, double level, double pitch, Noise& noise) {
    tape.strike(pitched(board, pitch), {at, level, .0011});
    tape.strike(pitched(man, pitch), {at, level * .32, .0003});
    tape.rustle(at, level * .5, .014, 3200, noise);
}

void die_touches(Tape& tape, double at, double level, double size, Noise& noise) {
    // Corners, edges and faces each excite the die a little differently.
    Body die = pitched(bone, size * noise.between(.97, 1.03));
    for (Partial& partial : die) partial.level *= noise.between(.5, 1);
    tape.strike(die, {at, level * .75, .00016});
    tape.strike(pitched(board, 1.5), {at, level * .38, .0006});
    tape.rustle(at, level * .35, .008, 6000, noise);
}

Samples dice(int count) {
    Tape tape(.98);
    Noise noise(static_cast<std::uint32_t>(100 + count));
    // In the hand or the cup: soft clacks, closer together the more dice there are.
    const Body inside = pitched(bone, .8);
    for (double at = .008; at < .3; at += noise.between(.022, .062) / std::sqrt(count)) {
        tape.strike(inside, {at, noise.between(.12, .3), .00022});
        tape.rustle(at, noise.between(.1, .22), .01, 2600, noise);
    }
    // Then each falls (when the dice on the screen do), bounces lower and lower, and rocks to rest.
    for (int die = 0; die < count; ++die) {
        const double size = 1 + .07 * (die - 1);
        double at = .37 + .055 * die + noise.between(0, .015);
        double speed = noise.between(.85, 1);
        while (speed > .16) {
            die_touches(tape, at, std::pow(speed, 1.4), size, noise);
            at += .115 * speed;
            speed *= noise.between(.5, .72);
        }
        for (double gap = .026; gap > .009; gap *= .72) {
            die_touches(tape, at, gap * 4, size, noise);
            at += gap;
        }
    }
    tape.room(.035);
    return tape.finished(count - 7.);
}

Samples man_on_wood() {
    Tape tape(.32);
    Noise noise(11);
    set_down(tape, 0, 1, 1, noise);
    // A disc touches with its rim first and then lies.
    set_down(tape, .021, .22, 1.1, noise);
    tape.room(.03);
    return tape.finished(-7);
}

Samples man_on_stone() {
    Tape tape(.32);
    Noise noise(12);
    tape.strike(marble, {0, 1, .00018});
    tape.rustle(0, .5, .009, 5500, noise);
    tape.strike(pitched(marble, 1.04), {.017, .3, .00018});
    tape.strike(pitched(marble, 1.02), {.027, .1, .0002});
    tape.room(.045);
    return tape.finished(-9);
}

Samples man_on_hide() {
    Tape tape(.3);
    Noise noise(13);
    tape.strike(hide, {0, 1, .003});
    tape.rustle(0, 1.1, .05, 620, noise);
    tape.strike(pitched(man, .7), {.001, .05, .0004});
    tape.room(.02);
    return tape.finished(-6);
}

Samples hit() {
    Tape tape(.6);
    Noise noise(14);
    set_down(tape, 0, .8, 1.12, noise);
    set_down(tape, .082, 1, .94, noise);
    // The board as a whole answers.
    tape.strike({{78, 1, .3}, {112, .8, .22}, {163, .4, .14}}, {.084, 1.3, .004});
    tape.room(.045);
    return tape.finished(-3.5);
}

Samples borne_off() {
    Tape tape(.5);
    Noise noise(15);
    // Drawn over the edge, and laid with the others: a fourth higher, for it is good news.
    tape.rustle(0, .55, .16, 1500, noise);
    set_down(tape, .1, .6, 1, noise);
    set_down(tape, .205, .8, 4. / 3, noise);
    tape.room(.04);
    return tape.finished(-8);
}

Samples wrong() {
    Tape tape(.3);
    Noise noise(16);
    // A knuckle on thick wood, twice, the second lower: no, but kindly.
    const Body soft{{196, 1, .12}, {392, .22, .06}, {590, .06, .04}};
    tape.strike(soft, {0, 1, .005});
    tape.strike(pitched(soft, 8. / 9), {.095, .7, .006});
    tape.rustle(0, .15, .03, 500, noise);
    return tape.finished(-13);
}

Samples turn() {
    Tape tape(.95);
    tape.strike(bell, {0, 1, .0005});
    // Two almost equal tones beat slowly, as cast bells do.
    tape.strike({{786.2, .45, .9}}, {0, 1, .004});
    tape.room(.03);
    return tape.finished(-15);
}

Samples win() {
    Tape tape(1.5);
    Noise noise(17);
    // The Dorian octave of the Greeks from hypate to nete, in Philolaus' tuning: fourth 4:3, tone 9:8,
    // fifth 3:2, octave 2:1, and the leimma 256:243 above the fifth. Mese stands at 440 Hz.
    constexpr double hypate = 330, mese = hypate * 4 / 3, paramese = hypate * 3 / 2,
                     trite = paramese * 256 / 243, nete = hypate * 2;
    struct Note {
        double hertz, at, level;
    };
    for (const Note note : {Note{hypate, 0, .8}, Note{mese, .12, .8}, Note{paramese, .24, .85},
                            Note{trite, .36, .8}, Note{paramese, .48, .75}, Note{nete, .62, 1},
                            Note{mese, .63, .6}, Note{hypate / 2, .61, .7}})
        tape.pluck(note.at, note.level, note.hertz, .95, noise);
    tape.room(.05);
    return tape.finished(-5);
}

Samples tick() {
    Tape tape(.12);
    tape.strike({{523, .6, .06}, {1046, 1, .045}, {1890, .2, .025}}, {0, 1, .0008});
    return tape.finished(-16);
}

} // namespace

Samples make(Sound sound) {
    switch (sound) {
    case Sound::dice_one:
        return dice(1);
    case Sound::dice_two:
        return dice(2);
    case Sound::dice_three:
        return dice(3);
    case Sound::man_wood:
        return man_on_wood();
    case Sound::man_stone:
        return man_on_stone();
    case Sound::man_hide:
        return man_on_hide();
    case Sound::hit:
        return hit();
    case Sound::borne_off:
        return borne_off();
    case Sound::wrong:
        return wrong();
    case Sound::turn:
        return turn();
    case Sound::win:
        return win();
    case Sound::tick:
        return tick();
    }
    return {};
}

} // namespace ludarium::shell::synthesis
