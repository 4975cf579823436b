"""The protocols of a store: transactions on its rows, and work done once for an update."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum, auto
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from bot.conversation.model import Conversation, LinkedChat, Preference, Score
from bot.desk.model import Block, Desk, Draft, Errand, ErrandKind, Question
from bot.evening.model import Director, Evening, NotedRuling, Task
from bot.play.model import Play

MINUTE = 60_000
"""Milliseconds for which the time of a Bot API call is stored."""

MOST_PLAYS = 50
"""The most records of play stored for one person, those last touched: more than an afternoon's."""
MOST_DEALS = 200
"""The most boards stored of one person's sessions, those last sent: more than any event has."""

MOST_EVENINGS = 50
"""The most evenings stored of those one person has opened, those last touched: a season's."""
MOST_NOTED = 200
"""The most rulings noted in one evening: more than any event has in a day."""

MOST_KEPT = 200
"""The most conversations stored for one person, twice what the list of rulings looks through. If
there are more, finished ones are deleted before open ones, and of each those touched longest ago.
"""
MOST_COUNTED = 1_000
"""The most rulings that are counted in one transaction."""
RECEIVED_FOR = timedelta(days=3)
"""How long update numbers are stored; Telegram delivers no update older than a day."""

RulingCounts: TypeAlias = Mapping[tuple[str, str, int], int]
"""How many rulings were given, by month ("2026-11"), subject and edition."""

Moments: TypeAlias = Sequence[datetime]
PersonalRows: TypeAlias = Mapping[str, tuple[Mapping[str, object], ...]]
"""The rows about a person, by table."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class AlreadyDone:
    """The result if an update was carried out before: nothing was done now."""


class Stale(Exception):  # noqa: N818 - named by what it says
    """Another transaction has changed the row since it was read."""


class Fault(StrEnum):
    """Why a database cannot be used."""

    AWAY = auto()
    """It is not reached, or refuses the connection."""
    FULL = auto()
    """No space is left for what is written."""
    READ_ONLY = auto()
    """Nothing may be written."""
    BUSY = auto()
    """Another process holds it, or it has too many connections."""
    SCHEMA = auto()
    """It has another schema than this version, or a right is missing."""
    DAMAGED = auto()
    """What is read is no database, or the disk fails."""


class StorageError(Exception):
    """The database cannot be used; the message is one line that says why and what to do.

    `fault` is the kind of the reason. The log has the message and no traceback.
    """

    is_explained: Final = True

    def __init__(self, message: str, fault: Fault = Fault.AWAY) -> None:
        super().__init__(message)
        self.fault = fault


class CallRows(Protocol):
    """The calls of the Bot API in the last minute, as one transaction sees them."""

    @property
    def now(self) -> datetime:
        """The time of the transaction, by the clock of the database."""

    def calls(self, chat: str | None, since: datetime) -> Moments:
        """Return the times at which a chat, or with None any chat, was called after a moment.

        Times that lie ahead are left out: a clock was wrong when they were stored. No other
        transaction reads the calls before this one has ended.
        """

    def add_call(self, chat: str) -> None:
        """Store that a chat is called now; delete the calls of before the last minute or ahead."""


class PlayRows(Protocol):
    """The records of play and the deals of sessions, as one transaction sees them."""

    def play(self, key: str) -> Play | None:
        """Return the record of that id, locked."""

    def open_play(self, chat_id: int, user_id: int) -> Play | None:
        """Return the newest unfinished record of a person in a chat, locked."""

    def play_of(self, conversation: str) -> Play | None:
        """Return the record on which an interview was opened, locked."""

    def add_play(self, play: Play) -> Play:
        """Store a new record, MOST_PLAYS at most; return it with its version and times."""

    def save_play(self, play: Play) -> Play:
        """Store a changed record; raise `Stale` if its version is no longer the newest."""

    def drop_plays(self, chat_id: int, user_id: int) -> int:
        """Delete all records of a person in a chat; returns how many there were."""

    def deals(self, chat_id: int, user_id: int) -> dict[str, str]:
        """Return the hands of a person's session by board, in the English typed notation."""

    def keep_deals(self, chat_id: int, user_id: int, deals: Mapping[str, str]) -> None:
        """Store the hands of some boards, replacing the same boards, MOST_DEALS at most."""

    def drop_deals(self, chat_id: int, user_id: int) -> int:
        """Delete the deals of a person's session; returns how many there were."""


class EveningRows(Protocol):
    """Evenings and the rulings noted in them, as one transaction sees them.

    Before changing an evening or its rulings, lock it by `evening` or `open_evening`.
    """

    def evening(self, key: str) -> Evening | None:
        """Return the evening with an id, locked."""

    def open_evening(self, chat_id: int) -> Evening | None:
        """Return the open evening of a chat, locked."""

    def directed_evening(self, user_id: int) -> Evening | None:
        """Return the open evening of a group whose director a person is, locked; the latest."""

    def evenings(self, chat_id: int, most: int) -> tuple[Evening, ...]:
        """Return the evenings of a chat, the latest first."""

    def add_evening(self, evening: Evening) -> Evening:
        """Store a new evening, MOST_EVENINGS at most; return it with its version and times.

        Raises `Stale` if the chat has an open one.
        """

    def save_evening(self, evening: Evening) -> Evening:
        """Store a changed evening; raise `Stale` if its version is no longer the newest."""

    def drop_evening(self, key: str) -> None:
        """Delete an evening with all rulings noted in it."""

    def directors(self, evening: str) -> tuple[Director, ...]:
        """Return the directors of an evening, by number."""

    def awaited(self, chat_id: int, user_id: int) -> Director | None:
        """Return the director about to type something for an evening of a chat; None without."""

    def keep_director(self, director: Director) -> None:
        """Store a new or changed director."""

    def noted(self, key: str) -> NotedRuling | None:
        """Return the noted ruling with an id."""

    def noted_of(self, conversation: str) -> NotedRuling | None:
        """Return the noted ruling of an interview."""

    def noted_in(self, evening: str) -> tuple[NotedRuling, ...]:
        """Return the rulings noted in an evening, the latest first."""

    def keep_noted(self, noted: NotedRuling) -> NotedRuling:
        """Store a new or changed noted ruling; return it with its time."""

    def drop_noted(self, noted: NotedRuling) -> None:
        """Delete a noted ruling with its tasks."""

    def task(self, key: str) -> Task | None:
        """Return the task with an id."""

    def tasks_in(self, evening: str) -> tuple[Task, ...]:
        """Return the tasks of the rulings of an evening, open and settled."""

    def keep_task(self, task: Task) -> None:
        """Store a new or changed task."""

    def drop_task(self, task: Task) -> None:
        """Delete a task."""


@dataclass(frozen=True, slots=True)
class DeskCounts:
    """How many questions there are by state, since when the oldest waits, what is to be sent."""

    states: Mapping[str, int]
    oldest: datetime | None
    errands: int


class DeskRows(Protocol):
    """Desks of directors, as one transaction sees them.

    Questions that are read are locked, except those that are read for search and figures.
    """

    def has_desk(self) -> bool:
        """Tell whether there is an open desk."""

    def desk(self, key: str) -> Desk | None:
        """Return the desk with an id, locked."""

    def desk_in(self, chat_id: int) -> Desk | None:
        """Return the desk of a group, open or closed, locked."""

    def desks(self) -> tuple[Desk, ...]:
        """Return all open desks, the oldest first."""

    def add_desk(self, desk: Desk) -> Desk:
        """Store a new desk; raises `Stale` if its group has one."""

    def save_desk(self, desk: Desk) -> Desk:
        """Store a changed desk; raises `Stale` if its version is no longer the newest."""

    def question(self, key: str) -> Question | None:
        """Return the question with an id."""

    def composed_by(self, user_id: int) -> Question | None:
        """Return the question that a person is about to send."""

    def is_card(self, chat_id: int, message_id: int) -> bool:
        """Tell whether a message of a group is the card of a question."""

    def asked_by(self, user_id: int) -> tuple[Question, ...]:
        """Return all questions of a person, the oldest first."""

    def held_by(self, user_id: int) -> tuple[Question, ...]:
        """Return all questions that a director has or had last."""

    def open_at(self, desk: str) -> tuple[Question, ...]:
        """Return the open questions of a desk, the oldest first."""

    def directors_at(self, desk: str, most: int) -> tuple[tuple[int, str, int], ...]:
        """Return who took questions of a desk, the latest first: id, name, last number."""

    def due(self, most: int) -> tuple[Question, ...]:
        """Return open questions of which something is due."""

    def published(
        self, desks: Sequence[str], subject: str | None, most: int
    ) -> tuple[tuple[str, str], ...]:
        """Return ids and searched text of published answers, about a subject or all."""

    def published_alike(self, desks: Sequence[str], deciding: str, most: int) -> tuple[str, ...]:
        """Return the ids of published answers on the same deciding facts."""

    def sent_to(self, desk: str) -> tuple[Question, ...]:
        """Return all questions that were sent to a desk."""

    def add_question(self, question: Question) -> Question:
        """Store a new question; return it with its version and times."""

    def save_question(self, question: Question) -> Question:
        """Store a changed question, except what `note_question` stores.

        Raises `Stale` if its version is no longer the newest.
        """

    def note_question(self, key: str, **columns: object) -> None:
        """Store columns of a question that make no button stale: NOTED; its version stays."""

    def drop_question(self, key: str) -> None:
        """Delete a question that was not sent."""

    def draft(self, user_id: int) -> Draft | None:
        """Return what a person is typing for a question."""

    def keep_draft(self, draft: Draft) -> Draft:
        """Store what a person is typing, in place of anything before."""

    def drop_draft(self, user_id: int) -> None:
        """Delete what a person is typing."""

    def chosen_desk(self, chat_id: int, user_id: int) -> str | None:
        """Return the id of the desk that is asked from a chat."""

    def choose_desk(self, chat_id: int, user_id: int, desk: str | None) -> None:
        """Store which desk is asked from a chat; None chooses none."""

    def blocked(self, desk: str, person: str) -> bool:
        """Tell whether a person may not ask at a desk."""

    def block(self, block: Block) -> None:
        """Store that a person may not ask at a desk."""

    def blocks(self, desk: str) -> tuple[Block, ...]:
        """Return who may not ask at a desk."""

    def unblock(self, desk: str, number: int) -> None:
        """Let the asker of the question with that number ask again."""

    def send(self, errand: Errand) -> None:
        """Store what is to be sent; one of the same question and kind is replaced."""

    def take_errands(self, most: int, lease: timedelta) -> tuple[Errand, ...]:
        """Return what is to be sent now; until the lease is over nobody else takes it."""

    def lease_errand(self, errand: Errand, until: datetime | None) -> None:
        """Let nobody else take an errand until a moment; with None let anybody."""

    def put_off(self, errand: Errand, until: datetime, *, again: bool = True) -> None:
        """Try an errand no sooner than at a moment; `again` counts a try."""

    def finish(self, errand: Errand) -> None:
        """Delete an errand that was carried out; one that was changed meanwhile is taken anew."""

    def cancel_errand(self, question: str, kind: ErrandKind) -> None:
        """Delete an errand that is no longer to be carried out."""

    def count_questions(self) -> DeskCounts:
        """Return how many questions there are, for the metrics."""


class ConversationRows(Protocol):
    """The conversations, as one transaction sees them."""

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """Return the conversation with an id; locked, no other transaction changes it."""

    def open_conversation(
        self, chat_id: int, user_id: int, topic_id: int | None = None
    ) -> Conversation | None:
        """Return the newest unfinished conversation of a person in a topic of a chat, locked."""

    def find_shown_in(self, chat_id: int, message_id: int) -> Conversation | None:
        """Return the newest conversation shown in a message, locked.

        No other transaction asks for that message before this one has ended.
        """

    def add(self, conversation: Conversation) -> Conversation:
        """Store a new conversation, MOST_KEPT at most; return it with its version and times."""

    def save(self, conversation: Conversation) -> Conversation:
        """Store a changed conversation; raise `Stale` if its version is no longer the newest."""

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""

    def rulings(self, user_id: int, chat_id: int | None, most: int) -> tuple[Conversation, ...]:
        """Return the ruled conversations of a person, the latest first; of one chat or of all."""

    def count_open(self) -> Mapping[str, int]:
        """Return how many conversations are not finished, by subject."""

    def count_rulings(self) -> None:
        """Count the rulings that were not counted before, MOST_COUNTED at most.

        Each counts once, in the month in which it was last touched.
        """

    def ruling_counts(self) -> RulingCounts:
        """Return how many rulings were counted."""


class KeyboardRows(Protocol):
    """Which message of a private chat has live buttons, as one transaction sees it."""

    def move_keyboard(self, user_id: int, message_id: int) -> int | None:
        """Store the message; return the one before, None where there was none."""


class PreferenceRows(Protocol):
    """Choices, scores and linked chats of people and chats, as one transaction sees them."""

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """Return what a person has chosen in a chat; by default an empty preference."""

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Store what a person has chosen in a chat."""

    def score(self, user_id: int, level: int) -> Score:
        """Return a person's score at a level of the quiz; by default an empty score."""

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Store a score."""

    def link(self, chat_id: int, user_id: int) -> LinkedChat | None:
        """Return the chat to which rulings may be posted; in a group the user is EVERYBODY."""

    def set_link(self, chat_id: int, user_id: int, link: LinkedChat | None) -> None:
        """Store the linked chat; None removes it."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """How far old rows have been deleted: the number of the table, and its last row seen."""

    table: int = 0
    row: Any = None


START = Cursor()
"""Where the deletion of old rows begins."""
SLICE = 250
"""The most rows that a transaction examines to delete the old ones among them."""


class Transaction(
    ConversationRows,
    KeyboardRows,
    PreferenceRows,
    PlayRows,
    EveningRows,
    DeskRows,
    CallRows,
    Protocol,
):
    """All rows, as one transaction sees and changes them; its changes are stored all or none."""

    @property
    def now(self) -> datetime:
        """The time of the transaction, by the clock of the database."""

    def try_to_write(self) -> None:
        """Write a row and delete it again, which leaves nothing; it fails where writing does."""

    def export(self, user_id: int) -> PersonalRows:
        """Return all stored data of a person, from all tables that name persons."""

    def forget(self, user_id: int) -> int:
        """Delete all stored data of a person; returns how many rows there were."""

    def move_chat(self, former: int, latter: int) -> list[Conversation]:
        """Move the data of a chat whose id has changed; return its unfinished conversations.

        The messages stay behind: no conversation moved has one.
        """

    def expire(self, before: datetime, cursor: Cursor = START) -> Cursor | None:
        """Delete a slice of what was finished or received before a moment.

        Conversations with a ruling are deleted finished or not, evenings closed or not; update
        numbers after RECEIVED_FOR at the latest. Examines SLICE rows at most, starting at a
        cursor; returns where the next slice begins, None once all tables have been examined.
        """


class Store(Protocol):
    """The store of all rows."""

    async def once(
        self, update_id: int, work: Callable[[Transaction], T], *, reading: Collection[str] = ()
    ) -> T | AlreadyDone:
        """Return the result of an update's work, done in one transaction; see `AlreadyDone`.

        The work is called again if another transaction has changed the same rows meanwhile; only
        what it did last is stored. `reading` has the ids of the conversations that it reads.
        Raises `StorageError` if the database cannot be used, and whatever the work raises; then
        nothing was done.
        """

    async def run(self, work: Callable[[Transaction], T], *, reading: Collection[str] = ()) -> T:
        """Return the result of work, done in one transaction whenever it is called; see `once`."""

    def close(self) -> None:
        """Finish the work that has begun, and close the database."""
