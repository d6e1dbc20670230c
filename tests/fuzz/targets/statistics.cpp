// The guest book, after whatever happened to the disk: staff read it, then a visitor is written into it.
#include "statistics/statistics.hpp"
#include "../target.hpp"
#include "statistics/guest_book.hpp"

FUZZ_TARGET(statistics) {
    using namespace ludarium::shell;
    const auto file = ludarium::fuzz::file_with(input, "statistics.sqlite");
    const Days days{20'000, 21'000};
    read_statistics(file, days);
    read_totals(file);
    for (const Rows rows : {Rows::visits, Rows::games, Rows::readings})
        read_rows(file, days, rows, [](const auto&) {});
    VisitEntry visit;
    visit.day = 20'500;
    visit.language = visit.language_to = "it";
    visit.screen = "home";
    GuestBook(file, 400).arrive(visit);
}
