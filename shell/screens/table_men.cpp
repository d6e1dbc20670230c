#include "screens/table_men.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <unordered_map>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr milliseconds at_once{0};
// How far a lifted man rises above its place, in sizes of a man.
constexpr float lift_height = 0.12f;

bool is_capture(std::uint32_t kind) {
    return kind == LUDARIUM_EVENT_HIT || kind == LUDARIUM_EVENT_CAPTURED;
}

} // namespace

TableMen::TableMen(const StageTools& tools, const BoardPlaces& places,
                   const std::vector<Picture>& pictures)
    : tools_(tools),
      places_(places),
      pictures_(pictures),
      shadow_(tools.scene, layer::lifted_shadow) {
    const int size = static_cast<int>(places.man() * 1.3f);
    shadow_.picture(shadow({size, size}, 0.55f));
    shadow_.shown(false);
}

// Who stands where.

TableMen::Man& TableMen::create(Piece piece, Spot spot) {
    Look look;
    if (number(piece) < pictures_.size()) look.picture = pictures_[number(piece)];
    men_.push_back({piece, spot, Node(tools_.scene, layer::men, std::move(look))});
    return men_.back();
}

TableMen::Man* TableMen::uppermost(Spot spot, Piece piece) {
    for (auto man = men_.rbegin(); man != men_.rend(); ++man)
        if (man->spot == spot && (piece == Piece::none || man->piece == piece)) return &*man;
    return nullptr;
}

TableMen::Man* TableMen::lifted_man() {
    for (Man& man : men_)
        if (static_cast<std::uint64_t>(man.key()) == lifted_) return &man;
    return nullptr;
}

unsigned TableMen::count_on(Spot spot) const {
    return static_cast<unsigned>(
        std::count_if(men_.begin(), men_.end(), [spot](const Man& m) { return m.spot == spot; }));
}

Frame TableMen::place_of(const Man& man) const {
    unsigned index = 0;
    for (const Man& other : men_) {
        if (&other == &man) break;
        if (other.spot == man.spot) ++index;
    }
    return places_.man_place(man.spot, index, count_on(man.spot));
}

std::vector<Frame> TableMen::homes() const {
    struct Heap {
        unsigned count = 0, placed = 0;
    };
    std::unordered_map<Spot, Heap> heaps;
    for (const Man& man : men_) ++heaps[man.spot].count;
    std::vector<Frame> places;
    places.reserve(men_.size());
    for (const Man& man : men_) {
        Heap& heap = heaps[man.spot];
        places.push_back(places_.man_place(man.spot, heap.placed++, heap.count));
    }
    return places;
}

std::optional<Spot> TableMen::spot_under(Point p) const {
    const Man* best = nullptr;
    float least = places_.man() * 0.5f;
    const std::vector<Frame> home = homes();
    for (std::size_t i = 0; i < men_.size(); ++i) {
        const Man& man = men_[i];
        if (man.spot == Spot::none) continue;
        const float away = distance(home[i].centre(), p);
        if (away <= least) { // a later man of the same stack lies above
            least = away;
            best = &man;
        }
    }
    return best ? std::optional(best->spot) : std::nullopt;
}

// Arranging.

void TableMen::reconcile(const std::vector<Stack>& stacks, milliseconds delay) {
    std::map<std::pair<std::uint16_t, std::uint16_t>, int> missing;
    for (const Stack& s : stacks)
        missing[{number(s.spot), number(s.piece)}] += static_cast<int>(s.count);
    std::unordered_map<Piece, std::deque<Man*>> spare;
    for (Man& man : men_)
        if (man.spot != Spot::none && --missing[{number(man.spot), number(man.piece)}] < 0)
            spare[man.piece].push_back(&man);
    std::vector<std::pair<Piece, Spot>> wanted;
    for (const auto& [at, count] : missing)
        for (int i = 0; i < count; ++i)
            wanted.emplace_back(static_cast<Piece>(at.second), static_cast<Spot>(at.first));
    // A man too many here is the one too few there.
    std::vector<std::pair<Piece, Spot>> new_men;
    for (const auto& [piece, spot] : wanted) {
        auto& alike = spare[piece];
        if (alike.empty()) {
            new_men.emplace_back(piece, spot);
        } else {
            alike.front()->spot = spot;
            alike.pop_front();
        }
    }
    for (const auto& [piece, alike] : spare)
        for (Man* man : alike) vanish(*man, delay);
    for (const auto& [piece, spot] : new_men) {
        Man& man = create(piece, spot);
        man.node.shown(false);
    }
    // New ones stand in their places at once, and may have pushed others along.
    const std::vector<Frame> home = homes();
    for (std::size_t i = 0; i < men_.size(); ++i) {
        Man& man = men_[i];
        if (man.node.look().shown || man.spot == Spot::none) continue;
        man.node.frame(home[i]);
        man.node.shown(true);
    }
}

void TableMen::arrange(const std::vector<Stack>& stacks) {
    put_down();
    tools_.motion.finish();
    const bool empty = men_.empty();
    reconcile(stacks, at_once);
    send_home(empty ? at_once : tools_.theme.pace.glide);
    if (empty) tools_.motion.finish();
}

void TableMen::send_home(milliseconds duration) {
    const std::vector<Frame> home = homes();
    for (std::size_t i = 0; i < men_.size(); ++i)
        if (men_[i].spot != Spot::none && men_[i].node.look().frame != home[i])
            send(men_[i], home[i], {at_once, duration});
    tools_.motion.after(duration, [this] { settle_layers(); });
}

void TableMen::settle_layers() {
    std::map<Spot, int> heights;
    men_.erase(std::remove_if(men_.begin(), men_.end(),
                              [](const Man& man) {
                                  return man.spot == Spot::none && man.node.look().opacity <= 0;
                              }),
               men_.end());
    for (Man& man : men_) {
        const int height = heights[man.spot]++;
        if (static_cast<std::uint64_t>(man.key()) != lifted_)
            man.node.layer(std::min(layer::men + height, layer::targets - 1));
    }
}

void TableMen::send(Man& man, Frame to, Timing timing) {
    man.node.layer(layer::moving);
    tools_.motion.glide(man.key(), to, timing);
}

void TableMen::vanish(Man& man, milliseconds delay) {
    man.spot = Spot::none;
    const milliseconds duration = tools_.theme.pace.capture;
    tools_.motion.fade(man.key(), 0, {delay, duration});
    tools_.motion.scale(man.key(), 0.55f, {delay, duration});
    tools_.motion.after(delay + duration, [this] { settle_layers(); });
}

milliseconds TableMen::glide_time(Frame from, Frame to) const {
    // A long way takes longer, but not as much longer as it is far.
    const auto& board = places_.board();
    const float share = distance(from.centre(), to.centre()) /
                        static_cast<float>(std::max(1, std::max(board.width, board.height)));
    const auto base = static_cast<float>(tools_.theme.pace.glide.count());
    return milliseconds(static_cast<int>(base * (0.7f + 0.8f * share)));
}

// Performing.

milliseconds TableMen::perform(const std::vector<Happening>& happenings,
                               const std::vector<Stack>& after) {
    Man* held = lifted_man();
    const bool from_hand = held && dragged_;
    const NodeId held_key = held ? held->key() : NodeId{};
    if (held) {
        tools_.motion.scale(held_key, 1, {at_once, tools_.theme.pace.glide});
        tools_.motion.fade(shadow_.id(), 0, {at_once, tools_.theme.pace.settle});
        tools_.motion.after(tools_.theme.pace.settle, [this] { shadow_.shown(false); });
    }
    lifted_ = 0;
    dragged_ = false;

    // First all is put down in the books, with the time at which each man sets off; then they are
    // sent, when it is known how many share a spot in the end.
    struct Departure {
        milliseconds delay;
        Frame by_way_of; // of a man that moves on: how far it gets
    };
    std::map<NodeId, std::vector<Departure>> departures;
    milliseconds now = at_once;
    milliseconds end = at_once;
    for (const Happening& h : happenings) {
        const bool travels = h.piece != Piece::none && (h.from != Spot::none || h.to != Spot::none);
        if (!travels) continue;
        Man* man = h.from != Spot::none ? uppermost(h.from, h.piece) : nullptr;
        if (!man) continue; // reconcile() brings it
        if (held && man->piece == held->piece && man->spot == held->spot) man = held;
        if (h.to == Spot::none) {
            vanish(*man, now);
            end = std::max(end, now + tools_.theme.pace.capture);
            continue;
        }
        const Frame from = man->node.look().frame;
        man->spot = h.to;
        // It arrives last, so it lies uppermost.
        std::rotate(men_.begin() + (man - men_.data()), men_.begin() + (man - men_.data()) + 1,
                    men_.end());
        man = &men_.back();
        held = nullptr; // the vector has been turned
        const Frame to = place_of(*man);
        departures[man->key()].push_back({now, to});
        const milliseconds takes =
            from_hand && man->key() == held_key ? tools_.theme.pace.settle : glide_time(from, to);
        end = std::max(end, now + takes);
        if (!is_capture(h.kind)) now += takes;
    }
    reconcile(after, now);

    const std::vector<Frame> homes_now = homes();
    for (std::size_t at = 0; at < men_.size(); ++at) {
        Man& man = men_[at];
        if (man.spot == Spot::none) continue;
        const Frame home = homes_now[at];
        const auto found = departures.find(man.key());
        if (found == departures.end()) {
            if (man.node.look().frame != home)
                tools_.motion.glide(man.key(), home, {at_once, tools_.theme.pace.glide});
            continue;
        }
        Frame from = man.node.look().frame;
        for (std::size_t i = 0; i < found->second.size(); ++i) {
            const Departure& leg = found->second[i];
            const Frame to = i + 1 == found->second.size() ? home : leg.by_way_of;
            const milliseconds takes = from_hand && man.key() == held_key ? tools_.theme.pace.settle
                                                                          : glide_time(from, to);
            send(man, to, {leg.delay, takes});
            from = to;
        }
    }
    tools_.motion.after(end, [this] { settle_layers(); });
    return end;
}

// The hand.

void TableMen::lift(Spot spot, Piece piece) {
    put_down();
    Man* man = uppermost(spot, piece);
    if (!man) man = uppermost(spot, Piece::none);
    if (!man) return;
    lifted_ = static_cast<std::uint64_t>(man->key());
    man->node.layer(layer::lifted);
    const milliseconds quick = tools_.theme.pace.lift;
    tools_.motion.scale(man->key(), tools_.theme.spacing.lifted, {at_once, quick, Ease::out});
    const Frame rest = man->node.look().frame;
    cast_shadow(rest.centre());
    tools_.motion.glide(
        man->key(),
        {rest.left, rest.top - std::round(places_.man() * lift_height), rest.width, rest.height},
        {at_once, quick, Ease::out});
    shadow_.shown(true);
    shadow_.opacity(0);
    tools_.motion.fade(shadow_.id(), 1, {at_once, quick, Ease::out});
}

void TableMen::drag_to(Point p) {
    Man* man = lifted_man();
    if (!man) return;
    dragged_ = true;
    // The glide of lift() would pull it back.
    tools_.motion.glide(man->key(),
                        man->node.look().frame.centred_at(
                            {std::round(p.x), std::round(p.y - places_.man() * lift_height)}),
                        {at_once, at_once});
    tools_.motion.advance();
    cast_shadow(p);
}

void TableMen::cast_shadow(Point below) {
    const auto size = static_cast<float>(shadow_.look().picture->size.width);
    const float fall = places_.man() * 0.08f;
    shadow_.frame(Frame{0, 0, size, size}.centred_at(
        {std::round(below.x + fall), std::round(below.y + fall)}));
}

void TableMen::let_go() {
    if (dragged_) tools_.motion.fade(shadow_.id(), 0.4f, {at_once, tools_.theme.pace.lift});
}

void TableMen::put_down() {
    Man* man = lifted_man();
    lifted_ = 0;
    dragged_ = false;
    if (!man) return;
    const milliseconds back = tools_.theme.pace.settle;
    tools_.motion.scale(man->key(), 1, {at_once, back});
    tools_.motion.glide(man->key(), place_of(*man), {at_once, back});
    tools_.motion.fade(shadow_.id(), 0, {at_once, back});
    tools_.motion.after(back, [this] {
        if (lifted_ == 0) shadow_.shown(false);
        settle_layers();
    });
}

} // namespace ludarium::shell
