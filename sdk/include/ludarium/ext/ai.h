/* ai/1: the plugin chooses an action. */
#ifndef LUDARIUM_EXT_AI_H
#define LUDARIUM_EXT_AI_H

#include <stdint.h>

#include "../game.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LUDARIUM_EXT_AI "ai/1"

/* How the host calls a thinking plugin back. */
typedef struct ludarium_watch {
    void* context;
    /* [thinking-thread] Not zero as soon as the answer is wanted: the time is over, or the visitor
     * has left. Ask often enough to answer within 50 ms; asking costs about as much as reading a
     * clock. Rationale: the host keeps the time, so a plugin needs no clock, and tests can stop it
     * anywhere. */
    int32_t (*should_stop)(void* context);
} ludarium_watch;

typedef struct ludarium_ai_request {
    uint32_t level;         /* 0 … level_count − 1, the last is the strongest */
    uint32_t time_limit_ms; /* what should_stop will enforce, to plan with; 0 is no limit */
    uint64_t node_limit;    /* stop after this many nodes; 0 is no limit */
    uint64_t seed;          /* for whatever the plugin draws at random */
} ludarium_ai_request;

typedef struct ludarium_ai_answer {
    ludarium_action action; /* legal in the state */
    uint64_t nodes;         /* how much was looked at */
    int32_t value;          /* −1000 (lost) … 1000 (won), for the player who acts */
    uint32_t depth;         /* how deep, in actions; 0 where that means nothing */
} ludarium_ai_answer;

typedef struct ludarium_ai {
    uint32_t level_count; /* at least 1; the kiosk has three: apprentice, player, master */
    uint32_t reserved;

    /* [thinking-thread] The state belongs to this thread during the call, and is not changed.
     * Called when a player acts, never at a chance actor or the end. An answer is given even if
     * should_stop says so at once. With a node limit and without a stop, the same state and request
     * give the same answer. */
    ludarium_status (*choose)(const ludarium_state* state, const ludarium_ai_request* request,
                              const ludarium_watch* watch, ludarium_ai_answer* answer);
} ludarium_ai;

#ifdef __cplusplus
}
#endif

#endif
