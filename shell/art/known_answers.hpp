// The workshop's answers: kept where they are small, and asked for once where the question is at fault.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <ludarium/host/result.hpp>

#include "art/picture_cache.hpp"
#include "workshop/bench.hpp"

namespace ludarium::shell {

// Used by one thread.
class KnownAnswers {
  public:
    KnownAnswers(PictureCache cache, workshop::Bench& bench)
        : cache_(std::move(cache)), bench_(bench) {}

    const PictureCache& cache() const { return cache_; }

    // Slow: the workshop answers. `key`: PictureCache::key of the question.
    host::Result<std::string> ask(const std::string& key, const std::string& question,
                                  const workshop::Allowance& allowance);
    // Whether there was no workshop for anything asked since this was asked last: it may be back.
    bool missed_any() { return std::exchange(missed_, false); }
    // What was answered makes no sense, and will not the next time.
    host::Problem nonsense(const std::string& key);

    // From the cache, else asked and kept there.
    template <class Answer>
    host::Result<Answer> know(const std::string& question, const workshop::Allowance& allowance,
                              std::optional<Answer> (*decode)(std::string_view)) {
        const std::string key = PictureCache::key(question);
        if (const auto kept = cache_.known(key))
            if (auto answer = decode(*kept)) return std::move(*answer);
        const auto fresh = ask(key, question, allowance);
        if (!fresh) return host::Problem{fresh.problem()};
        auto answer = decode(*fresh);
        if (!answer) return nonsense(key);
        cache_.learn(key, *fresh);
        return std::move(*answer);
    }

  private:
    host::Problem remember(const std::string& key, std::string why);

    PictureCache cache_;
    workshop::Bench& bench_;
    std::map<std::string, std::string> at_fault_; // key → why
    bool missed_ = false;
};

} // namespace ludarium::shell
