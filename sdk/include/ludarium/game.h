/* The rules of a game, as functions on states. */
#ifndef LUDARIUM_GAME_H
#define LUDARIUM_GAME_H

#include <stdint.h>

#include "descriptor.h"
#include "event.h"
#include "status.h"
#include "text.h"
#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Threads. [state-thread]: a state is used by one thread at a time, and different states by
 * different threads at the same time; so a library has no variables that its functions change.
 * [any-thread]: at any time. Everything is called after open() and before close().
 *
 * Randomness and time. There is none in here: the same state and action always give the same
 * result. Dice are actions of the actor LUDARIUM_CHANCE, and the host throws them. Rationale: any
 * game can then be replayed from its setup and its actions, after a crash, in a test, or for the
 * visitor's undo. */

/* A position with all that the rules remember of the past. Made by create, clone, deserialize or a
 * notation; owned by the host, which gives it back with destroy. */
typedef struct ludarium_state ludarium_state;

/* An action means something only together with the state it is legal in. */
typedef uint64_t ludarium_action;

/* Who acts: a player (0, 1, …) or one of these. */
typedef int32_t ludarium_actor;
enum {
    LUDARIUM_CHANCE = -1, /* dice are thrown */
    LUDARIUM_END = -2     /* the game is over */
};

typedef struct ludarium_result {
    int32_t place; /* 1 for the winner; equals share a place; 0 for a player who took no part */
    int32_t score; /* what the game counts, for the record; 0 where it counts nothing */
} ludarium_result;

typedef struct ludarium_outcome {
    ludarium_result results[LUDARIUM_MAX_PLAYERS];
    ludarium_text
        reason; /* a string of the game, "end.king-escaped"; lives as long as the library */
} ludarium_outcome;

typedef struct ludarium_game {
    /* [any-thread] The state before the first action. The setup is read during the call only. */
    ludarium_status (*create)(const ludarium_setup* setup, ludarium_state** state);

    /* [state-thread] Ends a state; NULL is allowed. */
    void (*destroy)(ludarium_state* state);

    /* [state-thread] A second state that from now on knows nothing of the first. */
    ludarium_status (*clone)(const ludarium_state* state, ludarium_state** copy);

    /* [state-thread] Never fails. */
    ludarium_actor (*actor)(const ludarium_state* state);

    /* [state-thread] All legal actions, ascending, each once; at a chance actor all outcomes; none
     * at the end, at least one otherwise (a player who can do nothing has one action, pass, or is
     * passed over). */
    ludarium_status (*legal_actions)(const ludarium_state* state, ludarium_action* actions,
                                     uint32_t capacity, uint32_t* count);

    /* [state-thread] At a chance actor: how likely each legal action is, in the same order, as
     * whole numbers relative to each other, none zero (two dice: 1 for a pair, 2 for the others).
     */
    ludarium_status (*chance_weights)(const ludarium_state* state, uint32_t* weights,
                                      uint32_t capacity, uint32_t* count);

    /* [state-thread] Does the action, or refuses it and changes nothing. `sink` may be NULL. */
    ludarium_status (*apply)(ludarium_state* state, ludarium_action action,
                             const ludarium_event_sink* sink);

    /* [state-thread] Places at the end; LUDARIUM_NOTHING_TO_SAY before it. */
    ludarium_status (*outcome)(const ludarium_state* state, ludarium_outcome* outcome);

    /* [state-thread] What can be seen. */
    ludarium_status (*view)(const ludarium_state* state, ludarium_view* view);

    /* [state-thread] What a legal action looks like; LUDARIUM_ILLEGAL_ACTION for any other. */
    ludarium_status (*describe)(const ludarium_state* state, ludarium_action action,
                                ludarium_move* move);

    /* [state-thread] An action in the game's own notation ("e5-e1"), the same in every language,
     * and back. Text made from a legal action reads back as that action in the same state. */
    ludarium_status (*action_to_text)(const ludarium_state* state, ludarium_action action,
                                      ludarium_buffer* text);
    ludarium_status (*action_from_text)(const ludarium_state* state, ludarium_text text,
                                        ludarium_action* action);

    /* [state-thread] Everything about the state but its setup, in bytes that this version of the
     * plugin reads back into an equal state; anything else is LUDARIUM_BAD_DATA, never a crash. */
    ludarium_status (*serialize)(const ludarium_state* state, ludarium_buffer* bytes);
    ludarium_status (*deserialize)(const ludarium_setup* setup, ludarium_text bytes,
                                   ludarium_state** state);

    /* [state-thread] Equal states have equal hashes, on every machine and in every run. */
    uint64_t (*hash)(const ludarium_state* state);

    /* [any-thread] A further interface, by its name ("ai/1", with a zero byte at its end), or NULL
     * if this plugin has none of that name. Lives as long as the library. Rationale: this struct is
     * frozen, and the SDK grows by extensions (see ext/). */
    const void* (*get_extension)(const char* name);
} ludarium_game;

#ifdef __cplusplus
}
#endif

#endif
