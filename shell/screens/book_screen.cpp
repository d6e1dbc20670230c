#include "screens/book_screen.hpp"

#include <algorithm>

#include "pages/marked_page.hpp"
#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr float backdrop_shade = 0.3f;
constexpr int hand_size = 56; // in theme pixels
constexpr int cover_width = 4, cover_height = 3;

const char* name_of(LiveBoard::State state) {
    switch (state) {
    case LiveBoard::State::plays:
        return "plays";
    case LiveBoard::State::waits:
        return "waits";
    case LiveBoard::State::finished:
        return "finished";
    default:
        return "failed";
    }
}

Picture plate(const StageTools& tools, Size size, Colour fill, Colour border, float width) {
    PanelStyle face;
    face.fill = fill;
    face.border = border;
    face.border_width = std::max(1.f, width * tools.unit);
    face.radius = static_cast<float>(tools.scaled(tools.theme.spacing.radius)) * 1.4f;
    return panel(size, face);
}

// The panel's colour with a little of the accent's light.
Colour spoken_fill(const Theme::Colours& colours) {
    const auto mixed = [](double dark, double light) { return dark * 0.84 + light * 0.16; };
    return {mixed(colours.panel.red, colours.accent.red),
            mixed(colours.panel.green, colours.accent.green),
            mixed(colours.panel.blue, colours.accent.blue), 1};
}

} // namespace

BookScreen::BookScreen(const Surroundings& around, const Words& words, Shelf& shelf,
                       const InstalledGame& game, const BookLayout& at)
    : around_(around),
      words_(words),
      shelf_(shelf),
      game_(game),
      at_(at),
      motion_(around.scene, around.clock),
      tools_{around.scene, motion_, around.theme, around.type, at.unit, &around.icons},
      backdrop_(around, shelf),
      face_(around.scene, layer::panel),
      text_(tools_, at.words, at.dots),
      strip_(around.scene, layer::panel),
      hand_(around.scene, layer::label),
      caption_(around.scene, layer::label) {
    backdrop_.show({game.content() / "art" / "backdrop.svg", around.theme.folder / "backdrop.svg"},
                   backdrop_shade);
    const auto& colours = around.theme.colours;
    face_.picture(plate(tools_, at.panel.size(), colours.panel, colours.panel_edge, 1.5f));
    face_.frame(frame(at.panel));
    strip_.frame(frame(at.strip));
    strip_plays_ = plate(tools_, at.strip.size(), colours.panel, colours.panel_edge, 1.5f);
    strip_waits_ = plate(tools_, at.strip.size(), colours.panel, colours.accent, 3);
    strip_spoken_ = plate(tools_, at.strip.size(), spoken_fill(colours), colours.accent, 3);
}

BookScreen::~BookScreen() {
    motion_.finish();
    shelf_.forget_orders(this);
}

// What is open.

void BookScreen::open(const Leaf& leaf) {
    leaf_ = leaf;
    text_.show(leaf.here().page, leaf.step);
    show_buttons();
    told_beats_.reset();
    const host::PageStep& step = leaf.here().page.steps.at(leaf.step);
    around_.witness.leaf({leaf.here().id, leaf.step, leaf.here().page.steps.size(),
                          step.heading + "\n" + without_marks(step.text)});
    refresh();
}

void BookScreen::show_buttons() {
    buttons_.clear();
    const auto& type = around_.theme.type;
    // The way on comes first: it is what the keyboard finds.
    Button& next = buttons_.add(tools_, "next", at_.next, layer::button, "next");
    next.look({std::nullopt, type.name, true});
    if (leaf_.way_on.empty()) next.state(Button::State::off);
    next.label(leaf_.way_on.empty() ? words_.shell("book.next") : leaf_.way_on);
    Button& previous = buttons_.add(tools_, "previous", at_.previous, layer::button, "previous");
    if (leaf_.step == 0) previous.state(Button::State::off);
    if (!at_.aloud.empty()) buttons_.add(tools_, "aloud", at_.aloud, layer::button, "read-aloud");
    buttons_.add(tools_, "again", at_.again, layer::button, "rematch").shown(false);
    std::vector<Button> tabs;
    std::vector<std::string> labels;
    int size = 0;
    for (std::size_t i = 0; i < leaf_.chapters->size() && i < at_.chapters.size(); ++i) {
        const std::string& id = (*leaf_.chapters)[i].id;
        tabs.emplace_back(tools_, "chapter-" + id, at_.chapters[i], layer::button);
        tabs.back().look({std::nullopt, type.small});
        labels.push_back(words_.shell("book." + id));
        const int most = tabs.back().largest_size(labels.back());
        size = size == 0 ? most : std::min(size, most);
    }
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        tabs[i].label(labels[i], size);
        if (i == leaf_.chapter) tabs[i].state(Button::State::selected);
        buttons_.add(std::move(tabs[i]));
    }
    show_voice();
    around_.witness.places(buttons_.places());
}

void BookScreen::follow(const Voice& voice) {
    if (voice == voice_) return;
    voice_ = voice;
    show_voice();
    refresh();
}

void BookScreen::show_voice() {
    using State = Button::State;
    if (Button* aloud = buttons_.find("aloud"))
        aloud->state(!voice_.usable ? State::off : voice_.on ? State::selected : State::ready);
    text_.mark(voice_.speaking ? voice_.passage : std::nullopt);
}

void BookScreen::show_cover() {
    if (cover_) return;
    const Size room = at_.picture.size();
    const int width = std::min(room.width, room.height * cover_width / cover_height);
    const Size size{width, width * cover_height / cover_width};
    cover_ = Node(around_.scene, layer::board);
    cover_.frame(centred(size, at_.picture));
    const int radius = tools_.scaled(around_.theme.spacing.radius);
    shelf_.order(this, {cover_files(game_), size, radius, radius},
                 [this](Picture picture) { cover_.picture(std::move(picture)); });
}

// It may still be being drawn.
void BookScreen::put_cover_away() {
    shelf_.forget_orders(this);
    cover_.reset();
}

void BookScreen::show_board(LiveBoard* live, std::shared_ptr<const TableArt> art) {
    motion_.finish();
    awaits_board_ = false;
    live_ = live;
    if (!live || !art) {
        live_ = nullptr;
        stage_.reset();
        show_cover();
    } else {
        put_cover_away();
        if (!stage_ || stage_->art() != art.get())
            stage_ = std::make_unique<BookStage>(around_, tools_, words_, std::move(art));
        stage_->show(live);
        auto places = stage_->places();
        places.push_back({"caption", at_.caption});
        around_.witness.places(places);
    }
    told_beats_.reset();
    refresh();
}

void BookScreen::hold_board() {
    motion_.finish();
    live_ = nullptr;
    awaits_board_ = true;
    put_cover_away();
    if (stage_) stage_->show(nullptr);
    refresh();
}

void BookScreen::take(const Report& report) {
    if (stage_ && live_) stage_->take(report);
    refresh();
}

// The hand.

std::optional<std::string> BookScreen::handle(const Input& input) {
    const auto pressed = buttons_.handle(input);
    if (pressed) return pressed;
    const auto finger = finger_of(input);
    if ((finger && buttons_.holds(*finger)) || !live_ || !stage_) return std::nullopt;
    std::optional<std::string> hurried;
    if (const auto* press = std::get_if<Pressed>(&input)) {
        // Whatever moves is where it was going, and whatever is waited for is over.
        if (at_.picture.contains(press->at) && live_->state() == LiveBoard::State::plays) {
            motion_.finish();
            live_->hurry();
            hurried = "hurry";
        } else if (live_->state() == LiveBoard::State::waits && motion_.active()) {
            motion_.finish();
        }
    }
    stage_->handle(input);
    refresh();
    return hurried;
}

std::vector<Target> BookScreen::targets() const {
    std::vector<Target> all;
    if (stage_ && live_) all = stage_->targets();
    for (const Button& button : buttons_.all())
        if (button.usable())
            all.push_back({"button-" + button.name(), button.box(),
                           button.name() == "next" || button.name() == "previous"});
    return all;
}

// Time.

void BookScreen::advance() {
    const bool moved = motion_.active();
    motion_.advance();
    const std::size_t before = live_ ? live_->beats() : 0;
    if (live_) live_->advance(!motion_.active() && !voice_.speaking);
    if ((moved && !motion_.active()) || (live_ && live_->beats() != before)) refresh();
}

std::optional<Time> BookScreen::deadline() const {
    if (const auto frame_time = motion_.next_frame()) return frame_time;
    return live_ && !voice_.speaking ? live_->deadline() : std::nullopt;
}

// Showing.

void BookScreen::refresh() {
    if (stage_) stage_->refresh();
    show_strip();
    tell_witness();
}

void BookScreen::show_strip() {
    const auto& colours = around_.theme.colours;
    const bool on = stage_ && (!live_ || live_->speaks());
    strip_.shown(on);
    if (Button* again = buttons_.find("again"); again && again->is_shown() != (on && live_))
        again->shown(on && live_);
    // Where there is nothing left to see or to do, the way on shines.
    const bool done = !awaits_board_ && (!live_ || live_->state() == LiveBoard::State::finished);
    if (Button* next = buttons_.find("next"); next && !leaf_.way_on.empty())
        next->state(done ? Button::State::selected : Button::State::ready);
    const bool waits = live_ && live_->state() == LiveBoard::State::waits;
    hand_.shown(on && waits);
    caption_text_.clear();
    if (!on) return caption_.picture(nullptr);
    const bool spoken = voice_.speaking && !voice_.passage;
    strip_.picture(spoken ? strip_spoken_ : waits ? strip_waits_ : strip_plays_);
    Box room = at_.caption;
    if (waits) {
        const int side = tools_.scaled(hand_size);
        hand_.picture(around_.icons.at("hand", side, {colours.accent, colours.text}));
        hand_.frame(centred({side, side}, {room.left, room.top, side, room.height}));
        room.left += side + tools_.scaled(10);
        room.width -= side + tools_.scaled(10);
    }
    show_caption(room);
}

void BookScreen::show_caption(Box room) {
    using Tone = LiveBoard::Saying::Tone;
    const auto& colours = around_.theme.colours;
    const auto saying = live_ ? live_->saying() : LiveBoard::Saying();
    caption_text_ =
        saying.told && live_ ? words_.told(*saying.told, live_->play().parts()) : saying.text;
    if (caption_text_.empty()) {
        caption_.picture(nullptr);
    } else {
        const Colour ink = saying.tone == Tone::wrong   ? colours.accent
                           : saying.tone == Tone::right ? colours.hint.with_alpha(1)
                                                        : colours.text;
        Picture words =
            tools_.type.fit(caption_text_, tools_.style(around_.theme.type.body, ink), room.size());
        caption_.frame(frame(Box{room.left, room.top + (room.height - words->size.height) / 2,
                                 words->size.width, words->size.height}));
        caption_.picture(std::move(words));
    }
    if (caption_text_ == told_message_) return;
    told_message_ = caption_text_;
    if (!told_message_.empty()) around_.witness.message(told_message_);
}

void BookScreen::tell_witness() {
    if (!leaf_.chapters || awaits_board_ || motion_.active()) return;
    const auto& step = leaf_.here().page.steps.at(leaf_.step);
    if (live_ && told_position_ != live_->position().hash) {
        told_position_ = live_->position().hash;
        around_.witness.position(live_->position().ply, *told_position_, live_->position().actor);
    }
    const std::size_t beats = live_ ? live_->beats() : 0;
    if (told_beats_ == beats) return;
    told_beats_ = beats;
    const char* board = live_ ? name_of(live_->state()) : step.boards.empty() ? "none" : "failed";
    around_.witness.page(leaf_.here().id, leaf_.step, board);
}

} // namespace ludarium::shell
