"""What `packaging/test-image` tries on a machine of its own: each case gets a fresh disk, and fills rows of the table."""
import json
import subprocess
import time

from cuts import power_cuts
from hostile import hostile
from kiosk import CALM, Kiosk, PATIENCE, is_kiosk
from network import network
from night import machine_off, night_on
from screens import fingers, shapes, turned_on
from slots import slots
from staff import staff
from updates import broken_update, good_update

# The first is cage without 3D, the second what cage can't use at all.
SCREENS = {"virtio": "virtio-gpu-pci", "vga": "VGA"}
VICTIMS = {"shell": "pgrep -x ludarium", "keeper": "pgrep -x ludarium-keeper", "compositor": "pgrep -x 'cage|Xorg'", "X": "pgrep -x 'Xwayland|Xorg'"}


class Table:
    def __init__(self):
        self.rows = []
        self.failed = 0
        self.case = ""

    def begins(self, case):
        self.case = case
        print(f"== {case}", flush=True)

    def row(self, fine, sentence):
        self.failed += not fine
        self.rows.append((self.case, "fine" if fine else "FAILED", sentence))
        print(f"  {'fine' if fine else 'FAILED'}: {sentence}", flush=True)

    def told(self):
        width = max(len(row[0]) for row in self.rows)
        lines = [f"{case:{width}}  {how:6}  {sentence}" for case, how, sentence in self.rows]
        return "\n".join(["", *lines, f"{len(self.rows)} rows, {self.failed} failed"])


def comes_up(kiosk, table):
    """By itself, after switching on; what was seen before it."""
    calm = None
    for _, picture in kiosk.pictures(PATIENCE):
        if calm is None and picture.share(CALM) > 0.5:
            calm = kiosk.age()
            kiosk.keep_picture("calm")
        if is_kiosk(picture):
            break
    else:
        kiosk.keep_picture("in-vain")
        raise TimeoutError("no kiosk on the screen")
    kiosk.keep_picture("kiosk")
    before = f", its calm picture after {calm:.0f} s" if calm else ""
    table.row(True, f"the kiosk is on the screen by itself, {kiosk.age():.0f} s after power{before}")


def first_touch(kiosk, table):
    """A game plays itself; one touch, the first one of all, and the visitor is at home."""
    attract = kiosk.picture()
    began = time.monotonic()
    kiosk.tap(0.5, 0.5)
    try:
        kiosk.saw("screen", name="home")
        counts = True
    except TimeoutError:
        counts = False
    table.row(counts, f"the first touch after the start counts ({time.monotonic() - began:.1f} s)")
    if not counts:
        kiosk.tap(0.5, 0.5)
        kiosk.saw("screen", name="home")
    kiosk.saw("offers")
    kiosk.await_picture(lambda now: now.differs(attract) > 0.2, 60)
    kiosk.keep_picture("home")


def seen_on(screen):
    def case(disk, folder, table):
        with Kiosk(disk, folder, screen=SCREENS[screen]) as kiosk:
            comes_up(kiosk, table)
            first_touch(kiosk, table)
            kiosk.touch("button-language-fr")
            language = kiosk.saw("language")["code"]
            table.row(language == "fr", f"the language is switched by touch: {language}")
            ply = kiosk.plays()
            kiosk.keep_picture("game")
            table.row(ply >= 4, f"a game is played by touch: {ply} moves")
            of_the_system(kiosk, table)
            keys(kiosk, table)
    return case


def first_picture(disk, folder, table):
    """What is seen at least, on whatever kind of computer."""
    with Kiosk(disk, folder) as kiosk:
        comes_up(kiosk, table)
        first_touch(kiosk, table)
        ply = kiosk.plays(2)
        kiosk.keep_picture("game")
        told = kiosk.run("uname -m; ludariumctl doctor | grep -E '^[a-z]+ +(sandbox|picture)'; grep -h '^Seccomp:' /proc/$(pgrep -xn ludarium-host)/status")
        table.row(ply >= 2 and "Seccomp:\t2" in told, f"a game is played and confined: {ply} moves; " + told.replace("\n", "; "))


def of_the_system(kiosk, table):
    def holds(sentence, command):
        told = kiosk.run(command + " && echo holds || true")
        table.row(told.endswith("holds"), sentence if told.endswith("holds") else f"{sentence}: {told}")

    holds("the root is read-only", "! touch /usr/trial 2>/dev/null && findmnt -no FSTYPE / | grep -qx squashfs")
    holds("the state partition has grown to the disk", "[ $(df --output=size -BM /state | tail -1 | tr -dc 0-9) -gt 3000 ]")
    holds("no unit has failed", "systemctl --failed --no-legend --plain && [ -z \"$(systemctl --failed --no-legend)\" ]")
    holds("the journal is kept, within 64 MiB", "findmnt -nT /var/log/journal | grep -q ext4 && grep -q 64M /etc/systemd/journald.conf.d/ludarium.conf")
    holds("nobody can log in", "! grep -vE '^[^:]+:[*!]' /etc/shadow && ! pgrep -l 'agetty|sshd'")
    holds("no key and no PIN came with it", "[ -z \"$(ls /etc/ludarium/keys)\" ] && [ ! -e /var/lib/ludarium/pin ]")
    holds("the machine has an identity of its own", "grep -qE '^[0-9a-f]{32}$' /state/etc/machine-id")
    holds("the lock-down is in force", "[ $(cat /proc/sys/kernel/sysrq) = 0 ] && [ $(readlink /etc/systemd/system/ctrl-alt-del.target) = /dev/null ]")
    holds("the doctor finds the picture's way", "ludariumctl doctor | tee /dev/stderr | grep -qi picture")


def keys(kiosk, table):
    boot = kiosk.run("cat /proc/sys/kernel/random/boot_id; pgrep -x ludarium")
    for combination in (("ctrl", "alt", "f2"), ("alt", "right"), ("ctrl", "alt", "backspace"), ("ctrl", "alt", "delete"), ("alt", "sysrq", "b"),
                        ("alt", "f4"), ("alt", "tab"), ("meta_l",), ("power",)):
        kiosk.keys(*combination)
        time.sleep(1)  # whatever it would have done
    after = kiosk.run("cat /proc/sys/kernel/random/boot_id; pgrep -x ludarium")
    picture = kiosk.picture()
    kiosk.keep_picture("after-keys")
    table.row(boot == after and is_kiosk(picture), "no key leads out: consoles, Ctrl+Alt+Del, Ctrl+Alt+Backspace, SysRq, Alt+F4, power")


def watch_death(kiosk, table, name, command):
    """How long black, and when the calm picture and the kiosk were back."""
    kiosk.await_kiosk(PATIENCE)
    kiosk.run(command)
    killed = time.monotonic()
    black, calm, before, gone = 0.0, None, killed, False
    for moment, picture in kiosk.pictures(PATIENCE, pause=0.05):
        if picture.black:
            black += moment - before
        before = moment
        gone = gone or not is_kiosk(picture)
        if calm is None and picture.share(CALM) > 0.5:
            calm = moment - killed
            kiosk.keep_picture(f"after-{name}")
        if gone and is_kiosk(picture):
            back = moment - killed
            break
    else:
        return table.row(False, f"{name}: the kiosk did not come back")
    covered = f"calm picture after {calm:.1f} s, " if calm is not None else ""
    # Under the shell there is a keeper; under the compositor there is only the console.
    table.row(not name.startswith("shell") or black == 0, f"{name}: {covered}the kiosk is back after {back:.1f} s, black for {black:.1f} s")


def deaths_on(screen):
    def case(disk, folder, table):
        with Kiosk(disk, folder, screen=SCREENS[screen]) as kiosk:
            kiosk.await_kiosk(PATIENCE)
            for name, victim in VICTIMS.items():
                watch_death(kiosk, table, f"{name} killed", f"kill -KILL $({victim})")
            watch_death(kiosk, table, "shell stopped (SIGSTOP)", f"kill -STOP $({VICTIMS['shell']})")
    return case


def full_disk(disk, folder, table):
    with Kiosk(disk, folder) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        kiosk.run("head -c 20G /dev/zero >/state/filler; sync", within=600)
        first_touch(kiosk, table)
        ply = kiosk.plays(2)
        table.row(ply >= 2, "a game is played while the disk is full")
        kiosk.run("systemctl restart ludarium")
        kiosk.await_kiosk(PATIENCE)
        table.row(True, "the kiosk starts again while the disk is full")
    with Kiosk(disk, folder) as kiosk:
        comes_up(kiosk, table)
        table.row(kiosk.run("df --output=avail /state | tail -1").strip() == "0", "… and so does the machine, after a power cut")


def clock_at(moment):
    def case(disk, folder, table):
        with Kiosk(disk, folder, clock=moment) as kiosk:
            comes_up(kiosk, table)
            first_touch(kiosk, table)
            table.row(True, "by its own clock it is " + kiosk.run("date -Is"))
    return case


def little_memory(disk, folder, table):
    with Kiosk(disk, folder, memory=512) as kiosk:
        comes_up(kiosk, table)
        first_touch(kiosk, table)
        ply = kiosk.plays(2)
        free = kiosk.run("awk '/MemAvailable/ {print int($2 / 1024)}' /proc/meminfo")
        killed = kiosk.run("dmesg | grep -c 'Out of memory' || true")
        table.row(ply >= 2 and killed == "0", f"a game is played with 512 MB of memory; {free} MB are left")


def damaged(disk, folder, table):
    """What is remembered can't be read any more, nor mended."""
    table_of_parts = subprocess.run(["sfdisk", "--json", next(folder.parent.parent.glob("ludarium-*.img"))], capture_output=True, check=True).stdout
    state = next(part for part in json.loads(table_of_parts)["partitiontable"]["partitions"] if part["name"] == "ludarium-state")
    subprocess.run(["qemu-io", "-c", f"write -z {state['start'] * 512} {state['size'] * 512}", disk], capture_output=True, check=True)
    with Kiosk(disk, folder) as kiosk:
        comes_up(kiosk, table)
        first_touch(kiosk, table)
        told = kiosk.run("findmnt -no FSTYPE /state; ls /var/lib/ludarium-machine; systemctl --failed --no-legend --plain").split()
        table.row(told == ["tmpfs"], f"a state partition that is nonsense keeps nobody from playing, and is no first start: {' '.join(told)}")


def hung(disk, folder, table):
    """systemd itself has crashed and waits for nothing any more: then only hardware helps."""
    with Kiosk(disk, folder) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        boot = kiosk.boot()
        watched = kiosk.run("cat /sys/class/watchdog/watchdog0/state || true")
        table.row(watched == "active", f"the hardware's watchdog watches: {watched}")
        began = time.monotonic()
        kiosk.run("kill -SEGV 1")
        kiosk.await_another_start(boot, PATIENCE)
        kiosk.await_kiosk(PATIENCE)
        table.row(True, f"a machine whose systemd has crashed starts again by itself, and the kiosk is back after {time.monotonic() - began:.0f} s")


CASES = {
    "slots": slots, "picture": first_picture, "virtio": seen_on("virtio"), "vga": seen_on("vga"),
    "deaths": deaths_on("virtio"), "deaths-vga": deaths_on("vga"), "hung": hung, "hostile": hostile,
    "cut": power_cuts(1, ["play"]), "cuts": power_cuts(20), "cuts-update": power_cuts(4, ["update"]), "cuts-install": power_cuts(4, ["install"]),
    "full-disk": full_disk, "damaged": damaged, "1970": clock_at("1970-01-01T00:00:00"), "2038": clock_at("2038-01-19T03:10:00"),
    "memory": little_memory, "fingers": fingers, "shapes": shapes,
    "turned": turned_on(SCREENS["virtio"]), "turned-vga": turned_on(SCREENS["vga"]),
    "staff": staff, "network": network, "update": good_update, "broken": broken_update,
    "night": night_on(SCREENS["virtio"]), "night-vga": night_on(SCREENS["vga"]), "machine-off": machine_off,
}
SHORT = ["slots", "virtio", "vga", "cut"]
