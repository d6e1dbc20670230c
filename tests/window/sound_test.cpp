// The loudspeaker is pulled out while somebody plays, and plugged in again: the game never waits for it, and it is heard
// again in the same game.
#include <sys/socket.h>
#include <sys/un.h>

#include "../common/small_disk.hpp"
#include "played_game.hpp"
#include "sound/device.hpp"

using namespace ludarium::test;
using ludarium::shell::sound_device_exists;
namespace fs = std::filesystem;

namespace {

// A loudspeaker that writes what is heard into a file. On a full disk it is to OpenAL as if it were pulled out, and
// without its folder there is none to be opened.
struct FileSpeaker {
    SmallDisk disk{"16m"};
    TemporaryFolder folder;
    fs::path plugged = disk.path() / "speaker";
    fs::path away = disk.path() / "away";
    fs::path heard = plugged / "heard.wav";

    FileSpeaker() { fs::create_directory(plugged); }
    std::vector<std::string> environment() const {
        const auto conf = folder.write("alsoft.conf", "[wave]\nfile=" + heard.string() + "\n");
        return {"ALSOFT_CONF=" + conf.string(), "ALSOFT_DRIVERS=wave"};
    }
    void pull() const {
        fs::rename(plugged, away);
        disk.fill();
    }
    void plug() const {
        disk.make_room();
        fs::remove_all(away);
        fs::create_directory(plugged);
    }
};

// One that nobody is behind.
void open_sound_server(const fs::path& at) {
    fs::create_directories(at.parent_path());
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    at.native().copy(address.sun_path, sizeof address.sun_path - 1);
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    EXPECT_EQ(::bind(server, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    ::close(server); // its name stays
}

} // namespace

TEST(SoundDevice, ThatIsGoneAndBackIsHeardAgainInTheSameGame) {
    if (const auto why = SmallDisk::impossible()) GTEST_SKIP() << *why;
    const FileSpeaker speaker;
    KioskStart how = at_the_table();
    how.environment = speaker.environment();
    PlayedGame game(how);
    game.move();
    EXPECT_TRUE(fs::exists(speaker.heard));
    speaker.pull();
    game.move();
    game.move();
    EXPECT_EQ(game.logged("not all sounds can be heard"), 1u) << game.kiosk.log();
    speaker.plug();
    while (!fs::exists(speaker.heard)) game.move();
    EXPECT_EQ(game.logged("all sounds can be heard again"), 1u) << game.kiosk.log();
}

TEST(SoundDevice, ThatComesAfterTheStartIsThereForTheNextVisitor) {
    if (sound_device_exists()) GTEST_SKIP() << "NOT TESTED: this machine has a sound device";
    const TemporaryFolder session;
    KioskStart how = at_the_table("[idle]\nplay = 2\nquestion = 1\nmenus = 4\n");
    how.environment = {"XDG_RUNTIME_DIR=" + session.path().string(), "ALSOFT_DRIVERS="};
    KioskWindow kiosk(how);
    kiosk.await_position(0);
    EXPECT_FALSE(kiosk.has_shown("button-sound"));
    open_sound_server(session / "pulse/native");
    kiosk.await("screen", "name", "attract");
    kiosk.tap_at(500, 500);
    kiosk.await("screen", "name", "home");
    kiosk.await("places");
    EXPECT_TRUE(kiosk.has_shown("button-sound"));
}
