// A session driven as the shell's event loop drives it: wait for its descriptor or its deadline,
// then poll.
#pragma once

#include <poll.h>

#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"
#include "plugins/session.hpp"

namespace ludarium::test {

// The programs and games of this build; compiled in by CMake.
inline const std::string host_program = LUDARIUM_HOST_PROGRAM;
inline const std::filesystem::path template_games = LUDARIUM_TEMPLATE_GAMES;
inline const std::filesystem::path fixture_games = LUDARIUM_FIXTURES;

inline shell::InstalledGame installed(const std::filesystem::path& folder) {
    auto manifest = host::read_manifest(folder);
    if (!manifest) throw std::runtime_error(manifest.problem());
    return {*manifest, folder, {}};
}

// Both players are visitors, so that nothing happens by itself.
inline shell::GameHeader two_visitors(const shell::InstalledGame& game) {
    shell::GameHeader header;
    header.game = game.manifest.id;
    header.version = game.manifest.version;
    header.seed = 7;
    header.choices = game.manifest.modes.at(0).choices;
    header.seats[0].kind = header.seats[1].kind = shell::Seat::Kind::visitor;
    header.language = "it";
    return header;
}

class AwaitedSession {
  public:
    explicit AwaitedSession(const shell::InstalledGame& game, shell::SessionLimits limits = {})
        : AwaitedSession(game, two_visitors(game), limits) {}
    AwaitedSession(const shell::InstalledGame& game, std::string program)
        : AwaitedSession(game, two_visitors(game), {}, 1, std::move(program)) {}
    AwaitedSession(const shell::InstalledGame& game, shell::GameHeader header,
                   shell::SessionLimits limits = {}, int speed = 1,
                   std::string program = host_program)
        : installed(game),
          clock(world, speed),
          session(game, shell::Journal::begin(folder / "visit.journal", std::move(header), clock),
                  quarantine, clock, std::move(program), limits) {}

    // With a journal that is taken up from a file.
    struct TakenUp {
        std::string journal;
    };
    AwaitedSession(const shell::InstalledGame& game, const TakenUp& from)
        : installed(game),
          clock(world, 1),
          session(game,
                  std::get<shell::Journal>(
                      shell::Journal::resume(folder.write("visit.journal", from.journal), clock)),
                  quarantine, clock, host_program, {}) {}

    // One turn of the loop, until something happens or a tenth of a second has passed.
    void turn() {
        const auto longest = clock.now() + clock.meanwhile(std::chrono::milliseconds(100));
        pollfd waits{session.descriptor(), POLLIN, 0};
        const auto until = std::min(session.deadline().value_or(longest), longest);
        const auto left = clock.in_the_world(until - clock.now());
        ::poll(&waits, waits.fd < 0 ? 0 : 1,
               static_cast<int>(std::max<std::int64_t>(0, left.count())));
        session.poll();
    }

    // False after 20 s.
    template <class Condition>
    bool poll_until(Condition holds) {
        const auto give_up = clock.now() + clock.meanwhile(std::chrono::seconds(20));
        while (!holds()) {
            if (clock.now() >= give_up) return false;
            turn();
        }
        return true;
    }

    // The next report of this kind; others that come before it are dropped. Fails the test after 20
    // s.
    template <class Wanted>
    Wanted await() {
        std::optional<Wanted> found;
        poll_until([&] {
            while (auto report = session.next())
                if (auto* wanted = std::get_if<Wanted>(&*report)) {
                    found = *wanted;
                    return true;
                }
            return false;
        });
        if (!found) ADD_FAILURE() << "the session did not report what was awaited";
        return found.value_or(Wanted{});
    }

    shell::InstalledGame installed;
    TemporaryFolder folder;
    shell::SteadyClock world;
    shell::FasterClock clock;
    shell::Quarantine quarantine{folder / "quarantine.json", clock};
    shell::Session session;
};

} // namespace ludarium::test
