"""A word of a line as it is read: itself or a mark, the person it names, how it is said."""

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
    """A word of a line: itself or a mark, the person it names, and how it is said.

    `is_told_on` is true of a person of whom more is told right after, as in "West, who leads".
    """

    text: str
    person: Person | None = None
    mood: Mood = Mood.TOLD
    is_told_on: bool = False
