#include "screens/table_panel.hpp"

#include <algorithm>

#include "screens/ending.hpp"
#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr int dot_size = 16;
constexpr int dot_count = 3;
constexpr std::size_t many = 2; // players

Box act_box(const TableLayout& layout, int height) {
    const Box& m = layout.message;
    return {m.left, m.bottom() - height, m.width, height};
}

// The smaller of two sizes; 0 is none yet.
int smaller(int a, int b) {
    return a == 0 ? b : std::min(a, b);
}

} // namespace

std::vector<Player> seated(const TablePlay::Seats& seats) {
    std::vector<Player> players;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].kind != Seat::Kind::empty) players.push_back(static_cast<Player>(i));
    return players;
}

int visitors(const TablePlay::Seats& seats) {
    return static_cast<int>(std::count_if(
        seats.begin(), seats.end(), [](const Seat& s) { return s.kind == Seat::Kind::visitor; }));
}

TablePanel::TablePanel(const StageTools& tools, const TableArt& art, const Words& words,
                       const TablePlay& play, int target)
    : tools_(tools),
      art_(art),
      words_(words),
      face_(tools.scene, layer::panel),
      title_(tools.scene, layer::label),
      seated_(seated(play.seats())),
      headline_(tools.scene, layer::label),
      sentence_(tools.scene, layer::label),
      dice_(tools, art),
      act_(tools, "act", act_box(art.layout, std::max(target, tools.scaled(84))), layer::button) {
    const TableLayout& layout = art.layout;
    PanelStyle style;
    style.fill = tools.theme.colours.panel;
    style.border = tools.theme.colours.panel_edge;
    style.border_width = std::max(1.f, 1.5f * tools.unit);
    style.radius = static_cast<float>(tools.scaled(tools.theme.spacing.radius)) * 1.4f;
    face_.frame(frame(layout.panel));
    face_.picture(panel(layout.panel.size(), style));
    for (const Box& box : layout.plates) plates_.emplace_back(tools, box);
    const char* const names[] = {"hint", "undo", "again", "rules"};
    for (std::size_t i = 0; i < layout.buttons.size() && i < std::size(names); ++i)
        buttons_.emplace_back(tools, names[i], layout.buttons[i], layer::button, names[i]);
    const int side = tools.scaled(dot_size);
    for (int i = 0; i < dot_count; ++i) {
        dots_.emplace_back(tools.scene, layer::label);
        dots_.back().picture(dot({side, side}, tools.theme.colours.accent));
    }
    act_.shown(false);
    act_.state(Button::State::selected);
}

void TablePanel::show(const TablePlay& play, bool asking, bool paying) {
    if (!art_.layout.title.empty()) {
        TextStyle style =
            tools_.style(tools_.theme.type.title, tools_.theme.colours.accent, Align::centre);
        style.small_caps = true;
        style.tracking = 60;
        Picture words = tools_.type.fit(words_.game("game.name"), style, art_.layout.title.size());
        title_.frame(centred(words->size, art_.layout.title));
        title_.picture(std::move(words));
    }
    if (!paying) show_plates(play);
    show_buttons(play, asking);
    show_message(play);
    DiceTray::Content dice;
    dice.dice = play.position().dice;
    dice.throwable = play.visitor_throws();
    dice.preferred = play.preferred_die();
    for (const Spot to : play.lifted() ? play.targets() : std::vector<Spot>{})
        dice.used |= play.dice_for(to);
    dice_.show(dice);
}

// Players.

const Box* TablePanel::plate_of(Player player) const {
    for (std::size_t i = 0; i < plates_.size() && i < seated_.size(); ++i)
        if (seated_[i] == player) return &plates_[i].box();
    return nullptr;
}

Picture TablePanel::emblem(const TablePlay& play, Player player) const {
    const auto& pieces = play.parts().pieces;
    for (std::size_t i = 0; i < pieces.size() && i < art_.emblems.size(); ++i)
        if (pieces[i].owner == player) return art_.emblems[i];
    return nullptr;
}

std::string TablePanel::counted(const TablePlay& play, Player player) const {
    std::string all;
    for (const Count& count : play.position().counts) {
        if (count.player != player || count.counter >= play.parts().counters.size()) continue;
        const std::string key = "counter." + play.parts().counters[count.counter];
        const std::string text = words_.counted(key, count.value);
        const bool says_number = text.find(std::to_string(count.value)) != std::string::npos;
        all += (all.empty() ? "" : " · ") +
               (says_number ? text : text + " " + std::to_string(count.value));
    }
    return all;
}

void TablePanel::show_plates(const TablePlay& play) {
    const Position& position = play.position();
    for (std::size_t i = 0; i < plates_.size() && i < seated_.size(); ++i) {
        const Player player = seated_[i];
        const Seat& seat = play.seats()[number(player)];
        Plate::Content content;
        content.emblem = emblem(play, player);
        content.name = words_.player(play.parts(), player);
        const bool you = seat.kind == Seat::Kind::visitor && visitors(play.seats()) == 1;
        // Many plates are small: who plays for the computer goes without saying there.
        if (seated_.size() > many) {
            if (you) content.name += " · " + words_.shell("seat.you");
        } else if (seat.kind == Seat::Kind::computer) {
            content.seat = words_.shell("seat.computer");
        } else if (you) {
            content.seat = words_.shell("seat.you");
        }
        content.counted = counted(play, player);
        content.active =
            position.actor == acts(player) || (position.actor == chance && position.turn == player);
        if (position.ending) content.active = position.ending->results[number(player)].place == 1;
        plates_[i].show(content);
    }
}

// What is going on.

std::string TablePanel::headline(const TablePlay& play) const {
    const bool throws = play.position().actor == chance;
    if (play.whose_turn() == Seat::Kind::empty) return {};
    if (play.whose_turn() == Seat::Kind::visitor && visitors(play.seats()) == 1)
        return words_.shell("table.your-turn");
    if (play.whose_turn() == Seat::Kind::computer && seated_.size() <= many)
        return words_.shell(throws ? "table.computer-throws" : "table.computer-thinks");
    const std::string player = words_.player(play.parts(), play.player_to_move());
    return words_.shell("table.turn-of", {{"player", player}});
}

std::string TablePanel::sentence(const TablePlay& play) const {
    const Position& position = play.position();
    if (play.message()) return words_.told(*play.message(), play.parts());
    // Where a throw means something else than usual, the game says what.
    if (const std::string key = "throw." + position.phase;
        position.actor == chance && words_.game_has(key))
        return words_.game(key, {{"player", words_.player(play.parts(), play.player_to_move())}});
    if (play.visitor_throws()) return words_.shell("table.throw");
    if (play.visitor_moves() && play.lifted()) return words_.shell("table.choose-target");
    if (play.visitor_moves() && !play.movable().empty()) return words_.shell("table.choose");
    if (position.ending) return ending_reason(words_, play.parts(), *position.ending);
    return {};
}

void TablePanel::show_message(const TablePlay& play) {
    const TableLayout& layout = art_.layout;
    Box room = layout.message.inset(tools_.scaled(6));
    if (act_.is_shown()) room.height = act_.box().top - tools_.scaled(10) - room.top;
    const std::string head = headline(play);
    message_text_ = sentence(play);

    TextStyle style = tools_.style(tools_.theme.type.turn, tools_.theme.colours.text);
    style.bold = true;
    Picture top = head.empty() ? nullptr
                               : tools_.type.fit(head, style,
                                                 {room.width - tools_.scaled(90),
                                                  std::min(room.height, tools_.scaled(80))});
    const int head_height = top ? top->size.height : 0;
    const int below = head_height + (top ? tools_.scaled(4) : 0);
    Picture text =
        message_text_.empty()
            ? nullptr
            : tools_.type.fit(message_text_,
                              tools_.style(tools_.theme.type.body, tools_.theme.colours.text),
                              {room.width, std::max(1, room.height - below)});
    if (top) headline_.frame(frame(Box{room.left, room.top, top->size.width, top->size.height}));
    if (text)
        sentence_.frame(
            frame(Box{room.left, room.top + below, text->size.width, text->size.height}));

    const bool thinking = play.computer_thinks();
    const int side = tools_.scaled(dot_size);
    for (int i = 0; i < dot_count; ++i) {
        Node& dot = dots_[static_cast<std::size_t>(i)];
        const int left = room.left + (top ? top->size.width : 0) + side + i * side * 3 / 2;
        dot.frame(frame(Box{left, room.top + head_height * 6 / 10 - side / 2, side, side}));
        dot.shown(thinking);
    }
    if (!thinking)
        next_dot_.reset();
    else if (!next_dot_)
        next_dot_ = Time{};
    headline_.picture(std::move(top));
    sentence_.picture(std::move(text));
}

void TablePanel::advance(Time now) {
    if (!next_dot_ || now < *next_dot_) return;
    next_dot_ = now + tools_.theme.pace.thinking_step;
    bright_dot_ = (bright_dot_ + 1) % dot_count;
    for (std::size_t i = 0; i < dots_.size(); ++i) dots_[i].opacity(i == bright_dot_ ? 1.f : 0.3f);
}

void TablePanel::show_buttons(const TablePlay& play, bool asking) {
    using State = Button::State;
    int size = 0;
    for (const Button& button : buttons_)
        size = smaller(size, button.largest_size(words_.shell("button." + button.name())));
    for (Button& button : buttons_) {
        bool ready = !asking;
        if (button.name() == "hint") ready = ready && play.can_hint();
        if (button.name() == "undo") ready = ready && play.can_undo();
        button.state(ready ? State::ready : State::off);
        button.label(words_.shell("button." + button.name()), size);
    }
    const bool throws = play.visitor_throws();
    act_.shown(throws || play.can_pass());
    const auto& dice = play.position().dice;
    const auto to_throw =
        std::count_if(dice.begin(), dice.end(), [](const Die& d) { return d.value == 0; });
    if (act_.is_shown())
        act_.label(throws ? words_.counted("button.throw", static_cast<int>(to_throw))
                          : words_.shell("button.pass"));
}

} // namespace ludarium::shell
