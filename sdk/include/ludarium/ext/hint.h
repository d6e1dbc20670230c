/* hint/1: a good move, and a reason a beginner understands. */
#ifndef LUDARIUM_EXT_HINT_H
#define LUDARIUM_EXT_HINT_H

#include <stdint.h>

#include "../game.h"
#include "../message.h"
#include "ai.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LUDARIUM_EXT_HINT "hint/1"

typedef struct ludarium_hint_answer {
    ludarium_action action;   /* legal in the state */
    ludarium_message message; /* a reason that is true of this position; keys begin with "hint." */
} ludarium_hint_answer;

typedef struct ludarium_hint {
    /* [thinking-thread] As choose() of ai/1, with the same promises; the level is not used. */
    ludarium_status (*hint)(const ludarium_state* state, const ludarium_ai_request* request,
                            const ludarium_watch* watch, ludarium_hint_answer* answer);
} ludarium_hint;

#ifdef __cplusplus
}
#endif

#endif
