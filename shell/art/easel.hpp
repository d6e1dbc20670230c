// Drawings as pictures: from the cache, else from the workshop process.
#pragma once

#include <string>

#include <ludarium/host/result.hpp>

#include "art/known_answers.hpp"
#include "art/outline.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

// Slow where the cache is cold; used by one thread. What goes wrong is told in one line, without the
// drawing's name.
class Easel {
  public:
    enum class Patience {
        ample, // in a thread that nobody waits for
        brief  // the screen waits: for small drawings of our own
    };
    Easel(PictureCache cache, workshop::Bench& bench, Patience patience = Patience::ample);

    host::Result<Outline> survey(const std::string& svg);
    // `problem`: what could not be drawn of it.
    host::Result<Picture> draw(const std::string& svg, const std::string& style_sheet, Size size,
                               std::string& problem);
    host::Result<SpotPlaces> places(const std::string& svg, const std::string& style_sheet,
                                    Size size);

    const PictureCache& cache() const { return known_.cache(); }

  private:
    KnownAnswers known_;
    Patience patience_;
};

} // namespace ludarium::shell
