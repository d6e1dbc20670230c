/* train/2, a draft: a game learns its weights by playing against itself. It may change until it
 * moves to ext/; nothing that visitors see depends on it. */
#ifndef LUDARIUM_DRAFT_TRAIN_H
#define LUDARIUM_DRAFT_TRAIN_H

#include <stdint.h>

#include "../ext/ai.h"
#include "../ext/weights.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LUDARIUM_EXT_TRAIN "draft.train/2"

/* For authors and `ludariumctl train`; a kiosk never asks for it. How to use it:
 *
 *     weights = begin(seed)
 *     for each round:
 *         for each of `lessons` lessons, on all cores: change[i] = learn(weights, a seed of its own)
 *         change = change[0] + change[1] + …          in this order
 *         weights += change, or a step that way       see `stride`
 *         mean += part × (weights − mean)             a smaller part with every round
 *     measure(mean)
 *
 * Rationale: the rounds are the same on one core and on many, and floating-point sums depend on
 * their order; so a training is the same wherever it runs, and goes on from any round if the
 * weights and the mean of that round were kept. The mean is what the game gets: the weights of one
 * round swing with the luck of its games. Whatever learns fits in here: temporal differences (a lesson
 * plays games and returns the sum of its corrections), or matches between slightly different
 * weights (a lesson returns a step towards the better ones).
 *
 * Why strides: what a lesson finds out about a weight grows with how often and how large its input
 * is, and one rate for all is too fast for some and too slow for the others. Strides go by how
 * steadily the changes of each weight point one way, whatever their size ("Adam", Kingma and Ba
 * 2015). They suit networks; weights of different scales want changes of their own.
 *
 * Every function is [any-thread] and pure: it uses the weights that it is given, not those of
 * use(), and answers the same for the same arguments unless `watch` says stop. */

typedef struct ludarium_lesson {
    const float* weights;
    uint32_t count;  /* of weights: that of weights/1 */
    uint32_t games;  /* to be played in this lesson */
    uint64_t seed;   /* of this lesson */
    uint64_t played; /* games of all rounds before this one, for what changes as training goes on */
    uint32_t lessons; /* in this round: so many changes will be added up */
    uint32_t reserved;
} ludarium_lesson;

typedef struct ludarium_trial {
    const float* weights;
    const float* rival; /* other weights, or NULL for the game without any */
    uint32_t count;     /* of each */
    uint32_t pairs;     /* of games: the same luck twice, with sides swapped */
    uint64_t seed;
} ludarium_trial;

/* How far a weight moves in a round whose changes all point the same way: ever less, half as far
 * after `halving` games, a third after twice as many, but never less than `last`. */
typedef struct ludarium_stride {
    float first, last;
    float halving;
} ludarium_stride;

typedef struct ludarium_train {
    /* The weights before the first game. */
    ludarium_status (*begin)(uint64_t seed, float* weights, uint32_t count);

    /* Plays the lesson's games and tells by how much each weight should change. */
    ludarium_status (*learn)(const ludarium_lesson* lesson, const ludarium_watch* watch,
                             float* change);

    /* How strong the weights are: how many of 2 × pairs games they won, in halves (a draw is one,
     * a win two). Both sides think alike otherwise, and briefly. */
    ludarium_status (*measure)(const ludarium_trial* trial, const ludarium_watch* watch,
                               uint32_t* halves);

    /* How changes are taken: all zero to add them as they are. */
    ludarium_stride stride;
} ludarium_train;

#ifdef __cplusplus
}
#endif

#endif
