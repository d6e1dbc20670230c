// A program that plays, spoken to in lines of text (sdk/protocol.md).
#pragma once

#include "contender.hpp"
#include "spoken_lines.hpp"

namespace ludarium::ctl {

class OutsideEngine : public Contender {
  public:
    // Starts the program, so call it while this process is not confined yet. The program ends with
    // this process.
    static host::Result<std::unique_ptr<Contender>> start(const std::string& program,
                                                          ThinkLimits limits);
    ~OutsideEngine() override;
    OutsideEngine(const OutsideEngine&) = delete;
    OutsideEngine& operator=(const OutsideEngine&) = delete;

    void begin(const OpenedGame& game) override;
    void played(const std::string& action) override;
    Action choose(const PluginState& state, std::uint64_t seed) override;

  private:
    OutsideEngine(std::string program, ThinkLimits limits, int to, int from)
        : program_(std::move(program)), limits_(limits), to_(to), from_(from) {}

    void say(const std::string& line);
    // The rest of the next line that begins with this word; other lines are passed over.
    std::string answer(const std::string& word);
    bool read_more(int patience_ms);

    std::string program_;
    ThinkLimits limits_;
    int to_;
    int from_;
    SpokenLines heard_;
};

} // namespace ludarium::ctl
