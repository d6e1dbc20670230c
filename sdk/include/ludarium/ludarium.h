/* Everything a game plugin can use. Each header stands alone and explains one thing; begin with
 * entry.h. */
#ifndef LUDARIUM_H
#define LUDARIUM_H

#include "descriptor.h"
#include "entry.h"
#include "event.h"
#include "game.h"
#include "host.h"
#include "limits.h"
#include "message.h"
#include "status.h"
#include "text.h"
#include "version.h"
#include "view.h"

#include "ext/ai.h"
#include "ext/explain.h"
#include "ext/hint.h"
#include "ext/notation.h"
#include "ext/weights.h"

#endif
