#include "descriptor.hpp"

#include "words.hpp"

namespace tables {

Described::Described(const Rules& rules) : made_(std::string(rules.id).c_str(), "1.0.0") {
    made_.player("white");
    made_.player("black");
    for (unsigned n = 0; n < rules.cells; ++n) made_.spot(std::string(rules.cell_names[n]));
    for (unsigned k = 0; k < rules.columns(); ++k) made_.spot(std::string(rules.column_names[k]));
    for (const char* tray : {"reserve-white", "reserve-black", "home-white", "home-black"})
        made_.spot(tray);
    for (Colour colour : both_colours)
        made_.piece(colour == Colour::white ? "white" : "black", player(colour));
    std::vector<std::string> choices;
    unsigned usual = 0;
    for (unsigned men : men_choices) {
        if (men == rules.usual_men) usual = static_cast<unsigned>(choices.size());
        choices.push_back(std::to_string(men));
    }
    made_.option("men", choices, usual);
    made_.seats(2, 2);
    // 56 throws of three dice; of steps there are fewer, one for each value and each man at most.
    // Men may be hit again and again, so the rules set no end, though every game finds one.
    constexpr unsigned most_throws = 56;
    static_assert(most_throws >= most_dice * most_men);
    made_.bounds(most_throws, 0);
    raw_ = &made_.raw();
}

unsigned men_each(const ludarium::Setup& setup) {
    return men_choices.at(setup.choice(0));
}

} // namespace tables
