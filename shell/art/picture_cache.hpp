// Rendered pictures on disk. A board full of filters takes seconds to render and milliseconds to
// read back.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "stage/pixels.hpp"

namespace ludarium::shell {

// Used by one thread at a time. A file that is damaged, of another size or of an older format is as
// good as none. An empty folder path keeps nothing.
class PictureCache {
  public:
    // What `shipped` has, as another kiosk has kept it, is taken from there and never written.
    explicit PictureCache(std::filesystem::path folder, std::filesystem::path shipped = {});

    // The name under which the answer to this question is kept.
    static std::string key(const std::string& question);

    Picture load(const std::string& key, Size size) const;
    // Written aside and renamed, so that nobody ever reads half a picture. A full disk is no
    // failure: the picture will be rendered again.
    void store(const std::string& key, const Pixels& pixels) const;
    // What else is known of a drawing: a few bytes, kept in the same way.
    std::optional<std::string> known(const std::string& key) const;
    void learn(const std::string& key, const std::string& facts) const;
    // Removes what was not used for longest until the rest is below this.
    void trim(std::uintmax_t bytes) const;

  private:
    std::filesystem::path folder_;
    std::filesystem::path shipped_;
};

} // namespace ludarium::shell
