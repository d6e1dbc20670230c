#include "preview/editors_notes.hpp"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

namespace ludarium::shell {

namespace {

EditorsNotes::Note read_note(const std::string& line) {
    const auto json = nlohmann::json::parse(line, nullptr, false);
    EditorsNotes::Note note;
    if (!json.is_object()) return note;
    note.reread = json.value("reread", false);
    note.remarks = json.value("remarks", std::vector<std::string>());
    return note;
}

} // namespace

EditorsNotes::EditorsNotes(int descriptor) : descriptor_(descriptor) {
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

std::vector<EditorsNotes::Note> EditorsNotes::poll() {
    char bytes[4096];
    while (descriptor_ >= 0) {
        const ssize_t got = ::read(descriptor_, bytes, sizeof bytes);
        if (got > 0) unread_.append(bytes, static_cast<std::size_t>(got));
        if (got > 0 || (got < 0 && errno == EINTR)) continue;
        if (got == 0 || errno != EAGAIN) descriptor_ = -1;
        break;
    }
    std::vector<Note> notes;
    for (auto end = unread_.find('\n'); end != std::string::npos; end = unread_.find('\n')) {
        notes.push_back(read_note(unread_.substr(0, end)));
        unread_.erase(0, end + 1);
    }
    return notes;
}

} // namespace ludarium::shell
