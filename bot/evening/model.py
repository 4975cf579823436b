"""An evening, its directors, the rulings noted in it and the tasks that are left, as rows."""

from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum

from bot.conversation.model import new_id
from bot.conversation.screen_state import Answered
from bot.evening.place import TablePlace


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


@dataclass(frozen=True, kw_only=True)
class Director:
    """A director of an evening, with the `number` shown on all its screens.

    `adjusting` is the id of the task for which the next text is an adjusted score.
    """

    evening: str
    user_id: int
    number: int
    adjusting: str | None = None


@dataclass(frozen=True, kw_only=True)
class NotedRuling:
    """A ruling noted in an evening: facts, ruling, and place.

    `user_id` is the director who gave it, `director` that director's number. `conversation` is the
    interview that led to it. `own_line` is what the director typed beside board, table and pairs:
    nobody else sees it.
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
    headline: str = ""
    board: str | None = None
    at_table: str | None = None
    pairs: str | None = None
    own_line: str | None = None
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
    release. `appealed` says that an appeal was announced; the task then stays open until the
    appeal is decided. `adjusted` is the score that was awarded, as `bot.evening.adjusted` writes
    it. `settled_by` is the number of the director who settled it.
    """

    id: str = field(default_factory=new_id)
    evening: str
    noted: str
    user_id: int
    place: int
    to_do: str
    in_short: str | None = None
    articles: str | None = None
    state: TaskState = TaskState.OPEN
    appealed: bool = False
    adjusted: str | None = None
    settled_by: int | None = None

    @property
    def is_open(self) -> bool:
        """The task is still open."""
        return self.state is TaskState.OPEN
