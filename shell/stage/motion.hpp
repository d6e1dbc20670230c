// Movement on the stage: nodes glide, fade and grow over time, and all of it can be skipped.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "stage/scene.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

enum class Ease { in_out, out, linear };

// How far along a movement is, 0 … 1, for the share of its time that has passed.
float eased(Ease ease, float share);

struct Timing {
    milliseconds delay{0};
    milliseconds duration{0};
    Ease ease = Ease::in_out;
};

// Sets nodes of a scene as time passes. A node that is removed meanwhile is left alone.
class Motion {
  public:
    Motion(Scene& scene, const Clock& clock) : scene_(scene), clock_(clock) {}

    // Each starts from wherever the node is when its delay is over. One without delay replaces what
    // the node was doing of the same kind.
    void glide(NodeId node, Frame to, Timing timing);
    void fade(NodeId node, float opacity, Timing timing);
    void scale(NodeId node, float scale, Timing timing);
    void after(milliseconds delay, std::function<void()> action);

    void advance();
    // Everything is where it was going, and every action has been done.
    void finish();
    bool active() const { return !tracks_.empty() || !actions_.empty(); }
    // When advance() has something to do next.
    std::optional<Time> next_frame() const;

    // 58 frames a second: as smooth as the eye asks of a gliding piece, in whole milliseconds.
    static constexpr milliseconds frame_time{17};

  private:
    enum class Kind { place, opacity, scale };
    struct Track {
        NodeId node;
        Kind kind;
        Time begin;
        milliseconds duration;
        Ease ease;
        Frame to_frame;
        float to_value;
        bool at_once = false; // without delay
        bool begun = false;
        Frame from_frame{};
        float from_value = 0;
    };
    struct Action {
        Time when;
        std::function<void()> run;
    };
    void add(Track track, milliseconds delay);
    bool step(Track& track, Time now);
    void apply(const Track& track, float progress);

    Scene& scene_;
    const Clock& clock_;
    std::vector<Track> tracks_;
    std::vector<Action> actions_;
    Time last_frame_{};
};

} // namespace ludarium::shell
