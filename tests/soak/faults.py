"""Every kind of fault, one function each: brings it about, and gives what mends it again (or nothing)."""

import dataclasses
import typing


@dataclasses.dataclass
class Fault:
    name: str
    bring: typing.Callable  # of the visitor; gives the function that mends it, or None
    kind: str
    in_play: bool = True  # at a table, whose game must go on
    restarts: bool = False  # the shell dies
    host_dies: bool = False
    hold: float = 0.0  # seconds until it is mended
    keeps_game: bool = True
    rights: bool = False  # only with the right to mount


ALL = {}


def fault(kind, **how):
    def add(function):
        name = function.__name__.replace("_", " ")
        ALL[name] = Fault(name, function, kind, **how)
        return function
    return add


class Impossible(Exception):
    """Not on this machine, or not now."""
