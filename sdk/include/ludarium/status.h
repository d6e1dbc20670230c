/* What a function of the boundary answers. */
#ifndef LUDARIUM_STATUS_H
#define LUDARIUM_STATUS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Zero is success. On any other answer the function has changed nothing: the state is as before,
 * and out parameters other than a buffer's length are untouched. Rationale: errors are ordinary
 * values here; nothing throws or aborts across the boundary. */
typedef int32_t ludarium_status;

enum {
    LUDARIUM_OK = 0,
    LUDARIUM_ILLEGAL_ACTION = 1, /* the action is not legal in this state */
    LUDARIUM_BAD_SETUP = 2,      /* seats or option values this game can't be played with */
    LUDARIUM_BAD_TEXT = 3,       /* text that is no action or no position of this game */
    LUDARIUM_BAD_DATA = 4,       /* bytes that no serialize() wrote, or that don't fit the setup */
    LUDARIUM_BUFFER_TOO_SMALL = 5, /* the needed size is in the count or length; ask again */
    LUDARIUM_NOTHING_TO_SAY = 6,   /* there is no explanation, hint or outcome for this state */
    LUDARIUM_INTERNAL_ERROR =
        7 /* a bug of the plugin, an exception, no memory; see the host's log */
};

#ifdef __cplusplus
}
#endif

#endif
