"""The protocols of a store: transactions on its rows, and work that is done once for an update."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.conversation.model import Conversation, LinkedChat, Preference, Score
from bot.evening.model import Director, Evening, NotedRuling, Task
from bot.play.model import Play

MINUTE = 60_000
"""For how many milliseconds the time of a Bot API call is kept."""

MOST_PLAYS = 50
"""Records of play kept for one person, those touched last: an afternoon's play and more."""
MOST_DEALS = 200
"""Boards kept of one person's sessions, those sent last: more than any event has."""

MOST_EVENINGS = 50
"""Evenings kept of those that one person has opened, those touched last: a season's."""
MOST_NOTED = 200
"""Rulings noted in one evening: more than any event has in a day."""

MOST_KEPT = 200
"""Conversations kept for one person, twice what the list of rulings looks through. When there \
are more, finished ones are deleted before open ones, and of each those touched longest ago."""
MOST_COUNTED = 1_000
"""Rulings that are counted in one transaction."""
RECEIVED_FOR = timedelta(days=3)
"""How long the numbers of updates are kept; Telegram delivers none that is older than a day."""

RulingCounts: TypeAlias = Mapping[tuple[str, str, int], int]
"""How many rulings were given, by month ("2026-11"), subject and edition."""

Moments: TypeAlias = Sequence[datetime]
PersonalRows: TypeAlias = Mapping[str, tuple[Mapping[str, object], ...]]
"""The rows about a person, by the name of their table."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class AlreadyDone:
    """The result where an update was carried out before: nothing was done now."""


class Stale(Exception):  # noqa: N818 - named by what it says
    """Another transaction has changed the row since it was read."""


class StorageError(Exception):
    """The database cannot be used; the message is one line that says why and what to do."""


class CallRows(Protocol):
    """The calls of the Bot API in the last minute, as one transaction sees them."""

    @property
    def now(self) -> datetime:
        """The time of the transaction."""

    def calls(self, chat: str | None, since: datetime) -> Moments:
        """Return the times at which a chat, or with None any chat, was called after a moment.

        No other transaction reads the calls before this one has ended.
        """

    def add_call(self, chat: str) -> None:
        """Keep that a chat is called now, and delete the calls before the last minute."""


class PlayRows(Protocol):
    """The records of play and the deals of sessions, as one transaction sees them."""

    def play(self, key: str) -> Play | None:
        """Return the record of that id, locked."""

    def open_play(self, chat_id: int, user_id: int) -> Play | None:
        """Return the newest unfinished record of a person in a chat, locked."""

    def play_of(self, conversation: str) -> Play | None:
        """Return the record on which an interview was opened, locked."""

    def add_play(self, play: Play) -> Play:
        """Keep a new record, MOST_PLAYS at most; returns it with its version and times."""

    def save_play(self, play: Play) -> Play:
        """Keep a changed record; raises `Stale` where its version is no longer the newest."""

    def drop_plays(self, chat_id: int, user_id: int) -> int:
        """Delete all records of a person in a chat; returns how many there were."""

    def deals(self, chat_id: int, user_id: int) -> dict[str, str]:
        """Return the hands of a person's session by board, in the English typed notation."""

    def keep_deals(self, chat_id: int, user_id: int, deals: Mapping[str, str]) -> None:
        """Keep the hands of some boards, replacing the same boards, and MOST_DEALS at most."""

    def drop_deals(self, chat_id: int, user_id: int) -> int:
        """Delete the deals of a person's session; returns how many there were."""


class EveningRows(Protocol):
    """The evenings with what is noted in them, as one transaction sees them.

    Whoever changes anything of an evening has locked it first, by `evening` or `open_evening`.
    """

    def evening(self, key: str) -> Evening | None:
        """Return the evening with an id, locked."""

    def open_evening(self, chat_id: int) -> Evening | None:
        """Return the open evening of a chat, locked."""

    def directed_evening(self, user_id: int) -> Evening | None:
        """Return the open evening of a group that a person directs, locked; the one used last."""

    def evenings(self, chat_id: int, most: int) -> tuple[Evening, ...]:
        """Return the evenings of a chat, the latest first."""

    def add_evening(self, evening: Evening) -> Evening:
        """Keep a new evening, MOST_EVENINGS at most; returns it with its version and times.

        Raises `Stale` where the chat has an open one.
        """

    def save_evening(self, evening: Evening) -> Evening:
        """Keep a changed evening; raises `Stale` where its version is no longer the newest."""

    def drop_evening(self, key: str) -> None:
        """Delete an evening with everything that is noted in it."""

    def directors(self, evening: str) -> tuple[Director, ...]:
        """Return who directs an evening, by their numbers."""

    def adjusting(self, chat_id: int, user_id: int) -> Director | None:
        """Return the director about to type an adjusted score in a chat, None where none is."""

    def keep_director(self, director: Director) -> None:
        """Store a director, or a change."""

    def noted(self, key: str) -> NotedRuling | None:
        """Return the noted ruling with an id."""

    def noted_of(self, conversation: str) -> NotedRuling | None:
        """Return the noted ruling of an interview."""

    def noted_in(self, evening: str) -> tuple[NotedRuling, ...]:
        """Return the rulings noted in an evening, the latest first."""

    def keep_noted(self, noted: NotedRuling) -> NotedRuling:
        """Store a noted ruling, a new one or a changed one; returns it with its time."""

    def drop_noted(self, noted: NotedRuling) -> None:
        """Delete a noted ruling with its tasks."""

    def task(self, key: str) -> Task | None:
        """Return the task with an id."""

    def tasks_in(self, evening: str) -> tuple[Task, ...]:
        """Return the tasks of the rulings of an evening, open and settled."""

    def keep_task(self, task: Task) -> None:
        """Store a task, a new one or a changed one."""

    def drop_task(self, task: Task) -> None:
        """Delete a task."""


class ConversationRows(Protocol):
    """The conversations, as one transaction sees them."""

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """Return the conversation with an id; locked, it is changed by no other transaction."""

    def open_conversation(
        self, chat_id: int, user_id: int, topic_id: int | None = None
    ) -> Conversation | None:
        """Return the newest unfinished conversation of a person in a topic of a chat, locked."""

    def find_shown_in(self, chat_id: int, message_id: int) -> Conversation | None:
        """Return the newest conversation shown in a message, locked.

        No other transaction asks for that message before this one has ended.
        """

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation, MOST_KEPT at most; returns it with its version and times."""

    def save(self, conversation: Conversation) -> Conversation:
        """Keep a changed conversation; `Stale` where its version is no longer the newest."""

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""

    def rulings(self, user_id: int, chat_id: int | None, most: int) -> tuple[Conversation, ...]:
        """Return the ruled conversations of a person, the latest first; of a chat, or of all."""

    def count_open(self) -> Mapping[str, int]:
        """Return how many conversations are not finished, by subject."""

    def count_rulings(self) -> None:
        """Count the rulings that were not counted before, MOST_COUNTED at most.

        Each counts once, in the month in which it was touched last.
        """

    def ruling_counts(self) -> RulingCounts:
        """Return how many rulings were counted."""


class PreferenceRows(Protocol):
    """What is chosen, scored and linked, by people and chats, as one transaction sees it."""

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """Return what a person has chosen in a chat; nothing chosen is an empty preference."""

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Keep what a person has chosen in a chat."""

    def score(self, user_id: int, level: int) -> Score:
        """Return what somebody has answered at a level of the quiz; nothing is an empty score."""

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Keep a score."""

    def link(self, chat_id: int, user_id: int) -> LinkedChat | None:
        """Return the chat to which rulings may be posted; in a group the user is EVERYBODY."""

    def set_link(self, chat_id: int, user_id: int, link: LinkedChat | None) -> None:
        """Keep the linked chat; with None there is none any more."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """How far old rows have been deleted: the number of the table, and its last row seen."""

    table: int = 0
    row: Any = None


START = Cursor()
"""Where the deletion of old rows begins."""
SLICE = 250
"""How many rows a transaction looks at, at most, to delete the old ones among them."""


class Transaction(ConversationRows, PreferenceRows, PlayRows, EveningRows, CallRows, Protocol):
    """All rows, as one transaction sees and changes them; its changes are kept together or not."""

    def export(self, user_id: int) -> PersonalRows:
        """Return all stored data of a person, from all tables that name persons."""

    def forget(self, user_id: int) -> int:
        """Delete all stored data of a person; returns how many rows there were."""

    def move_chat(self, former: int, latter: int) -> list[Conversation]:
        """Move what belongs to a chat whose id has changed; returns its unfinished conversations.

        The messages stay behind: no conversation moved has one.
        """

    def expire(self, before: datetime, cursor: Cursor = START) -> Cursor | None:
        """Delete a slice of what was finished or received before a moment.

        Those that have come to a ruling are deleted finished or not, evenings closed or not. The
        numbers of updates are deleted after RECEIVED_FOR at the latest.
        Looks at SLICE rows at most, from a cursor on; returns where the next slice begins, None
        where all tables have been looked through. The numbers of updates are deleted after
        RECEIVED_FOR at the latest.
        """


class Store(Protocol):
    """Where all rows are kept."""

    async def once(
        self, update_id: int, work: Callable[[Transaction], T], *, reading: Collection[str] = ()
    ) -> T | AlreadyDone:
        """Return the result of an update's work, done in one transaction; see `AlreadyDone`.

        The work is called again where another transaction changed the same rows meanwhile; only
        what it did last is kept. `reading` has the ids of the conversations that it reads. Raises
        `StorageError` where the database cannot be used, and whatever the work raises; then
        nothing was done.
        """

    async def run(self, work: Callable[[Transaction], T], *, reading: Collection[str] = ()) -> T:
        """Return the result of work, done in one transaction whenever it is called; see `once`."""

    def close(self) -> None:
        """Finish the work that has begun, and close the database."""
