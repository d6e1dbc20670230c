// Writes every sound of the kiosk into a folder, while the kiosk is built.
#include <cstdio>

#include "sound/synthesis.hpp"
#include "sound/wav_file.hpp"

int main(int argc, char** argv) {
    using namespace ludarium::shell;
    if (argc != 2) {
        std::fprintf(stderr, "usage: ludarium-make-sounds <folder>\n");
        return 1;
    }
    for (const Sound sound : all_sounds) {
        const auto file = std::filesystem::path(argv[1]) / (std::string(name_of(sound)) + ".wav");
        if (!synthesis::write_wav(file, synthesis::make(sound))) {
            std::fprintf(stderr, "%s can't be written\n", file.c_str());
            return 1;
        }
    }
    return 0;
}
