#include "stage/motion.hpp"

#include <algorithm>
#include <utility>

namespace ludarium::shell {

float eased(Ease ease, float share) {
    const float t = std::clamp(share, 0.f, 1.f);
    switch (ease) {
    case Ease::in_out:
        return t * t * (3 - 2 * t);
    case Ease::out:
        return 1 - (1 - t) * (1 - t);
    case Ease::linear:
        break;
    }
    return t;
}

void Motion::glide(NodeId node, Frame to, Timing timing) {
    add({node, Kind::place, {}, timing.duration, timing.ease, to, 0}, timing.delay);
}

void Motion::fade(NodeId node, float opacity, Timing timing) {
    add({node, Kind::opacity, {}, timing.duration, timing.ease, {}, opacity}, timing.delay);
}

void Motion::scale(NodeId node, float scale, Timing timing) {
    add({node, Kind::scale, {}, timing.duration, timing.ease, {}, scale}, timing.delay);
}

void Motion::after(milliseconds delay, std::function<void()> action) {
    actions_.push_back({clock_.now() + delay, std::move(action)});
}

void Motion::add(Track track, milliseconds delay) {
    track.at_once = delay <= milliseconds::zero();
    if (track.at_once)
        tracks_.erase(std::remove_if(tracks_.begin(), tracks_.end(),
                                     [&](const Track& t) {
                                         return t.node == track.node && t.kind == track.kind;
                                     }),
                      tracks_.end());
    track.begin = clock_.now() + delay;
    tracks_.push_back(track);
}

void Motion::apply(const Track& track, float progress) {
    const auto between = [progress](float from, float to) { return from + (to - from) * progress; };
    switch (track.kind) {
    case Kind::place:
        scene_.set_frame(track.node,
                         progress >= 1
                             ? track.to_frame
                             : Frame{between(track.from_frame.left, track.to_frame.left),
                                     between(track.from_frame.top, track.to_frame.top),
                                     between(track.from_frame.width, track.to_frame.width),
                                     between(track.from_frame.height, track.to_frame.height)});
        break;
    case Kind::opacity:
        scene_.set_opacity(track.node, between(track.from_value, track.to_value));
        break;
    case Kind::scale:
        scene_.set_scale(track.node, between(track.from_value, track.to_value));
        break;
    }
}

// True while the track goes on.
bool Motion::step(Track& track, Time now) {
    if (now < track.begin) return true;
    const Look* look = scene_.find(track.node);
    if (!look) return false;
    milliseconds passed = now - track.begin;
    if (!track.begun) {
        track.begun = true;
        track.from_frame = look->frame;
        track.from_value = track.kind == Kind::scale ? look->scale : look->opacity;
        // Whoever touches a man sees it move with the first picture, not with the second.
        if (track.at_once) passed = std::max(passed, clock_.meanwhile(frame_time));
    }
    const bool done = passed >= track.duration;
    apply(track, done ? 1.f
                      : eased(track.ease, static_cast<float>(passed.count()) /
                                              static_cast<float>(track.duration.count())));
    return !done;
}

void Motion::advance() {
    const Time now = clock_.now();
    last_frame_ = now;
    tracks_.erase(std::remove_if(tracks_.begin(), tracks_.end(),
                                 [&](Track& track) { return !step(track, now); }),
                  tracks_.end());
    // An action may add further tracks and actions.
    for (std::size_t i = 0; i < actions_.size();) {
        if (actions_[i].when > now) {
            ++i;
            continue;
        }
        const auto run = std::move(actions_[i].run);
        actions_.erase(actions_.begin() + static_cast<std::ptrdiff_t>(i));
        run();
    }
}

void Motion::finish() {
    while (active()) {
        auto tracks = std::exchange(tracks_, {});
        std::stable_sort(tracks.begin(), tracks.end(),
                         [](const Track& a, const Track& b) { return a.begin < b.begin; });
        for (const Track& track : tracks) apply(track, 1);
        auto actions = std::exchange(actions_, {});
        std::stable_sort(actions.begin(), actions.end(),
                         [](const Action& a, const Action& b) { return a.when < b.when; });
        for (const Action& action : actions) action.run();
    }
}

std::optional<Time> Motion::next_frame() const {
    std::optional<Time> next;
    const auto soonest = [&next](Time t) { next = next ? std::min(*next, t) : t; };
    for (const Track& track : tracks_)
        soonest(track.begun ? last_frame_ + clock_.meanwhile(frame_time) : track.begin);
    for (const Action& action : actions_) soonest(action.when);
    return next;
}

} // namespace ludarium::shell
