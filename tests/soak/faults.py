"""Every kind of fault, one function each: brings it about, and gives what mends it again (or nothing)."""

import dataclasses
import typing

AT_TABLE = ("table", "thinking")  # the visitor's turn; the computer's
WITH_HOST = ("attract", "book") + AT_TABLE
ANYWHERE = ("attract", "home", "page", "book") + AT_TABLE


@dataclasses.dataclass
class Fault:
    name: str
    bring: typing.Callable  # of the visitor; gives the function that mends it, or None
    kind: str
    moments: tuple = ANYWHERE  # of a visit, one of which is chosen
    restarts: bool = False  # the shell dies
    host_dies: bool = False
    hold: float = 0.0  # seconds until it is mended, in which the visitor goes on
    plays_on: bool = False  # and a game must go on all the while
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
