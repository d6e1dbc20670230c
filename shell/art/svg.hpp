// A drawing by a designer: rendered at any size, and asked where its parts are.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "stage/geometry.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

// Where men pile up from, as `data-stack` on a spot says.
enum class StackFrom { centre, top, bottom, left, right };

struct SpotPlace {
    Box box; // in the pixels of the size asked for
    StackFrom stack = StackFrom::centre;
};

class Svg {
  public:
    struct Error {
        std::string reason; // for staff and designers
    };

    // The whole file's text; `name` is only used in reasons.
    static std::optional<Svg> parse(std::string text, const std::string& name, Error& error);

    Svg(Svg&&) noexcept;
    Svg& operator=(Svg&&) noexcept;
    ~Svg();

    // Hides every element `when-<option>-<choice>` that is not among `chosen`
    // ("rules-five-thrones"). The style sheet that does it belongs into the key of whatever is
    // cached.
    std::string hide_unchosen(const std::vector<std::string>& chosen);

    // Width divided by height.
    float aspect() const;
    Picture render(Size size) const;
    // Every element `spot-<id>`, by id.
    std::map<std::string, SpotPlace> spots(Size size) const;

  private:
    struct Impl;
    explicit Svg(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

// The largest size of this aspect that fits.
Size fitted(float aspect, Size into);

} // namespace ludarium::shell
