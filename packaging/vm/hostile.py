"""Games that mean harm, installed as staff would install them, and played inside the running service."""
from kiosk import Kiosk, PATIENCE
from sticks import TOP, fat, quiet

FIXTURES = TOP / "build/dev/fixtures"
# What the validator refuses, inside the machine too; and what behaves as long as nobody looks at what it tries beside the game.
REFUSED = ["crash-in-load", "hang-in-apply", "crash-in-ai", "leak", "wrong-event"]
TRYING = ["try-read", "try-write", "try-socket", "try-fork", "try-kill", "try-code", "try-outlive", "try-threads", "try-in-thread"]
TRACES = """for host in $(pgrep -x ludarium-host); do
        grep -q '^Seccomp:.2' /proc/$host/status || echo not confined: $host
        ! pgrep -P $host || echo has children: $host
        ls -l /proc/$host/fd | grep -E 'socket' | wc -l | grep -qx 1 || echo sockets: $(ls -l /proc/$host/fd | grep -c socket)
        [ $(ls /proc/$host/task | wc -l) -lt 20 ] || echo threads: $(ls /proc/$host/task | wc -l)
    done
    ls /proc/$(pgrep -x ludarium)/root/tmp/ludarium-try-write /tmp/ludarium-try-write 2>/dev/null
    true"""


def bundles(names, folder):
    quiet(TOP / "packaging/prepare", "dev", "fixtures", "ludariumctl")
    for name in names:
        quiet(TOP / "build/dev/bin/ludariumctl", "pack", FIXTURES / name, "--into", folder)
    return {f"{name}-1.0.0.ludarium": folder / f"{name}-1.0.0.ludarium" for name in names}


def hostile(disk, folder, table):
    stick = fat(bundles(REFUSED + TRYING, folder), folder / "games.img")
    with Kiosk(disk, folder) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        kiosk.run("touch /etc/ludarium/keys/developer-mode")  # nobody signs such games
        kiosk.plug_in(stick)
        kiosk.until("mountpoint -q /run/ludarium/stick")

        def installed(name):
            told = kiosk.run(f"runuser -u ludarium -- ludariumctl install /run/ludarium/stick/{name}-1.0.0.ludarium && echo installed || true", PATIENCE)
            return told.endswith("installed")

        let_in = [name for name in REFUSED if installed(name)]
        table.row(not let_in, f"{', '.join(REFUSED)} are refused" + (f", but not {', '.join(let_in)}" if let_in else ""))
        for name in TRYING:
            if not installed(name):
                table.row(False, f"{name} can't be installed: what it tries is not known")
                continue
            kiosk.goes_home()
            ply = kiosk.plays(2, name)
            traces = kiosk.run(TRACES).replace("\n", "; ")
            table.row(ply >= 2 and not traces, f"{name} is played inside the service, and leaves nothing outside its host" + (f": {traces}" if traces else ""))
            kiosk.run(f"runuser -u ludarium -- ludariumctl remove {name}")
            kiosk.started_anew()
    stick.unlink()
