"""Power cuts, aimed at what is being written: a visitor's game, an installation, an update of a game and of the whole system, what
staff decide. Afterwards there is the old or the new, and nothing half; a visitor's game is over, as a machine that starts knows of nobody."""
import random
import time

from kiosk import Kiosk, PATIENCE
from power import MortalDisk
from staff import choose_pin, open_panel, page
from sticks import Museum
from updates import slot, stick_with

GAMES = "astronomica scripta tablut tavli"


def while_playing(kiosk, chance, _):
    kiosk.goes_home()
    kiosk.plays(chance.randint(1, 4))
    time.sleep(chance.uniform(0, 2))


def while_installing(kiosk, chance, stick):
    kiosk.plug_in(stick)
    kiosk.until("mountpoint -q /run/ludarium/stick")
    bundle = "1.1.0" if "mulino 1.0.0" in kiosk.run("ludariumctl list") else "1.0.0"
    kiosk.run(f"(setsid runuser -u ludarium -- ludariumctl install /run/ludarium/stick/mulino-{bundle}.ludarium >/tmp/install.log 2>&1 &)")
    kiosk.until("pgrep -x ludariumctl || [ -s /tmp/install.log ]")
    told = kiosk.run("cat /tmp/install.log")
    if told and "is installed" not in told:
        raise RuntimeError(told)
    if chance.random() < 0.5:  # at its end, when links are switched
        kiosk.until("! pgrep -x ludariumctl", within=PATIENCE)
    time.sleep(chance.uniform(0, 20))


def while_settling(kiosk, chance, _):
    """Staff call their panel, which ends a visit and writes it down, and change things."""
    kiosk.goes_home()
    open_panel(kiosk)
    page(kiosk, "sound")
    for _ in range(chance.randint(1, 6)):
        kiosk.touch(chance.choice(("button-sound.volume-more", "button-sound.volume-less")))
    time.sleep(chance.uniform(0, 1))


def while_updating(kiosk, chance, stick):
    """The whole system, from a stick, into the other slot; each time anew."""
    kiosk.run("rm -f /var/lib/rauc/tried; sync")
    kiosk.plug_in(stick, "update")
    kiosk.until("pgrep -x rauc", within=600)
    time.sleep(chance.uniform(0, 90))


AIMS = {"play": while_playing, "install": while_installing, "settings": while_settling, "update": while_updating}


def state(kiosk):
    """What is wrong, in lines; nothing if all is well."""
    return kiosk.run("""findmnt -no FSTYPE /state | grep -vx ext4
        systemctl --failed --no-legend --plain
        dmesg | grep -E 'EXT4-fs (error|warning)|I/O error'
        for file in /var/lib/ludarium/*.json /var/lib/ludarium/*.toml; do
            [ ! -e $file ] || tr -d '\\0' <$file | cmp -s - $file && [ -s $file -o ! -e $file ] || echo torn: $file; done
        journalctl -qb -u ludarium -p 3 --no-pager
        ! grep -q '"saw":"resumed"' /run/ludarium/session/report || echo somebody who has left goes on playing
        ludariumctl list 2>&1 | grep -iE 'refused|broken|quarantine'
        true""")


def is_whole(kiosk, table, sentence):
    kiosk.await_kiosk(PATIENCE)
    back = kiosk.age()
    wrong = state(kiosk)
    listed = kiosk.run("ludariumctl list | awk '{print $1}' | sort | xargs")
    if listed.replace("mulino ", "") != GAMES:
        wrong += f"; games: {listed}"
    wrong = wrong.replace("\n", "; ")
    table.row(not wrong, f"{sentence}: the kiosk is back after {back:.0f} s, slot {slot(kiosk)}; {listed}" + (f"; {wrong}" if wrong else ""))
    return listed


def prepare(kiosk, museum):
    """The museum's key and a PIN, as after a first start; all of it on the disk."""
    kiosk.await_kiosk(PATIENCE)
    kiosk.put(museum.key, "/etc/ludarium/keys/museum.pub")
    kiosk.run("chmod 644 /etc/ludarium/keys/museum.pub")
    choose_pin(kiosk)
    kiosk.run("sync")


def power_cuts(times, wanted=tuple(AIMS)):
    def case(disk, folder, table):
        chance = random.Random(7)
        out = folder.parent.parent
        museum = Museum(folder)
        games = museum.stick(folder / "games.img", *museum.bundles)
        system = stick_with(out / "root.squashfs", "new", folder, out) if "update" in wanted else None
        mortal = MortalDisk(next(out.glob("ludarium-*.img")), folder)
        before = None
        listed = set()
        for cut in range(1, times + 2):
            with Kiosk(mortal.drive(), folder) as kiosk:
                if before:
                    listed.add(is_whole(kiosk, table, before))
                else:
                    prepare(kiosk, museum)
                if cut > times:
                    break
                aim = wanted[(cut - 1) % len(wanted)]
                AIMS[aim](kiosk, chance, system if aim == "update" else games)
                kiosk.cut_power()
            lost, unsafe = mortal.settle(chance)
            before = f"cut {cut} of {times}, {aim} ({lost} of {unsafe} writes in the disk's cache lost)"
        if "install" in wanted and times >= 4:
            table.row(len(listed) == 2, f"after some cuts the installed game was there, after others not yet: {len(listed)}")
        mortal.end()
        for stick in filter(None, (games, system)):
            stick.unlink()
    return case
