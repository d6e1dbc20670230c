// The words and pages of games, read by the workshop process while the screen waits: a millisecond each,
// or a stop.
#pragma once

#include <string>

#include <ludarium/host/page.hpp>

#include "art/known_answers.hpp"
#include "language/po_file.hpp"

namespace ludarium::shell {

class Lectern {
  public:
    Lectern(PictureCache cache, workshop::Bench& bench) : known_(std::move(cache), bench) {}

    // Its texts are markup. The problem begins with the line where it has one.
    host::Result<host::Page> page(const std::string& markdown);
    // `name`: of the file, for what is told of it.
    host::Result<PoFile> words(const std::string& po, const std::string& name);
    // Something could not be read, and is worth another try.
    bool missed_any() { return known_.missed_any(); }

  private:
    KnownAnswers known_;
};

} // namespace ludarium::shell
