#include "art/easel.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "workshop/questions.hpp"

namespace ludarium::shell {

namespace {

// A drawing may take what our heaviest boards take ten times over (1.3 s for 1920×1080 on two slow
// cores), and on a busy machine a while longer.
workshop::Allowance allowance_for(Size size, Easel::Patience patience) {
    const double megapixels = static_cast<double>(size.width) * size.height / 1e6;
    const bool ample = patience == Easel::Patience::ample;
    const auto seconds = static_cast<unsigned>(std::ceil((ample ? 4 : 1) + 4 * megapixels));
    const auto bytes =
        static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4;
    return {bytes + 4096, seconds, std::chrono::seconds((ample ? 4 : 1) * seconds)};
}

constexpr std::size_t room_for_facts = 1024 * 1024;
const workshop::Allowance for_facts{room_for_facts, 3, std::chrono::seconds(12)};

} // namespace

Easel::Easel(PictureCache cache, workshop::Bench& bench, Patience patience)
    : known_(std::move(cache), bench), patience_(patience) {}

host::Result<Outline> Easel::survey(const std::string& svg) {
    return known_.know(workshop::encode(workshop::Survey{svg}), for_facts,
                       workshop::decode_outline);
}

host::Result<SpotPlaces> Easel::places(const std::string& svg, const std::string& style_sheet,
                                       Size size) {
    return known_.know(workshop::encode(workshop::Place{svg, style_sheet, size}), for_facts,
                       workshop::decode_places);
}

host::Result<Picture> Easel::draw(const std::string& svg, const std::string& style_sheet, Size size,
                                  std::string& problem) {
    if (std::min(size.width, size.height) < 1 ||
        std::max(size.width, size.height) > workshop::longest_side_drawn)
        return host::Problem{"can't be drawn " + std::to_string(size.width) + " by " +
                             std::to_string(size.height) + " pixels large"};
    const std::string question = workshop::encode(workshop::Draw{svg, style_sheet, size});
    const std::string key = PictureCache::key(question);
    if (Picture kept = cache().load(key, size)) return kept;
    const auto fresh = known_.ask(key, question, allowance_for(size, patience_));
    if (!fresh) return host::Problem{fresh.problem()};
    auto drawn = workshop::decode_drawn(*fresh, size);
    if (!drawn) return known_.nonsense(key);
    problem = drawn->problem;
    // One that lacks something is drawn again another time: what it lacked may be there then.
    if (problem.empty()) cache().store(key, *drawn->picture);
    return std::move(drawn->picture);
}

} // namespace ludarium::shell
