// One end of the socket between the shell and a host. Packets keep their boundaries and never
// block.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ludarium::shell::wire {

// No packet is longer; the kernel cuts a longer one, and receive() calls it broken.
inline constexpr std::size_t longest_packet = 128 * 1024;

class Channel {
  public:
    // Both ends; neither is inherited by other programs.
    static std::optional<std::pair<Channel, Channel>> pair();

    explicit Channel(int descriptor) : descriptor_(descriptor) {}
    Channel(Channel&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Channel& operator=(Channel&& other) noexcept;
    ~Channel();

    int descriptor() const { return descriptor_; }

    // False if the other end is gone or does not read: its queue is full, so it hangs.
    bool send(std::string_view packet);

    enum class Got { packet, nothing, closed, broken };
    Got receive(std::string& packet);

  private:
    int descriptor_;
};

} // namespace ludarium::shell::wire
