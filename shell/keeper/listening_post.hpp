// Where a started program tells how it is, as it would tell systemd: sd_notify's datagrams.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ludarium::keeper {

struct Notice {
    pid_t from = 0;
    std::vector<std::string> lines; // "READY=1"
};

class ListeningPost {
  public:
    ListeningPost();
    ~ListeningPost();
    ListeningPost(const ListeningPost&) = delete;
    ListeningPost& operator=(const ListeningPost&) = delete;

    // What the program finds in NOTIFY_SOCKET. It is not in the file system: nothing is left behind.
    const std::string& address() const { return address_; }
    int descriptor() const { return descriptor_; }
    // The next one that has come, from this user's processes only.
    std::optional<Notice> next();

  private:
    int descriptor_;
    std::string address_;
};

} // namespace ludarium::keeper
