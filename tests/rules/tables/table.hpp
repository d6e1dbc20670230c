// A game on a table, for tests: set up from text, played in text, with what happened kept as text.
#pragma once

#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include <ludarium/events.hpp>
#include <ludarium/types.hpp>

using Texts = std::vector<std::string>;
using TextSet = std::set<std::string>;

template <class Game>
class Table {
  public:
    explicit Table(unsigned men = 15) : setup_(setup(men)), state_(Game::start(setup_)) {}
    Table(unsigned men, const std::string& position)
        : setup_(setup(men)), state_(Game::position(setup_, position)) {}

    const typename Game::State& state() const { return state_; }
    std::string text() const { return Game::position_text(state_); }
    ludarium::Actor actor() const { return Game::actor(state_); }

    // What may be done now, in the game's notation.
    TextSet legal() const {
        TextSet texts;
        for (ludarium::Action action : actions()) texts.insert(Game::action_text(state_, action));
        return texts;
    }

    // Throws or steps, each of which must be legal.
    Table& play(const Texts& texts) {
        for (const std::string& text : texts) {
            happened.clear();
            const ludarium_event_sink sink{this, push};
            ludarium::Events events(&sink);
            Game::apply(state_, action(text), events);
        }
        return *this;
    }

    ludarium::Action action(const std::string& text) const {
        for (ludarium::Action action : actions())
            if (Game::action_text(state_, action) == text) return action;
        throw std::runtime_error(text + " is not legal in " + this->text());
    }
    ludarium::Spot spot(const std::string& id) const {
        const ludarium_descriptor& made = Game::descriptor();
        for (unsigned s = 0; s < made.spot_count; ++s)
            if (ludarium::view(made.spots[s]) == id) return static_cast<ludarium::Spot>(s);
        throw std::runtime_error("no spot " + id);
    }

    // The events of the last action: "moved white 6 8", "phase white phase.moving".
    Texts happened;

    static ludarium::Setup setup(unsigned men) {
        const ludarium_option& choices = Game::descriptor().options[0];
        for (std::uint32_t n = 0; n < choices.choice_count; ++n)
            if (ludarium::view(choices.choices[n]) == std::to_string(men)) return {0b11, {n}};
        throw std::runtime_error("no game with so many men");
    }

  private:
    ludarium::Actions actions() const {
        ludarium::Actions legal;
        Game::legal_actions(state_, legal);
        return legal;
    }

    static void push(void* self, const ludarium_event* event) {
        static const std::vector<std::string> kinds = {"",     "moved",    "entered",   "returned",
                                                       "hit",  "captured", "borne-off", "thrown",
                                                       "lost", "paid",     "out",       "phase"};
        const ludarium_descriptor& made = Game::descriptor();
        std::string text = kinds.at(event->kind);
        const auto add = [&](ludarium_text word) {
            text += " " + std::string(ludarium::view(word));
        };
        if (event->player != LUDARIUM_NONE) add(made.players[event->player]);
        if (event->piece != LUDARIUM_NONE) add(made.pieces[event->piece].id);
        if (event->from != LUDARIUM_NONE) add(made.spots[event->from]);
        if (event->to != LUDARIUM_NONE) add(made.spots[event->to]);
        if (event->key.length > 0) add(event->key);
        static_cast<Table*>(self)->happened.push_back(text);
    }

    ludarium::Setup setup_;
    typename Game::State state_;
};
