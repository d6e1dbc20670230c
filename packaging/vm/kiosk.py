"""The kiosk on a machine made by `packaging/image --test`: what it shows, and fingers that know where its buttons are."""
import base64
import json
import time

from machine import Machine, Refused

PATIENCE = 1200  # seconds: emulation on a busy machine is slow, and it is not what is judged here
REPORT = "/run/ludarium/session/report"
CALM = (0x17, 0x11, 0x0C)  # the ground of the keeper's picture, and of the shell's curtain


def is_kiosk(picture):
    """A board and its room: hundreds of colours. The calm picture and a console have a few dozen."""
    return picture.colours > 150


class Kiosk(Machine):
    def __init__(self, *arguments, **named):
        super().__init__(*arguments, **named)
        self.handle = None
        self.unread = b""
        self.heard = []
        self.places = {}
        self.offers = []
        self.shape = None
        self.ply = 0

    def listen(self):
        """What the kiosk has told since the last time."""
        if self.handle is None:
            self.handle = self.agent.do("guest-file-open", path=REPORT, mode="r")
        got = self.agent.do("guest-file-read", handle=self.handle, count=1 << 18)
        self.unread += base64.b64decode(got.get("buf-b64", ""))
        *lines, self.unread = self.unread.split(b"\n")
        for line in map(json.loads, lines):
            self.heard.append(line)
            if line["saw"] == "places":
                self.places.update(line["places"])
            if line["saw"] == "offers":
                self.offers = line["names"]
            if line["saw"] == "position":
                self.ply = line["ply"]
            if line["saw"] == "picture":
                self.shape = line["width"], line["height"]

    def saw(self, saw, within=300, having=None, **members):
        """Waits until it tells of this, and takes it and all before it. `having` is the beginning of an item of a form."""
        until = time.monotonic() + within
        while True:
            while self.heard:
                line = self.heard.pop(0)
                if line["saw"] != saw or any(line.get(name) != value for name, value in members.items()):
                    continue
                if having is None or any(item.startswith(having) for item in line["items"]):
                    return line
            if time.monotonic() > until:
                raise TimeoutError(f"the kiosk did not show: {saw} {having or ''} {members or ''}")
            try:
                self.listen()
            except Refused:  # it has not begun to tell yet
                self.handle = None
            time.sleep(0.2)  # the agent does not tell when a file grows

    def forget(self):
        """What it has told so far: what is waited for next is an answer to what is done next."""
        self.listen()
        self.heard.clear()

    def await_shape(self):
        """Until its first picture is on the screen."""
        until = time.monotonic() + PATIENCE
        while self.shape is None:
            if time.monotonic() > until:
                raise TimeoutError("the kiosk did not tell of a picture")
            time.sleep(0.2)  # the agent does not tell when a file grows
            self.listen()

    def started_anew(self):
        """With a new shell, keeper and compositor; what it shows first is a game that plays itself."""
        self.forget()
        self.places.clear()
        self.run("systemctl restart ludarium")
        self.saw("attract", within=PATIENCE)
        self.await_kiosk(PATIENCE)

    def until(self, command, within=300):
        """Until a command succeeds inside."""
        until = time.monotonic() + within
        while not self.run(f"{command} && echo so || true").endswith("so"):
            if time.monotonic() > until:
                raise TimeoutError(f"in vain: {command}")
            time.sleep(0.5)  # it is about files and mounts, which nobody tells of

    def middle(self, name):
        left, top, width, height = self.places[name]
        return (left + width / 2) / self.shape[0], (top + height / 2) / self.shape[1]

    def touch(self, name):
        self.tap(*self.middle(name))

    def await_shown(self, name):
        """Until it is known where it stands."""
        while name not in self.places:
            self.saw("places")

    def touch_shown(self, name):
        self.await_shown(name)
        self.touch(name)

    def touch_offered(self, beginning=""):
        """The first of what it offers; while it offers nothing, it is busy."""
        while not (names := [name for name in self.offers if name.startswith(beginning)]):
            self.saw("offers")
        self.touch(names[0])
        return names[0]

    def goes_home(self):
        """From a game that plays itself."""
        self.tap(0.5, 0.5)
        self.saw("screen", name="home")
        self.saw("offers")

    def plays(self, moves=4, game=""):
        """From the home screen into a game, and as many moves: what is offered first, again and again."""
        self.touch_offered(f"button-game-{game}")
        self.saw("screen", name="page")
        self.saw("offers")
        self.touch("button-start")
        self.saw("position")
        while self.ply < moves:
            self.forget()
            self.touch_offered()
            self.saw("offers")
        return self.ply

    def await_kiosk(self, within):
        return self.await_picture(is_kiosk, within)

    def status(self):
        return self.run("systemctl show --property StatusText --value ludarium")
