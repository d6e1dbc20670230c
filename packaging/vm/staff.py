"""What staff do at a kiosk of their own, by touch alone: the first start, a game from a stick, a stick that is pulled too early."""
import time

from kiosk import Kiosk, PATIENCE
from sticks import Museum

PIN = ("2", "5", "8", "0", "enter")
FIRST_START = "/var/lib/ludarium-machine/first-start"


def type_pin(kiosk):
    for key in PIN:
        kiosk.touch_shown(f"button-pin-{key}")


def page(kiosk, name):
    kiosk.touch(f"button-page-{name}")
    return kiosk.saw("form", page=name)


def call_panel(kiosk):
    """A finger rests in each of the upper corners."""
    for x in (0.01, 0.99):
        kiosk.tap(x, 0.02, seconds=4)
    kiosk.saw("screen", name="staff")


def open_panel(kiosk, times=1):
    call_panel(kiosk)
    for _ in range(times):
        type_pin(kiosk)
    kiosk.saw("form")


def choose_pin(kiosk):
    kiosk.run("runuser -u ludarium -- touch /var/lib/ludarium/new-pin")
    open_panel(kiosk, times=2)
    close_panel(kiosk)


def close_panel(kiosk):
    kiosk.touch("button-done")
    kiosk.saw("attract", within=600)


def first_start(kiosk, folder, museum):
    """A machine that was never switched on; what it asks, page after page."""
    kiosk.shape = None
    kiosk.run(f"touch {FIRST_START} && systemctl restart ludarium")
    asked = [kiosk.saw("form", within=PATIENCE, page="welcome")["page"]]
    kiosk.await_shape()  # nobody touches what is not to be seen yet
    while asked[-1] != "ready":
        if asked[-1] == "pin":
            kiosk.touch("button-new-pin")
            for _ in range(2):
                type_pin(kiosk)
            form = kiosk.saw("form")  # the next page
        else:
            if asked[-1] == "zone":
                kiosk.touch("button-zone0-Europe/Rome")
                kiosk.saw("form", page="zone")
                time.sleep(5)  # what root does of it is not told
            if asked[-1] == "key":
                kiosk.plug_in(museum.stick(folder / "key.img"))
                kiosk.until("mountpoint -q /run/ludarium/stick")
                kiosk.touch("button-trust-key")
                kiosk.until("test -e /etc/ludarium/keys/museum.pub")
                kiosk.saw("form", page="key")
            kiosk.keep_picture(f"first-start-{len(asked)}-{asked[-1]}")
            kiosk.forget()
            kiosk.touch("button-step-next")
            form = kiosk.saw("form")
        if form["page"] != asked[-1]:
            asked.append(form["page"])
    kiosk.keep_picture(f"first-start-{len(asked)}-ready")
    kiosk.touch("button-step-next")
    kiosk.saw("attract", within=PATIENCE)
    return asked


def installs(kiosk, position, version):
    """By the panel's page; from the touch until visitors are offered it. While it is busy with what came before, its button is dim, and a
    touch means nothing; without any for two minutes the panel would close."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        kiosk.touch(f"button-install-{position}")
        try:
            if f"mulino {version}" in kiosk.saw("games", within=60)["names"]:
                return
        except TimeoutError:
            continue
    raise TimeoutError("mulino is not offered")


def staff(disk, folder, table):
    museum = Museum(folder)
    with Kiosk(disk, folder) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        asked = first_start(kiosk, folder, museum)
        settled = kiosk.run(f"readlink /etc/localtime; test ! -e {FIRST_START} && ls /etc/ludarium/keys /var/lib/ludarium/pin")
        table.row(all(word in settled for word in ("Europe/Rome", "museum.pub", "/pin")),
                  f"a first start by touch alone: {', '.join(asked)}")
        kiosk.keep_picture("after-first-start")
        kiosk.pull_out()

        stick = museum.stick(folder / "games.img", museum.bundles[0])
        open_panel(kiosk)
        page(kiosk, "install")
        kiosk.plug_in(stick)
        kiosk.saw("form", page="install", within=600, having="install-0")
        kiosk.keep_picture("stick")
        kiosk.touch("button-install-0")
        kiosk.saw("form", page="install")  # it has begun
        kiosk.pull_out()
        kiosk.until("! mountpoint -q /run/ludarium/stick")
        time.sleep(5)
        page(kiosk, "install")
        kiosk.keep_picture("stick-pulled-out")
        left = kiosk.run("systemctl --failed --no-legend --plain; findmnt -n /run/ludarium/stick; ls /var/lib/ludarium/games 2>/dev/null | grep -v '^\\.' || true")
        table.row(left in ("", "mulino"), "a stick pulled out in the middle leaves nothing half, and no failed unit" + (f": {left}" if left else ""))

        kiosk.plug_in(stick)
        kiosk.saw("form", page="install", within=600, having="install-0")
        if not left:
            installs(kiosk, 0, "1.0.0")
        kiosk.keep_picture("installed")
        page(kiosk, "games")
        close_panel(kiosk)
        kiosk.pull_out()
        kiosk.goes_home()
        kiosk.keep_picture("home-with-mulino")
        ply = kiosk.plays(2, "mulino")
        kiosk.keep_picture("mulino")
        table.row(ply >= 2, f"mulino from a stick, installed by the panel, is played: {ply} moves")
        holds = kiosk.run("for pid in $(pgrep -f ludarium-host); do grep -hE '^(NoNewPrivs|Seccomp):' /proc/$pid/status; done | sort | uniq -c | tr -s ' \\t' ' '")
        table.row("Seccomp: 2" in holds and "NoNewPrivs: 1" in holds and "Seccomp: 0" not in holds, f"games are confined inside the service:{holds}".replace("\n", ","))
