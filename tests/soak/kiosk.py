"""One kiosk of its own: programs, games, content and state in a folder that faults may spoil; what it reports."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import time

from clock import MovedClock
from display import Display, Eye
from service import Service

# Seconds of the kiosk's clock.
SETTINGS = """[idle]
menus = %d
play = %d
question = %d
[play]
think = 300
master-thinks = 300
"""
IDLE, QUESTION = 120, 60
CRASH_NOTES = ("in-hand.json", "crashes.json")


class Gone(Exception):
    """What was waited for did not come."""


class Kiosk:
    def __init__(self, build, folder, size, speed=10, pictures=None, idle=(IDLE, IDLE, QUESTION), settings="", ahead=0.0):
        self.folder = pathlib.Path(folder)
        self.disk = self.folder / "disk"  # of its own where that may be, so that it can be filled
        self.state = self.disk / "state"
        self.games = self.folder / "games"
        self.content = self.folder / "content"
        self.host = self.folder / "bin" / "ludarium-host"
        self.build = pathlib.Path(build)
        self.speed = speed
        self.pictures = pathlib.Path(pictures) if pictures else None
        self.furnish()
        (self.folder / "kiosk.toml").write_text(SETTINGS % idle + settings)
        self.report = self.folder / "report"
        self.report.touch()
        self.at = 0
        self.rest = b""
        self.forget_screen()
        self.recovered = []
        self.ended = []
        self.resumed = 0
        self.positions = 0
        self.pictures_shown = 0
        self.counted = 0
        self.safe_mode_trial = False
        self.clock = MovedClock(self.build / "tests" / "soak" / "libmoved_clock.so", self.folder / "clock")
        self.clock.let_pass(ahead)
        self.display = Display(self.folder / "screen", size)
        self.eye = Eye(self.display)
        command = [str(self.folder / "bin" / "ludarium"), "--kiosk", "--state", str(self.state), "--language", "it",
                   "--settings", str(self.folder / "kiosk.toml"), "--report", str(self.report),
                   "--log", str(self.folder / "log"), "--speed", str(speed)]
        self.service = Service(command, dict(os.environ, DISPLAY=self.display.name, LANG="C.UTF-8",
                                             ALSOFT_DRIVERS="null", **self.clock.environment()),
                               self.folder, self.before_start)

    def furnish(self):
        """What a build folder has, copied, so that it can be spoiled."""
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "bin").mkdir(parents=True)
        for program in (self.build / "bin").glob("ludarium*"):
            shutil.copy2(program, self.folder / "bin")
        for part in ("games", "content", "sounds"):
            shutil.copytree(self.build / part, self.folder / part)
        self.disk.mkdir()
        tmpfs = ["mount", "-t", "tmpfs", "-o", "size=256m", "ludarium", self.disk]
        self.may_mount = ("LUDARIUM_SOAK_APART" in os.environ
                          and subprocess.run(tmpfs, stderr=subprocess.DEVNULL).returncode == 0)
        self.state.mkdir()
        if self.pictures and self.pictures.is_dir():
            shutil.copytree(self.pictures, self.state / "pictures")

    def before_start(self):
        # A robot that kills the kiosk on purpose is no reason for its safe mode.
        if not self.safe_mode_trial:
            for note in CRASH_NOTES:
                (self.state / note).unlink(missing_ok=True)

    def forget_screen(self):
        self.screen = ""
        self.places = {}
        self.offers = []
        self.position = None
        self.language = "it"
        self.attract = 0
        self.dark = False

    # Reading the report.

    def read(self):
        """Takes in what has been reported since; gives the lines."""
        with open(self.report, "rb") as file:
            file.seek(self.at)
            fresh = file.read()
        self.at += len(fresh)
        whole, _, self.rest = (self.rest + fresh).rpartition(b"\n")
        lines = []
        for line in whole.splitlines():
            try:
                lines.append(json.loads(line))
            except ValueError:
                continue  # torn by a death in the middle of it
            self.note(lines[-1])
        if self.at > 8_000_000 and not fresh:
            os.truncate(self.report, 0)
            self.at = 0
        return lines

    def note(self, line):
        saw = line["saw"]
        if saw == "places":
            self.places.update(line["places"])
        elif saw == "screen":
            self.screen = line["name"]
            if self.screen in ("attract", "home", "page"):
                self.position = None
        elif saw == "offers":
            self.offers = line["names"]
        elif saw == "position":
            self.position = (line["ply"], line["hash"])
            self.positions += 1
        elif saw == "recovered":
            self.recovered.append(line["reason"])
        elif saw == "ended":
            self.ended.append(line["reason"])
        elif saw == "resumed":
            self.resumed += 1
        elif saw == "picture":
            self.pictures_shown += 1
        elif saw == "counters":
            self.counted += 1
            self.counters = line
        elif saw == "settings":
            self.language = line["language"]
        elif saw == "attract":
            self.attract += 1
        elif saw == "dark":
            self.dark = line["dark"]

    def wait(self, what, until, seconds, watch=None):
        """Until `until()` holds after what was read; `watch` is called meanwhile."""
        end = time.monotonic() + seconds
        while True:
            self.read()
            if until():
                return
            if time.monotonic() > end:
                raise Gone(what)
            if watch:
                watch()
            time.sleep(0.01)

    # Touching.

    def tap(self, place):
        box = self.places.get(place)
        if box:
            self.display.tap(box[0] + box[2] // 2, box[1] + box[3] // 2)
        return bool(box)

    def answers(self, seconds):
        """The loop turns: it tells its counters when asked."""
        before = self.counted
        try:
            if not self.service.ready:  # not before: it may not listen to signals yet
                return False
            os.kill(self.service.pid, signal.SIGUSR1)
            self.wait("counters", lambda: self.counted > before, seconds)
        except (Gone, ProcessLookupError):
            return False
        return True

    def let_pass(self, seconds):
        """Seconds of its own clock, at once; it looks at it when it is woken."""
        self.clock.let_pass(seconds / self.speed)
        if self.service.ready and self.service.alive():
            os.kill(self.service.pid, signal.SIGUSR1)

    def journal(self):
        try:
            return (self.state / "game.journal").read_text(errors="replace")
        except OSError:
            return ""

    def played(self):
        """The actions in the journal, or None where there is none."""
        actions, text = [], self.journal()
        for line in text.splitlines()[1:]:
            parts = line.split()
            if len(parts) == 3 and parts[0] == "+":
                actions.append(parts[1])
            elif len(parts) == 3 and parts[0] == "-" and parts[1] != "0":
                del actions[-int(parts[1]):]
        return actions if text else None

    def close(self):
        took = self.service.stop()
        self.close_screen()
        return took

    def close_screen(self):
        self.display.close()
        if self.may_mount:
            subprocess.run(["umount", "--lazy", self.disk])
