/* Text and bytes that cross the boundary: always UTF-8, always with a length, never freed by the
 * reader. */
#ifndef LUDARIUM_TEXT_H
#define LUDARIUM_TEXT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Text that somebody else owns. Not necessarily followed by a zero byte; {NULL, 0} is the empty
 * text. Each place that hands one out says how long it lives. */
typedef struct ludarium_text {
    const char* data;
    uint64_t length;
} ludarium_text;

/* Room that the caller owns, for text or bytes.
 *
 * Whoever fills it sets `length` to what is needed, writes at most `capacity` bytes, and returns
 * LUDARIUM_BUFFER_TOO_SMALL if that was not enough: the caller makes room and asks again. No zero
 * byte is added. Rationale: memory never changes hands, so two libraries with two allocators can't
 * disagree. */
typedef struct ludarium_buffer {
    char* data;
    uint64_t capacity;
    uint64_t length;
} ludarium_buffer;

#ifdef __cplusplus
}
#endif

#endif
