/* evaluate/1, a draft: how good a position looks, without thinking ahead. It may change until it
 * moves to ext/; nothing that visitors see depends on it. */
#ifndef LUDARIUM_DRAFT_EVALUATE_H
#define LUDARIUM_DRAFT_EVALUATE_H

#include <stdint.h>

#include "../game.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LUDARIUM_EXT_EVALUATE "draft.evaluate/1"

typedef struct ludarium_evaluate {
    /* [state-thread] −999 … 999, good for `player`; LUDARIUM_NOTHING_TO_SAY at the end, where the
     * outcome says it, and for a player who takes no part. Rationale: whoever measures a game's
     * computer needs players to measure it with, and a greedy one is the same for every game once
     * it can ask what a position is worth. */
    ludarium_status (*evaluate)(const ludarium_state* state, uint32_t player, int32_t* value);
} ludarium_evaluate;

#ifdef __cplusplus
}
#endif

#endif
