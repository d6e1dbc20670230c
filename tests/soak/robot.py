"""One kiosk's robot: visit after visit, now and then a fault in the middle of one, and a look at what is left of the game."""

import random
import time

import content_faults  # noqa: F401  (they enter themselves)
import disk_faults  # noqa: F401
import process_faults  # noqa: F401
import screen_faults  # noqa: F401
from faults import ALL, AT_TABLE, Impossible
from kiosk import Gone
from service import RESTART_AFTER, WORKSHOP, children, descriptors, own_memory
from trial import Trial
from visitor import Over, Visitor

# Most visitors touch once or twice and walk on.
USUAL = ["passer-by"] * 5 + ["sensible"] * 2 + ["senseless"] * 2 + ["reader"]


class Robot:
    def __init__(self, kiosk, tally, seed):
        self.kiosk = kiosk
        self.tally = tally
        self.chance = random.Random(seed)
        self.visitor = Visitor(kiosk, tally, self.chance)
        self.life = None
        self.life_pid = 0
        self.dead = set()
        self.expected_ends = 0
        self.tried = False  # the fault of this visit

    def run(self, visits, faults):
        """`faults`: their names, spread over the visits, none in the first. In the last third no shell has to die, so
        that one lives long enough to tell whether it grows."""
        moments = {}
        for name in faults:
            last = visits * 2 // 3 if ALL[name].restarts else visits
            moments.setdefault(self.chance.randrange(1, max(2, last)), []).append(name)
        late = []
        for number in range(visits):
            late += moments.get(number, [])
            self.visit_with(late)
            self.measure()
        while late:
            self.visit_with(late)
        self.kiosk.read()
        self.tally.worst_gap = max(self.tally.worst_gap, self.kiosk.service.worst_gap)
        self.tally.hung += self.kiosk.service.hung

    # A visit.

    def visit_with(self, late):
        """The first of the faults that are due; a game may be over before its moment comes, then it stays due."""
        if not late:
            return self.visit(None)
        self.tried = False
        self.visit(ALL[late[0]])
        if self.tried:
            late.pop(0)

    def visit(self, fault):
        visitor = self.visitor
        moment = self.chance.choice(fault.moments) if fault else ""
        what = "sensible" if fault else self.chance.choice(USUAL)
        self.tally.visit(what)
        try:
            if moment == "attract":
                visitor.wait_for_attract()
                self.try_out(fault, moment)
                fault = None
            visitor.arrive()
            self.let_games_in_again()
            if moment in ("home", "page", "book"):
                self.look_around_in(fault, moment)
            else:
                getattr(self, what.replace("-", "_"))(fault, moment)
            visitor.leave()
        except Over:
            visitor.leave()
        except Gone as missing:
            self.tried = True  # a trouble of its own
            self.tally.trouble("no %s%s" % (missing, " after %s at %s" % (fault.name, moment) if fault else ""))
            self.start_afresh()
        self.note_ends()

    def sensible(self, fault, moment):
        visitor = self.visitor
        if self.chance.random() < 0.3:
            visitor.switch_language()
        visitor.open_page()
        visitor.sit_down()
        for _ in range(self.chance.randrange(1, 5)):
            visitor.rest()
            visitor.play()
        if moment != "thinking":
            visitor.rest()
        if fault:
            self.try_out(fault, moment)
        elif self.chance.random() < 0.3:
            visitor.switch_language()
        visitor.play()

    def reader(self, *_):
        self.visitor.open_page()
        self.visitor.read_book()

    def senseless(self, *_):
        self.visitor.tap_about(self.chance.randrange(5, 40))

    def passer_by(self, *_):
        if self.chance.random() < 0.5:
            self.visitor.switch_language()

    def look_around_in(self, fault, moment):
        if moment != "home":
            self.visitor.open_page()
        if moment == "book":
            self.visitor.read_book()
        self.try_out(fault, moment)

    def try_out(self, fault, moment):
        self.tried = True
        trial = Trial(self.visitor, fault, moment)
        self.visitor.last_fault = "%s at %s" % (fault.name, moment)
        try:
            seconds, lost = trial.run()
        except Impossible as why:
            self.tally.impossible["%s at %s: %s" % (fault.name, moment, why)] += 1
            return
        if fault.restarts:
            self.expected_ends += len(self.kiosk.service.ends) - trial.ends
        self.tally.fault(fault, moment, seconds, lost)
        if moment in AT_TABLE and (not fault.keeps_game or lost):
            raise Over()

    # Between visits.

    def let_games_in_again(self):
        """As staff would. Whoever kills a game's host a hundred times must not wonder that it is set aside."""
        missing = len(list(self.kiosk.games.glob("*/plugin.json"))) - len(self.visitor.games())
        if self.kiosk.screen != "home" or missing <= 0:
            return
        self.tally.set_aside["%d at once" % missing] += 1
        self.start_afresh()
        self.visitor.arrive()

    def start_afresh(self):
        """The kiosk as on a new day."""
        service = self.kiosk.service
        self.note_ends()
        service.held.set()
        end = time.monotonic() + 2 * RESTART_AFTER  # it may just be about to start
        while service.alive() or time.monotonic() < end:
            service.kill()
            time.sleep(0.02)
        self.expected_ends = len(service.ends)
        for file in ("quarantine.json", "game.journal"):
            (self.kiosk.state / file).unlink(missing_ok=True)
        self.kiosk.read()
        self.kiosk.forget_screen()
        service.held.clear()

    def note_ends(self):
        ends = self.kiosk.service.ends
        for _, status in ends[self.expected_ends:]:
            self.tally.unbidden.append("status %d" % status)
        self.expected_ends = len(ends)

    def measure(self):
        pid = self.kiosk.service.pid
        if pid != self.life_pid:
            self.life, self.life_pid = [], pid
            self.tally.lives.append(self.life)
        if self.kiosk.service.alive():
            self.life.append((len(self.life), own_memory(pid), descriptors(pid)))
            # A workshop that was killed while nobody asked it anything is missed when it is asked next.
            dead = {child for child, state, name in children(pid) if state == "Z" and name != WORKSHOP}
            self.tally.zombies = max(self.tally.zombies, len(dead & self.dead))
            self.dead = dead
