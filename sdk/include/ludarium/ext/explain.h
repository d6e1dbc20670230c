/* explain/1: why a move is not legal, or why it is the only one. */
#ifndef LUDARIUM_EXT_EXPLAIN_H
#define LUDARIUM_EXT_EXPLAIN_H

#include <stdint.h>

#include "../game.h"
#include "../message.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LUDARIUM_EXT_EXPLAIN "explain/1"

typedef struct ludarium_explain {
    /* [state-thread] The visitor tried to go from `from` to `to`, and no legal action does. Either
     * may be LUDARIUM_NONE: a tap on a piece that can't move has no `to`. LUDARIUM_NOTHING_TO_SAY
     * if the move is legal after all. Keys begin with "why.". */
    ludarium_status (*why_not)(const ludarium_state* state, uint16_t from, uint16_t to,
                               ludarium_message* message);

    /* [state-thread] Something the player should be told before choosing: the move is forced, a man
     * must return first, the throw is lost. LUDARIUM_NOTHING_TO_SAY if the choice is free. Keys
     * begin with "forced.". */
    ludarium_status (*forced)(const ludarium_state* state, ludarium_message* message);
} ludarium_explain;

#ifdef __cplusplus
}
#endif

#endif
