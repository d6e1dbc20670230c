#include "art/easel.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "workshop/questions.hpp"

namespace ludarium::shell {

namespace {

using workshop::Reply;

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

constexpr std::size_t most_at_fault = 1000;

} // namespace

Easel::Easel(PictureCache cache, workshop::Bench& bench, Patience patience)
    : cache_(std::move(cache)), bench_(bench), patience_(patience) {}

void Easel::remember(const std::string& key, const std::string& why) {
    if (at_fault_.size() >= most_at_fault) at_fault_.clear();
    at_fault_[key] = why;
}

host::Result<std::string> Easel::ask(const std::string& key, const std::string& question,
                                     const workshop::Allowance& allowance) {
    if (const auto known = at_fault_.find(key); known != at_fault_.end())
        return host::Problem{known->second};
    Reply reply = bench_.ask(question, allowance);
    if (reply.kind == Reply::Kind::answer) return std::move(reply.text);
    if (reply.kind == Reply::Kind::refused) remember(key, reply.text);
    return host::Problem{std::move(reply.text)};
}

template <class Answer>
host::Result<Answer> Easel::know(const std::string& question,
                                 std::optional<Answer> (*decode)(std::string_view)) {
    const std::string key = PictureCache::key(question);
    if (const auto kept = cache_.known(key))
        if (auto answer = decode(*kept)) return std::move(*answer);
    auto fresh = ask(key, question, for_facts);
    if (!fresh) return host::Problem{fresh.problem()};
    auto answer = decode(*fresh);
    if (!answer) {
        remember(key, "it makes the workshop answer nonsense");
        return host::Problem{at_fault_[key]};
    }
    cache_.learn(key, *fresh);
    return std::move(*answer);
}

host::Result<Outline> Easel::survey(const std::string& svg) {
    return know(workshop::encode(workshop::Survey{svg}), workshop::decode_outline);
}

host::Result<SpotPlaces> Easel::places(const std::string& svg, const std::string& style_sheet,
                                       Size size) {
    return know(workshop::encode(workshop::Place{svg, style_sheet, size}), workshop::decode_places);
}

host::Result<Picture> Easel::draw(const std::string& svg, const std::string& style_sheet, Size size,
                                  std::string& problem) {
    if (std::min(size.width, size.height) < 1 ||
        std::max(size.width, size.height) > workshop::longest_side_drawn)
        return host::Problem{"can't be drawn " + std::to_string(size.width) + " by " +
                             std::to_string(size.height) + " pixels large"};
    const std::string question = workshop::encode(workshop::Draw{svg, style_sheet, size});
    const std::string key = PictureCache::key(question);
    if (Picture kept = cache_.load(key, size)) return kept;
    const auto fresh = ask(key, question, allowance_for(size, patience_));
    if (!fresh) return host::Problem{fresh.problem()};
    auto drawn = workshop::decode_drawn(*fresh, size);
    if (!drawn) {
        remember(key, "it makes the workshop answer nonsense");
        return host::Problem{at_fault_[key]};
    }
    problem = drawn->problem;
    // One that lacks something is drawn again another time: what it lacked may be there then.
    if (problem.empty()) cache_.store(key, *drawn->picture);
    return std::move(drawn->picture);
}

} // namespace ludarium::shell
