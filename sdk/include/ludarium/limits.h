/* How much a game may have and show: what a screen has room for, with much to spare. Loader,
 * validator, wire and kiosk all hold to these numbers; what is beyond them is refused with a
 * sentence. */
#ifndef LUDARIUM_LIMITS_H
#define LUDARIUM_LIMITS_H

/* What a game is made of (descriptor.h). */
#define LUDARIUM_MAX_PLAYERS 8
#define LUDARIUM_MAX_SPOTS 1024 /* a Go board has 361 */
#define LUDARIUM_MAX_PIECES 256 /* kinds, not single men */
#define LUDARIUM_MAX_OPTIONS 64
#define LUDARIUM_MAX_COUNTERS 16
#define LUDARIUM_MAX_ACTIONS 4096 /* legal in one state */
#define LUDARIUM_MAX_LEVELS 16    /* of the computer's play */

/* What a state shows (view.h). */
#define LUDARIUM_MAX_STACKS 1024
#define LUDARIUM_MAX_MEN 1024 /* in all stacks together */
#define LUDARIUM_MAX_DICE 16
#define LUDARIUM_MAX_SIDES 20   /* of a die */
#define LUDARIUM_MAX_COUNTS 128 /* every counter of every player */
/* Counters, scores, payments and numbers in sentences, either way from 0: six digits. */
#define LUDARIUM_MAX_NUMBER 999999

/* What happens and is told (event.h, message.h, host.h). */
#define LUDARIUM_MAX_EVENTS 1024 /* of one action; the host drops those after them */
#define LUDARIUM_MAX_ARGUMENTS 4

/* Text, in bytes. */
#define LUDARIUM_MAX_ID 64
#define LUDARIUM_MAX_VERSION 32
#define LUDARIUM_MAX_KEY 96
#define LUDARIUM_MAX_ACTION_TEXT 64
#define LUDARIUM_MAX_LOG_LINE 1024 /* the rest is cut off */

#endif
