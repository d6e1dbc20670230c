"""A kiosk as a fleet sees it: state files as the shell writes them, the real `metrics`, the real node exporter. Only what
needs systemd and dpkg is played by scripts."""
import json
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import time

here = pathlib.Path(__file__).resolve().parent
sources = here.parent.parent


def script(file, text):
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


class Kiosk:
    def __init__(self, name, folder, build, port):
        self.name, self.port = name, port
        self.folder = folder / name
        self.state, self.exported, self.disk = (self.folder / part for part in ("state", "exported", "disk"))
        for made in (self.state, self.exported, self.disk, self.folder / "bin"):
            made.mkdir(parents=True)
        self.games = self.folder / "games"
        shutil.copytree(build / "games", self.games)
        self.prom = self.exported / "ludarium.prom"
        self.telling = True
        bin = self.folder / "bin"
        script(bin / "ludariumctl", f'exec {build}/bin/ludariumctl --games {self.games} "$@"')
        script(bin / "systemctl", f'. {self.folder}/service; eval "echo \\"\\$$3\\""')
        script(bin / "dpkg-query", f"cat {self.folder}/version")
        self.version("1.0.0-1")
        self.restarts = 0
        self.service("kiosk shown")
        self.count_visits()
        self.clock_off = 0
        self.tell()
        self.exporter = None
        self.switch_on()

    def switch_on(self):
        """The exporter has a disk of its own, and is its namespace's first process, whose mounts are those it reports."""
        if self.exporter:
            return
        exporter = ["prometheus-node-exporter", "--collector.disable-defaults", "--collector.textfile",
                    f"--collector.textfile.directory={self.exported}", "--collector.filesystem",
                    "--collector.filesystem.mount-points-exclude=^/(dev|proc|run|sys|boot|etc|$).*",
                    f"--web.listen-address=127.0.0.1:{self.port}"]
        self.exporter = subprocess.Popen(
            ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-c",
             'mount -t tmpfs -o size=4m disk "$0" && exec "$@"', self.disk, *exporter],
            stdout=subprocess.DEVNULL, stderr=(self.folder / "exporter.log").open("w"))

    def switch_off(self):
        if self.exporter:
            self.exporter.kill()
            self.exporter.wait()
            self.exporter = None

    end = switch_off

    def tell(self):
        """What the timer does every minute."""
        if not self.telling:
            return
        self.set_clock()
        subprocess.run([here / "metrics", self.prom], check=True, stderr=subprocess.DEVNULL,
                       env={**os.environ, "PATH": f"{self.folder}/bin:{os.environ['PATH']}", "LUDARIUM_STATE": str(self.state)})

    def service(self, shown):
        (self.folder / "service").write_text(
            f"ActiveState=active NRestarts=0 StatusText='{shown}, shell restarts: {self.restarts}'\n")

    def leave_screen(self):
        self.service("calm picture shown")

    def be_unplugged(self):
        """The display, while the machine goes on."""
        self.service("no display is plugged in")

    def restart(self):
        self.restarts += 1
        self.service("kiosk shown")

    def version(self, version):
        (self.folder / "version").write_text(version)

    def count_visits(self, ended="time-out", visits=1):
        """In the file as the shell makes it, by the steps in its sources."""
        steps = re.findall(r'R"\((.*?)\)"', (sources / "shell/statistics/schema.cpp").read_text(), re.DOTALL)
        with sqlite3.connect(self.state / "statistics.sqlite") as book:
            if not book.execute("PRAGMA user_version").fetchone()[0]:
                for step in steps:
                    book.executescript(step)
                book.execute(f"PRAGMA user_version = {len(steps)}")
            for _ in range(visits):
                visit = book.execute("INSERT INTO visit (day, hour, seconds, language, language_to, screen, ended) "
                                     "VALUES ('2026-11-18', 10, 120, 'it', 'it', 'home', ?)", (ended,)).lastrowid
                book.execute("INSERT INTO game (visit, game, version, mode, visitors, computers, language, seconds, plies, "
                             "result, left_from) VALUES (?, 'tavli', '1.0.0', 'short', 1, 1, 'it', 60, 20, 'won', '')", (visit,))
        book.close()

    def set_aside(self):
        (self.state / "quarantine.json").write_text(json.dumps(
            {"tavli": {"version": "1.0.0", "hash": "", "since": "2026-11-18", "until": "2026-11-19", "times": 1,
                       "reason": {"id": "crashed", "what": "signal 11"}}}, indent=2))

    def manifest(self, game="tavli"):
        return self.games / game / "plugin.json"

    def change_manifest(self, **changed):
        manifest = json.loads(self.manifest().read_text())
        self.manifest().write_text(json.dumps({**manifest, **changed}, indent=2))

    def set_clock(self):
        """Told by a file instead of by the exporter, so that it can be wrong."""
        (self.exported / "clock.prom").write_text(
            f"# TYPE node_time_seconds gauge\nnode_time_seconds {time.time() - self.clock_off}\n")

    def faults(self, others):
        """Name of the alert, what brings it about, what mends it; both are done as often as metrics are made."""
        whole = self.manifest().read_text()

        def quiet(on):
            self.telling = not on
            self.set_clock()

        def news(seconds):
            quiet(True)
            os.utime(self.prom, (time.time() - seconds,) * 2)

        def fill(bytes):
            # Inside the exporter's own view of the disk.
            child = pathlib.Path(f"/proc/{self.exporter.pid}/task/{self.exporter.pid}/children").read_text().split()[0]
            inside = pathlib.Path(f"/proc/{child}/root{self.disk}/filling")
            inside.write_bytes(b"0" * bytes)

        def unused():
            for other in others:
                other.count_visits(visits=3)

        def used():
            self.count_visits()

        def broken(text):
            self.manifest().write_text(text)

        return [
            ("MachineSilent", self.switch_off, self.switch_on),
            ("NotOnScreen", self.leave_screen, lambda: self.service("kiosk shown")),
            ("NotOnScreen", self.be_unplugged, lambda: self.service("kiosk shown")),
            ("SaysNothing", lambda: (quiet(True), self.prom.unlink(missing_ok=True)), lambda: quiet(False)),
            ("NewsOld", lambda: news(1000), lambda: quiet(False)),
            ("Restarts", self.restart, lambda: None),
            ("VisitLost", lambda: self.count_visits("crash"), lambda: None),
            ("GameSetAside", self.set_aside, lambda: (self.state / "quarantine.json").unlink(missing_ok=True)),
            ("GameRefused", lambda: broken("{"), lambda: broken(whole)),
            ("DiskNearlyFull", lambda: fill(4_000_000), lambda: fill(1_000)),
            ("ClockWrong", lambda: setattr(self, "clock_off", 3600), lambda: setattr(self, "clock_off", 0)),
            ("VersionDiffers", lambda: self.version("0.9.0-1"), lambda: self.version("1.0.0-1")),
            ("GameVersionDiffers", lambda: self.change_manifest(version="0.9.0"), lambda: broken(whole)),
            ("Unused", unused, used),
        ]
