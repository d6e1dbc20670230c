"""What is counted, and where it becomes too much."""

import collections
import dataclasses
import statistics
import threading

WARM = 40  # visits after which every game has been seen in every language
SLOW = 2.0  # seconds of a blank or frozen screen


@dataclasses.dataclass
class Limits:
    host_median: float = 0.2
    shell_worst: float = 2.0
    ends_within: float = 1.0
    slope: float = 20.0  # KiB a visit
    watchdog_gap: float = 10.0
    descriptors: int = 4  # more at the end of a life than soon after its beginning
    blank: int = 0
    frozen: int = 0
    troubles: int = 0


# A machine that does other things as well: only what is wrong at any speed.
GENEROUS = Limits(host_median=5.0, shell_worst=30.0, ends_within=10.0, slope=1e9, watchdog_gap=30.0, descriptors=12,
                  blank=2, frozen=2, troubles=2)


class Tally:
    """Of all kiosks together; each tells it from its own thread."""

    def __init__(self):
        self.lock = threading.Lock()
        self.visits = collections.Counter()  # by what they did
        self.troubles = collections.Counter()  # visits that did not go as they should, without a fault in them
        self.recoveries = collections.defaultdict(list)  # seconds, by name of the fault
        self.kinds = {}
        self.moments = collections.Counter()  # faults by where the visitor was
        self.unrecovered = []
        self.lost = []
        self.impossible = collections.Counter()
        self.blanks = []
        self.freezes = []
        self.terms = []
        self.deaf = 0
        self.lives = []  # of shells: [(visits so far, KiB, descriptors)]
        self.zombies = 0  # that stayed from one visit to the next
        self.set_aside = collections.Counter()
        self.unbidden = []  # ends of a shell that nobody had asked for
        self.worst_gap = 0.0
        self.hung = 0

    def visit(self, what):
        with self.lock:
            self.visits[what] += 1

    def trouble(self, what):
        with self.lock:
            self.troubles[what] += 1

    def blank(self, seconds, where):
        """Told again and again while it lasts: the longest counts."""
        if seconds <= SLOW:
            return
        with self.lock:
            if self.blanks and self.blanks[-1][1] == where and seconds > self.blanks[-1][0]:
                self.blanks[-1] = (seconds, where)
            else:
                self.blanks.append((seconds, where))

    def frozen(self, seconds, what):
        with self.lock:
            self.freezes.append((seconds, what))

    def told_to_end(self, seconds):
        with self.lock:
            self.terms.append(seconds)

    def turn(self, answered):
        with self.lock:
            self.deaf += not answered

    def fault(self, fault, moment, seconds, lost):
        where = "%s at %s" % (fault.name, moment)
        with self.lock:
            self.kinds[fault.name] = fault.kind
            self.moments[moment] += 1
            self.recoveries[fault.name].append(seconds)
            if seconds is None:
                self.unrecovered.append(where)
            if lost:
                self.lost.append(where + ": " + lost)

    def faults(self):
        return sum(len(times) for times in self.recoveries.values())

    # Games and drawings come and go with tens of megabytes; what leaks is still there when least is. So of every ten
    # visits the least counts, and one line goes through all lives, each with a beginning of its own.

    def slope(self, skip=WARM, least=WARM, some=10):
        above = below = 0.0
        for life in self.lives:
            if len(life) < skip + least:
                continue
            points = [min(life[at:at + some], key=lambda point: point[1]) for at in range(skip, len(life) - some + 1, some)]
            x = statistics.fmean(p[0] for p in points)
            y = statistics.fmean(p[1] for p in points)
            above += sum((p[0] - x) * (p[1] - y) for p in points)
            below += sum((p[0] - x) ** 2 for p in points)
        return above / below if below else None

    def descriptors_grown(self, skip=WARM, some=10):
        """Games and drawings come and go with a few of theirs; what leaks is still there when fewest are."""
        def fewest(points):
            return min(point[2] for point in points)
        grown = [fewest(life[-some:]) - fewest(life[skip:skip + some]) for life in self.lives
                 if len(life) >= skip + 2 * some]
        return max(grown, default=0)

    def of_kind(self, *kinds):
        return [t for name, times in self.recoveries.items() if self.kinds[name] in kinds for t in times
                if t is not None]

    def broken(self, limits):
        """What is over its limit, a sentence each."""
        host, shell = self.of_kind("host"), self.of_kind("shell")
        slope = self.slope()
        found = []

        def check(bad, sentence):
            if bad:
                found.append(sentence)
        check(self.lost, "%d games lost that should have gone on" % len(self.lost))
        check(self.unrecovered, "%d faults after which the kiosk did not recover" % len(self.unrecovered))
        check(len(self.blanks) > limits.blank, "%d blank screens" % len(self.blanks))
        check(len(self.freezes) > limits.frozen, "%d frozen screens" % len(self.freezes))
        check(host and statistics.median(host) > limits.host_median, "a dead host costs too long")
        check(shell and max(shell) > limits.shell_worst, "a dead shell costs too long")
        check(self.terms and max(self.terms) > limits.ends_within, "SIGTERM is answered too late")
        check(slope is not None and slope > limits.slope, "memory grows")
        check(self.descriptors_grown() > limits.descriptors, "descriptors are not given back")
        check(self.zombies, "%d zombies" % self.zombies)
        check(self.worst_gap > limits.watchdog_gap, "the watchdog was not fed for %.1f s" % self.worst_gap)
        check(self.unbidden, "%d times the shell ended by itself" % len(self.unbidden))
        check(self.deaf, "%d times the loop did not turn" % self.deaf)
        check(sum(self.troubles.values()) > limits.troubles, "%d visits did not go as they should" % sum(self.troubles.values()))
        return found
