// Rendered pictures on disk. A board full of filters takes seconds to render and milliseconds to
// read back.
#pragma once

#include <filesystem>
#include <string>

#include "stage/pixels.hpp"

namespace ludarium::shell {

// Used by one thread at a time. A file that is damaged, of another size or of an older format is as
// good as none. An empty folder path keeps nothing.
class PictureCache {
  public:
    explicit PictureCache(std::filesystem::path folder);

    // The name under which the picture of this drawing, style sheet and size is kept.
    static std::string key(const std::string& svg, const std::string& style_sheet, Size size);

    Picture load(const std::string& key, Size size) const;
    // Written aside and renamed, so that nobody ever reads half a picture. A full disk is no
    // failure: the picture will be rendered again.
    void store(const std::string& key, const Pixels& pixels) const;
    // Removes what was not used for longest until the rest is below this.
    void trim(std::uintmax_t bytes) const;

  private:
    std::filesystem::path file(const std::string& key) const;

    std::filesystem::path folder_;
};

} // namespace ludarium::shell
