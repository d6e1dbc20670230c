/* What a game is made of: its players, spots, pieces and options. Constant, and the same as in
 * plugin.json. */
#ifndef LUDARIUM_DESCRIPTOR_H
#define LUDARIUM_DESCRIPTOR_H

#include <stdint.h>

#include "limits.h"
#include "text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Everything here lives as long as the library is loaded and never changes.
 * Identifiers are lower-case ASCII letters, digits and hyphens, and begin with a letter or digit:
 * they name elements of the board's SVG (`spot-<id>`), picture files (`piece-<id>.svg`) and strings
 * (`piece.<id>`, `player.<id>`, `option.<id>`, `option.<id>.<choice>`, `counter.<id>`). */

/* An index of a spot, piece or player that stands for "none". */
#define LUDARIUM_NONE 0xFFFFu

typedef struct ludarium_piece {
    ludarium_text id;
    uint32_t owner; /* a player, or LUDARIUM_NONE for a piece of nobody's */
    uint32_t reserved;
} ludarium_piece;

/* A way in which games may differ: rules, number of men, kind of dice. A setup picks one choice of
 * each. */
typedef struct ludarium_option {
    ludarium_text id;
    const ludarium_text* choices;
    uint32_t choice_count;   /* at least 2 */
    uint32_t default_choice; /* an index into choices */
} ludarium_option;

typedef struct ludarium_descriptor {
    ludarium_text id;      /* the same as the folder and the manifest */
    ludarium_text version; /* of the plugin, "1.4.0" */

    const ludarium_text* players; /* player 0, 1, …: "white", "black" */
    const ludarium_text* spots; /* every place where a piece can be, trays and reserves included */
    const ludarium_piece* pieces; /* the kinds of pieces, not the single men */
    const ludarium_option* options;
    const ludarium_text* counters; /* numbers shown beside the board, one a player: "tokens" */
    uint32_t player_count;         /* 1 … LUDARIUM_MAX_PLAYERS */
    uint32_t spot_count;           /* 0 … LUDARIUM_MAX_SPOTS, and so on: limits.h */
    uint32_t piece_count;
    uint32_t option_count;
    uint32_t counter_count;

    uint32_t min_seats; /* at least this many players take part */
    uint32_t max_seats; /* at most this many; ≤ player_count */
    uint32_t
        max_actions; /* no state has more legal actions; buffers are made for it; 1 … LUDARIUM_MAX_ACTIONS */
    uint32_t max_plies; /* no game has more actions, throws included; 0 if the rules set no end */
    uint32_t reserved;
} ludarium_descriptor;

/* One particular game: who takes part, and which choice of each option is played. */
typedef struct ludarium_setup {
    uint32_t seats;        /* bit p is set if player p takes part */
    uint32_t choice_count; /* the descriptor's option_count, or 0: every option at its default */
    const uint32_t*
        choices; /* for each option the index of the choice; read during the call only */
} ludarium_setup;

#ifdef __cplusplus
}
#endif

#endif
