"""Where rows are kept: what can be read and changed within one transaction."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from enum import Enum
from typing import Protocol, TypeAlias, TypeVar, overload

from bot.conversation.model import Conversation, Link, Preference, Score
from bot.play.model import Play

MINUTE = 60_000
"""In milliseconds: so long it is kept when a chat was called."""

MOST_PLAYS = 50
"""So many records of one person are kept, those touched last: an afternoon's play and more."""
MOST_DEALS = 200
"""So many boards of one person's sessions are kept, those sent last: more than any event has."""

MOST_KEPT = 200
"""So many interviews of one person are kept, twice what his list of rulings looks through; of \
more the open ones stay longest, then those touched last."""
RECEIVED_FOR = timedelta(days=3)
"""So long it is kept which updates came; Telegram delivers none that is older than a day."""

Moments: TypeAlias = Sequence[datetime]
Stored: TypeAlias = Mapping[str, tuple[Mapping[str, object], ...]]
"""The rows about a person, by the name of their table."""

T = TypeVar("T")


class Seen(Enum):
    """The mark of an update that was carried out before."""

    SEEN = "seen"


class Stale(Exception):  # noqa: N818 - named by what it says
    """Another transaction has changed the conversation since it was read."""


class StorageError(Exception):
    """The database cannot be used; the message is one line that says why and what to do."""


class CallRows(Protocol):
    """The part of a transaction that is about calls; they are kept for a minute."""

    @property
    def now(self) -> datetime:
        """The time of the transaction."""

    def calls(self, chat: str | None, since: datetime) -> Moments:
        """When a chat was called since, or any chat; nobody else looks until the end."""

    def add_call(self, chat: str) -> None:
        """Note a call made now, and forget those before the last minute."""


class PlayRows(Protocol):
    """What can be read and changed of records and deals within one transaction."""

    def play(self, key: str) -> Play | None:
        """The record of that id, locked."""

    def open_play(self, chat_id: int, user_id: int) -> Play | None:
        """The newest unfinished record of a person in a chat, locked."""

    def play_of(self, conversation: str) -> Play | None:
        """The record on which an interview was opened, locked."""

    def add_play(self, play: Play) -> Play:
        """Keep a new record, at most MOST_PLAYS; the one returned has its version and times."""

    def save_play(self, play: Play) -> Play:
        """Keep a change; `Stale` where the version is no longer the one that was read."""

    def drop_plays(self, chat_id: int, user_id: int) -> int:
        """Delete all records of a person in a chat; how many there were."""

    def deals(self, chat_id: int, user_id: int) -> dict[str, str]:
        """The hands of a person's session, in the English typed notation, by board."""

    def keep_deals(self, chat_id: int, user_id: int, deals: Mapping[str, str]) -> None:
        """Keep the hands of some boards, and at most MOST_DEALS; the same board is replaced."""

    def drop_deals(self, chat_id: int, user_id: int) -> int:
        """Delete the deals of a person's session; how many there were."""


class Transaction(CallRows, PlayRows, Protocol):
    """What can be read and changed while one update is carried out: all of it or nothing."""

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """The conversation of that id; locked, nobody else changes it before the end."""

    def open_conversation(
        self, chat_id: int, user_id: int, topic_id: int | None = None
    ) -> Conversation | None:
        """The newest unfinished conversation of a person in a topic of a chat, locked."""

    def shown_in(self, chat_id: int, message_id: int) -> Conversation | None:
        """The newest conversation shown in a message; nobody else looks until the end."""

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation; the one returned has its version and times.

        Of its person's conversations at most MOST_KEPT stay.
        """

    def save(self, conversation: Conversation) -> Conversation:
        """Keep a change; `Stale` where the version is no longer the one that was read."""

    def rulings(self, user_id: int, chat_id: int | None, most: int) -> tuple[Conversation, ...]:
        """A person's conversations that came to a ruling, the latest first; in one chat or all."""

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """What the person has chosen in the chat; nothing chosen is an empty preference."""

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Keep what the person has chosen in the chat."""

    def score(self, user_id: int, level: int) -> Score:
        """What somebody has answered at a level of the quiz; nothing is an empty score."""

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Keep a score."""

    def stored(self, user_id: int) -> Stored:
        """Everything that is kept of a person, in all tables that name persons."""

    def forget(self, user_id: int) -> int:
        """Delete everything that is kept of a person; how many rows went."""

    def link(self, chat_id: int, user_id: int) -> Link | None:
        """Where rulings may be posted from a chat; the user is 0 in a group."""

    def set_link(self, chat_id: int, user_id: int, link: Link | None) -> None:
        """Keep where rulings may be posted from a chat, None for nowhere."""

    def move_chat(self, former: int, latter: int) -> list[Conversation]:
        """Move what belongs to a chat whose id has changed; return what is unfinished of it.

        The messages stay behind: no conversation moved has one.
        """

    def count_open(self) -> Mapping[str, int]:
        """How many conversations are not finished, by subject."""

    def expire(self, before: datetime) -> int:
        """Delete what was finished or received before that time; how many conversations went.

        What was received goes after RECEIVED_FOR at the latest.
        """


class Store(Protocol):
    """Where conversations are kept."""

    @overload
    def transact(self, update_id: None, work: Callable[[Transaction], T]) -> T: ...
    @overload
    def transact(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen: ...
    def transact(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen:
        """Carry out one update in one transaction, unless it was carried out before.

        The work may be done more than once, where others change the same rows meanwhile;
        only what it did last is kept.
        """

    @overload
    async def run(
        self, update_id: None, work: Callable[[Transaction], T], reading: Sequence[str] = ()
    ) -> T: ...
    @overload
    async def run(
        self, update_id: int | None, work: Callable[[Transaction], T], reading: Sequence[str] = ()
    ) -> T | Seen: ...
    async def run(
        self, update_id: int | None, work: Callable[[Transaction], T], reading: Sequence[str] = ()
    ) -> T | Seen:
        """Carry out one update in a worker thread, perhaps with others in one transaction.

        `reading` are the ids of the conversations that the work is going to ask for.
        """

    def close(self) -> None:
        """Finish the work in hand and let go of the database."""
