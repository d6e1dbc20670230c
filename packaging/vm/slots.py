"""boot-slot, without a machine: folders stand for the partitions, and every decision is seen in the names of the boot entries."""
import os
import pathlib
import subprocess

BOOT_SLOT = pathlib.Path(__file__).resolve().parent.parent / "machine/root/usr/lib/ludarium/boot-slot"
MOUNT = """#!/bin/sh
for place; do :; done
case "$*" in *ludarium-esp*) exec /bin/mount --bind {folder}/esp "$place" ;; *) exec /bin/mount --bind {folder}/root "$place" ;; esac
"""
# What is asked of it, what it answers, and the entries afterwards. ">" is what systemd-boot does at a start.
STORY = [
    ("get-primary", "a", "1-a"),
    ("get-state b", "bad", "1-a"),
    ("set-state b bad", "", "1-a"),
    ("set-primary b", "", "1-a 2-b+2"),
    ("get-primary", "b", "1-a 2-b+2"),
    ("tries b", "2", "1-a 2-b+2"),
    (">b+2 b+1-1", None, "1-a 2-b+1-1"),
    ("get-primary", "b", "1-a 2-b+1-1"),
    (">b+1-1 b+0-2", None, "1-a 2-b+0-2"),
    ("get-primary", "a", "1-a 2-b+0-2"),
    ("get-state b", "bad", "1-a 2-b+0-2"),
    ("set-state b good", "", "1-a 2-b"),  # its picture was late, but it came
    ("get-primary", "b", "1-a 2-b"),
    ("set-primary a", "", "2-b 3-a+2"),
    ("set-state a good", "", "2-b 3-a"),
    ("tries a", "", "2-b 3-a"),
]


def slots(_, folder, table):
    for name in ("bin", "esp/loader/entries", "esp/EFI/ludarium", "root/boot"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "bin/mount").write_text(MOUNT.format(folder=folder))
    (folder / "bin/mount").chmod(0o755)
    for name in ("ludarium.efi", "ludarium-a.conf", "ludarium-b.conf"):
        (folder / "root/boot" / name).write_text(name)
    entries = folder / "esp/loader/entries"
    for old in entries.iterdir():
        old.unlink()
    (entries / "ludarium-000001-a.conf").touch()
    for asked, answer, after in STORY:
        told = None
        if asked.startswith(">"):
            before, now = asked[1:].split()
            entry = next(entries.glob(f"*-{before}.conf"))
            entry.rename(str(entry).replace(before, now))
        else:
            environment = {**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"}
            told = subprocess.run([BOOT_SLOT, *asked.split()], env=environment, stdout=subprocess.PIPE, text=True).stdout.strip()
        names = " ".join(entry.stem.replace("ludarium-00000", "") for entry in sorted(entries.iterdir()))
        if (told, names) != (answer, after):
            return table.row(False, f"boot-slot {asked}: {told!r}, {names}; not {answer!r}, {after}")
    table.row(True, f"boot-slot: {len(STORY)} steps of updates, trials and falls back")
