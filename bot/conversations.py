"""A conversation with the law, and where conversations are kept."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import Protocol, TypeAlias, TypeVar, overload

Told: TypeAlias = tuple[str, str | int | bool | None]
"""The name of a fact and its answer; no answer means "not sure"."""

T = TypeVar("T")


def new_id() -> str:
    """Eight random characters, none of which separates the parts of a button's data."""
    return secrets.token_urlsafe(6)


@dataclass(frozen=True, kw_only=True)
class Conversation:
    """What was told so far, and which screen is shown; everything else is derived."""

    id: str = field(default_factory=new_id)
    chat_id: int
    user_id: int
    message_id: int | None = None
    subject: str
    edition: int
    language: str
    authority: str | None = None
    answers: tuple[Told, ...] = ()
    screen: str = ""
    step: int = 0
    finished: bool = False
    version: int = 0
    created_at: datetime | None = None
    touched_at: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class Preference:
    """The language, the edition and the authority a person has chosen in a chat."""

    language: str | None = None
    edition: int | None = None
    authority: str | None = None


class Seen(Enum):
    """The mark of an update that was carried out before."""

    SEEN = "seen"


class Stale(Exception):  # noqa: N818 - named by what it says
    """Another transaction has changed the conversation since it was read."""


class StorageError(Exception):
    """The database cannot be used; the message is one line that says why and what to do."""


class Transaction(Protocol):
    """What can be read and changed while one update is carried out: all of it or nothing."""

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """The conversation of that id; locked, nobody else changes it before the end."""

    def open_conversation(self, chat_id: int, user_id: int) -> Conversation | None:
        """The newest unfinished conversation of a person in a chat, locked."""

    def add(self, conversation: Conversation) -> Conversation:
        """Keep a new conversation; the one returned has its version and times."""

    def save(self, conversation: Conversation) -> Conversation:
        """Keep a change; `Stale` where the version is no longer the one that was read."""

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """What the person has chosen in the chat; nothing chosen is an empty preference."""

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Keep what the person has chosen in the chat."""

    def expire(self, before: datetime) -> int:
        """Delete what was finished or received before that time; how many conversations went."""


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
    async def run(self, update_id: None, work: Callable[[Transaction], T]) -> T: ...
    @overload
    async def run(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen: ...
    async def run(self, update_id: int | None, work: Callable[[Transaction], T]) -> T | Seen:
        """Carry out one update in a worker thread."""

    def close(self) -> None:
        """Finish the work in hand and let go of the database."""
