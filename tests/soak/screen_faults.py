"""The machine around the kiosk: screen, clock, memory, descriptors."""

import resource
import time

from faults import AT_TABLE, WITH_HOST, Impossible, fault
from process_faults import host_of, strike
from service import address_space, descriptors

DAY = 86400.0


@fault("screen gone", restarts=True, hold=1.0)
def screen_gone_for_a_second(visitor):
    visitor.kiosk.display.close()
    return visitor.kiosk.display.open


@fault("screen of another size", restarts=True)
def screen_of_another_size(visitor):
    display = visitor.kiosk.display
    width, height = display.size
    display.close()
    display.open((1024, 768) if (width, height) != (1024, 768) else (1280, 800))


@fault("clock", hold=0.5, plays_on=True)
def clock_jumps(visitor):
    clock = visitor.kiosk.clock
    if not clock.there():
        raise Impossible("the library that moves it is not built")
    clock.set_wall_ahead(visitor.chance.choice([-time.time() + 100, -DAY, DAY, 20 * 365 * DAY, -3600, 3600]))
    return lambda: clock.set_wall_ahead(0)


def pressed(pid, limit, most):
    """With no more than this; gives what takes the pressure away."""
    before = resource.prlimit(pid, limit)
    resource.prlimit(pid, limit, (most, before[1]))

    def mend():
        try:
            resource.prlimit(pid, limit, before)
        except (ProcessLookupError, PermissionError):
            pass  # it has ended, and its number may be another's
    return mend


@fault("descriptors", moments=AT_TABLE, hold=1.0, host_dies=True)
def no_descriptors_left(visitor):
    shell = visitor.kiosk.service.pid
    mend = pressed(shell, resource.RLIMIT_NOFILE, descriptors(shell))
    strike(host_of(visitor.kiosk), 9)
    return mend


@fault("memory", hold=1.0)
def no_memory_for_the_shell(visitor):
    shell = visitor.kiosk.service.pid
    return pressed(shell, resource.RLIMIT_AS, address_space(shell) * 1024 + (1 << 20))


@fault("memory", moments=WITH_HOST, hold=1.0)
def no_memory_for_the_host(visitor):
    host = host_of(visitor.kiosk)
    return pressed(host, resource.RLIMIT_AS, address_space(host) * 1024)
