"""A conversation with the law, and where conversations are kept."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import Enum
from typing import Protocol, TypeAlias, TypeVar, overload

from bot.allowance import CallRows
from bot.plays import PlayRows

Told: TypeAlias = tuple[str, str | int | bool | None]
"""The name of a fact and its answer; no answer means "not sure"."""

MOST_KEPT = 200
"""So many interviews of one person are kept, twice what his list of rulings looks through; of \
more the open ones stay longest, then those touched last."""
RECEIVED_FOR = timedelta(days=3)
"""So long it is kept which updates came; Telegram delivers none that is older than a day."""

T = TypeVar("T")


def new_id() -> str:
    """Eight random characters, none of which separates the parts of a button's data."""
    return secrets.token_urlsafe(6)


@dataclass(frozen=True, kw_only=True)
class Conversation:
    """What was told so far, and which screen is shown; everything else is derived.

    `proposed` is what was understood of a text and is no answer until it is confirmed.
    `ruled` marks the ruling that was shown last, `headline` is its first line; None before one.
    """

    id: str = field(default_factory=new_id)
    chat_id: int
    user_id: int
    topic_id: int | None = None
    message_id: int | None = None
    subject: str
    edition: int
    language: str
    authority: str | None = None
    compact: bool = False
    plain: bool = False
    answers: tuple[Told, ...] = ()
    proposed: tuple[Told, ...] | None = None
    linked_id: int | None = None
    linked_name: str | None = None
    posted: str | None = None
    ruled: str | None = None
    headline: str | None = None
    screen: str = ""
    step: int = 0
    finished: bool = False
    version: int = 0
    created_at: datetime | None = None
    touched_at: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class Preference:
    """What a person has chosen in a chat, or the chat for everybody; None is not chosen."""

    language: str | None = None
    edition: int | None = None
    authority: str | None = None
    compact: bool | None = None
    plain: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """How many questions of a level of the quiz somebody has answered, and how many rightly.

    `last` names the last question that was counted, so that it is not counted twice.
    """

    answered: int = 0
    correct: int = 0
    last: str = ""


EVERYBODY = 0
"""Stands for a person where a chat has chosen for all; Telegram numbers nobody so."""

Stored: TypeAlias = Mapping[str, tuple[Mapping[str, object], ...]]
"""The rows about a person, by the name of their table."""


@dataclass(frozen=True, slots=True)
class Link:
    """The chat to which rulings may be posted; `name` is its public @name, if it has one."""

    target_id: int
    name: str | None = None


class Seen(Enum):
    """The mark of an update that was carried out before."""

    SEEN = "seen"


class Stale(Exception):  # noqa: N818 - named by what it says
    """Another transaction has changed the conversation since it was read."""


class StorageError(Exception):
    """The database cannot be used; the message is one line that says why and what to do."""


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
