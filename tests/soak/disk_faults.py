"""The disk: full, read-only, gone, and files on it that make no sense."""

import os
import shutil
import subprocess
import time

from faults import AT_TABLE, Impossible, fault
from process_faults import host_of, strike


def after_death(visitor, spoil):
    """Spoils something while the shell is dead; it is started again on that."""
    service = visitor.kiosk.service
    ends = len(service.ends)
    service.held.set()
    service.kill()
    while len(service.ends) == ends:
        time.sleep(0.005)
    visitor.kiosk.state.mkdir(exist_ok=True)  # an earlier fault may have removed it
    try:
        spoil()
    finally:
        service.held.clear()


def overwrite(file, offset, noise):
    with open(file, "r+b") as opened:
        opened.seek(offset)
        opened.write(noise)


@fault("disk", hold=1.5, plays_on=True, rights=True)
def disk_full(visitor):
    kiosk = visitor.kiosk
    ballast = kiosk.disk / "ballast"
    with open(ballast, "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(1 << 20))
        except OSError:
            pass
    return lambda: ballast.unlink()


@fault("disk", moments=AT_TABLE, hold=1.5, plays_on=True, rights=True, host_dies=True)
def disk_read_only(visitor):
    state = str(visitor.kiosk.state)
    subprocess.run(["mount", "--bind", state, state], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", state], check=True)
    strike(host_of(visitor.kiosk), 9)
    return lambda: subprocess.run(["umount", "--lazy", state], check=True)


@fault("disk", hold=1.0, plays_on=True)
def state_folder_gone_for_a_second(visitor):
    kiosk = visitor.kiosk
    away = kiosk.state.with_name("away")
    os.rename(kiosk.state, away)

    def mend():
        shutil.rmtree(kiosk.state, ignore_errors=True)
        os.rename(away, kiosk.state)
    return mend


@fault("disk")
def state_folder_removed(visitor):
    shutil.rmtree(visitor.kiosk.state, ignore_errors=True)


ODD_JOURNALS = [
    b"", b"\n", b"\x00" * 4096, b"{}\n", b"not a journal 1\n",
    b'{"ludarium-journal":1,"game":"nobody","version":"1"} 5\n',
    b"+ 1 2\n- 9 9\n", b"{" * 100000 + b" 1\n",
]
ODD_LINES = [b"+ 999999999999 %d\n", b"- 4000 %d\n", b"l \xff\xfe %d\n", b"? 1 %d\n", b"+ -1 %d\n", b"+ 1e9 %d\n",
             b"+ 77777777777777777777777777 %d\n"]


@fault("odd files", moments=AT_TABLE, restarts=True, keeps_game=False)
def odd_journal(visitor):
    journal = visitor.kiosk.state / "game.journal"
    after_death(visitor, lambda: journal.write_bytes(visitor.chance.choice(ODD_JOURNALS)))


@fault("odd files", moments=AT_TABLE, restarts=True, keeps_game=False)
def odd_line_in_the_journal(visitor):
    """Of this game, so that everything before the line is in order."""
    journal = visitor.kiosk.state / "game.journal"
    now = int(time.clock_gettime(time.CLOCK_BOOTTIME) * 1000)

    def spoil():
        with open(journal, "ab") as file:
            file.write(visitor.chance.choice(ODD_LINES) % now)
    after_death(visitor, spoil)


@fault("odd files", restarts=True)
def torn_statistics(visitor):
    file = visitor.kiosk.state / "statistics.sqlite"
    if not file.exists():
        raise Impossible("no statistics")

    def spoil():
        size = file.stat().st_size
        if visitor.chance.random() < 0.5:
            os.truncate(file, visitor.chance.randrange(size + 1))
        else:
            overwrite(file, visitor.chance.randrange(size + 1), visitor.chance.randbytes(5000))
    after_death(visitor, spoil)


@fault("odd files", restarts=True)
def picture_cache_damaged(visitor):
    def spoil():
        for file in (visitor.kiosk.state / "pictures").rglob("*"):
            if not file.is_file():
                continue
            size = file.stat().st_size
            if visitor.chance.random() < 0.5:
                os.truncate(file, visitor.chance.randrange(size + 1))
            else:
                overwrite(file, visitor.chance.randrange(min(size, 64) + 1), visitor.chance.randbytes(64))
    after_death(visitor, spoil)


@fault("odd files", restarts=True)
def settings_of_staff_broken(visitor):
    file = visitor.kiosk.state / "staff.toml"
    broken = [b"[idle\nplay = = 3", b"\xff\xfe\x00", b"[idle]\nplay = \"soon\"\n", b"x" * 300000, b"[hours]\nmonday = 7\n"]
    after_death(visitor, lambda: file.write_bytes(visitor.chance.choice(broken)))
    return lambda: file.unlink(missing_ok=True)
