// The first start: pages one after the other, for whoever sets a new machine up. Where somebody stopped is where the next
// goes on, also after a power cut; and nobody who merely stands in front of the screen is asked.
#pragma once

#include <filesystem>
#include <string>

namespace ludarium::shell {

class Course {
  public:
    // `mark`: there as long as the first start is not finished; on an installed machine only root can make or remove it.
    // In the state folder is noted how far somebody has come.
    Course(std::filesystem::path mark, const std::filesystem::path& state);

    // Now, by itself. Not in a start of the machine in which nobody came: whoever is there by then is a visitor, and
    // must not be offered to choose the PIN. Only staff can switch the machine off and on.
    bool due() const;
    bool finished() const;

    std::string page() const; // empty: the first
    void at(const std::string& page);
    // Nobody came.
    void wait_for_next_boot();
    // It does not come again. False: the mark stays. Root has removed it already where it is root's.
    bool finish();

  private:
    std::filesystem::path mark_;
    std::filesystem::path page_file_;
    std::filesystem::path waits_file_;
};

} // namespace ludarium::shell
