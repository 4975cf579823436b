"""What a button carries, within Telegram's 64 bytes."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

LIMIT = 64
NO_AUTHORITY = "none"
"""The value of the setting "authority" for none: the Laws as they stand."""
FREE = "*"
"""The first character of the data of all buttons that belong to no conversation."""

_PRESS = re.compile(r"([A-Za-z0-9_-]{1,16})\.([0-9]{1,9})\.([!-~]+)")
_BEGIN = re.compile(r"\*begin\.([a-z_]+)")
_ABOUT = re.compile(r"\*about\.([a-z_]+)")
_CHOICE = re.compile(r"\*(language|edition|authority)\.([0-9]{1,19})\.([a-z0-9]+)")
_LOOK = re.compile(r"\*law\.([0-9]{4})\.([0-9A-Za-z()]{1,16})(\.new)?")
_SETTING = re.compile(r"\*settings\.([0-9]{1,19})(?:\.([a-z]{1,16})(?:\.([a-z0-9]{1,16}))?)?")
_FORGET = re.compile(r"\*forget\.([0-9]{1,19})")
_QUIZ = re.compile(r"\*quiz\.([0-9])\.([0-9]{4})\.([0-9]{1,9})(?:\.([0-9])\.([0-9a-f]{8}))?")
_RULINGS = re.compile(r"\*rulings\.([0-9]{1,2})")
_RECALL = re.compile(r"\*history\.([A-Za-z0-9_-]{1,16})")
_CHANGES = re.compile(
    r"\*changes\.([0-9]{4})\.([0-9]{4})"
    r"(?:\.([a-z_]{1,32})(?:\.([0-9]{1,3}))?)?(?:\.p([1-9][0-9]?))?"
)
_PLAY = re.compile(r"\*play\.([A-Za-z0-9_-]{1,16})\.([0-9]{1,9})\.([a-z]+(?:-[0-9]{1,3})?)")
_DEAL = re.compile(r"\*deal\.([0-9A-Za-z]{1,20})")
_END_SESSION = f"{FREE}deals.end"
_PASS_ON = f"{FREE}pass-on"
_OPEN = f"{FREE}open."
_EVENING = re.compile(
    r"\*(evening|noted|task)\.([A-Za-z0-9_-]{1,16})\.([a-z]+)(?:\.([1-9][0-9]{0,3}))?"
)


class Action(StrEnum):
    """What the buttons of an interview do, except those that carry a fact, a place or a year."""

    BACK = "back"
    WHY = "why"
    UNSURE = "unsure"
    NONE = "none"
    UNUSUAL = "unusual"
    GO_ON = "go-on"
    COUNT = "count"
    NEXT = "next"
    MORE = "more"
    NOTE = "note"
    UNNOTE = "unnote"
    SHOW = "show"
    REASONING = "reasoning"
    CHANGE = "change"
    ANOTHER = "another"
    NEW = "new"
    POST = "post"
    AGREE = "agree"
    DISCARD = "discard"


class PlayAction(StrEnum):
    """What the buttons of a record of play do; a number follows BOARD and PAGE."""

    UNDO = "undo"
    DONE = "done"
    RIGHT = "right"
    CORRECT = "correct"
    PICTURE = "picture"
    INDICATION = "indication"
    BOARD = "board-"
    PAGE = "page-"


class EveningAction(StrEnum):
    """What the buttons of an evening do, of a ruling noted in it, and of what is to be done."""

    SHOW = "show"
    CLOSE = "close"
    CLOSED = "closed"
    OPEN = "open"
    EARLIER = "earlier"
    EXPORT = "export"
    DROP = "drop"
    DONE = "done"
    NONE = "none"
    ADJUST = "adjust"
    APPEAL = "appeal"


class Page(StrEnum):
    """What a command opens and a button can open too, by the name of the command.

    A link into the private chat leads to it by the same name. CASE is the open interview.
    """

    START = "start"
    CASE = "case"
    HELP = "help"
    LAW = "law"
    PLAY = "play"
    SCORE = "score"
    EVENING = "evening"
    HISTORY = "history"
    QUIZ = "quiz"
    SETTINGS = "settings"
    EXPORT = "export"
    FORGET = "forget"


TELL = "="
"""Separates a fact from its answer in an action that tells it."""
LEVELS_SHOWN = 0
"""Stands for the levels of the quiz in place of one."""
ALSO = "+"
"""Separates an answer from those to other facts that are told with it."""
GROUP = "group-"
"""Begins the action that opens a group of answers or of rare circumstances; its name follows."""
ENTRY = "entry-"
"""Begins the action that asks an answer anew; its place among the answers follows."""
READ = "read-"
"""Begins the action that shows what is read to the players; the language follows."""
OUT = "out-"
"""Begins the action that takes a fact out of a proposal; its place in it follows."""
EDITION = "edition-"
"""Begins the action that rules by another edition; its year follows."""
OVER = "over-"
"""Begins the action that goes on to another subject; its name follows."""
RETURN = "return-"
"""Begins the action that goes back to a conversation that waits; what it is told follows."""


def action_to_tell(fact: str, *answers: str | int | bool) -> str:
    """Return the action that tells a fact; answers to others, told with it, follow."""
    return f"{fact}{TELL}{ALSO.join(str(answer).lower() for answer in answers)}"


@dataclass(frozen=True, slots=True)
class Press:
    """A button of one screen of one conversation."""

    conversation: str
    step: int
    action: str


@dataclass(frozen=True, slots=True)
class PlayPress:
    """A button of one screen of one record of play."""

    play: str
    step: int
    action: str


@dataclass(frozen=True, slots=True)
class BeginDeal:
    """Begins a record of play on a board of the session."""

    board: str


@dataclass(frozen=True, slots=True)
class EndSession:
    """Deletes the deals of the session and the records on them."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Begins an interview about a subject."""

    subject: str


@dataclass(frozen=True, slots=True)
class About:
    """Begins an interview about a subject, with what the message states to which it replies."""

    subject: str


@dataclass(frozen=True, slots=True)
class PassOn:
    """Sends the message to the operator to which the button's own replies."""


@dataclass(frozen=True, slots=True)
class Open:
    """Opens in a new message what a command opens."""

    page: Page


@dataclass(frozen=True, slots=True)
class SetPreference:
    """Sets the language, edition or authority of one person: only his own press counts."""

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
    """Shows what changed between two editions: in all subjects, in one subject, or one change.

    `page` is that of a list, from 0. Without editions it offers the pairs of them.
    """

    former: int = 0
    latter: int = 0
    subject: str | None = None
    place: int | None = None
    page: int = 0


@dataclass(frozen=True, slots=True)
class Setting:
    """Opens the settings of a person or, with the user 0, of a chat.

    With `of` it opens the values of one setting, with a value it sets it.
    """

    user_id: int
    of: str | None = None
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Forget:
    """Deletes everything that is kept of a person."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Quiz:
    """Opens question number `seed` of a level by an edition's year, or answers it with a choice.

    The level LEVELS_SHOWN shows all levels, whose questions begin at that number.
    `mark` is that of the question as it was shown: the law may have changed it since.
    """

    level: int
    edition: int
    seed: int
    choice: int | None = None
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Recall:
    """Opens a person's former ruling again, by the id of its conversation."""

    conversation: str


@dataclass(frozen=True, slots=True)
class ListRulings:
    """Shows a page of a person's former rulings, counted from 0."""

    page: int = 0


@dataclass(frozen=True, slots=True)
class OfEvening:
    """A button of an evening, of a ruling noted in it or of something to be done.

    `of` is "evening", "noted" or "task", `key` the id of that. `page` is the page of the list to
    which it leads, from 0.
    """

    of: str
    key: str
    action: str
    page: int = 0


Personal: TypeAlias = Recall | ListRulings | Setting | Forget | Quiz
OfLine: TypeAlias = About | PassOn
Other: TypeAlias = Press | Begin | Open | SetPreference | Look | Compare
Data: TypeAlias = Personal | OfLine | OfEvening | Other


OfPlay: TypeAlias = PlayPress | BeginDeal | EndSession


def spell(data: Data | OfPlay) -> str:
    """Return the callback data of a button, at most 64 bytes; `ValueError` if it is longer."""
    if isinstance(data, OfPlay):
        spelt = _spell_play(data)
    elif isinstance(data, OfEvening):
        page = f".{data.page}" if data.page else ""
        spelt = f"{FREE}{data.of}.{data.key}.{data.action}{page}"
    elif isinstance(data, OfLine):
        spelt = f"{FREE}about.{data.subject}" if isinstance(data, About) else _PASS_ON
    else:
        spelt = _spell_personal(data) if isinstance(data, Personal) else _spell_other(data)
    if len(spelt.encode()) > LIMIT:
        message = f"a button carries at most {LIMIT} bytes: {spelt}"
        raise ValueError(message)
    return spelt


def _spell_other(data: Other) -> str:
    match data:
        case Press(conversation, step, action):
            return f"{conversation}.{step}.{action}"
        case Begin(subject):
            return f"{FREE}begin.{subject}"
        case Open(page):
            return f"{_OPEN}{page}"
        case SetPreference(of, user_id, value):
            return f"{FREE}{of}.{user_id}.{value}"
        case Look(number, edition, below):
            return f"{FREE}law.{edition}.{number}{'.new' if below else ''}"
        case Compare(former, latter, subject, place, page):
            years = (f"{former:04}", f"{latter:04}")
            parts = (*years, subject, place, f"p{page}" if page else None)
            return f"{FREE}changes.{'.'.join(str(part) for part in parts if part is not None)}"


def _spell_play(data: OfPlay) -> str:
    match data:
        case PlayPress(play, step, action):
            return f"{FREE}play.{play}.{step}.{action}"
        case BeginDeal(board):
            return f"{FREE}deal.{board}"
        case EndSession():
            return _END_SESSION


def parse_play(spelt: str) -> OfPlay | None:
    """Return what callback data of a record or a session says, None if no such button has it."""
    if len(spelt) > LIMIT:
        return None
    if parts := _PLAY.fullmatch(spelt):
        return PlayPress(parts[1], int(parts[2]), parts[3])
    if parts := _DEAL.fullmatch(spelt):
        return BeginDeal(parts[1])
    return EndSession() if spelt == _END_SESSION else None


def parse(spelt: str) -> Data | None:
    """Return what callback data says, None if no button of ours has it.

    Buttons of records of play are for `parse_play`.
    """
    return _parse(spelt) if len(spelt) <= LIMIT else None


def _parse(spelt: str) -> Data | None:
    if parts := _PRESS.fullmatch(spelt):
        return Press(parts[1], int(parts[2]), parts[3])
    if parts := _BEGIN.fullmatch(spelt):
        return Begin(parts[1])
    if parts := _CHOICE.fullmatch(spelt):
        return SetPreference(parts[1], int(parts[2]), parts[3])
    if parts := _LOOK.fullmatch(spelt):
        return Look(parts[2], int(parts[1]), below=parts[3] is not None)
    if parts := _CHANGES.fullmatch(spelt):
        place = None if parts[4] is None else int(parts[4])
        page = int(parts[5] or 0)
        return Compare(int(parts[1]), int(parts[2]), parts[3], place, page)
    return _parse_personal(spelt)


def _spell_personal(data: Personal) -> str:
    match data:
        case Recall(conversation):
            return f"{FREE}history.{conversation}"
        case ListRulings(page):
            return f"{FREE}rulings.{page}"
        case Setting(user_id, of, value):
            given = (str(user_id), of, value)
            return f"{FREE}settings.{'.'.join(part for part in given if part is not None)}"
        case Forget(user_id):
            return f"{FREE}forget.{user_id}"
        case Quiz(level, edition, seed, choice, mark):
            answer = "" if choice is None else f".{choice}.{mark}"
            return f"{FREE}quiz.{level}.{edition}.{seed}{answer}"


def _parse_personal(spelt: str) -> Personal | OfLine | OfEvening | Open | None:
    if parts := _RECALL.fullmatch(spelt):
        return Recall(parts[1])
    if parts := _RULINGS.fullmatch(spelt):
        return ListRulings(int(parts[1]))
    if parts := _SETTING.fullmatch(spelt):
        return Setting(int(parts[1]), parts[2], parts[3])
    if parts := _FORGET.fullmatch(spelt):
        return Forget(int(parts[1]))
    if parts := _QUIZ.fullmatch(spelt):
        level, edition, seed = int(parts[1]), int(parts[2]), int(parts[3])
        choice = None if parts[4] is None else int(parts[4])
        return Quiz(level, edition, seed, choice, parts[5] or "")
    return _parse_line(spelt)


def _parse_line(spelt: str) -> OfLine | OfEvening | Open | None:
    if parts := _EVENING.fullmatch(spelt):
        return OfEvening(parts[1], parts[2], parts[3], int(parts[4] or 0))
    if parts := _ABOUT.fullmatch(spelt):
        return About(parts[1])
    if spelt.removeprefix(_OPEN) in set(Page) and spelt.startswith(_OPEN):
        return Open(Page(spelt.removeprefix(_OPEN)))
    return PassOn() if spelt == _PASS_ON else None
