"""Deaths and hangs of processes, and what they run from."""

import os
import shutil
import signal
import threading
import time

from faults import AT_TABLE, WITH_HOST, Impossible, fault
from service import WORKSHOP, children


def strike(pid, what):
    try:
        os.kill(pid, what)
    except ProcessLookupError:
        raise Impossible("it is gone already")


def host_of(kiosk):
    """Of the game on the screen, be it played, shown or explained."""
    hosts = [pid for pid, state, name in children(kiosk.service.pid) if name == "ludarium-host" and state != "Z"]
    if not hosts:
        raise Impossible("no host")
    return hosts[-1]


@fault("host", moments=WITH_HOST, host_dies=True)
def host_killed(visitor):
    strike(host_of(visitor.kiosk), signal.SIGKILL)


@fault("host", moments=WITH_HOST, host_dies=True)
def host_crashes(visitor):
    strike(host_of(visitor.kiosk), signal.SIGSEGV)


@fault("host hangs", moments=WITH_HOST)
def host_hangs(visitor):
    strike(host_of(visitor.kiosk), signal.SIGSTOP)


@fault("workshop")
def workshop_killed(visitor):
    """In the middle of whatever it draws, or while it waits."""
    for pid, _, name in children(visitor.kiosk.service.pid):
        if name == WORKSHOP:
            strike(pid, signal.SIGKILL)


@fault("shell", restarts=True)
def shell_killed(visitor):
    visitor.kiosk.service.kill(signal.SIGKILL)


@fault("shell", restarts=True)
def shell_crashes(visitor):
    visitor.kiosk.service.kill(signal.SIGSEGV)


@fault("shell told to end", restarts=True)
def shell_told_to_end(visitor):
    begun = time.monotonic()
    visitor.kiosk.service.kill(signal.SIGTERM)
    service = visitor.kiosk.service
    ends = len(service.ends)
    while len(service.ends) == ends and service.alive() and time.monotonic() - begun < 10:
        time.sleep(0.005)
    visitor.tally.told_to_end(time.monotonic() - begun)


@fault("shell hangs")
def shell_stopped_for_a_second(visitor):
    shell = visitor.kiosk.service.pid
    strike(shell, signal.SIGSTOP)
    time.sleep(1)
    strike(shell, signal.SIGCONT)


@fault("crash loop", moments=("home",), restarts=True, keeps_game=False)
def three_crashes_in_a_row(visitor):
    """The one that may lead to safe mode."""
    kiosk = visitor.kiosk
    kiosk.safe_mode_trial = True
    for _ in range(3):
        ends = len(kiosk.service.ends)
        kiosk.service.kill(signal.SIGKILL)
        visitor.wait("a restart", lambda: len(kiosk.service.ends) > ends and kiosk.service.up(), 30)

    def mend():
        kiosk.safe_mode_trial = False
    return mend


@fault("host binary gone", moments=AT_TABLE, hold=1.0, host_dies=True)
def host_binary_gone(visitor):
    kiosk = visitor.kiosk
    away = kiosk.host.with_suffix(".away")
    os.rename(kiosk.host, away)
    strike(host_of(kiosk), signal.SIGKILL)
    return lambda: os.rename(away, kiosk.host)


def library_in_play(kiosk):
    journal = kiosk.journal()
    for library in kiosk.games.glob("*/*.so"):
        if '"game":"%s"' % library.stem in journal:
            return library
    raise Impossible("no game in play")


@fault("library replaced", moments=AT_TABLE, hold=0.5, host_dies=True)
def library_cut_in_place(visitor):
    library = library_in_play(visitor.kiosk)
    kept = library.with_suffix(".kept")
    shutil.copy2(library, kept)
    with open(library, "r+b") as file:
        file.truncate(5000)
    strike(host_of(visitor.kiosk), signal.SIGKILL)
    return lambda: os.rename(kept, library)


@fault("library replaced", moments=AT_TABLE)
def library_renamed_over(visitor):
    """As an upgrade does: the running host keeps what it has mapped."""
    library = library_in_play(visitor.kiosk)
    fresh = library.with_suffix(".fresh")
    shutil.copy2(library, fresh)
    os.rename(fresh, library)


@fault("signals")
def hangup_storm(visitor):
    shell = visitor.kiosk.service.pid

    def storm():
        for _ in range(50):
            try:
                os.kill(shell, signal.SIGHUP)
            except ProcessLookupError:
                return
            time.sleep(0.01)
    thread = threading.Thread(target=storm)
    thread.start()
    thread.join()


@fault("taps")
def tap_storm(visitor):
    """Of a panel that raves, where nothing is to be touched."""
    rate = visitor.chance.choice([60, 120, 300])
    width, height = visitor.kiosk.display.size
    visitor.kiosk.display.do("mousemove %d %d" % (width // 2, height - 2),
                             "click --repeat %d --delay %d 1" % (2 * rate, 1000 // rate))
    time.sleep(0.5)
    visitor.tally.turn(visitor.kiosk.answers(10))
    time.sleep(2.0)
