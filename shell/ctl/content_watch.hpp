// Tells when the words below some folders change, by whichever editor and in whichever way it saves.
#pragma once

#include <filesystem>
#include <map>
#include <vector>

namespace ludarium::ctl {

class ContentWatch {
  public:
    explicit ContentWatch(const std::vector<std::filesystem::path>& folders);
    ~ContentWatch();
    ContentWatch(const ContentWatch&) = delete;
    ContentWatch& operator=(const ContentWatch&) = delete;

    // To wait on.
    int descriptor() const { return descriptor_; }
    // Whether pages or strings have changed since the last call. An editor that saves several files,
    // or one in several strokes, has finished by the time this returns.
    bool changed();

  private:
    void watch(const std::filesystem::path& folder);
    bool take_events();

    int descriptor_;
    std::map<int, std::filesystem::path> folders_; // by inotify's number
};

} // namespace ludarium::ctl
