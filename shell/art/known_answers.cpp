#include "art/known_answers.hpp"

namespace ludarium::shell {

namespace {

constexpr std::size_t most_at_fault = 1000;

} // namespace

host::Problem KnownAnswers::remember(const std::string& key, std::string why) {
    if (at_fault_.size() >= most_at_fault) at_fault_.clear();
    return {at_fault_[key] = std::move(why)};
}

host::Problem KnownAnswers::nonsense(const std::string& key) {
    return remember(key, "it makes the workshop answer nonsense");
}

host::Result<std::string> KnownAnswers::ask(const std::string& key, const std::string& question,
                                            const workshop::Allowance& allowance) {
    if (const auto known = at_fault_.find(key); known != at_fault_.end())
        return host::Problem{known->second};
    workshop::Reply reply = bench_.ask(question, allowance);
    if (reply.kind == workshop::Reply::Kind::answer) return std::move(reply.text);
    if (reply.kind == workshop::Reply::Kind::refused) return remember(key, std::move(reply.text));
    missed_ = true;
    return host::Problem{std::move(reply.text)};
}

} // namespace ludarium::shell
