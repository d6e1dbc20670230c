// What apply() tells the visitors' screen.
#pragma once

#include "types.hpp"

namespace ludarium {

// Pass `Events::nobody()` where nobody looks, as a search does: it costs one comparison an event.
class Events {
  public:
    explicit Events(const ludarium_event_sink* sink) : sink_(sink) {}
    static Events nobody() { return Events(nullptr); }

    bool wanted() const { return sink_ != nullptr; }

    void moved(Piece piece, Spot from, Spot to) { travel(LUDARIUM_EVENT_MOVED, piece, from, to); }
    void entered(Piece piece, Spot from, Spot to) {
        travel(LUDARIUM_EVENT_ENTERED, piece, from, to);
    }
    void returned(Piece piece, Spot from, Spot to) {
        travel(LUDARIUM_EVENT_RETURNED, piece, from, to);
    }
    void hit(Piece piece, Spot from, Spot to) { travel(LUDARIUM_EVENT_HIT, piece, from, to); }
    void captured(Piece piece, Spot from, Spot to = Spot::none) {
        travel(LUDARIUM_EVENT_CAPTURED, piece, from, to);
    }
    void borne_off(Piece piece, Spot from, Spot to) {
        travel(LUDARIUM_EVENT_BORNE_OFF, piece, from, to);
    }

    void thrown(Player player) { happened(LUDARIUM_EVENT_THROWN, player); }
    void lost(Player player) { happened(LUDARIUM_EVENT_LOST, player); }
    void out(Player player) { happened(LUDARIUM_EVENT_OUT, player); }
    void phase(Player player, const char* key) { happened(LUDARIUM_EVENT_PHASE, player, key); }
    void announced(Player player, const char* key) {
        happened(LUDARIUM_EVENT_ANNOUNCED, player, key);
    }

    // `to` is none for the bank.
    void paid(Player from, Player to, int value) {
        if (!sink_) return;
        ludarium_event event = blank(LUDARIUM_EVENT_PAID);
        event.player = number(from);
        event.other = number(to);
        event.value = value;
        sink_->push(sink_->context, &event);
    }

  private:
    static ludarium_event blank(std::uint32_t kind) {
        ludarium_event event{};
        event.kind = kind;
        event.player = event.other = event.piece = event.from = event.to = LUDARIUM_NONE;
        return event;
    }
    void travel(std::uint32_t kind, Piece piece, Spot from, Spot to) {
        if (!sink_) return;
        ludarium_event event = blank(kind);
        event.piece = number(piece);
        event.from = number(from);
        event.to = number(to);
        sink_->push(sink_->context, &event);
    }
    void happened(std::uint32_t kind, Player player, const char* key = nullptr) {
        if (!sink_) return;
        ludarium_event event = blank(kind);
        event.player = number(player);
        if (key) event.key = text(key);
        sink_->push(sink_->context, &event);
    }

    const ludarium_event_sink* sink_;
};

} // namespace ludarium
