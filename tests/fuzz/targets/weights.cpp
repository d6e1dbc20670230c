// What a game has learned, in a file of its bundle.
#include <ludarium/host/weights.hpp>

#include "../target.hpp"

FUZZ_TARGET(weights) {
    const auto read = ludarium::host::WeightsFile::parse(input);
    if (!read) return;
    const auto again = ludarium::host::WeightsFile::parse(read->text());
    ludarium::fuzz::promise(again && again->record == read->record, "the record reads back");
    ludarium::fuzz::promise(again->values == read->values, "the numbers read back");
}
