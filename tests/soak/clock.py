"""The kiosk's clocks, moved from outside; moved_clock.c reads what is written here."""

import mmap
import pathlib
import struct


class MovedClock:
    def __init__(self, library, file):
        self.library = pathlib.Path(library)
        self.file = pathlib.Path(file)
        self.file.write_bytes(bytes(16))
        with open(self.file, "r+b") as opened:
            self.kept = mmap.mmap(opened.fileno(), 16)
        self.passed = 0.0  # by which all clocks are ahead of the world's
        self.wall_ahead = 0.0  # by which the one on the wall is ahead of the others

    def there(self):
        return self.library.exists()

    def environment(self):
        if not self.there():
            return {}
        return {"LD_PRELOAD": str(self.library), "LUDARIUM_MOVED_CLOCK": str(self.file)}

    def let_pass(self, seconds):
        self.passed += seconds
        self.tell()

    def set_wall_ahead(self, seconds):
        self.wall_ahead = seconds
        self.tell()

    def tell(self):
        """Seconds since 1970, and seconds since the machine was started: how far each is ahead."""
        self.kept[:] = struct.pack("=qq", int((self.passed + self.wall_ahead) * 1e9), int(self.passed * 1e9))
