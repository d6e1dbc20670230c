"""A robot visitor: comes, chooses, plays sensibly or taps about, and leaves without a word, as visitors do."""

import time

from kiosk import IDLE, QUESTION, Gone

PATIENCE = 15.0  # seconds for whatever should come at once, on a busy machine
FROZEN = 2.0


class Visitor:
    def __init__(self, kiosk, tally, chance):
        self.kiosk = kiosk
        self.tally = tally
        self.chance = chance
        self.last_fault = "no fault"

    # Seeing.

    def watch(self):
        """A blank screen counts while the kiosk is up: a restart has its own limit."""
        blank = self.kiosk.eye.look()
        if self.kiosk.service.up() and not self.kiosk.dark:
            self.tally.blank(blank, "at %s, after %s" % (self.kiosk.screen or "start", self.last_fault))

    def wait(self, what, until, seconds=PATIENCE):
        self.kiosk.wait(what, until, seconds, self.watch)

    def wait_there(self, what, until, seconds=PATIENCE):
        """With a hand on the screen, so that the kiosk does not think that everybody has left."""
        end = time.monotonic() + seconds
        while True:
            self.fidget()
            try:
                return self.wait(what, until, 0.3)
            except Gone:
                if time.monotonic() > end:
                    raise

    def pause(self, seconds, present=True):
        """A visitor who stands there; with a hand that moves the kiosk sees that."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if present:
                self.fidget()
            self.kiosk.read()
            self.watch()
            time.sleep(0.1)

    def fidget(self):
        """Any raw event tells that somebody is there; this key means nothing."""
        self.kiosk.display.do("key --delay 0 Shift_L")

    def until_shown(self, what, touch, shown, seconds=PATIENCE):
        """Touches until it shows, sooner than the kiosk thinks that everybody has left; the screen must answer."""
        kiosk = self.kiosk
        before, since, answered = kiosk.display.seen(), time.monotonic(), False
        end = since + seconds
        while True:
            touch()
            try:
                return self.wait(what, shown, 0.6)
            except Gone:
                if time.monotonic() > end:
                    raise
            # A curtain while pictures are made is an answer too.
            answered = answered or kiosk.display.seen() != before or not kiosk.service.up()
            if not answered and time.monotonic() - since > FROZEN:
                self.tally.frozen(time.monotonic() - since, "%s, after %s" % (what, self.last_fault))
                answered = True

    # Going about.

    def anywhere(self):
        width, height = self.kiosk.display.size
        return self.chance.randrange(width), self.chance.randrange(height)

    def wait_for_attract(self):
        kiosk = self.kiosk
        self.wait("attract mode", lambda: kiosk.screen == "attract" and kiosk.service.ready, 4 * PATIENCE)

    def arrive(self):
        kiosk = self.kiosk
        self.wait_for_attract()
        width, height = kiosk.display.size
        self.until_shown("home after a touch", lambda: kiosk.display.tap(width // 2, height // 3),
                         lambda: kiosk.screen != "attract", 2 * PATIENCE)
        self.wait("games on the home screen", lambda: self.games() or kiosk.screen != "home")

    def games(self):
        if self.kiosk.screen != "home":
            return []
        return [name for name in self.kiosk.offers if name.startswith("button-game-")]

    def switch_language(self):
        code = self.chance.choice([c for c in ("it", "fr", "en", "de") if c != self.kiosk.language])
        self.until_shown("another language", lambda: self.kiosk.tap("button-language-" + code),
                         lambda: self.kiosk.language == code)

    def open_page(self, game=None):
        kiosk = self.kiosk
        games = self.games()
        if not games:
            raise Gone("a game to choose")
        button = "button-game-" + game if game else self.chance.choice(games)
        self.until_shown("the page of a game", lambda: kiosk.tap(button), lambda: kiosk.screen == "page")

    def sit_down(self):
        kiosk = self.kiosk
        self.until_shown("a table", lambda: kiosk.tap("button-start"),
                         lambda: kiosk.screen == "table" and kiosk.position, 6 * PATIENCE)

    def at_rest(self):
        """It is the visitor's turn, and nothing moves."""
        return self.kiosk.screen == "table" and self.kiosk.position and self.kiosk.offers

    def play(self, seconds=PATIENCE):
        """One action of the visitor's: taps what is offered until the position is another."""
        kiosk = self.kiosk
        before = kiosk.position
        end = time.monotonic() + seconds
        while kiosk.position == before and kiosk.screen == "table":
            if time.monotonic() > end:
                raise Gone("an action")
            self.fidget()
            if kiosk.offers:
                name = kiosk.offers[0]
                if name == "button-swap-sides":
                    raise Over()
                kiosk.tap(name)
            try:
                offers = kiosk.offers
                self.wait("an action", lambda: kiosk.position != before or kiosk.offers != offers, 0.5)
            except Gone:
                pass

    def rest(self, seconds=PATIENCE):
        """Until it is the visitor's turn and nothing has moved for a while."""
        kiosk = self.kiosk
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = (kiosk.position, kiosk.offers)
            self.pause(0.2)
            if kiosk.offers[:1] == ["button-swap-sides"]:
                raise Over()
            if seen == (kiosk.position, kiosk.offers) and self.at_rest():
                return
        raise Gone("the visitor's turn")

    def go_on(self, seconds):
        """Whatever one does where one is, for so long, whether it is answered or not."""
        kiosk = self.kiosk
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if kiosk.screen == "table":
                try:
                    self.play(left)
                except Gone:
                    pass
            else:
                if kiosk.screen == "book":
                    kiosk.tap("button-next")
                self.pause(0.1)

    def read_book(self):
        kiosk = self.kiosk
        pages = [p for p in kiosk.places if p.startswith("button-") and p[7:] in ("rules", "learn", "history")]
        if not pages:
            return
        kiosk.tap(self.chance.choice(pages))
        try:
            self.wait("a book", lambda: kiosk.screen == "book", FROZEN)
            for _ in range(self.chance.randrange(1, 4)):
                kiosk.tap("button-next")
                self.pause(0.15)
        except Gone:
            pass  # not every game has every chapter

    def tap_about(self, taps):
        for _ in range(taps):
            display = self.kiosk.display
            x, y = self.anywhere()
            if self.chance.random() < 0.2:
                to = self.anywhere()
                display.do("mousemove %d %d" % (x, y), "mousedown 1", "mousemove %d %d" % to, "mouseup 1")
            else:
                display.tap(x, y)
            if self.chance.random() < 0.1:
                display.do("key " + self.chance.choice(["Escape", "Return", "Tab", "Left", "alt+F4", "ctrl+c", "F11"]))
            self.pause(0.03, present=False)

    def leave(self):
        """Goes away; the kiosk must be as new for the next one."""
        kiosk = self.kiosk
        kiosk.display.do("mouseup 1", "mouseup 3")
        end = time.monotonic() + 3 * PATIENCE
        while True:
            # First the question, then the reset: neither may be jumped over.
            kiosk.let_pass(min(IDLE, QUESTION))
            try:
                return self.wait("attract mode after a visitor left", lambda: kiosk.screen == "attract", 0.3)
            except Gone:
                if time.monotonic() > end:
                    raise


class Over(Exception):
    """The game has come to its end."""
