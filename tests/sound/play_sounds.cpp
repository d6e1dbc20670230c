// Plays sounds until they have died away, in a process of its own because OpenAL reads its settings
// once: play_sounds <folder> <volume> (<sound> | +<milliseconds> | mute)...
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>

#include "../common/moved_clock.hpp"
#include "sound/loudspeaker.hpp"

int main(int argc, char** argv) {
    using namespace ludarium::shell;
    if (argc < 3) return 2;
    ludarium::test::MovedClock clock;
    Loudspeaker player(argv[1], clock);
    player.set_volume(std::stoi(argv[2]));
    player.wake();
    if (!player.problem().empty()) std::printf("%s\n", player.problem().c_str());
    for (int i = 3; i < argc; ++i) {
        const std::string word = argv[i];
        if (const auto sound = sound_named(word))
            player.play(*sound);
        else if (word == "mute")
            player.mute(true);
        else
            clock.move(milliseconds(std::stoi(word)));
    }
    // OpenAL tells nobody when a sound has ended.
    while (player.sounding()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return 0;
}
