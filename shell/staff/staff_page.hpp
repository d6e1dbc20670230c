// One page of the staff panel: what its form says now, and what its changes do.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "language/words.hpp"
#include "staff/form.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

// What only the panel itself can do for a page.
enum class Errand {
    none,
    refused, // it could not be written; the panel says so
    clean,   // no touch counts for a while
    new_pin,
    restart,
    elsewhere, // the page that this one leads to is opened
    speak,     // the language that this page leads to
    test_picture,
    screen_anew, // the screen is to stand otherwise
    course,      // the first start goes on
    course_over
};

class StaffPage {
  public:
    StaffPage() = default;
    StaffPage(const StaffPage&) = delete;
    StaffPage& operator=(const StaffPage&) = delete;
    virtual ~StaffPage() = default;

    virtual std::string name() const = 0; // "games"; its label is staff.page.<name>
    virtual std::string icon() const = 0;
    virtual Form form(const Words& words) = 0;
    virtual Errand change(const Change& change) = 0;

    virtual bool in_menu() const { return true; } // otherwise another page leads to it
    // The page to open or the language to speak, after a change that says so.
    virtual std::string leads_to() const { return ""; }
    // Of the first start: there is nothing left to be done here without which a kiosk can't be …
    virtual bool complete() { return true; }
    // … and nothing at all.
    virtual bool ends_course() const { return false; }

    // It is opened: what it has read before may be old.
    virtual void opened() {}
    // Whether the form says something else by itself, since the last time.
    virtual bool proceed() { return false; }
    virtual int descriptor() const { return -1; }
    virtual std::optional<Time> deadline() const { return std::nullopt; }
};

inline Errand done(bool written) {
    return written ? Errand::none : Errand::refused;
}

} // namespace ludarium::shell
