"""An evening, its directors, the rulings noted in it and the tasks that are left, as rows."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum, auto

from msgspec import Struct

from bot.conversation.model import ALONE, Chain, new_id
from bot.conversation.screen_state import Answered
from bot.evening.place import TablePlace
from lawcore.wording.remaining import TaskKind


@dataclass(frozen=True, kw_only=True)
class Evening:
    """A session of a chat: the rulings given there belong to it until it is `closed`.

    `user_id` is who opened it, or EVERYBODY after `/forget`. `name` is as it was typed, empty
    where the day is enough. Tasks are written in `language`.
    """

    id: str = field(default_factory=new_id)
    chat_id: int
    user_id: int
    name: str = ""
    day: date
    language: str
    closed: bool = False
    version: int = 0
    created_at: datetime | None = None
    touched_at: datetime | None = None


class AwaitedKind(StrEnum):
    """What a director is about to type."""

    NAME = auto()
    """The name or initials of the director."""
    TRICKS = auto()
    """The result at the table, from which a task transfers tricks."""
    BEFORE = auto()
    """The result at the table, before the adjusted score of a task."""
    AFTER = auto()
    """The adjusted score of a task."""
    RESULT = auto()
    """The result at the table of a ruling, and nothing else."""


class ExpectedInput(Struct, frozen=True):
    """What a director is about to type, and the id of what it is for.

    `before` and `after` are the scores that were typed already, as `bot.evening.scores` spells
    them.
    """

    kind: AwaitedKind
    key: str
    before: str = ""
    after: str = ""

    @classmethod
    def parse(cls, column: str | None) -> "ExpectedInput | None":
        """Return what a column says; None where nothing is awaited."""
        kind, key, before, after, *_ = (*(column or "").split(_APART), "", "", "", "")
        return cls(AwaitedKind(kind), key, before, after) if kind in set(AwaitedKind) else None

    def __str__(self) -> str:
        """Return the text for the column."""
        return _APART.join((self.kind, self.key, self.before, self.after))

    @property
    def is_read(self) -> bool:
        """Everything was typed: it waits to be confirmed."""
        return bool(self.before if self.kind is AwaitedKind.RESULT else self.after)


_APART = "|"


@dataclass(frozen=True, kw_only=True)
class Director:
    """A director of an evening, shown on all its screens by `name`, else by `number`.

    `name` is as the director gave it, a name or initials. `awaiting` is what the director is about
    to type, as `ExpectedInput` writes it.
    """

    evening: str
    user_id: int
    number: int
    name: str | None = None
    awaiting: str | None = None

    @property
    def in_short(self) -> str:
        """Return the name, else the number."""
        return self.name or str(self.number)


@dataclass(frozen=True, kw_only=True)
class NotedRuling:
    """A ruling noted in an evening: facts, ruling, and place.

    `user_id` is the director who gave it, `director` that director's number. `conversation` is the
    interview that led to it, `chain` has the subjects of its case before this one. `own_line` is
    what the director typed beside board, table and pairs: nobody else sees it. `scored` is the
    result at the table, as `bot.evening.scores` spells it.
    """

    id: str = field(default_factory=new_id)
    evening: str
    user_id: int
    director: int
    conversation: str
    subject: str
    edition: int
    authority: str | None = None
    answers: tuple[Answered, ...] = ()
    chain: Chain = ALONE
    headline: str = ""
    board: str | None = None
    at_table: str | None = None
    pairs: str | None = None
    own_line: str | None = None
    scored: str | None = None
    created_at: datetime | None = None

    @property
    def where(self) -> TablePlace:
        """Return board and table, as far as they are known."""
        return TablePlace(self.board, self.at_table)


class TaskState(StrEnum):
    """The state of a task."""

    OPEN = "open"
    DONE = "done"
    NO_ADJUSTMENT = "no_adjustment"
    ADJUSTED = "adjusted"


@dataclass(frozen=True, kw_only=True)
class Task:
    """A task that a noted ruling leaves for later, in words; `place` is its order there.

    `to_do` says it in full; `in_short` and `articles` are for a list, None in rows of an earlier
    release; `kind` is how it ends. `appealed` says that an appeal was announced; the task then
    stays open until the appeal is decided. `adjusted` is the score that came of it, as
    `bot.evening.scores` spells it; in rows of an earlier release it is in words. `settled_by` is
    the number of the director who settled it.
    """

    id: str = field(default_factory=new_id)
    evening: str
    noted: str
    user_id: int
    place: int
    to_do: str
    in_short: str | None = None
    articles: str | None = None
    kind: TaskKind = TaskKind.ACT
    state: TaskState = TaskState.OPEN
    appealed: bool = False
    adjusted: str | None = None
    settled_by: int | None = None

    @property
    def is_open(self) -> bool:
        """The task is still open."""
        return self.state is TaskState.OPEN


class RulingState(StrEnum):
    """The state of a noted ruling; the name is also the key of its word."""

    OPEN = auto()
    DONE = auto()
    NO_ADJUSTMENT = auto()
    ADJUSTED = auto()
    APPEAL = auto()


class Selection(StrEnum):
    """Which rulings of an evening are printed."""

    ALL = auto()
    OPEN = auto()
    ADJUSTED = auto()
    APPEALED = auto()


def is_selected(selection: Selection, tasks: Iterable[Task]) -> bool:
    """Tell whether a ruling with such tasks is among those that are printed."""
    match selection:
        case Selection.OPEN:
            return any(task.is_open for task in tasks)
        case Selection.ADJUSTED:
            return any(task.state is TaskState.ADJUSTED for task in tasks)
        case Selection.APPEALED:
            return any(task.appealed for task in tasks)
        case _:
            return True


def state_of_task(task: Task) -> RulingState:
    """Return the state of a task; an appeal that is not decided goes before what is open."""
    if task.is_open and task.appealed:
        return RulingState.APPEAL
    return RulingState(task.state)


def state_of_ruling(tasks: Iterable[Task]) -> RulingState:
    """Return the state of a ruling by its tasks: the least settled of them decides."""
    states = {state_of_task(task) for task in tasks}
    return next((state for state in _FIRST if state in states), RulingState.DONE)


_FIRST = (
    RulingState.APPEAL,
    RulingState.OPEN,
    RulingState.ADJUSTED,
    RulingState.NO_ADJUSTMENT,
)
