/* notation/1: positions as one line of text, for lessons, puzzles and tests. */
#ifndef LUDARIUM_EXT_NOTATION_H
#define LUDARIUM_EXT_NOTATION_H

#include <stdint.h>

#include "../game.h"
#include "../message.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LUDARIUM_EXT_NOTATION "notation/1"

typedef struct ludarium_notation_error {
    uint64_t offset; /* the byte of the text at which it stopped making sense */
    ludarium_text
        reason; /* one English sentence for the author; read it before this thread's next call */
} ludarium_notation_error;

typedef struct ludarium_notation {
    /* [state-thread] The position as a person would write it down. What lies in the past
     * (repetitions, for example) may be left out; the same position reads back to the same text. */
    ludarium_status (*position_to_text)(const ludarium_state* state, ludarium_buffer* text);

    /* [any-thread] Any position that could stand on the board, not only those a game can reach.
     * LUDARIUM_BAD_TEXT with `error` filled in (unless NULL) for anything else. */
    ludarium_status (*position_from_text)(const ludarium_setup* setup, ludarium_text text,
                                          ludarium_state** state, ludarium_notation_error* error);
} ludarium_notation;

#ifdef __cplusplus
}
#endif

#endif
