"""A program with everything it has started: how much memory all of it takes, and how much time of the processor."""
import os
import pathlib
import time

PROC = pathlib.Path("/proc")


def _parents():
    parents = {}
    for entry in PROC.iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                pass  # ended meanwhile
    return parents


def _marked(pid, mark):
    try:
        return mark.encode() in (PROC / str(pid) / "environ").read_bytes()
    except OSError:
        return False


def family(pid, mark=None):
    """A process, its descendants, and whoever carries the mark in the environment (Chromium's crash handler leaves
    its parents)."""
    parents = _parents()
    found = {pid} if pid in parents else set()
    if mark:
        found |= {p for p in parents if _marked(p, mark)}
    while True:
        more = {child for child, parent in parents.items() if parent in found} - found
        if not more:
            return sorted(found)
        found |= more


def memory(pids, which="Pss:"):
    """KiB: proportional set size, where what n processes share counts an nth in each. "Pss_Anon:" is the part that no
    other program changes by coming or going."""
    total = 0
    for pid in pids:
        try:
            for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
                if line.startswith(which):
                    total += int(line.split()[1])
        except OSError:
            pass
    return total


def memory_alone(pids):
    """KiB if no other program used any of the same libraries: pages of a file count once, in full."""
    own, files = 0, {}
    for pid in pids:
        held = {}
        for key, sizes in _mappings(pid):
            # Pages of a mapped file that were written to belong to the process alone.
            written = min(sizes["Anonymous"], sizes["Pss"]) if key else sizes["Pss"]
            own += written
            if key:
                held[key] = held.get(key, 0) + sizes["Rss"] - sizes["Anonymous"]
        for key, size in held.items():
            files[key] = max(files.get(key, 0), size)
    return own + sum(files.values())


def _mappings(pid):
    """(what file, sizes in KiB) of each; None for memory that is no file's."""
    try:
        text = (PROC / str(pid) / "smaps").read_text()
    except OSError:
        return
    key, sizes = None, {}
    for line in text.splitlines():
        words = line.split()
        if words[0].endswith(":"):
            sizes[words[0][:-1]] = int(words[1]) if words[1].isdigit() else 0
            continue
        if sizes:
            yield key, sizes
        # The first line of a mapping: addresses, rights, offset, device, inode.
        key, sizes = ((words[3], words[4], words[2]) if words[4] != "0" else None), {}
    if sizes:
        yield key, sizes


def processor_time(pids):
    """Seconds on a processor, of all threads, by the scheduler's nanoseconds."""
    total = 0
    for pid in pids:
        for task in (PROC / str(pid) / "task").glob("*/schedstat"):
            try:
                total += int(task.read_text().split()[0])
            except OSError:
                pass
    return total / 1e9


def wakeups(pids):
    """How often any thread has gone to sleep of its own accord."""
    total = 0
    for pid in pids:
        for task in (PROC / str(pid) / "task").glob("*/status"):
            try:
                for line in task.read_text().splitlines():
                    if line.startswith("voluntary_ctxt_switches:"):
                        total += int(line.split()[1])
            except OSError:
                pass
    return total


class Share:
    """What a family took of one core, in percent, between two moments."""

    def __init__(self, pids):
        self.pids = pids
        self.begun, self.before, self.awake = time.monotonic(), processor_time(pids), wakeups(pids)

    def percent(self):
        return 100 * (processor_time(self.pids) - self.before) / (time.monotonic() - self.begun)

    def wakeups_a_second(self):
        return (wakeups(self.pids) - self.awake) / (time.monotonic() - self.begun)
