"""Screens that change while the kiosk runs, and a touch screen of many fingers."""
import pathlib
import socket
import struct
import time

from kiosk import Kiosk, PATIENCE
from staff import choose_pin, open_panel, page
from sticks import quiet

SOURCE = pathlib.Path(__file__).resolve().parent / "touch-screen.c"


class Viewer:
    """As much of a VNC client as is needed to wish for another size, which a virtual screen then has."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(60)
        self.socket.connect(str(path))
        self.read(12)
        self.socket.sendall(b"RFB 003.008\n")
        self.read(self.read(1)[0])
        self.socket.sendall(b"\x01")  # no password
        self.read(4)
        self.socket.sendall(b"\x01")
        self.read(20)
        self.read(struct.unpack(">I", self.read(4))[0])
        self.socket.sendall(struct.pack(">BxHi", 2, 1, -308))  # knows about sizes

    def read(self, length):
        data = b""
        while len(data) < length:
            more = self.socket.recv(length - len(data))
            if not more:
                raise EOFError("qemu has hung up")
            data += more
        return data

    def wish(self, width, height):
        self.socket.sendall(struct.pack(">BxHHBxIHHHHI", 251, width, height, 1, 0, 0, 0, width, height, 0))


class TouchScreen:
    """Plugged in inside; see touch-screen.c."""

    def __init__(self, kiosk, folder):
        program = folder / "touch-screen"
        quiet("gcc", "-static", "-O1", "-Wall", "-Werror", SOURCE, "-o", program)
        self.kiosk = kiosk
        self.wishes = "/tmp/touches"
        kiosk.put(program, "/tmp/touch-screen")
        kiosk.run(f"modprobe uinput; chmod +x /tmp/touch-screen; mkfifo {self.wishes}; "
                  f"(setsid /tmp/touch-screen <>{self.wishes} >/tmp/touch-screen.log 2>&1 &)")
        kiosk.until("grep -q ready /tmp/touch-screen.log")
        time.sleep(3)  # until the compositor has found it: nobody tells

    def do(self, *wishes):
        self.kiosk.run(f"printf '%s\\n' {' '.join(repr(wish) for wish in wishes)} >{self.wishes}; sleep 0.15")

    def tap_at(self, x, y, finger=0):
        self.do(f"down {finger} {x} {y}")
        self.do(f"up {finger}")

    def tap(self, name, finger=0):
        self.tap_at(*self.kiosk.middle(name), finger)


def fingers(disk, folder, table):
    """A palm rests on the frame, two friends touch, and each finger is its own."""
    with Kiosk(disk, folder) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        screen = TouchScreen(kiosk, folder)
        screen.tap_at(0.5, 0.5)
        kiosk.saw("screen", name="home")
        kiosk.saw("offers")
        table.row(True, "the first touch of a touch screen that was plugged in later opens home")
        screen.do("down 3 0.02 0.6", "move 3 0.021 0.6")  # the palm stays
        screen.tap("button-language-fr", finger=1)
        language = kiosk.saw("language")["code"]
        table.row(language == "fr", f"beside a resting palm a finger counts: {language}")
        de, it = kiosk.middle("button-language-de"), kiosk.middle("button-language-it")
        screen.do(f"down 1 {de[0]} {de[1]}", f"down 2 {it[0]} {it[1]}")
        screen.do("up 2")
        language = kiosk.saw("language")["code"]
        screen.do("up 1")
        table.row(language == "it", f"of two fingers that rest, the one that is lifted counts: {language}")
        screen.do("up 3")
        mouse(kiosk, table)


def mouse(kiosk, table):
    """A mouse or a trackball, which knows no places, only ways; and a kiosk that has just been started."""
    kiosk.started_anew()
    kiosk.qmp.do("device_add", driver="usb-mouse", id="mouse", bus="usb.0")
    kiosk.until("grep -q 'QEMU USB Mouse' /proc/bus/input/devices")
    time.sleep(3)  # until the compositor has found it: nobody tells
    kiosk.roll(200, 100)
    kiosk.click()
    kiosk.saw("screen", name="home")
    table.row(True, "the first click of a mouse that was plugged in later opens home")


def replug(kiosk, meanwhile=lambda: None):
    """The display is unplugged, and perhaps another one plugged in."""
    connector = kiosk.run("ls -d /sys/class/drm/card*-Virtual-1")
    kiosk.run(f"echo off >{connector}/status")
    time.sleep(3)  # as long as a cable hangs loose
    meanwhile()
    time.sleep(2)
    kiosk.run(f"echo detect >{connector}/status")


# Where the sensor of a screen that was turned by a quarter, clockwise, feels what is touched in the picture.
def under_glass(x, y):
    return y, 1 - x


def turned_on(screen):
    """Staff turn the screen, by touch, and say that they can read it; fingers are felt where they are seen."""
    def case(disk, folder, table):
        with Kiosk(disk, folder, screen=screen) as kiosk:
            kiosk.await_kiosk(PATIENCE)
            choose_pin(kiosk)
            glass = TouchScreen(kiosk, folder)
            kiosk.goes_home()
            open_panel(kiosk)
            page(kiosk, "kiosk")
            kiosk.touch_shown("button-to-screen")
            kiosk.saw("form", page="screen")
            kiosk.touch_shown("button-turn-90")
            kiosk.saw("screen", within=PATIENCE, name="turned")
            kiosk.saw("picture", width=720, height=1280)
            kiosk.await_shown("button-keep")
            kiosk.keep_picture("turned")
            table.row(True, "the picture is turned")
            glass.tap_at(*under_glass(*kiosk.middle("button-keep")))
            kiosk.saw("attract", within=PATIENCE)
            table.row(kiosk.run("cat /var/lib/ludarium/screen-turn") == "90", "a touch where the button is seen keeps it turned")
            glass.tap_at(*under_glass(0.5, 0.5))
            kiosk.saw("screen", name="home")
            kiosk.saw("offers")
            glass.tap_at(*under_glass(*kiosk.middle("button-language-fr")))
            language = kiosk.saw("language")["code"]
            kiosk.keep_picture("turned-home")
            table.row(language == "fr", f"visitors touch what they see: {language}")
    return case


def shapes(disk, folder, table):
    """Displays of another resolution, among them a very large one, and one that is unplugged for a moment."""
    with Kiosk(disk, folder, window=f"vnc=unix:{folder}/vnc") as kiosk:
        kiosk.await_kiosk(PATIENCE)
        viewer = Viewer(folder / "vnc")
        way = kiosk.run("cat /var/lib/ludarium/screen.json")
        for width, height in ((1024, 768), (720, 1280), (3840, 2160)):
            replug(kiosk, lambda: viewer.wish(width, height))
            began = time.monotonic()
            picture = kiosk.await_picture(lambda now: (now.width, now.height) == (width, height) and not now.black, 300)
            kiosk.saw("picture", within=PATIENCE, width=width, height=height)
            kiosk.await_kiosk(PATIENCE)
            kiosk.keep_picture(f"{width}x{height}")
            table.row(not picture.black, f"another display, {width}×{height}: the kiosk is there after {time.monotonic() - began:.0f} s")
        replug(kiosk)
        kiosk.await_kiosk(PATIENCE)
        kiosk.goes_home()
        kiosk.keep_picture("plugged-in-again")
        table.row(True, "a display that was unplugged for a moment shows the kiosk, and is touched")
        now = kiosk.run("cat /var/lib/ludarium/screen.json")
        table.row(now == way, "no way to the screen is given up for it" + ("" if now == way else f": {now}"))
