#include "plain.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace plain {

namespace {

// Turns go clockwise: Saturn 0, then Moon 6, Mercury 5, …
int clockwise(int planet) {
    return planet == 0 ? 6 : planet - 1;
}

int first_cell(int planet) {
    return 7 * planet + 1;
}

bool contains(const std::vector<int>& list, int item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

} // namespace

Game::Game(Rules rules, std::vector<int> players)
    : rules_(std::move(rules)), players_(std::move(players)), throwers_(players_) {
    for (int planet : players_) {
        for (int i = 0; i < rules_.men; ++i) men_.push_back({planet, on_axis});
        tokens_[planet] = rules_.ransom == "none" ? 0 : 7;
        captured_[planet] = 0;
        if (rules_.ransom != "none") bank_ += 1;
    }
}

std::vector<std::size_t> Game::men_at(int planet, int place) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < men_.size(); ++i)
        if (men_[i].planet == planet && men_[i].place == place) found.push_back(i);
    return found;
}

std::vector<std::size_t> Game::men_on_cell(int cell) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < men_.size(); ++i)
        if (men_[i].place == cell) found.push_back(i);
    return found;
}

int Game::men_left(int planet) const {
    int left = 0;
    for (const Man& man : men_)
        if (man.planet == planet && man.place != out) ++left;
    return left;
}

std::vector<int> Game::alive() const {
    std::vector<int> found;
    for (int planet : players_)
        if (men_left(planet) > 0) found.push_back(planet);
    return found;
}

// Two or more of a planet's men on its axis: its first cell is no step.
bool Game::counts(int cell) const {
    for (int planet : players_)
        if (cell == first_cell(planet) && men_at(planet, on_axis).size() >= 2) return false;
    return true;
}

int Game::landing(const Man& man, const std::vector<std::size_t>& dice) const {
    int steps = 0;
    for (std::size_t die : dice) steps += dice_[die].value;
    int cell = man.place == on_axis ? first_cell(man.planet) : man.place;
    while (steps > 0) {
        cell = cell == 49 ? 1 : cell + 1;
        if (counts(cell)) steps = steps - 1;
    }
    return cell;
}

bool Game::may_land(int planet, int cell) const {
    const auto there = men_on_cell(cell);
    return there.size() < 2 || men_[there.front()].planet == planet;
}

// Every man who has not moved, with every choice of unplayed dice the rules know.
std::vector<Move> Game::single_moves() const {
    std::vector<Move> found;
    std::set<int> tried;
    for (std::size_t man = 0; man < men_.size(); ++man) {
        if (men_[man].planet != turn_ || men_[man].place == out || men_[man].moved) continue;
        if (!tried.insert(men_[man].place).second) continue; // one of several alike is enough
        for (int choice = 1; choice < 8; ++choice) {
            std::vector<std::size_t> dice;
            bool unplayed = true;
            for (std::size_t die = 0; die < 3; ++die)
                if (choice & (1 << die)) {
                    dice.push_back(die);
                    unplayed = unplayed && !dice_[die].played;
                }
            if (!unplayed || (!rules_.split && dice.size() < 3)) continue;
            if (may_land(turn_, landing(men_[man], dice))) found.push_back({man, dice});
        }
    }
    return found;
}

// How many dice are played at best in a turn that goes on with this move. Tries everything, until
// nothing can be better.
int Game::most_dice(const Move& move) const {
    int unplayed = 0;
    for (const Die& die : dice_) unplayed += die.played ? 0 : 1;
    if (static_cast<int>(move.dice.size()) == unplayed) return unplayed;
    Game after = *this;
    after.carry_out(move);
    if (after.alive().size() == 1) return unplayed;
    int rest = 0;
    for (const Move& next : after.single_moves()) {
        rest = std::max(rest, after.most_dice(next));
        if (static_cast<int>(move.dice.size()) + rest == unplayed) break;
    }
    return static_cast<int>(move.dice.size()) + rest;
}

std::vector<Move> Game::best_moves() const {
    std::vector<Move> found;
    int best = 0;
    for (const Move& move : single_moves()) {
        const int dice = most_dice(move);
        if (dice > best) found.clear();
        best = std::max(best, dice);
        if (dice == best) found.push_back(move);
    }
    return found;
}

std::string Game::move_text(const Move& move) const {
    const Man& man = men_[move.man];
    std::string text = man.place == on_axis ? "axis" : std::to_string(man.place);
    text += "-" + std::to_string(landing(man, move.dice));
    if (rules_.split)
        for (std::size_t i = 0; i < move.dice.size(); ++i)
            text += (i == 0 ? ":" : "+") + std::to_string(dice_[move.dice[i]].value);
    return text;
}

std::vector<std::string> Game::legal() const {
    std::set<std::string> texts; // men on one cell and equal dice give the same text
    for (const Move& move : best_moves()) texts.insert(move_text(move));
    if (texts.empty()) return {"pass"};
    return {texts.begin(), texts.end()};
}

// A lone man on the axis stands on the first cell, unless somebody is there.
void Game::step_forward(int planet) {
    const auto waiting = men_at(planet, on_axis);
    if (waiting.size() == 1 && men_on_cell(first_cell(planet)).empty())
        men_[waiting.front()].place = first_cell(planet);
}

void Game::carry_out(const Move& move) {
    Man& man = men_[move.man];
    const int cell = landing(man, move.dice);
    man.place = out; // in the air
    for (int planet : players_) step_forward(planet);
    std::vector<std::size_t> enemies;
    for (std::size_t other : men_on_cell(cell))
        if (men_[other].planet != man.planet) enemies.push_back(other);
    man.place = cell;
    man.moved = true;
    moved_to_.push_back(cell);
    for (std::size_t die : move.dice) dice_[die].played = true;
    for (std::size_t other : enemies) {
        const int owner = men_[other].planet;
        ++captured_[man.planet];
        if (tokens_[owner] > 0) {
            --tokens_[owner];
            if (rules_.ransom == "captor") ++tokens_[man.planet];
            if (rules_.ransom == "bank") ++bank_;
            men_[other].place = on_axis;
        } else {
            men_[other].place = out;
        }
        for (int planet : players_) step_forward(planet);
        if (men_left(owner) == 0) fallen_.push_back(owner);
    }
}

void Game::next_player() {
    do {
        turn_ = clockwise(turn_);
        if (turn_ == starter_) ++rounds_done_;
    } while (!contains(players_, turn_) || men_left(turn_) == 0);
    for (Man& man : men_) man.moved = false;
    dice_.clear();
    moved_to_.clear();
    phase_ = rules_.limit > 0 && rounds_done_ == rules_.limit ? "over" : "throw";
}

void Game::after_move() {
    if (alive().size() == 1)
        phase_ = "over";
    else if (single_moves().empty())
        next_player();
}

void Game::play(const std::string& wanted) {
    if (wanted == "pass") return next_player();
    for (const Move& move : best_moves())
        if (move_text(move) == wanted) {
            // Of equal dice the first unplayed ones are meant.
            Move first = move;
            std::vector<std::size_t> taken;
            for (std::size_t& die : first.dice)
                for (std::size_t i = 0; i < 3; ++i)
                    if (!dice_[i].played && dice_[i].value == dice_[die].value &&
                        std::find(taken.begin(), taken.end(), i) == taken.end()) {
                        taken.push_back(i);
                        break;
                    }
            first.dice = taken;
            carry_out(first);
            return after_move();
        }
    throw std::logic_error("no such move: " + wanted);
}

void Game::throw_for_start(int value) {
    // Whoever is first clockwise from Saturn and has not thrown.
    if (start_throws_.size() == throwers_.size()) {
        int most = 0;
        for (auto [planet, thrown] : start_throws_) most = std::max(most, thrown);
        throwers_.clear();
        for (auto [planet, thrown] : start_throws_)
            if (thrown == most) throwers_.push_back(planet);
        start_throws_.clear();
    }
    for (int planet : {0, 6, 5, 4, 3, 2, 1})
        if (contains(throwers_, planet) && start_throws_.count(planet) == 0) {
            start_throws_[planet] = value;
            break;
        }
    if (start_throws_.size() < throwers_.size()) return;
    int most = 0, how_many = 0, who = 0;
    for (auto [planet, thrown] : start_throws_) {
        if (thrown > most) {
            most = thrown;
            how_many = 0;
        }
        if (thrown == most) {
            ++how_many;
            who = planet;
        }
    }
    if (how_many == 1) {
        phase_ = "throw";
        turn_ = starter_ = who;
    }
}

void Game::throw_dice(std::vector<int> values) {
    std::sort(values.begin(), values.end());
    for (int value : values) dice_.push_back({value});
    start_throws_.clear();
    throwers_.clear();
    phase_ = "move";
}

void Game::place_men(int planet, const std::vector<int>& places) {
    std::size_t next = 0;
    for (Man& man : men_)
        if (man.planet == planet) man.place = next < places.size() ? places[next++] : out;
    if (places.empty()) fallen_.push_back(planet);
}

void Game::set_turn(int planet, int starter, int rounds_done) {
    phase_ = "throw";
    turn_ = planet;
    starter_ = starter;
    rounds_done_ = rounds_done;
    throwers_.clear();
    for (int other : players_) step_forward(other);
}

} // namespace plain
