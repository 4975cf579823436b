"""What a button carries, within Telegram's 64 bytes."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

LIMIT = 64
NO_AUTHORITY = "none"
"""Chosen in place of an authority: the Laws as they are."""
FREE = "*"
"""Begins the data of a button that belongs to no conversation."""

_PRESS = re.compile(r"([A-Za-z0-9_-]{1,16})\.([0-9]{1,9})\.([!-~]+)")
_BEGIN = re.compile(r"\*begin\.([a-z_]+)")
_CHOICE = re.compile(r"\*(language|edition|authority)\.([0-9]{1,19})\.([a-z0-9]+)")
_LOOK = re.compile(r"\*law\.([0-9]{4})\.([0-9A-Za-z()]{1,16})(\.new)?")
_CHANGES = re.compile(r"\*changes\.([0-9]{4})\.([0-9]{4})(?:\.([a-z_]{1,32})(?:\.([0-9]{1,3}))?)?")


class Action(StrEnum):
    """What a button does that neither tells a fact, nor drops one, nor changes the edition."""

    BACK = "back"
    WHY = "why"
    UNSURE = "unsure"
    NONE = "none"
    SEVERAL = "several"
    SHOW = "show"
    REASONING = "reasoning"
    CHANGE = "change"
    ANOTHER = "another"
    NEW = "new"


TELL = "="
"""Stands between a fact and its answer."""
DROP = "drop-"
"""Comes before the place of the answer to be dropped."""
EDITION = "edition-"
"""Comes before the year of the edition to rule by."""


OVER = "over-"
"""Comes before the subject to which a ruling leads over."""


def telling(fact: str, answer: str | int | bool) -> str:
    """Return the action that tells a fact."""
    return f"{fact}{TELL}{str(answer).lower()}"


@dataclass(frozen=True, slots=True)
class Press:
    """A button of one screen of one conversation."""

    conversation: str
    step: int
    action: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Begins an interview about a subject."""

    subject: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What one person chose for a setting: the language, the edition or the authority."""

    of: str
    user_id: int
    value: str


@dataclass(frozen=True, slots=True)
class Look:
    """Opens an article of an edition: in the message of the button, or in a new one below."""

    number: str
    edition: int
    below: bool = False


@dataclass(frozen=True, slots=True)
class Compare:
    """Shows what changed between two editions: in all subjects, in one, or one change of it."""

    former: int
    latter: int
    subject: str | None = None
    place: int | None = None


Data: TypeAlias = Press | Begin | Choice | Look | Compare


def spell(data: Data) -> str:
    """Write what a button carries."""
    spelt = _spelt(data)
    if len(spelt.encode()) > LIMIT:
        message = f"a button carries at most {LIMIT} bytes: {spelt}"
        raise ValueError(message)
    return spelt


def _spelt(data: Data) -> str:
    match data:
        case Press(conversation, step, action):
            return f"{conversation}.{step}.{action}"
        case Begin(subject):
            return f"{FREE}begin.{subject}"
        case Choice(of, user_id, value):
            return f"{FREE}{of}.{user_id}.{value}"
        case Look(number, edition, below):
            return f"{FREE}law.{edition}.{number}{'.new' if below else ''}"
        case Compare(former, latter, subject, place):
            parts = (former, latter, subject, place)
            return f"{FREE}changes.{'.'.join(str(part) for part in parts if part is not None)}"


def read(spelt: str) -> Data | None:
    """Read what a button carried, None where no button of ours carries it."""
    if found := _PRESS.fullmatch(spelt):
        return Press(found[1], int(found[2]), found[3])
    if found := _BEGIN.fullmatch(spelt):
        return Begin(found[1])
    if found := _CHOICE.fullmatch(spelt):
        return Choice(found[1], int(found[2]), found[3])
    if found := _LOOK.fullmatch(spelt):
        return Look(found[2], int(found[1]), below=found[3] is not None)
    if found := _CHANGES.fullmatch(spelt):
        place = None if found[4] is None else int(found[4])
        return Compare(int(found[1]), int(found[2]), found[3], place)
    return None
