/* What the host lends to a plugin. */
#ifndef LUDARIUM_HOST_H
#define LUDARIUM_HOST_H

#include <stdint.h>

#include "text.h"
#include "version.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    LUDARIUM_LOG_DEBUG = 0,
    LUDARIUM_LOG_INFO = 1,
    LUDARIUM_LOG_WARNING = 2,
    LUDARIUM_LOG_ERROR = 3
};

/* A plugin runs in a process of its own, without files, network, further processes or a screen:
 * what it needs comes through this struct. It lives from open() to close(). */
typedef struct ludarium_host {
    ludarium_version sdk;
    uint32_t reserved;
    void* context;

    /* [any-thread] A line for museum staff and the plugin's author; read during the call only. */
    void (*log)(void* context, int32_t level, ludarium_text line);

    /* [any-thread] Like the game's: NULL where the host has nothing of that name. */
    const void* (*get_extension)(void* context, const char* name);
} ludarium_host;

#ifdef __cplusplus
}
#endif

#endif
