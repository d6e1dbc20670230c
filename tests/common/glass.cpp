#include "glass.hpp"

#include <cstdint>
#include <cstring>
#include <stdexcept>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>

namespace ludarium::test {
namespace {

constexpr const char* name = "Glass";

// The driver's protocol (xorg/xf86-input-inputtest-protocol.h, version 1.1): each message begins with its length and
// its kind, and has the layout that a compiler gives it.
struct Version {
    std::uint32_t length = sizeof(Version), kind = 0;
    std::uint16_t major = 1, minor = 1;
};
struct Sync {
    std::uint32_t length = sizeof(Sync), kind = 1;
};
struct TouchMessage {
    std::uint32_t length = sizeof(TouchMessage), kind = 6;
    std::uint32_t finger = 0, what = 0;
    std::uint32_t has_unaccelerated = 0;
    std::uint8_t mask[8] = {3}; // x and y
    double valuators[64] = {};
    double unaccelerated[64] = {};
};
constexpr int whole_axis = 65'536;

} // namespace

Glass::Glass(int width, int height) : width_(width), height_(height) {
    const auto w = std::to_string(width);
    const auto h = std::to_string(height);
    folder_.write("xorg.conf", R"(
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
Section "InputDevice"
  Identifier ")" + std::string(name) +
                                   R"("
  Driver "inputtest"
  Option "DeviceType" "Touch"
  Option "TouchCount" "40"
  Option "PointerHasXY" "true"
  Option "SocketPath" ")" + (folder_ / "glass").string() +
                                   R"("
EndSection
Section "Device"
  Identifier "Card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "Monitor"
  HorizSync 5-1000
  VertRefresh 5-200
EndSection
Section "Screen"
  Identifier "Screen"
  Device "Card"
  Monitor "Monitor"
  DefaultDepth 24
  SubSection "Display"
    Virtual )" + w + " " + h + R"(
    Modes ")" + w + "x" + h + R"("
  EndSubSection
EndSection
Section "ServerLayout"
  Identifier "Layout"
  Screen "Screen"
  InputDevice ")" + name + R"("
EndSection
)");
}

Glass::~Glass() {
    if (socket_ >= 0) ::close(socket_);
}

std::vector<std::string> Glass::server() const {
    return {"Xorg", "-config", (folder_ / "xorg.conf").string(), "-logfile",
            (folder_ / "xorg.log").string()};
}

void Glass::connect() {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    (folder_ / "glass").string().copy(address.sun_path, sizeof address.sun_path - 1);
    socket_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("the driver of the touch screen does not answer");
    const Version version;
    ask(&version, sizeof version);
}

// Waits for the answer.
void Glass::ask(const void* question, std::size_t size) {
    char answer[64];
    if (::send(socket_, question, size, MSG_NOSIGNAL) != static_cast<ssize_t>(size) ||
        ::recv(socket_, answer, sizeof answer, 0) <= 0)
        throw std::runtime_error("the driver of the touch screen has gone");
}

void Glass::touch(unsigned finger, unsigned kind, Place at) {
    if (socket_ < 0) connect();
    TouchMessage message;
    message.finger = finger;
    message.what = kind;
    message.valuators[0] = (at.first + 0.5) * whole_axis / width_;
    message.valuators[1] = (at.second + 0.5) * whole_axis / height_;
    ::send(socket_, &message, sizeof message, MSG_NOSIGNAL);
    const Sync sync;
    ask(&sync, sizeof sync);
}

void Glass::vanish(const std::string& display_name) {
    Display* display = ::XOpenDisplay(display_name.c_str());
    int count = 0;
    XIDeviceInfo* devices = ::XIQueryDevice(display, XIAllDevices, &count);
    unsigned char off = 0;
    for (int i = 0; i < count; ++i)
        if (std::strcmp(devices[i].name, name) == 0)
            ::XIChangeProperty(display, devices[i].deviceid,
                               ::XInternAtom(display, "Device Enabled", False), XA_INTEGER, 8,
                               PropModeReplace, &off, 1);
    ::XIFreeDeviceInfo(devices);
    ::XSync(display, False);
    ::XCloseDisplay(display);
}

} // namespace ludarium::test
