/* What happened when an action was applied, in the order in which visitors should see it. */
#ifndef LUDARIUM_EVENT_H
#define LUDARIUM_EVENT_H

#include <stdint.h>

#include "text.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    LUDARIUM_EVENT_MOVED = 1,     /* piece: from → to */
    LUDARIUM_EVENT_ENTERED = 2,   /* piece: reserve → to */
    LUDARIUM_EVENT_RETURNED = 3,  /* piece: from where it waited → to */
    LUDARIUM_EVENT_HIT = 4,       /* piece: from → to, where it waits */
    LUDARIUM_EVENT_CAPTURED = 5,  /* piece: from → to, or out of sight if to is none */
    LUDARIUM_EVENT_BORNE_OFF = 6, /* piece: from → to, its journey done */
    LUDARIUM_EVENT_THROWN = 7,    /* player threw; the dice are in the view */
    LUDARIUM_EVENT_LOST = 8,      /* player can't play the throw, or the rest of it */
    LUDARIUM_EVENT_PAID = 9,      /* player paid value to other (or to the bank, none) */
    LUDARIUM_EVENT_OUT = 10,      /* player has left the game */
    LUDARIUM_EVENT_PHASE = 11,    /* a new phase begins for player; key names it */
    LUDARIUM_EVENT_ANNOUNCED = 12 /* something is called out: key, for player */
};

/* Fields that a kind does not name are LUDARIUM_NONE, 0 or the empty text.
 * A host that meets a kind it does not know shows from → to, if given, and nothing else. */
typedef struct ludarium_event {
    uint32_t kind;
    uint16_t player;
    uint16_t other;
    uint16_t piece;
    uint16_t from;
    uint16_t to;
    uint16_t reserved;
    int32_t value;
    uint32_t reserved2;
    ludarium_text key; /* a whole string key of the game, "announce.raichi", "phase.entering" (where
                          the view's phase is "entering"); lives as long as the library */
} ludarium_event;

/* Where events go. Rationale: a callback, because only the plugin knows how many there will be, and
 * a search that applies millions of actions passes no sink at all. */
typedef struct ludarium_event_sink {
    void* context;
    /* [state-thread] Copies the event; called only inside apply(). */
    void (*push)(void* context, const ludarium_event* event);
} ludarium_event_sink;

#ifdef __cplusplus
}
#endif

#endif
