// What happens on site, for the staff panel: a stick with a bundle of every kind, one game installed twice, and a
// program in ludariumctl's place.
#pragma once

#include <chrono>
#include <string>

#include <poll.h>

#include "onsite/on_site.hpp"
#include "temporary_folder.hpp"

namespace ludarium::test {

class StandInSite {
  public:
    StandInSite()
        : on_site({script().string(), folder_ / "system", store(), folder_ / "keys", stick()},
                  clock_) {
        await([this] { return !on_site.on_stick().empty(); });
    }

    template <class Wanted>
    void await(const Wanted& wanted) {
        const auto until = clock_.now() + std::chrono::seconds(60);
        while (on_site.poll(), !wanted() && clock_.now() < until) {
            std::vector<pollfd> waits;
            for (const int descriptor : on_site.descriptors())
                waits.push_back({descriptor, POLLIN, 0});
            const auto due = on_site.deadline().value_or(until) - clock_.now();
            ::poll(waits.data(), waits.size(), std::max(0, static_cast<int>(due.count())));
        }
    }
    // Until then whatever is asked of the program is under way.
    void answer(const std::string& line) const {
        std::filesystem::rename(folder_.write("written", line + "\n"), folder_ / "answer");
    }

  private:
    static std::string bundle(const std::string& standing) {
        return R"({"file":"/run/ludarium/stick/a.ludarium","id":"a","version":"1.10.0","installed":"1.9.12",)"
               R"("by":"E7620F1842B4E81F","names":{"en":"Ludus duodecim scriptorum"},"standing":")" +
               standing + "\"}\n";
    }
    std::filesystem::path script() const {
        std::string lines = R"({"file":"/run/ludarium/stick/broken.ludarium","standing":"damaged"})"
                            "\n";
        for (const char* standing :
             {"new", "update", "same", "older", "unsigned", "unknown-key", "changed", "outdone"})
            lines += bundle(standing);
        folder_.write("lines", lines);
        const auto program = folder_.write(
            "ctl",
            "#!/bin/sh\ncd \"${0%/*}\"\ncase \"$*\" in\n*' look '*) exec cat lines ;;\nesac\n"
            "echo '{\"stage\":\"trying\",\"percent\":40}'\n"
            "until [ -s answer ]; do sleep 0.02; done\ncat answer\nrm answer\n");
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        return program;
    }
    std::filesystem::path stick() const {
        std::filesystem::create_directories(folder_ / "stick");
        return folder_ / "stick";
    }
    std::filesystem::path store() const {
        for (const char* version : {"1.0.0", "1.1.0"})
            folder_.write(std::string("store/.versions/second/") + version + "/plugin.json",
                          manifest(version));
        folder_.write("store/.versions/second/1.1.0/.origin.json", R"({"replaces":"1.0.0"})");
        std::filesystem::create_symlink(".versions/second/1.1.0", folder_ / "store/second");
        return folder_ / "store";
    }
    static std::string manifest(const std::string& version) {
        return R"({"id":"second","version":")" + version +
               R"(","sdk":"1.0","library":"x.so","hashes":{"x.so":"sha256:)" +
               std::string(64, '0') +
               R"("},"players":["a","b"],"seats":{"min":2,"max":2},"options":[],)"
               R"("modes":[{"id":"full","minutes":5}],"period":{"from":1,"to":2},"place":"Roma",)"
               R"("languages":["it"]})";
    }

    TemporaryFolder folder_;
    shell::SteadyClock clock_;

  public:
    shell::OnSite on_site;
};

} // namespace ludarium::test
