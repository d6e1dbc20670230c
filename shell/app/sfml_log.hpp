// SFML complains to a stream of its own; here its lines go into the kiosk's log.
#pragma once

#include <streambuf>
#include <string>

namespace ludarium::shell {

class SfmlLog : public std::streambuf {
  public:
    SfmlLog();
    ~SfmlLog() override;
    SfmlLog(const SfmlLog&) = delete;
    SfmlLog& operator=(const SfmlLog&) = delete;

  protected:
    int overflow(int character) override;

  private:
    std::streambuf* before_;
    std::string line_;
};

} // namespace ludarium::shell
