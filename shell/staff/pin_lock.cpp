#include "staff/pin_lock.hpp"

#include <algorithm>
#include <array>

#include <sodium.h>
#include <spdlog/spdlog.h>

#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

constexpr const char* pin_file = "pin";
constexpr const char* tries_file = "pin-tries";
constexpr const char* new_pin_file = "new-pin";

// After the first wrong try, the second …: a slip of the finger costs nothing, and whoever tries all
// of 10 000 is there for months.
constexpr std::array<std::chrono::seconds, 7> delays{
    std::chrono::seconds(0),  std::chrono::seconds(0),   std::chrono::seconds(30),
    std::chrono::seconds(60), std::chrono::seconds(120), std::chrono::seconds(300),
    std::chrono::seconds(900)};
// After that much quiet the wrong tries are forgotten, so that staff don't wait for what a child did
// yesterday. Whoever makes use of it has six tries an hour.
constexpr milliseconds forgiven_after = std::chrono::hours(1);

// About 2 ms: no frame waits for it. The hash keeps a PIN from being read over a shoulder; whoever
// has the file tries 10 000 PINs in no time, whatever the hash costs.
constexpr unsigned long long work = 2;
constexpr std::size_t memory = 1024 * 1024;

milliseconds delay_after(int tries) {
    if (tries <= 0) return milliseconds(0);
    return delays.at(std::min(static_cast<std::size_t>(tries), delays.size()) - 1);
}

} // namespace

PinLock::PinLock(std::filesystem::path folder, const Clock& clock)
    : folder_(std::move(folder)), clock_(clock), last_(clock.now()) {
    if (::sodium_init() < 0) throw std::runtime_error("libsodium does not start");
    // Whoever pulls the plug to be rid of a delay waits for all of it.
    if (const auto text = read_whole(file(tries_file), 16))
        tries_ = std::clamp(std::atoi(text->c_str()), 0, static_cast<int>(delays.size()));
}

PinLock::State PinLock::state() const {
    std::error_code failed;
    if (std::filesystem::exists(file(new_pin_file), failed)) return State::asking;
    return std::filesystem::exists(file(pin_file), failed) ? State::set : State::unset;
}

milliseconds PinLock::wait() const {
    return std::max(milliseconds(0), last_ + delay_after(tries_) - clock_.now());
}

void PinLock::count(int tries) {
    tries_ = tries;
    last_ = clock_.now();
    if (!replace_whole(file(tries_file), std::to_string(tries) + "\n"))
        spdlog::warn("{} can't be written", file(tries_file).string());
}

bool PinLock::opens(const std::string& pin) {
    if (wait() > milliseconds(0)) return false;
    if (clock_.now() - last_ >= forgiven_after) tries_ = 0;
    auto hash = read_whole(file(pin_file), crypto_pwhash_STRBYTES);
    if (!hash) return false;
    // Counted before it is looked at, so that a power cut in between is a wrong try.
    count(std::min(tries_ + 1, static_cast<int>(delays.size())));
    hash->resize(crypto_pwhash_STRBYTES, '\0');
    if (::crypto_pwhash_str_verify(hash->c_str(), pin.data(), pin.size()) != 0) {
        spdlog::warn("wrong PIN for the staff panel ({} in a row)", tries_);
        return false;
    }
    count(0);
    return true;
}

bool PinLock::choose(const std::string& pin) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (::crypto_pwhash_str(hash.data(), pin.data(), pin.size(), work, memory) != 0) return false;
    if (!replace_whole(file(pin_file), hash.data())) {
        spdlog::warn("{} can't be written", file(pin_file).string());
        return false;
    }
    std::error_code failed;
    using std::filesystem::perms;
    std::filesystem::permissions(file(pin_file), perms::owner_read | perms::owner_write, failed);
    count(0);
    // Back after a power cut, it would let the next visitor choose.
    if (!remove_whole(file(new_pin_file)))
        spdlog::warn("{} can't be removed", file(new_pin_file).string());
    spdlog::info("the staff panel has a new PIN");
    return true;
}

} // namespace ludarium::shell
