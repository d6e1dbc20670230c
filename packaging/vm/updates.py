"""Updates of the whole system from a stick: a good one is started, a broken one is not for long."""
import os
import shutil
import time

from kiosk import Kiosk, PATIENCE
from sticks import fat, quiet

MANIFEST = """[update]
compatible=ludarium-{arch}
version={version}
[bundle]
format=verity
[image.root]
filename=root.img
"""


def bundle_of(root, version, folder, out, arch="amd64", key="test"):
    """An update, signed with the key that images for tests trust."""
    contents, bundle = folder / "contents", folder / f"{version}.raucb"
    shutil.rmtree(contents, ignore_errors=True)
    bundle.unlink(missing_ok=True)
    contents.mkdir()
    (contents / "root.img").hardlink_to(root)
    (contents / "manifest.raucm").write_text(MANIFEST.format(arch=arch, version=version))
    quiet("rauc", f"--cert={out}/{key}-cert.pem", f"--key={out}/{key}-key.pem", "bundle", "--mksquashfs-args=-noD", contents, bundle)
    shutil.rmtree(contents)
    return bundle


def stick_with(root, version, folder, out):
    """A FAT stick with an update on it."""
    bundle = bundle_of(root, version, folder, out)
    stick = fat({"update.raucb": bundle}, folder / "stick.img")
    bundle.unlink()
    return stick


def broken(root, folder):
    """The same system, but its kiosk ends at once; and it does not get as long to reach its picture."""
    contents, image = folder / "root", folder / "broken.squashfs"
    shutil.rmtree(contents, ignore_errors=True)
    image.unlink(missing_ok=True)
    quiet("unsquashfs", "-d", contents, root)
    shutil.copy(contents / "bin/false", contents / "usr/bin/ludarium")
    drop_in = contents / "etc/systemd/system/ludarium-slot.service.d/broken.conf"
    drop_in.parent.mkdir()
    drop_in.write_text("[Service]\nTimeoutStartSec=60\n")
    quiet("mksquashfs", contents, image, "-comp", "zstd", "-Xcompression-level", "3")
    shutil.rmtree(contents)
    return image


def slot(kiosk):
    return kiosk.run("sed -n 's/.*rauc.slot=\\([ab]\\).*/\\1/p' /proc/cmdline")


def tells(kiosk, command):
    return kiosk.run(command).split()


def installs(kiosk, stick, table):
    """From plugging it in until the machine has started again by itself."""
    boot = kiosk.boot()
    began = time.monotonic()
    kiosk.plug_in(stick)
    kiosk.await_another_start(boot, PATIENCE)
    table.row(True, f"an update on a stick is installed, and the machine starts again: {time.monotonic() - began:.0f} s")


def stick_with_others(folder, out):
    """The right update last, behind half of one, one for another kind of machine, and one by somebody whom nobody knows."""
    tiny = folder / "tiny.squashfs"
    tiny.write_bytes(os.urandom(1 << 20))
    quiet("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "36500", "-subj", "/CN=nobody",
          "-addext", "extendedKeyUsage=emailProtection", "-keyout", folder / "nobody-key.pem", "-out", folder / "nobody-cert.pem")
    good = bundle_of(out / "root.squashfs", "new", folder, out)
    files = {"1.raucb": folder / "half.raucb", "2.raucb": bundle_of(tiny, "elsewhere", folder, out, arch="riscv64"),
             "3.raucb": bundle_of(tiny, "nobody", folder, folder, key="nobody"), "4.raucb": good}
    with open(good, "rb") as whole:
        files["1.raucb"].write_bytes(whole.read(1 << 20))
    stick = fat(files, folder / "stick.img")
    for file in (tiny, *files.values()):
        file.unlink()
    return stick


def pulled_out(kiosk, stick, table):
    """While it is being written."""
    kiosk.plug_in(stick)
    kiosk.until("pgrep -f '^rauc install'", 600)
    time.sleep(3)  # some of it is there by now
    kiosk.pull_out()
    kiosk.until("! pgrep -f '^rauc install|^/bin/sh /usr/lib/ludarium/update-from-stick'", 600)
    failed = kiosk.run("systemctl --failed --no-legend --plain")
    seen = [slot(kiosk), *tells(kiosk, "/usr/lib/ludarium/boot-slot get-primary")]
    table.row(seen == ["a", "a"] and not failed, f"a stick pulled out while its update is written: the old system stays {seen}{failed}")


def good_update(disk, folder, table):
    out = folder.parent.parent
    stick = stick_with_others(folder, out)
    with Kiosk(disk, folder, clock="1990-01-01T00:00:00") as kiosk:
        kiosk.await_kiosk(PATIENCE)
        kiosk.run("echo '# of this museum' >>/etc/ludarium/kiosk.toml")
        pulled_out(kiosk, stick, table)
        installs(kiosk, stick, table)
        kiosk.await_kiosk(PATIENCE)
        kiosk.keep_picture("kiosk")
        kiosk.run("systemctl start ludarium-slot", within=300)  # returns when the trial is over
        seen = [slot(kiosk), *tells(kiosk, "/usr/lib/ludarium/boot-slot get-primary; /usr/lib/ludarium/boot-slot tries b")]
        table.row(seen == ["b", "b"], f"the new system is started, and no longer on trial once its picture is seen: {seen}")
        kept = kiosk.run("tail -n 1 /etc/ludarium/kiosk.toml") == "# of this museum"
        table.row(kept, "settings are as they were")
    stick.unlink()


def broken_update(disk, folder, table):
    out = folder.parent.parent
    image = broken(out / "root.squashfs", folder)
    stick = stick_with(image, "broken", folder, out)
    image.unlink()
    with Kiosk(disk, folder) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        installs(kiosk, stick, table)
        began = time.monotonic()
        tried = slot(kiosk)
        kiosk.keep_picture("broken")
        kiosk.await_kiosk(2 * PATIENCE)
        kiosk.agent.forget()
        table.row((tried, slot(kiosk)) == ("b", "a"),
                  f"a system that never reaches its picture (slot {tried}) is left for the old one (slot {slot(kiosk)}) after {time.monotonic() - began:.0f} s")
        state = tells(kiosk, "/usr/lib/ludarium/boot-slot get-state b; /usr/lib/ludarium/boot-slot get-primary")
        table.row(state == ["bad", "a"], f"the broken slot is known as such: {state}")
        kiosk.keep_picture("fallen-back")
    stick.unlink()
