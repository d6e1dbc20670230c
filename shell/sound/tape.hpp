// The synthesis's instruments: bodies that are struck, strings that are plucked, breath, a room, and the tape
// they are recorded on.
//
// Struck things are modal: a handful of partials, each dying away at its own pace. Wood is a few low
// partials that are gone within a tenth of a second; stone is bright and dry; hide has next to no partials.
#pragma once

#include <cstdint>
#include <vector>

#include "sound/noise.hpp"

namespace ludarium::shell::synthesis {

inline constexpr int sample_rate = 44'100;
using Samples = std::vector<std::int16_t>;

struct Partial {
    double hertz;
    double level;
    double seconds; // until it is 60 dB down
};
using Body = std::vector<Partial>;

// The same thing, larger (below 1) or smaller (above).
Body pitched(Body body, double by);

// A blow: `contact` is how long the two touch. Bone on stone touch for a fifth of a millisecond and
// excite everything; a finger on felt touches for several and excites only what is low.
struct Blow {
    double at; // seconds
    double level;
    double contact; // seconds
};

class Tape {
  public:
    explicit Tape(double seconds);

    void strike(const Body& body, Blow blow);
    // The noise of the touch itself, up to about `brightness` hertz; falls 60 dB in `seconds`.
    void rustle(double at, double level, double seconds, double brightness, Noise& noise);
    // A gut string (Karplus and Strong 1983), in tune to a fraction of a sample; `seconds` as above.
    void pluck(double at, double level, double hertz, double seconds, Noise& noise);
    // A little of the hall around it; `wet` is its share.
    void room(double wet);

    // As loud as its peak may be (dB below full scale), without a click at either end.
    Samples finished(double peak_dbfs) const;

  private:
    std::size_t index(double at) const;

    std::vector<double> sound_;
};

} // namespace ludarium::shell::synthesis
