#include "screens/payment.hpp"

#include <algorithm>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr int token_size = 64; // in theme pixels
constexpr int most_shown = 8;

} // namespace

void Payment::perform(const std::vector<Happening>& happenings, milliseconds after,
                      const Purse& purse) {
    const milliseconds apart = tools_.theme.pace.capture / 3;
    milliseconds end = after;
    for (const Happening& h : happenings) {
        if (h.kind != LUDARIUM_EVENT_PAID) continue;
        for (int i = 0; i < std::min(h.value, most_shown); ++i, end += apart)
            send_token(purse(h.player), purse(h.other), end);
    }
    if (under_way())
        tools_.motion.after(end + tools_.theme.pace.capture * 3, [this] { tokens_.clear(); });
}

// It comes out, crosses over, and goes in.
void Payment::send_token(Point from, Point to, milliseconds after) {
    const milliseconds quick = tools_.theme.pace.capture / 2;
    const milliseconds way = tools_.theme.pace.capture * 2;
    const int side = tools_.scaled(token_size);
    Look look;
    if (tools_.icons) look.picture = tools_.icons->at("token", side, {});
    if (!look.picture) look.picture = disc({side, side}, tools_.theme.colours.accent);
    const auto half = static_cast<float>(side) / 2;
    look.frame = {from.x - half, from.y - half, half * 2, half * 2};
    look.opacity = 0;
    tokens_.emplace_back(tools_.scene, layer::payment, std::move(look));
    const NodeId token = tokens_.back().id();
    tools_.motion.fade(token, 1, {after, quick, Ease::out});
    tools_.motion.glide(token, {to.x - half, to.y - half, half * 2, half * 2},
                        {after + quick / 2, way, Ease::in_out});
    tools_.motion.fade(token, 0, {after + way, quick, Ease::in_out});
}

} // namespace ludarium::shell
