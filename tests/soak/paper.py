"""The report: a table for people, JSON for programs."""

import statistics


def median(times):
    return statistics.median(times) if times else None


def shown(seconds):
    return "-" if seconds is None else "%.2f s" % seconds


def as_json(tally, limits, seconds):
    slope = tally.slope()
    return {
        "seconds": round(seconds, 1),
        "visits": dict(tally.visits),
        "troubles": dict(tally.troubles),
        "faults": {name: {"kind": tally.kinds[name], "count": len(times),
                          "median": median([t for t in times if t is not None]),
                          "worst": max((t for t in times if t is not None), default=None),
                          "unrecovered": times.count(None)}
                   for name, times in sorted(tally.recoveries.items())},
        "moments": dict(tally.moments),
        "impossible": dict(tally.impossible),
        "lost": tally.lost,
        "blank": tally.blanks,
        "frozen": tally.freezes,
        "sigterm-worst": max(tally.terms, default=None),
        "slope-kib-a-visit": slope,
        "lives": tally.lives,  # of shells: visits so far, KiB of their own memory, descriptors
        "descriptors-grown": tally.descriptors_grown(),
        "zombies": tally.zombies,
        "watchdog-worst-gap": tally.worst_gap,
        "watchdog-restarts": tally.hung,
        "unbidden-ends": tally.unbidden,
        "set-aside": dict(tally.set_aside),
        "broken": tally.broken(limits),
    }


def as_text(tally, limits, seconds):
    visits = sum(tally.visits.values())
    lines = ["%d visits (%s), %d faults, %.1f minutes, %.0f visits a minute" % (
        visits, ", ".join("%d %s" % (n, what) for what, n in sorted(tally.visits.items())), tally.faults(),
        seconds / 60, visits / max(seconds, 1) * 60), ""]
    lines.append("%-34s %6s %9s %9s %5s" % ("fault", "times", "median", "worst", "never"))
    for name, times in sorted(tally.recoveries.items(), key=lambda item: (tally.kinds[item[0]], item[0])):
        known = [t for t in times if t is not None]
        lines.append("%-34s %6d %9s %9s %5d" % (name, len(times), shown(median(known)),
                                                 shown(max(known, default=None)), times.count(None)))
    lines += ["", "faults by where the visitor was: " + ", ".join("%s %d" % row for row in tally.moments.most_common()), ""]
    rows = [("games lost that should have gone on", len(tally.lost)),
            ("blank screens over 2 s", len(tally.blanks)),
            ("frozen screens over 2 s", len(tally.freezes)),
            ("visits that went wrong", sum(tally.troubles.values())),
            ("dead host, median", shown(median(tally.of_kind("host")))),
            ("dead shell, median", shown(median(tally.of_kind("shell")))),
            ("dead shell, worst", shown(max(tally.of_kind("shell"), default=None))),
            ("SIGTERM, worst", shown(max(tally.terms, default=None))),
            ("memory", "too few visits" if tally.slope() is None else "%+.1f KiB a visit" % tally.slope()),
            ("descriptors, most grown in a life", tally.descriptors_grown()),
            ("zombies", tally.zombies),
            ("watchdog, worst gap", shown(tally.worst_gap)),
            ("ends that nobody had asked for", len(tally.unbidden)),
            ("games set aside, let in again", sum(tally.set_aside.values()))]
    lines += ["%-36s %s" % row for row in rows]
    for title, items in (("lost", tally.lost), ("blank", tally.blanks), ("frozen", tally.freezes),
                         ("went wrong", sorted(tally.troubles.items())), ("never well again", tally.unrecovered), ("by itself", tally.unbidden),
                         ("not possible here", sorted(tally.impossible.items()))):
        for item in items[:40]:
            lines.append("%s: %s" % (title, item))
    broken = tally.broken(limits)
    lines += [""] + (["TOO MUCH: " + sentence for sentence in broken] or ["All within the limits."])
    return "\n".join(lines)
