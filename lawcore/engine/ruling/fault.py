"""What can be wrong with answers and requests."""

from collections.abc import Callable
from difflib import get_close_matches
from enum import StrEnum, auto
from functools import partial


class Fault(StrEnum):
    """What can be wrong with answers and requests."""

    UNKNOWN_SUBJECT = auto()
    UNKNOWN_EDITION = auto()
    NOT_COVERED = auto()
    UNKNOWN_LANGUAGE = auto()
    UNKNOWN_FACT = auto()
    UNKNOWN_OPTION = auto()
    UNKNOWN_SETTING = auto()
    UNKNOWN_KEY = auto()
    UNKNOWN_ARTICLE = auto()
    IMPOSSIBLE = auto()
    TOO_UNSURE = auto()
    NOT_JSON = auto()
    NOT_AN_OBJECT = auto()
    TOO_LONG = auto()
    WRONG_TYPE = auto()
    BAD_AUCTION = auto()
    LEGAL_AUCTION = auto()


MISTYPED_FACT = frozenset({Fault.UNKNOWN_FACT, Fault.UNKNOWN_SETTING})
"""The errors in which the name of the fact itself may be mistyped."""
MISTYPED = MISTYPED_FACT | {Fault.UNKNOWN_SUBJECT, Fault.UNKNOWN_OPTION, Fault.UNKNOWN_KEY}
LONGEST_VALUE = 80
"""The most characters of a wrong value in an error."""
LONGEST_NAME = 80
"""The most characters of a name that are compared with the known names."""


class BadAnswer(ValueError):  # noqa: N818 - named by what it is
    """An answer that names no fact or no option, or that is impossible with the others.

    `allowed` are the values that would be right, if they are few enough to be listed in the
    message; `known` are the names among which a mistyped one is looked for if they are not.
    """

    def __init__(
        self,
        code: Fault,
        *,
        fact: str | None = None,
        value: object = None,
        allowed: tuple[object, ...] = (),
        known: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code, fact, value)
        self.code = code
        self.fact = fact
        self.value = value
        self.allowed = allowed
        self.known = known

    def __reduce__(self) -> tuple[Callable[[], "BadAnswer"], tuple[()]]:
        """Return how another process makes it anew: its arguments are keywords."""
        made = partial(
            type(self),
            self.code,
            fact=self.fact,
            value=self.value,
            allowed=self.allowed,
            known=self.known,
        )
        return made, ()

    @property
    def suggestion(self) -> str | None:
        """The name that was probably meant by a mistyped one; None if none is near."""
        if self.code not in MISTYPED:
            return None
        typed = self.fact if self.code in MISTYPED_FACT else self.value
        names = [name for name in (*self.known, *self.allowed) if isinstance(name, str)]
        if not isinstance(typed, str):
            return None
        found = get_close_matches(typed.casefold()[:LONGEST_NAME], names, n=1)
        return str(found[0]) if found else None

    def __str__(self) -> str:
        """Return in one line what is wrong, with the names of the library."""
        said = self.code.replace("_", " ").capitalize()
        value = None if self.value is None else _shown(self.value)
        about = " = ".join(part for part in (self.fact, value) if part)
        allowed = ", ".join(str(answer) for answer in self.allowed)
        said += f": {about}" if about else ""
        said += f"; allowed: {allowed}." if allowed else "."
        return f"{said} Did you mean {self.suggestion}?" if self.suggestion else said


def _shown(value: object) -> str:
    """Return a value as it is spelt in Python, cut where it is long."""
    try:
        spelt = repr(value)
    except ValueError:  # a number of more digits than Python writes
        return type(value).__name__
    return spelt if len(spelt) <= LONGEST_VALUE else spelt[: LONGEST_VALUE - 1] + "…"
