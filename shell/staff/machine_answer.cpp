#include "staff/machine_answer.hpp"

namespace ludarium::shell {

std::optional<Note> note_of(const MachineLink& machine, const Words& words) {
    if (machine.busy()) return Note{words.shell("staff.machine.busy"), Note::Tone::quiet};
    const auto& answer = machine.answer();
    if (!answer) return std::nullopt;
    switch (answer->kind) {
    case MachineLink::Answer::Kind::done:
        if (answer->wish != "key") return std::nullopt;
        return Note{words.shell("staff.machine.key-done", {{"by", answer->detail}})};
    case MachineLink::Answer::Kind::refused:
        for (const char* why : {"over", "no-stick", "no-key", "several-keys", "bad-key"})
            if (answer->detail == why)
                return Note{words.shell("staff.machine.refused-" + answer->detail),
                            Note::Tone::warning};
        break;
    case MachineLink::Answer::Kind::failed:
        break;
    }
    return Note{words.shell("staff.machine.failed", {{"detail", answer->detail}}),
                Note::Tone::warning};
}

} // namespace ludarium::shell
