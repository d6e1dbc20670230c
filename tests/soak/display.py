"""A virtual screen: it can be looked at without asking anybody, touched, taken away and given back."""

import mmap
import os
import pathlib
import random
import subprocess
import time
import zlib

HEADER = 100  # of an XWD file, big-endian words: 0 its length, 4 width, 5 height, 12 bytes a line, 19 colours


class Display:
    def __init__(self, folder, size):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.size = size
        # Of its own, far from those that servers choose themselves: nobody takes it while it is away.
        self.name = ":%d" % random.randrange(2000, 60000)
        self.hand = None
        self.server = None
        self.picture = None
        self.open()

    def open(self, size=None):
        """Opens it, again and again under the same number."""
        self.size = size or self.size
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", self.name, "-displayfd", str(write), "-screen", "0", "%dx%dx24" % self.size,
             "-nolisten", "tcp", "-noreset", "-fbdir", str(self.folder)],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        told = b""
        while not told.endswith(b"\n"):
            piece = os.read(read, 16)
            if not piece:
                raise RuntimeError("Xvfb did not start")
            told += piece
        os.close(read)
        with open(self.folder / "Xvfb_screen0", "rb") as file:
            self.picture = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        words = [int.from_bytes(self.picture[i * 4:i * 4 + 4], "big") for i in range(25)]
        self.start = words[0] + words[19] * 12
        self.line, self.lines = words[12], words[5]
        self.hand = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True, bufsize=1,
                                     stderr=subprocess.DEVNULL,
                                     env=dict(os.environ, DISPLAY=self.name))

    def close(self):
        """As a cable that is pulled out."""
        for process in (self.hand, self.server):
            if process and process.poll() is None:
                process.kill()
            if process:
                process.wait()

    def there(self):
        return self.server.poll() is None

    def do(self, *lines):
        """Lines for xdotool: "mousemove 10 10", "click 1"."""
        try:
            self.hand.stdin.write("\n".join(lines) + "\n")
        except (BrokenPipeError, OSError):
            pass  # no screen, no hand

    def tap(self, x, y):
        self.do("mousemove %d %d" % (x, y), "click --delay 0 1")

    def seen(self):
        """A number that changes with the picture: every fourth line of it."""
        sum_ = 0
        for y in range(0, self.lines, 4):
            at = self.start + y * self.line
            sum_ = zlib.crc32(self.picture[at:at + self.line], sum_)
        return sum_

    def blank(self):
        """One colour all over: not even the name that is shown while pictures are made, whose letters are higher
        than the lines looked at are apart."""
        plain = self.picture[self.start:self.start + 4] * (self.line // 4)
        return all(self.picture[at:at + self.line] == plain
                   for at in range(self.start, self.start + self.lines * self.line, 6 * self.line))


class Eye:
    """Looks ten times a second; keeps how long the picture has been blank."""

    def __init__(self, display):
        self.display = display
        self.blank_since = None

    def look(self):
        """For how many seconds there has been nothing to be seen."""
        if not self.display.there() or not self.display.blank():
            self.blank_since = None
            return 0.0
        self.blank_since = self.blank_since or time.monotonic()
        return time.monotonic() - self.blank_since
