// One wish from the socket that systemd has put in the place of standard input; the answer goes back the same way.
#include <cstdio>
#include <string>

#include <unistd.h>

#include "machine/carry_out.hpp"

namespace {

// Up to its line feed; how long that may take is the unit's business.
std::string read_line() {
    std::string line;
    char letter = 0;
    while (line.size() <= ludarium::machine::longest_wish &&
           ::read(STDIN_FILENO, &letter, 1) == 1) {
        line += letter;
        if (letter == '\n') break;
    }
    return line;
}

} // namespace

int main() {
    using namespace ludarium::machine;
    RealHardware hardware;
    const auto wish = parse_wish(read_line());
    const std::string answer = wish ? carry_out(*wish, Places(), hardware) : "refused nonsense";
    // To the journal too. It never says what the wish was: that may be anything.
    std::fprintf(stderr, "%s\n", answer.c_str());
    std::printf("%s\n", answer.c_str());
}
