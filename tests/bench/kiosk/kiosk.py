"""The kiosk and its rival as they are started for a measurement. Both appear on the same virtual screen, one after the
other; the kiosk can also be asked what it shows and where, by its report."""
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import urllib.parse
import uuid

import processes

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parents[2]
SIZE = (1920, 1080)


def _tour():
    """packaging/tour knows how to hold a screen and to read a report."""
    loader = importlib.machinery.SourceFileLoader("tour", str(TOP / "packaging" / "tour"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("tour", loader))
    loader.exec_module(module)
    return module


tour = _tour()
Screen = tour.Screen


class Kiosk(tour.Kiosk):
    """Ludarium on a screen that is there already, with any options."""

    def __init__(self, program, screen, state, options=(), settings=tour.PATIENT):
        self.screen = screen
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="ludarium-bench."))
        (self.folder / "kiosk.toml").write_text(settings)
        os.mkfifo(self.folder / "report")
        self.report = os.open(self.folder / "report", os.O_RDWR | os.O_NONBLOCK)
        (state / "game.journal").unlink(missing_ok=True)
        self.unread, self.places, self.offers = b"", {}, []
        self.log = self.folder / "log"
        self.program = subprocess.Popen(
            [str(word) for word in (program, "--kiosk", "--state", state, "--language", "it", "--seed", "4",
                                    "--settings", self.folder / "kiosk.toml", "--report", self.folder / "report",
                                    "--log", self.log, *options)],
            env=screen.environment, stdin=subprocess.DEVNULL)

    def family(self):
        return processes.family(self.program.pid)

    def __exit__(self, *_):
        self.program.terminate()
        self.program.wait()
        os.close(self.report)
        shutil.rmtree(self.folder, ignore_errors=True)


class Chromium:
    """A page in Debian's Chromium, as a kiosk would show it."""

    program = shutil.which("chromium")
    # Without a sandbox because measurements may run as root; the rest keeps it from looking for updates, extensions
    # and passwords, which a kiosk has no use for and which would only cost it. How to draw is its own choice.
    flags = ["--kiosk", "--no-sandbox", "--no-first-run", "--no-default-browser-check",
             "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
             "--disable-extensions", "--disable-breakpad", "--password-store=basic",
             "--window-position=0,0", "--window-size=%d,%d" % SIZE]

    def __init__(self, screen, profile, page, more=()):
        self.mark = "LUDARIUM_BENCH=%s" % uuid.uuid4()
        name, value = self.mark.split("=")
        self.program = subprocess.Popen(
            [Chromium.program, *Chromium.flags, *more, "--user-data-dir=%s" % profile, page],
            env=dict(screen.environment, **{name: value}), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    @staticmethod
    def page(content):
        return (HERE / "board.html").as_uri() + "#" + urllib.parse.quote(json.dumps(content))

    def family(self):
        return processes.family(self.program.pid, self.mark)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.terminate()
        self.program.wait()
