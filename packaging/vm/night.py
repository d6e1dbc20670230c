"""When the museum is closed: the display's power, and the machine's."""
import calendar
import time

from kiosk import Kiosk, PATIENCE

# The power of each display that is plugged in, as the graphics card's driver says.
DISPLAYS = 'for c in /sys/class/drm/card*-*; do [ "$(cat $c/status)" = connected ] && cat $c/dpms; done | sort -u'
PARTS = "pgrep -x 'cage|Xorg|ludarium-keeper|ludarium' | sort"
# Later than any image is made: a machine believes no clock that is older than its system.
EVENING, CLOSED, OPEN = "2031-11-19T17:00:00", "2031-11-19 20:00:05", "2031-11-20 10:00:05"
ALARM = calendar.timegm((2031, 11, 20, 9, 56, 0))  # four minutes before the opening


def keep_hours(kiosk, outside):
    """From ten to eight; and it is just eight now."""
    kiosk.await_kiosk(PATIENCE)
    kiosk.run(f"printf '[hours]\\nevery-day = \"10:00-20:00\"\\noutside = \"{outside}\"\\n' >>/etc/ludarium/kiosk.toml; systemctl restart ludarium")
    kiosk.handle, kiosk.unread, kiosk.heard = None, b"", []
    kiosk.await_kiosk(PATIENCE)
    kiosk.run(f"date -s '{CLOSED}'")


def become(kiosk, power, within):
    """Seconds until all displays are "On" or "Off"."""
    began = time.monotonic()
    kiosk.until(f'[ "$({DISPLAYS})" = {power} ]', within)
    return time.monotonic() - began


def night_on(screen):
    def case(disk, folder, table):
        with Kiosk(disk, folder, screen=screen, clock=EVENING) as kiosk:
            keep_hours(kiosk, "screen-off")
            kiosk.saw("dark", within=PATIENCE, dark=True)
            parts = kiosk.run(PARTS)
            took = become(kiosk, "Off", 300)
            shown = kiosk.run("cat /sys/class/tty/tty0/active")
            table.row(True, f"at closing time the display is off ({took:.0f} s; console {shown})")
            kiosk.tap(0.5, 0.5)
            lit = become(kiosk, "On", 60)
            kiosk.keep_picture("night-light")
            dark = become(kiosk, "Off", 600)
            table.row(dark > 40, f"a touch gives light after {lit:.0f} s, and for {dark:.0f} s")
            table.row(parts == kiosk.run(PARTS), "nothing of the kiosk was started anew for it")
            status = kiosk.status()
            table.row("stays on" not in status, f"the keeper says: {status}")

            kiosk.run("kill -KILL $(pgrep -x ludarium-keeper)")
            lit = become(kiosk, "On", 300)
            dark = become(kiosk, "Off", PATIENCE)
            table.row(True, f"the keeper killed at night: light after {lit:.0f} s, and off again after {dark:.0f} s more")

            kiosk.run("kill -STOP $(pgrep -x ludarium-keeper); systemctl stop ludarium")
            lit = become(kiosk, "On", 60)
            shown = kiosk.run("cat /sys/class/tty/tty0/active")
            table.row(shown == "tty1", f"stopped at night, while the keeper hangs: light after {lit:.0f} s (console {shown})")
            kiosk.run("systemctl start ludarium")
            become(kiosk, "Off", PATIENCE)

            kiosk.handle, kiosk.unread, kiosk.heard = None, b"", []
            kiosk.run(f"date -s '{OPEN}'")
            lit = become(kiosk, "On", 300)
            kiosk.await_kiosk(PATIENCE)
            kiosk.keep_picture("morning")
            kiosk.goes_home()
            table.row(True, f"in the morning the display is on after {lit:.0f} s, and the first touch counts")
    return case


def machine_off(disk, folder, table):
    with Kiosk(disk, folder, clock=EVENING) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        # Nobody can ask a machine that goes: its last act is to write down what its clock has kept.
        kiosk.run("systemd-run --unit=trial-alarm -p RemainAfterExit=yes "
                  "-p \"ExecStop=/bin/sh -c 'cat /sys/class/rtc/rtc0/wakealarm >/var/lib/alarm; sync'\" true")
        keep_hours(kiosk, "machine-off")
        closed = time.monotonic()
        kiosk.process.wait(PATIENCE)
        table.row(True, f"the machine switches itself off, {time.monotonic() - closed:.0f} s after closing time")
    with Kiosk(disk, folder, clock="2031-11-20T09:56:00") as kiosk:
        kiosk.await_kiosk(PATIENCE)
        alarm = kiosk.run("cat /var/lib/alarm")
        table.row(alarm == str(ALARM), f"its clock had an alarm for the morning: {alarm}, expected {ALARM}")
