/* What can be seen of a state, and what an action looks like to a visitor's hand. */
#ifndef LUDARIUM_VIEW_H
#define LUDARIUM_VIEW_H

#include <stdint.h>

#include "text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* `count` men of one kind on one spot. A spot that two kinds share has two stacks. */
typedef struct ludarium_stack {
    uint16_t spot;
    uint16_t piece;
    uint16_t count;
    uint16_t reserved;
} ludarium_stack;

typedef struct ludarium_die {
    uint8_t sides;
    uint8_t value; /* 1 … sides, or 0 before the throw */
    uint8_t uses;  /* how often it can still be played; 0 is drawn as spent */
    uint8_t reserved;
} ludarium_die;

typedef struct ludarium_count {
    uint16_t counter; /* an index into the descriptor's counters */
    uint16_t player;
    int32_t value;
} ludarium_count;

/* A view beyond the limits of limits.h (stacks, men in all, dice, numbers) is refused: no screen has
 * room for it.
 *
 * The caller's arrays, filled like a buffer: each *_count is set to what there is, at most
 * *_capacity are written, and LUDARIUM_BUFFER_TOO_SMALL says that one of them was short. */
typedef struct ludarium_view {
    ludarium_stack* stacks; /* ascending by spot, then piece; none with count 0 */
    ludarium_die* dice;     /* in the order thrown */
    ludarium_count* counts;
    uint32_t stack_capacity;
    uint32_t stack_count;
    uint32_t die_capacity;
    uint32_t die_count;
    uint32_t count_capacity;
    uint32_t count_count;
    uint32_t turn; /* whose turn it is, also while the dice roll; LUDARIUM_NONE at the end */
    uint32_t reserved;
    ludarium_text phase; /* the step of the rules that matters now: "entering" (its sentence has the
                            key "phase.entering"), or empty; lives as long as the library */
} ludarium_view;

/* How a visitor makes an action: which piece, from where to where, with which dice.
 *
 * Rationale: with this the host offers tap-tap and drag for any game without knowing it. Two legal
 * actions of one state differ in from, to or dice; an action with neither from nor to is a button
 * (pass). */
typedef struct ludarium_move {
    uint16_t piece;
    uint16_t from;
    uint16_t to;
    uint16_t dice; /* bit i: it plays die i of the view */
} ludarium_move;

#ifdef __cplusplus
}
#endif

#endif
