#include "art/lectern.hpp"

#include <chrono>

#include "workshop/questions.hpp"
#include "workshop/texts.hpp"

namespace ludarium::shell {

namespace {

// Our longest page takes a millisecond; the screen stands still meanwhile. On a machine that starts a dozen programs at
// once it may take seconds, and a kiosk without words would be worse.
const workshop::Allowance for_texts{8 * 1024 * 1024, 1, std::chrono::seconds(8)};

} // namespace

host::Result<host::Page> Lectern::page(const std::string& markdown) {
    return known_.know(workshop::encode(workshop::ReadPage{markdown}), for_texts,
                       workshop::decode_page);
}

host::Result<PoFile> Lectern::words(const std::string& po, const std::string& name) {
    return known_.know(workshop::encode(workshop::ReadWords{po, name}), for_texts,
                       workshop::decode_words);
}

} // namespace ludarium::shell
