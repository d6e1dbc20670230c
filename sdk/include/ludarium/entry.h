/* The one symbol that a plugin exports: entry → descriptor → game. */
#ifndef LUDARIUM_ENTRY_H
#define LUDARIUM_ENTRY_H

#include <stdint.h>

#include "descriptor.h"
#include "game.h"
#include "host.h"
#include "version.h"

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define LUDARIUM_EXPORT __attribute__((visibility("default")))
#else
#define LUDARIUM_EXPORT
#endif

typedef struct ludarium_entry {
    /* The SDK this plugin was compiled against: {LUDARIUM_SDK_MAJOR, LUDARIUM_SDK_MINOR}.
     * Rationale: data, not a function, and first: the host decides before it runs a line of the
     * plugin. */
    ludarium_version sdk;
    uint32_t reserved;

    /* [any-thread] May be called before open(). NULL if the plugin can't say. */
    const ludarium_descriptor* (*descriptor)(void);

    /* [main-thread] Called once, before anything of the game. The host struct stays valid until
     * close(). The game lives as long as the library. NULL if the plugin can't work here; it logs
     * why. */
    const ludarium_game* (*open)(const ludarium_host* host);

    /* [main-thread] Called once, after the last state was destroyed. */
    void (*close)(void);
} ludarium_entry;

/* Define it in exactly one source file of the plugin, and hide everything else (the CMake function
 * ludarium_add_game does). */
extern LUDARIUM_EXPORT const ludarium_entry ludarium_plugin;

#define LUDARIUM_ENTRY_SYMBOL "ludarium_plugin"

#ifdef __cplusplus
}
#endif

#endif
