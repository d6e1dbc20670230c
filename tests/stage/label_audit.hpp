// Looks at everything written on a screen: nothing is cut, nothing lies over anything else, nothing
// leaves the screen, and every button is large enough for a finger.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "../common/moved_clock.hpp"
#include "plugins/installed_game.hpp"
#include "screens/rail.hpp"
#include "screens/screen_unit.hpp"
#include "screens/shelf.hpp"
#include "screens/surroundings.hpp"

namespace ludarium::test {

using namespace shell;

struct NobodyWatches : Witness {
    void screen(const std::string&) override {}
    void places(const std::vector<Place>&) override {}
    void position(std::uint64_t, std::uint64_t, int) override {}
    void message(const std::string&) override {}
    void announced(const std::string&) override {}
    void dialogue(const std::string&, const std::string&) override {}
};

// The shipped games with their own words, and no pictures.
class BareShelf : public Shelf {
  public:
    BareShelf(const Strings& shell, std::string language)
        : shell_(shell), language_(std::move(language)) {
        installed_ = find_games({LUDARIUM_GAMES});
        std::vector<std::string> problems;
        for (const SharedGame& game : installed_.games)
            strings_.push_back(Strings::read(game->content(), problems));
    }
    std::vector<SharedGame> games() override { return installed_.games; }
    Words words(const SharedGame& game) override { return words_of(*game); }
    Words words_of(const InstalledGame& game) const {
        return Words(shell_, strings_of(game), language_);
    }
    const Strings& strings_of(const InstalledGame& game) const {
        for (std::size_t i = 0; i < installed_.games.size(); ++i)
            if (installed_.games[i]->manifest.id == game.manifest.id) return strings_[i];
        throw std::logic_error("no such game");
    }
    void order(const void*, const Wanted&, std::function<void(Picture)>) override {}
    void forget_orders(const void*) override {}

  private:
    const Strings& shell_;
    std::string language_;
    Installed installed_;
    std::vector<Strings> strings_;
};

struct Layout {
    Size screen;
    double diagonal;
};
inline constexpr Layout layouts[] = {{{1280, 720}, 24},
                                     {{1920, 1080}, 27},
                                     {{1080, 1920}, 32},
                                     {{1024, 768}, 17},
                                     {{3840, 2160}, 43}};

// One screen size, language and size of letters, with all that a screen is given.
struct Stand {
    Stand(const Layout& layout, const std::string& code, bool large)
        : name(std::to_string(layout.screen.width) + "x" + std::to_string(layout.screen.height) +
               " " + code + (large ? " large" : "")),
          scene(layout.screen),
          settings{code, large, false, true, true},
          theme(themes().of(settings)),
          type(theme.family),
          around{scene,
                 clock,
                 theme,
                 type,
                 icons(),
                 witness,
                 fingertip(layout.screen, layout.diagonal)},
          shelf(shell_strings(), code),
          words(shell_strings(), no_game, code) {}

    // Drawn once for all stands.
    static Icons& icons() {
        static workshop::Bench bench(LUDARIUM_WORKSHOP_PROGRAM);
        static Easel easel(PictureCache({}), bench);
        static Icons drawn(std::string(LUDARIUM_CONTENT) + "/theme/icons", easel);
        return drawn;
    }
    static const Themes& themes() {
        static std::vector<std::string> problems;
        static const Themes read =
            Themes::read(std::string(LUDARIUM_CONTENT) + "/theme/theme.toml", problems);
        return read;
    }
    static const Strings& shell_strings() {
        static std::vector<std::string> problems;
        static const Strings read =
            Strings::read(std::string(LUDARIUM_CONTENT) + "/shell", problems);
        return read;
    }

    // Everything written in `where`; what lies under something opaque is not seen.
    void expect_legible(const Box& where) {
        struct Label {
            Box box;
            std::string words;
        };
        std::vector<Label> labels;
        std::vector<const Look*> looks;
        scene.take_damage();
        scene.collect(where, looks);
        for (const Look* look : looks)
            if (const auto words_on = type.words_of(look->picture.get()))
                labels.push_back({pixels_of(look->scaled_frame()), *words_on});
        const Box all{0, 0, scene.size().width, scene.size().height};
        for (std::size_t i = 0; i < labels.size(); ++i) {
            EXPECT_TRUE(all.contains(labels[i].box))
                << name << ": beyond the edge: " << labels[i].words;
            for (std::size_t j = i + 1; j < labels.size(); ++j)
                EXPECT_TRUE(common(labels[i].box, labels[j].box).empty())
                    << name << ": one over the other: " << labels[i].words << " | "
                    << labels[j].words;
        }
        expect_nothing_cut();
    }
    void expect_legible() { expect_legible({0, 0, scene.size().width, scene.size().height}); }
    void expect_nothing_cut() {
        for (; seen_cuts < type.cut().size(); ++seen_cuts)
            ADD_FAILURE() << name << ": cut: " << type.cut()[seen_cuts];
    }
    void expect_targets_large_enough(const std::vector<Target>& targets) {
        for (const Target& target : targets) {
            if (target.name.compare(0, 7, "button-") != 0) continue;
            EXPECT_GE(target.box.width, around.fingertip) << name << ": " << target.name;
            EXPECT_GE(target.box.height, around.fingertip) << name << ": " << target.name;
        }
    }

    std::string name;
    Scene scene;
    MovedClock clock;
    VisitorSettings settings;
    Theme theme;
    Typesetter type;
    NobodyWatches witness;
    Surroundings around;
    BareShelf shelf;
    Strings no_game;
    Words words;
    std::size_t seen_cuts = 0;
};

template <class Check>
void at_every_stand(const Check& check) {
    for (const Layout& layout : layouts)
        for (const char* language : {"it", "fr", "en", "de"})
            for (const bool large : {false, true}) {
                Stand stand(layout, language, large);
                check(stand);
            }
}

} // namespace ludarium::test
