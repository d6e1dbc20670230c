/* Something to tell a person: a key into the game's strings, and numbers to put into the sentence.
 */
#ifndef LUDARIUM_MESSAGE_H
#define LUDARIUM_MESSAGE_H

#include <stdint.h>

#include "limits.h"
#include "text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What an argument's value means, so that the host can name it in the visitor's language. */
enum {
    LUDARIUM_ARGUMENT_NUMBER = 0,
    LUDARIUM_ARGUMENT_SPOT = 1,  /* a spot's index, shown by its id in capitals: "E5" */
    LUDARIUM_ARGUMENT_PIECE = 2, /* a piece's index, shown by the string piece.<id> */
    LUDARIUM_ARGUMENT_PLAYER = 3 /* a player's index, shown by the string player.<id> */
};

typedef struct ludarium_argument {
    ludarium_text name; /* {name} in the sentence; lives as long as the library */
    int32_t kind;
    int32_t value;
} ludarium_argument;

/* Rationale: a plugin holds no sentences. Translators can change every word without a compiler, and
 * a visitor who switches language sees the message on screen change too. */
typedef struct ludarium_message {
    ludarium_text key; /* "why.throne"; lives as long as the library */
    ludarium_argument arguments[LUDARIUM_MAX_ARGUMENTS];
    uint32_t argument_count;
    uint32_t reserved;
} ludarium_message;

#ifdef __cplusplus
}
#endif

#endif
