/* Which SDK a library was written for, and who accepts whom. */
#ifndef LUDARIUM_VERSION_H
#define LUDARIUM_VERSION_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LUDARIUM_SDK_MAJOR 1
#define LUDARIUM_SDK_MINOR 0

typedef struct ludarium_version {
    uint16_t major;
    uint16_t minor;
} ludarium_version;

/* A host runs a plugin with the same major version and a minor version that is not newer than its
 * own.
 *
 * Rationale: a new minor version only adds (extensions, event kinds, status codes), so an older
 * plugin lacks nothing; a newer one may count on something this host has never heard of. */
static inline int ludarium_version_accepts(ludarium_version host, ludarium_version plugin) {
    return plugin.major == host.major && plugin.minor <= host.minor;
}

#ifdef __cplusplus
}
#endif

#endif
