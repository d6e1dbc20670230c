"""One fault, brought about at one moment of a visit, and what must hold afterwards."""

import time

from faults import AT_TABLE, Impossible
from kiosk import Gone
from visitor import PATIENCE, Over


class Trial:
    def __init__(self, visitor, fault, moment):
        self.visitor = visitor
        self.kiosk = visitor.kiosk
        self.fault = fault
        self.at_table = moment in AT_TABLE
        self.before = None  # the game as it must go on
        self.ends = len(self.kiosk.service.ends)  # of the shell

    def run(self):
        """Gives the seconds until all is well (None: it never was), and what became of the game if it was lost."""
        kiosk, fault = self.kiosk, self.fault
        if fault.rights and not kiosk.may_mount:
            raise Impossible("needs the right to mount")
        self.remember()
        self.pictures, self.positions, self.recovered = kiosk.pictures_shown, kiosk.positions, len(kiosk.recovered)
        begun = time.monotonic()
        mend = fault.bring(self.visitor)
        lost = ""
        try:
            if fault.hold:
                lost = self.live_with_it()
                begun = time.monotonic()
        finally:
            if mend:
                mend()
        seconds = self.recover(begun)
        if self.at_table and fault.keeps_game and not lost:
            lost = self.goes_on()
        return seconds, lost

    def remember(self):
        self.before = (self.kiosk.position, self.kiosk.played())

    def live_with_it(self):
        """The visitor does not wait until somebody has mended it."""
        before = self.kiosk.position
        self.visitor.go_on(self.fault.hold)
        if not self.at_table or not self.fault.plays_on:
            return ""
        try:
            if self.kiosk.position == before:
                self.visitor.play(2 * PATIENCE)
            return "" if self.kiosk.screen == "table" else "meanwhile the table was left for " + self.kiosk.screen
        except Gone:
            return "meanwhile no action is taken"

    def well(self):
        kiosk, fault = self.kiosk, self.fault
        if not kiosk.service.up():
            return False
        if fault.restarts and (len(kiosk.service.ends) == self.ends or kiosk.pictures_shown == self.pictures):
            return False
        if not self.at_table or not fault.keeps_game:
            return True
        if fault.restarts:
            return kiosk.positions > self.positions
        return not fault.host_dies or len(kiosk.recovered) > self.recovered

    def recover(self, begun):
        try:
            self.visitor.wait_there("recovery", self.well, 3 * PATIENCE)
        except Gone:
            return None
        measured = self.at_table and self.fault.keeps_game and (self.fault.restarts or self.fault.host_dies)
        if measured or self.kiosk.answers(PATIENCE):
            return time.monotonic() - begun
        return None

    def goes_on(self):
        """What was played is still played, the position is the same or a later one of that game, and the
        visitor's next action is taken; else what went wrong."""
        kiosk = self.kiosk
        position, played = self.before
        if kiosk.screen != "table" or not kiosk.position:
            return "the screen is " + (kiosk.screen or "unknown")
        now = kiosk.played()
        if played is not None and now is not None and now[:len(played)] != played:
            return "%d actions were played, now the journal has others" % len(played)
        if kiosk.position[0] < position[0]:
            return "ply %d became %d" % (position[0], kiosk.position[0])
        if kiosk.position[0] == position[0] and kiosk.position != position:
            return "another position at ply %d" % position[0]
        try:
            self.visitor.play(2 * PATIENCE)
        except Gone:
            return "no action is taken any more"
        except Over:
            return ""
        return "" if kiosk.screen == "table" else "the table was left for " + kiosk.screen
