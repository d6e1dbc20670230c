"""What systemd is to the kiosk: starts it again half a second after it has ended, and listens whether it still turns."""

import os
import signal
import socket
import subprocess
import threading
import time

RESTART_AFTER = 0.5
WORKSHOP = "ludarium-worksh"  # as the kernel cuts its name
WATCHDOG = 2.0  # told to the kiosk, which feeds twice in this time
GIVES_UP_AFTER = 30.0  # without being fed: the WatchdogSec of the service


class Service:
    def __init__(self, command, environment, folder, before_start):
        self.command = command
        self.before_start = before_start
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        address = str(folder / "notify")
        self.socket.bind(address)
        self.socket.settimeout(0.05)
        self.environment = dict(environment, NOTIFY_SOCKET=address, WATCHDOG_USEC=str(int(WATCHDOG * 1e6)))
        self.errors = open(folder / "stderr", "ab")
        self.process = None
        self.ready = False
        self.fed = 0.0
        self.gaps = []  # (seconds, moment) of those that are worth telling
        self.worst_gap = 0.0
        self.ends = []  # (moment, exit status)
        self.hung = 0
        self.held = threading.Event()  # set: it is not started again
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.start()
        self.thread.start()

    def start(self):
        self.before_start()
        self.ready = False
        self.fed = time.monotonic()
        self.process = subprocess.Popen(self.command, env=self.environment, stderr=self.errors,
                                        stdout=self.errors, stdin=subprocess.DEVNULL)

    @property
    def pid(self):
        return self.process.pid

    def alive(self):
        return self.process.poll() is None

    def up(self):
        """Its picture is on the screen."""
        return self.ready and self.alive()

    def kill(self, what=signal.SIGKILL):
        if self.alive():
            self.process.send_signal(what)

    def watch(self):
        while not self.done.is_set():
            self.listen()
            now = time.monotonic()
            if not self.alive():
                self.ends.append((now, self.process.returncode))
                self.done.wait(RESTART_AFTER)
                while self.held.is_set() and not self.done.is_set():
                    self.done.wait(0.02)
                if not self.done.is_set():
                    self.start()
            elif self.ready:
                self.worst_gap = max(self.worst_gap, now - self.fed)
                if now - self.fed > GIVES_UP_AFTER:
                    self.hung += 1
                    self.process.kill()

    def listen(self):
        try:
            told = self.socket.recv(256)
        except socket.timeout:
            return
        now = time.monotonic()
        if b"READY=1" in told:
            self.ready = True
            self.fed = now
        if b"WATCHDOG=1" in told and self.ready:
            gap = now - self.fed
            self.worst_gap = max(self.worst_gap, gap)
            if gap > WATCHDOG:
                self.gaps.append((gap, now))
            self.fed = now

    def stop(self):
        """Ends it for good; the seconds that took."""
        self.held.set()
        self.done.set()
        self.thread.join()
        begun = time.monotonic()
        self.kill(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.socket.close()
        self.errors.close()
        return time.monotonic() - begun


def own_memory(pid):
    """Kilobytes; not what libraries have in memory, which comes and goes."""
    return field(pid, "RssAnon")


def address_space(pid):
    return field(pid, "VmSize")


def field(pid, name):
    try:
        with open("/proc/%d/status" % pid) as file:
            for line in file:
                if line.startswith(name + ":"):
                    return int(line.split()[1])
    except OSError:
        pass
    return 0


def descriptors(pid):
    try:
        return len(os.listdir("/proc/%d/fd" % pid))
    except OSError:
        return 0


def children(pid):
    """(pid, state, name) of each, the oldest first."""
    found = []
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open("/proc/%s/stat" % entry) as file:
                name, _, after = file.read().partition("(")[2].rpartition(")")
        except OSError:
            continue
        state, parent = after.split()[:2]
        if int(parent) == pid:
            found.append((int(entry), state, name))
    return sorted(found)
