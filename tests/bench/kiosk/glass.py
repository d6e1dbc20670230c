"""The screen as a visitor has it: touched through XTest, watched pixel by pixel. Knows of no program."""
import ctypes
import os
import time

LEFT_BUTTON = 1
CURRENT_SCREEN = -1
Z_PIXMAP = 2
ALL_PLANES = ctypes.c_ulong(-1 & (2 ** 64 - 1))
EDGE = 8
LOOK_EVERY = 0.0005  # seconds: fine beside the milliseconds that are measured, and hardly any load


class _Image(ctypes.Structure):
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
                ("format", ctypes.c_int), ("data", ctypes.POINTER(ctypes.c_char)), ("byte_order", ctypes.c_int),
                ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int),
                ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int)]


def _libraries():
    x11, xtst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    x11.XGetImage.restype = ctypes.POINTER(_Image)
    return x11, xtst


class Glass:
    def __init__(self, display, size):
        self.size = size
        self.x11, self.xtst = _libraries()
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))
        if not self.display:
            raise SystemExit("There is no screen %s." % display)
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def close(self):
        self.x11.XCloseDisplay(self.display)

    def pixels(self, left, top, width, height):
        image = self.x11.XGetImage(self.display, self.root, left, top, width, height, ALL_PLANES, Z_PIXMAP)
        size = image.contents.bytes_per_line * height
        content = ctypes.string_at(image.contents.data, size)
        self.x11.XDestroyImage(image)
        return content

    def rows(self, count=13):
        """Some lines, evenly over the whole height, one through the middle: what the screen shows, quickly read. Not up to the edges, where a
        window that does not quite fill the screen would look like a picture."""
        width, height = self.size
        return [self.pixels(EDGE, height * (2 * i + 1) // (2 * count), width - 2 * EDGE, 1) for i in range(count)]

    # Touching.

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, CURRENT_SCREEN, int(x), int(y), ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def _button(self, down):
        self.xtst.XTestFakeButtonEvent(self.display, LEFT_BUTTON, int(down), ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def press(self):
        self._button(True)

    def release(self):
        self._button(False)

    def tap(self, x, y):
        self.move(x, y)
        self.press()
        self.release()

    # Watching.

    def until(self, seen, seconds, what):
        """Seconds on the clock when `seen()` was first true."""
        end = time.monotonic() + seconds
        while True:
            if seen():
                return time.monotonic()
            if time.monotonic() > end:
                raise SystemExit("Did not see within %d s: %s" % (seconds, what))
            time.sleep(LOOK_EVERY)

    def until_still(self, still_for=1.0, seconds=60):
        """Until nothing has changed for a while; returns what is to be seen."""
        before, since, end = self.rows(), time.monotonic(), time.monotonic() + seconds
        while time.monotonic() - since < still_for:
            time.sleep(0.05)
            now = self.rows()
            if now != before:
                before, since = now, time.monotonic()
            if time.monotonic() > end:
                raise SystemExit("The screen does not come to rest.")
        return before


def is_blank(rows):
    """One colour and nothing else: no window yet, or an empty one."""
    return all(row == rows[0][:4] * (len(row) // 4) for row in rows)


def is_like(rows, wanted, share=0.95):
    """Whether so many of the pixels are as wanted."""
    same = total = 0
    for row, other in zip(rows, wanted):
        if row == other:
            same += len(row) // 4
        else:
            mine, theirs = memoryview(row).cast("I"), memoryview(other).cast("I")
            same += sum(a == b for a, b in zip(mine, theirs))
        total += len(row) // 4
    return same >= share * total


def load():
    return "%.1f of %d cores" % (os.getloadavg()[0], os.cpu_count())
