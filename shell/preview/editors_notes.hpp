// What `ludariumctl content preview` tells the window about the files somebody is editing.
#pragma once

#include <string>
#include <vector>

namespace ludarium::shell {

class EditorsNotes {
  public:
    struct Note {
        bool reread = false; // the files can be shown as they are now
        std::vector<std::string> remarks;
    };

    // `descriptor`: one JSON object a line, {"reread": true, "remarks": ["it/rules.md:12: …"]}.
    explicit EditorsNotes(int descriptor);

    // Those that have come, without waiting.
    std::vector<Note> poll();
    // −1 when nobody is there any more to tell anything.
    int descriptor() const { return descriptor_; }

  private:
    int descriptor_;
    std::string unread_;
};

} // namespace ludarium::shell
