"""A word of a line: its text or mark, the person it names, its mood."""

from dataclasses import dataclass
from enum import Enum, auto

from lawcore.understanding.people import Person


class Mood(Enum):
    """How something is said."""

    TOLD = auto()
    ASKED = auto()
    SUPPOSED = auto()
    UNSURE = auto()


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line: its text or mark, the person it names, its mood.

    `is_told_on` is true of a person about whom more is told right after: "West, who leads".
    """

    text: str
    person: Person | None = None
    mood: Mood = Mood.TOLD
    is_told_on: bool = False
