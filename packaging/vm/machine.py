"""A kiosk's machine in qemu, for whoever wants to look at it: pictures of its screen, touches, sticks, a shell inside, power cuts.

    with Machine(disk, folder, screen="virtio-gpu-pci") as kiosk:
        kiosk.await_picture(lambda picture: picture.colours > 150, 300)
        kiosk.tap(0.5, 0.5)
        print(kiosk.run("systemctl status ludarium"))
"""
import base64
import pathlib
import random
import shutil
import subprocess
import time

from picture import Picture
from talk import Talk

# For each kind of computer: qemu's program, the machine and its processor, and the firmware with its memory. A PC's watchdog may
# start it again only if a strap on its board says so. The checks of pointers that newer arm64 processors make are dear to emulate.
PLATFORMS = {
    "amd64": (["qemu-system-x86_64", "-machine", "q35,vmport=off", "-global", "ICH9-LPC.noreboot=off", "-cpu", "max"], "/usr/share/OVMF/OVMF_{}_4M.fd"),
    "arm64": (["qemu-system-aarch64", "-machine", "virt", "-cpu", "max,pauth-impdef=on"], "/usr/share/AAVMF/AAVMF_{}.fd"),
}
ABSOLUTE = 0x7FFF  # qemu's axes end here


class Refused(Exception):
    """The machine understood, and did not do it."""


class Qmp:
    """qemu's own monitor."""

    def __init__(self, path):
        self.talk = Talk(path, 30)
        self.talk.line(30)  # its greeting
        self.do("qmp_capabilities")

    def do(self, command, **arguments):
        self.talk.send({"execute": command, "arguments": arguments})
        while True:
            answer = self.talk.object(60)
            if "return" in answer:
                return answer["return"]
            if "error" in answer:
                raise Refused(f"{command}: {answer['error']['desc']}")
            # anything else is an event, which nobody waits for


class GuestAgent:
    """qemu-guest-agent inside, on a virtio-serial port."""

    def __init__(self, path):
        self.path = path
        self.talk = None

    def _connect(self, until):
        while time.monotonic() < until:
            talk = Talk(self.path, 5)
            number = random.randrange(1 << 30)
            try:
                talk.send({"execute": "guest-sync-delimited", "arguments": {"id": number}}, before=b"\xff")
                while True:
                    line = talk.line(3).lstrip(b"\xff")
                    if line and talk.parsed(line).get("return") == number:
                        self.talk = talk
                        return
            except (OSError, EOFError, ValueError):
                talk.close()
        raise TimeoutError("nobody answers inside the machine")

    def forget(self):
        """Whoever answered has gone, or will soon."""
        if self.talk:
            self.talk.close()
        self.talk = None

    def do(self, command, within=300, **arguments):
        if not self.talk:
            self._connect(time.monotonic() + 300)
        self.talk.send({"execute": command, "arguments": arguments})
        answer = self.talk.parsed(self.talk.line(within).lstrip(b"\xff"))
        if "error" in answer:
            raise Refused(f"{command}: {answer['error']['desc']}")
        return answer["return"]

    def run(self, command, within=300):
        """A line for bash, as root; what it says, errors included."""
        started = self.do("guest-exec", path="/bin/bash", arg=["-c", f"{{ {command}\n}} 2>&1"], **{"capture-output": True})
        until = time.monotonic() + within
        while time.monotonic() < until:
            state = self.do("guest-exec-status", pid=started["pid"])
            if state["exited"]:
                return base64.b64decode(state.get("out-data", "")).decode(errors="replace").rstrip()
            time.sleep(0.1)  # the agent has no other way to tell
        raise TimeoutError(f"still running inside: {command}")


class Machine:
    """One run of qemu, from its start to its end, on a disk that starts by itself (UEFI)."""

    arch = "amd64"

    def __init__(self, disk, folder, screen="virtio-gpu-pci", size=(1280, 720), memory=2048, clock="utc", accelerator="tcg,thread=multi", window="none"):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in ("qmp", "agent", "vnc"):
            (self.folder / name).unlink(missing_ok=True)
        platform, firmware = PLATFORMS[self.arch]
        variables = self.folder / "variables.fd"  # the firmware's own memory
        if not variables.exists():
            shutil.copy(firmware.format("VARS"), variables)
        width, height = size
        drive = disk if isinstance(disk, list) else ["-drive", f"file={disk},if=none,id=disk,cache=writeback,format=qcow2"]
        self.command = [
            *platform, "-accel", accelerator, "-smp", "2", "-m", str(memory),
            "-nodefaults", "-no-user-config", "-display", window, "-vga", "none", "-device", f"{screen},xres={width},yres={height}",
            "-drive", f"file={firmware.format('CODE')},if=pflash,format=raw,unit=0,readonly=on",
            "-drive", f"file={variables},if=pflash,format=raw,unit=1", "-rtc", f"base={clock}",
            "-qmp", f"unix:{self.folder}/qmp,server=on,wait=off", "-serial", f"file:{self.folder}/serial.log",
            "-chardev", f"socket,path={self.folder}/agent,server=on,wait=off,id=agent",
            "-device", "virtio-serial-pci", "-device", "virtserialport,chardev=agent,name=org.qemu.guest_agent.0",
            "-device", "qemu-xhci,id=usb", "-device", "usb-tablet,bus=usb.0", "-device", "usb-kbd,bus=usb.0", "-device", "virtio-rng-pci",
            *drive, "-device", "virtio-blk-pci,drive=disk,bootindex=1"]
        self.agent = GuestAgent(self.folder / "agent")
        self.process = None
        self.qmp = None
        self.began = None

    def __enter__(self):
        self.began = time.monotonic()
        with open(self.folder / "qemu.log", "ab") as log:
            self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.qmp = Qmp(self.folder / "qmp")
        return self

    def __exit__(self, error, *_):
        if error and self.process.poll() is None:
            self.keep_picture("at-fault")
        self.cut_power()

    def age(self):
        """Seconds since it was switched on."""
        return time.monotonic() - self.began

    def run(self, command, within=300):
        return self.agent.run(command, within)

    def put(self, file, there):
        """A file of ours, inside."""
        handle = self.agent.do("guest-file-open", path=there, mode="w")
        data = pathlib.Path(file).read_bytes()
        for start in range(0, len(data), 1 << 20):
            part = base64.b64encode(data[start : start + (1 << 20)]).decode()
            self.agent.do("guest-file-write", handle=handle, **{"buf-b64": part})
        self.agent.do("guest-file-close", handle=handle)

    def boot(self, within=300):
        """Which start of the system inside this is."""
        return self.run("cat /proc/sys/kernel/random/boot_id", within)

    def await_another_start(self, boot, within):
        """Until it is another one."""
        until = time.monotonic() + within
        while time.monotonic() < until:
            try:
                self.agent.forget()
                if self.boot(within=10) != boot:
                    return
            except (OSError, EOFError, ValueError):  # on its way down, or up
                time.sleep(0.5)
        raise TimeoutError("the system inside was not started again")

    # The screen

    def picture(self):
        file = self.folder / "screen.ppm"
        self.qmp.do("screendump", filename=str(file))
        return Picture(file.read_bytes())

    def keep_picture(self, name):
        file = self.folder / f"{name}.png"
        self.qmp.do("screendump", filename=str(file), format="png")
        return file

    def pictures(self, within, pause=0.5):
        """(moment, picture) again and again."""
        until = time.monotonic() + within
        while time.monotonic() < until:
            yield time.monotonic(), self.picture()
            time.sleep(pause)  # qemu does not tell when the screen changes

    def await_picture(self, wanted, within):
        for _, picture in self.pictures(within):
            if wanted(picture):
                return picture
        raise TimeoutError("the picture that was waited for did not come")

    # Hands. Places are parts of the screen, from 0 to 1.

    def _point(self, x, y):
        return [{"type": "abs", "data": {"axis": axis, "value": int(part * ABSOLUTE)}} for axis, part in (("x", x), ("y", y))]

    def _button(self, down):
        return [{"type": "btn", "data": {"button": "left", "down": down}}]

    def press(self, x, y):
        self.qmp.do("input-send-event", events=self._point(x, y))
        self.qmp.do("input-send-event", events=self._button(True))

    def release(self):
        self.qmp.do("input-send-event", events=self._button(False))
        # Until the machine inside has fetched it, qemu puts the finger's next place into the same report: it would be let go there.
        time.sleep(0.5)

    def tap(self, x, y, seconds=0.15):
        self.press(x, y)
        time.sleep(seconds)  # how long a finger rests
        self.release()

    def roll(self, right, down):
        """A mouse: by so many steps."""
        self.qmp.do("input-send-event", events=[{"type": "rel", "data": {"axis": axis, "value": round(by)}} for axis, by in (("x", right), ("y", down))])
        time.sleep(0.2)  # as above

    def click(self):
        self.qmp.do("input-send-event", events=self._button(True))
        time.sleep(0.2)
        self.release()

    def keys(self, *names):
        """Together, as qemu calls them: "ctrl", "alt", "f2"."""
        self.qmp.do("send-key", keys=[{"type": "qcode", "data": name} for name in names])

    # Sticks and power

    def plug_in(self, image, name="stick"):
        self.qmp.do("blockdev-add", **{"node-name": f"{name}-disk", "driver": "raw",
                                       "file": {"driver": "file", "filename": str(image)}})
        self.qmp.do("device_add", driver="usb-storage", id=name, drive=f"{name}-disk", bus="usb.0", removable=True)

    def pull_out(self, name="stick", within=10):
        self.qmp.do("device_del", id=name)
        until = time.monotonic() + within
        while True:
            try:
                return self.qmp.do("blockdev-del", **{"node-name": f"{name}-disk"})
            except Refused:  # the machine inside has not let go yet
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def cut_power(self):
        """At once: what was not on the disk yet is lost."""
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def shut_down(self, within=90):
        """As the power button asks for it."""
        self.qmp.do("system_powerdown")
        self.process.wait(within)
