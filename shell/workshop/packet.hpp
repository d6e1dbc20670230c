// The slips that go between the shell and its workshop; what is asked and answered lies in memory
// that is handed over with them, since a picture is longer than any packet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ludarium::shell::workshop {

// A file in memory that closes itself.
class Memory {
  public:
    explicit Memory(int descriptor = -1) : descriptor_(descriptor) {}
    Memory(Memory&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Memory& operator=(Memory&& other) noexcept;
    ~Memory();

    // Of exactly this length for ever: whoever gets it can't pull it from under the other's feet.
    static std::optional<Memory> of(std::size_t length);

    int descriptor() const { return descriptor_; }
    bool write(std::string_view bytes) const;
    std::optional<std::string> read(std::size_t length) const;

  private:
    int descriptor_;
};

struct Order {
    std::uint64_t length; // of the question
    std::uint64_t room;   // for the answer
};

struct Delivery {
    std::uint32_t refused; // 1: what lies there is why not
    std::uint32_t reserved;
    std::uint64_t length;
};

// With both memories. False if the other end is gone.
bool send(int socket, const Order& order, const Memory& question, const Memory& answer);
struct Received {
    Order order;
    Memory question;
    Memory answer;
};
// Waits. Nothing if the other end is gone.
std::optional<Received> receive_order(int socket);

} // namespace ludarium::shell::workshop
