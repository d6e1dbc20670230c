// Drawings as pictures: from the cache, else from the workshop process. Remembers which drawings are at
// fault, so that each costs the workshop its time once.
#pragma once

#include <map>
#include <string>

#include <ludarium/host/result.hpp>

#include "art/outline.hpp"
#include "art/picture_cache.hpp"
#include "workshop/bench.hpp"

namespace ludarium::shell {

// Slow where the cache is cold; used by one thread. What goes wrong is told in one line, without the
// drawing's name.
class Easel {
  public:
    enum class Patience {
        ample, // in a thread that nobody waits for
        short_ // the screen waits: for small drawings of our own
    };
    Easel(PictureCache cache, workshop::Bench& bench, Patience patience = Patience::ample);

    host::Result<Outline> survey(const std::string& svg);
    // `problem`: what could not be drawn of it.
    host::Result<Picture> draw(const std::string& svg, const std::string& style_sheet, Size size,
                               std::string& problem);
    host::Result<SpotPlaces> places(const std::string& svg, const std::string& style_sheet,
                                    Size size);

    const PictureCache& cache() const { return cache_; }

  private:
    host::Result<std::string> ask(const std::string& key, const std::string& question,
                                  const workshop::Allowance& allowance);
    // Of a drawing whose answers are small: kept beside the pictures.
    template <class Answer>
    host::Result<Answer> know(const std::string& question,
                              std::optional<Answer> (*decode)(std::string_view));
    void remember(const std::string& key, const std::string& why);

    PictureCache cache_;
    workshop::Bench& bench_;
    Patience patience_;
    std::map<std::string, std::string> at_fault_; // key → why
};

} // namespace ludarium::shell
