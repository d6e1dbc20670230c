// What counts as something to hear with.
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"
#include "sound/device.hpp"

namespace {

using namespace ludarium::shell;
using ludarium::test::TemporaryFolder;

class SoundDevice : public testing::Test {
  protected:
    SoundDevice() { places.cards = places.system = folder.path(); }
    TemporaryFolder folder;
    SoundPlaces places;
};

TEST_F(SoundDevice, IsACardThatPlays) {
    folder.write("pcmC0D0c", "");
    folder.write("controlC0", "");
    EXPECT_FALSE(sound_device_exists(places));
    folder.write("pcmC0D0p", "");
    EXPECT_TRUE(sound_device_exists(places));
}

TEST_F(SoundDevice, IsASoundServer) {
    folder.write("pulse/pid", "");
    places.session = folder.path();
    EXPECT_FALSE(sound_device_exists(places));
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    (folder / "pulse/native").string().copy(address.sun_path, sizeof address.sun_path - 1);
    ASSERT_EQ(::bind(server, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    EXPECT_TRUE(sound_device_exists(places));
    ::close(server);
}

TEST_F(SoundDevice, IsWhatSomebodyHasDecided) {
    places.drivers = "wave";
    EXPECT_TRUE(sound_device_exists(places));
    folder.write("pcmC0D0p", "");
    places.drivers = "null";
    EXPECT_FALSE(sound_device_exists(places));
}

} // namespace
