// An espeak-ng that writes down what it was asked to say.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include <sys/stat.h>
#include <sys/types.h>

#include "temporary_folder.hpp"

namespace ludarium::test {

class StandInVoice {
  public:
    StandInVoice() {
        const auto program = folder_.write("espeak-ng", R"(#!/bin/sh
if [ "$1" = --voices ]; then
    echo 'Pty Language       Age/Gender VoiceName          File                 Other Languages'
    echo ' 5  it              --/M      Italian            roa/it               '
    echo ' 5  fr-fr           --/M      French_(France)    roa/fr               (fr 5)'
    exit
fi
here=$(dirname "$0")
{ echo "$$"; echo "$@"; cat; } >"$here/said"
[ -e "$here/short" ] || exec sleep 60
)");
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        // Whoever reads a FIFO waits until somebody has written: nothing to sleep for.
        ::mkfifo((folder_ / "said").c_str(), 0600);
    }

    // Where it is found first, like PATH.
    std::string path() const { return folder() + ":" + std::getenv("PATH"); }
    std::string folder() const { return folder_.path().string(); }
    // From the next text on it ends as soon as it has been heard, instead of speaking for a minute.
    void speak_briefly() { folder_.write("short", ""); }
    void leave() { std::filesystem::remove(folder_ / "espeak-ng"); }

    struct Said {
        pid_t pid = -1;
        std::string options, text;
    };
    // Waits for the next text.
    Said said() const {
        std::ifstream file(folder_ / "said");
        Said said;
        file >> said.pid >> std::ws;
        std::getline(file, said.options);
        said.text.assign(std::istreambuf_iterator<char>(file), {});
        return said;
    }

  private:
    TemporaryFolder folder_;
};

} // namespace ludarium::test
