#include "sound/tape.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace ludarium::shell::synthesis {
namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double sixty_decibels = 6.907755278982137; // ln(1000)

double seconds_of(std::size_t samples) {
    return static_cast<double>(samples) / sample_rate;
}

std::size_t samples_in(double seconds) {
    return static_cast<std::size_t>(std::lround(std::max(0.0, seconds) * sample_rate));
}

// From 0 to 1 without a corner; 1 from `length` on.
double swell(double t, double length) {
    return t >= length ? 1 : 0.5 - 0.5 * std::cos(pi * t / length);
}

class LowPass {
  public:
    explicit LowPass(double hertz) : share_(1 - std::exp(-2 * pi * hertz / sample_rate)) {}
    double operator()(double in) { return level_ += share_ * (in - level_); }

  private:
    double share_;
    double level_ = 0;
};

// What goes in comes out `length` samples later.
class Delay {
  public:
    explicit Delay(std::size_t length) : ring_(length) {}
    double out() const { return ring_[at_]; }
    void in(double value) {
        ring_[at_] = value;
        at_ = (at_ + 1) % ring_.size();
    }

  private:
    std::vector<double> ring_;
    std::size_t at_ = 0;
};

} // namespace

Body pitched(Body body, double by) {
    for (Partial& partial : body) partial.hertz *= by;
    return body;
}

Tape::Tape(double seconds) : sound_(samples_in(seconds)) {}

std::size_t Tape::index(double at) const {
    return std::min(sound_.size(), samples_in(at));
}

void Tape::strike(const Body& body, Blow blow) {
    const std::size_t start = index(blow.at);
    for (const Partial& partial : body) {
        // A push of this length has little in it above 1/contact.
        const double reach = partial.hertz * blow.contact;
        const double level = blow.level * partial.level * std::exp(-reach * reach);
        const double step = 2 * pi * partial.hertz / sample_rate;
        const std::size_t end = index(blow.at + partial.seconds * 1.3);
        for (std::size_t i = start; i < end; ++i) {
            const double t = seconds_of(i - start);
            sound_[i] += level * swell(t, blow.contact) *
                         std::exp(-sixty_decibels * t / partial.seconds) *
                         std::sin(step * static_cast<double>(i - start));
        }
    }
}

void Tape::rustle(double at, double level, double seconds, double brightness, Noise& noise) {
    LowPass first(brightness), second(brightness);
    const std::size_t start = index(at), end = index(at + seconds * 1.3);
    const double attack = std::min(0.3 * seconds, 0.02);
    for (std::size_t i = start; i < end; ++i) {
        const double t = seconds_of(i - start);
        sound_[i] += level * swell(t, attack) * std::exp(-sixty_decibels * t / seconds) *
                     second(first(noise.sample()));
    }
}

void Tape::pluck(double at, double level, double hertz, double seconds, Noise& noise) {
    // The loop is one period long: a delay of whole samples, half a sample for the averaging that
    // makes high partials die first, and an all-pass for the rest (Jaffe and Smith 1983).
    const double period = sample_rate / hertz;
    double whole = std::floor(period - 0.5);
    double rest = period - 0.5 - whole;
    if (rest < 0.1) {
        rest += 1;
        whole -= 1;
    }
    const double tuning = (1 - rest) / (1 + rest);
    const double kept = std::exp(-sixty_decibels / (hertz * seconds));

    // Fingertip, not plectrum: the string begins with little that is bright. Plucked at a fifth of its
    // length, it lacks every fifth partial.
    const auto length = static_cast<std::size_t>(whole);
    std::vector<double> shape(length);
    LowPass fingertip(hertz * 5), pad(hertz * 5);
    for (double& value : shape) value = pad(fingertip(noise.sample()));
    Delay string(length);
    for (std::size_t i = 0; i < length; ++i)
        string.in(shape[i] - shape[(i + length - length / 5) % length]);

    double before = 0, tuned_in = 0, tuned_out = 0;
    const std::size_t start = index(at), end = index(at + seconds * 1.3);
    for (std::size_t i = start; i < end; ++i) {
        const double now = string.out();
        const double averaged = kept * 0.5 * (now + before);
        before = now;
        tuned_out = tuning * (averaged - tuned_out) + tuned_in;
        tuned_in = averaged;
        string.in(tuned_out);
        sound_[i] += level * swell(seconds_of(i - start), 0.003) * now;
    }
}

void Tape::room(double wet) {
    // Four echoes that feed themselves and two that blur them (Schroeder 1962): 0.35 s, stone walls.
    // The lengths are primes near 30–44 ms, and 5 and 1.7 ms.
    constexpr std::array echoes{1307, 1637, 1811, 1931};
    constexpr std::array blurs{223, 73};
    std::vector<Delay> ringing, blurring;
    std::vector<double> feedback;
    std::vector<LowPass> walls;
    for (const int length : echoes) {
        ringing.emplace_back(static_cast<std::size_t>(length));
        feedback.push_back(std::exp(-sixty_decibels * length / sample_rate / 0.35));
        walls.emplace_back(3200);
    }
    for (const int length : blurs) blurring.emplace_back(static_cast<std::size_t>(length));
    for (double& sample : sound_) {
        double hall = 0;
        for (std::size_t i = 0; i < echoes.size(); ++i) {
            const double echo = ringing[i].out();
            ringing[i].in(sample + feedback[i] * walls[i](echo));
            hall += echo;
        }
        for (Delay& blur : blurring) {
            const double late = blur.out();
            const double kept = hall + 0.6 * late;
            blur.in(kept);
            hall = late - 0.6 * kept;
        }
        sample += wet * hall;
    }
}

Samples Tape::finished(double peak_dbfs) const {
    // Loudspeakers of kiosks can't follow below 40 Hz; what is there would only push them off centre.
    LowPass depths(40);
    std::vector<double> clean;
    clean.reserve(sound_.size());
    for (const double sample : sound_) clean.push_back(sample - depths(sample));
    const double duration = seconds_of(clean.size());
    const double fade = std::min(0.04, duration / 4);
    double peak = 1e-9;
    for (std::size_t i = 0; i < clean.size(); ++i) {
        clean[i] *= swell(seconds_of(i), 0.0005) * swell(duration - seconds_of(i + 1), fade);
        peak = std::max(peak, std::abs(clean[i]));
    }
    const double gain = 32767 * std::pow(10, peak_dbfs / 20) / peak;
    Samples samples;
    samples.reserve(clean.size());
    for (const double sample : clean)
        samples.push_back(static_cast<std::int16_t>(std::lround(sample * gain)));
    return samples;
}

} // namespace ludarium::shell::synthesis
