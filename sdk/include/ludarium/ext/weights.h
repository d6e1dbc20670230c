/* weights/1: numbers that a game has learned, kept as content. */
#ifndef LUDARIUM_EXT_WEIGHTS_H
#define LUDARIUM_EXT_WEIGHTS_H

#include <stdint.h>

#include "../status.h"
#include "../text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LUDARIUM_EXT_WEIGHTS "weights/1"

/* The numbers with which a computer player thinks are content, like its words: they come in a
 * bundle under its signature, are made by `ludariumctl train` without a compiler, and say in their
 * own file how they were made. The host reads content/ai/weights.txt before it locks itself in, and
 * hands the numbers over before the first game. A game without the file, or with one that is for
 * another scheme, thinks with what it was built with. */
typedef struct ludarium_weights {
    /* What the numbers mean; another name whenever meaning, number or order change. The file says
     * for which scheme it was made, so that old numbers are never taken for new ones. Lives as long
     * as the library. */
    ludarium_text scheme;
    uint32_t count;
    uint32_t reserved;

    /* [main-thread] Called at most once, after open() and before the first state is made; the
     * numbers are finite, and read during the call only. LUDARIUM_BAD_DATA if the game can't think
     * with them; it then thinks without. Rationale: this is the one thing that a library remembers,
     * and it is written before anybody reads it, so states and threads stay independent. */
    ludarium_status (*use)(const float* values, uint32_t count);
} ludarium_weights;

#ifdef __cplusplus
}
#endif

#endif
