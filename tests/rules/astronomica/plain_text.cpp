// How the plain game is written down, and who has won it.
#include <algorithm>
#include <sstream>

#include "plain.hpp"

namespace plain {

namespace {

const char* const names[] = {"saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"};

int planet_named(const std::string& name) {
    return static_cast<int>(std::find(names, names + 7, name) - names);
}

std::vector<std::string> split(const std::string& text, char mark) {
    std::vector<std::string> parts;
    std::istringstream rest(text);
    for (std::string part; std::getline(rest >> std::ws, part, mark);) parts.push_back(part);
    return parts;
}

} // namespace

Game Game::at(const Rules& rules, const std::string& text) {
    const auto parts = split(text, ';');
    std::vector<std::vector<std::string>> sides;
    std::vector<int> players;
    for (const std::string& side : split(parts[0], ',')) {
        sides.push_back(split(side, ' '));
        players.push_back(planet_named(sides.back()[0]));
    }
    Game game(rules, players);
    if (parts[1].rfind("opening", 0) == 0) return game;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        std::vector<int> places;
        for (std::size_t word = 1; word < sides[i].size(); ++word) {
            const std::string& said = sides[i][word];
            const auto after = [&](std::size_t at) { return std::stoi(said.substr(at)); };
            if (said[0] == 'a') places.insert(places.end(), after(1), on_axis);
            if (said[0] == 't') game.give_tokens(players[i], after(1));
            if (said[0] == 'c') game.give_captures(players[i], after(1));
            const auto cross = said.find('x');
            if (said[0] >= '1' && said[0] <= '9')
                places.insert(places.end(), cross == std::string::npos ? 1 : after(cross + 1),
                              after(0));
        }
        game.place_men(players[i], places);
        if (places.empty()) game.give_tokens(players[i], 0);
    }
    int starter = 0, rounds = 0;
    if (parts.size() > 2) {
        const auto words = split(parts[2], ' '); // "round 3 from moon"
        rounds = std::stoi(words[1]) - 1;
        starter = planet_named(words[3]);
    }
    game.set_turn(planet_named(parts[1]), starter, rounds);
    return game;
}

std::string Game::text() const {
    std::string text;
    for (int planet : players_) {
        if (!text.empty()) text += ", ";
        text += names[planet];
        const auto fell = std::find(fallen_.begin(), fallen_.end(), planet);
        if (fell != fallen_.end()) text += " out" + std::to_string(fell - fallen_.begin() + 1);
        const auto waiting = men_at(planet, on_axis).size();
        if (waiting > 0) text += " a" + std::to_string(waiting);
        for (int cell = 1; cell <= 49; ++cell) {
            const auto there = men_at(planet, cell).size();
            if (there > 0) text += " " + std::to_string(cell);
            if (there > 1) text += "x" + std::to_string(there);
        }
        const int usual = rules_.ransom == "none" || fell != fallen_.end() ? 0 : 7;
        if (tokens_.at(planet) != usual) text += " t" + std::to_string(tokens_.at(planet));
        if (captured_.at(planet) > 0) text += " c" + std::to_string(captured_.at(planet));
    }
    text += "; ";
    if (phase_ == "over") return text + "end";
    if (!throwers_.empty()) {
        text += "opening";
        for (int planet : throwers_) {
            text += std::string(" ") + names[planet];
            if (start_throws_.count(planet)) text += " " + std::to_string(start_throws_.at(planet));
        }
        return text;
    }
    text += names[turn_];
    for (const Die& die : dice_) text += " " + std::to_string(die.value) + (die.played ? "*" : "");
    if (!moved_to_.empty()) text += " moved";
    for (int cell : moved_to_) text += " " + std::to_string(cell);
    if (rules_.limit > 0)
        text += "; round " + std::to_string(rounds_done_ + 1) + " from " + names[starter_];
    return text;
}

// Whether a is placed before b.
bool Game::ahead(int a, int b) const {
    const auto lasted = [&](int planet) {
        return std::find(fallen_.begin(), fallen_.end(), planet) - fallen_.begin();
    };
    const bool one_left = alive().size() == 1;
    if (rules_.ransom == "none" && one_left) {
        if (captured_.at(a) != captured_.at(b)) return captured_.at(a) > captured_.at(b);
        return lasted(a) > lasted(b);
    }
    if (men_left(a) != men_left(b)) return men_left(a) > men_left(b);
    if (tokens_.at(a) != tokens_.at(b)) return tokens_.at(a) > tokens_.at(b);
    if (rules_.ransom == "none" && captured_.at(a) != captured_.at(b))
        return captured_.at(a) > captured_.at(b);
    return lasted(a) > lasted(b);
}

std::map<int, int> Game::places() const {
    std::map<int, int> found;
    for (int planet : players_) {
        found[planet] = 1;
        for (int other : players_)
            if (ahead(other, planet)) ++found[planet];
    }
    return found;
}

} // namespace plain
