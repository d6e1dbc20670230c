#include "sound/recital.hpp"

#include <utility>

namespace ludarium::shell {

void Recital::begin(std::vector<std::string> passages, std::string language) {
    stop();
    on_ = true;
    language_ = std::move(language);
    passages_ = std::move(passages);
    read_next_passage();
}

void Recital::stop() {
    if (on_) reader_.stop();
    on_ = speaking_ = in_passage_ = false;
    passages_.clear();
    next_ = 0;
    said_.clear();
}

void Recital::say(const std::string& caption) {
    if (!on_ || caption == said_ || passage()) return;
    said_ = caption;
    read(caption);
}

void Recital::skip() {
    if (!on_) return;
    reader_.stop();
    advance();
}

void Recital::advance() {
    if (speaking_ && !reader_.speaking()) read_next_passage();
}

void Recital::read_next_passage() {
    in_passage_ = next_ < passages_.size();
    speaking_ = false;
    if (in_passage_) read(passages_[next_++]);
}

void Recital::read(const std::string& text) {
    speaking_ = reader_.read(text, language_);
    if (!speaking_ && !text.empty()) stop();
}

std::optional<std::size_t> Recital::passage() const {
    return speaking_ && in_passage_ ? std::optional(next_ - 1) : std::nullopt;
}

} // namespace ludarium::shell
