// A translator's strings.po, to the catalogue that the kiosk speaks from.
#include "../target.hpp"
#include "language/catalogue.hpp"
#include "language/mo_image.hpp"

FUZZ_TARGET(po) {
    const auto file = ludarium::shell::parse_po(input, "strings.po");
    std::vector<std::string> problems;
    const ludarium::shell::Catalogue catalogue(file, "strings.po", problems);
    for (const auto& key : catalogue.keys()) {
        catalogue.find(key);
        for (const int number : {0, 1, 2, 5, 11, 1'000'000}) catalogue.find(key, number);
    }
}
