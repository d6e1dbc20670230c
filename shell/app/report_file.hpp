// Notes for tests, one line of JSON each, in a file they watch.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "plugins/installed_game.hpp"
#include "screens/target.hpp"
#include "screens/witness.hpp"
#include "stage/painter.hpp"
#include "visit/visitor_settings.hpp"

namespace ludarium::shell {

class ReportFile : public Witness {
  public:
    // An empty path notes nothing.
    explicit ReportFile(const std::filesystem::path& file);
    ~ReportFile() override;
    ReportFile(const ReportFile&) = delete;
    ReportFile& operator=(const ReportFile&) = delete;

    void screen(const std::string& name) override;
    void places(const std::vector<Place>& places) override;
    void position(std::uint64_t ply, std::uint64_t hash, int actor) override;
    void message(const std::string& text) override;
    void announced(const std::string& text) override;
    void dialogue(const std::string& headline, const std::string& words) override;
    void page(const std::string& chapter, std::size_t step, const std::string& board) override;
    void leaf(const Leaf& leaf) override;
    void form(const FormShown& form) override;

    void first_picture(Size size, bool parts);
    void attract(const std::string& game);
    // What can be touched now, the most likely first; told when it changes.
    void offers(const std::vector<Target>& targets);
    // What the keyboard means now; told when it changes.
    void focus(const std::string& target);
    void still_there(int seconds); // the question, and each second of it
    void dark(bool dark);
    void curtain(); // the calm picture before that
    void host(int pid);
    // The computer has decided; all in the world's time.
    struct Thought {
        unsigned level;
        std::chrono::milliseconds limit;
        std::chrono::microseconds took;
        std::chrono::microseconds longest_turn; // of the loop meanwhile
    };
    void thought(const Thought& thought);
    void resumed(std::size_t actions);
    void recovered(const std::string& reason);
    void ended(const std::string& reason);
    void language(const std::string& code);
    // How visitors have it now; told when it changes.
    void settings(const VisitorSettings& settings);
    void reloaded();
    void panel(bool raves); // told when it changes
    // On offer since they have changed, "<id> <version>".
    void games(const Installed& installed);
    void developer_mode(bool on);
    void safe_mode(const std::string& why); // empty: it is over
    void remarks(const std::string& text);  // on what is being edited; empty: none
    // `drawing`: pictures are still being made for what is on the screen.
    void counters(const PaintCounters& counters, bool drawing);

  private:
    bool wanted() const { return descriptor_ >= 0; }
    void write(const nlohmann::json& line);

    int descriptor_ = -1;
    std::vector<std::string> offered_;
    std::string focused_;
    std::optional<VisitorSettings> settings_;
};

} // namespace ludarium::shell
