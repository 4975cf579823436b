"""A record of play while it is taken down, a session's deals, and where both are kept."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

MOST_PLAYS = 50
"""So many records of one person are kept, those touched last: an afternoon's play and more."""
MOST_DEALS = 200
"""So many boards of one person's sessions are kept, those sent last: more than any event has."""


class PlayShown(StrEnum):
    """Which screen of a record is shown; CHOOSING is followed by the number of its page."""

    TYPING = "typing"
    CHOOSING = "choosing-"
    READ_BACK = "read_back"
    CONFIRMED = "confirmed"
    RULED = "ruled"
    CANCELLED = "cancelled"


@dataclass(frozen=True, kw_only=True)
class Play:
    """A record of play: cards in the typed notation of its language, and the screen shown.

    `record` reads without errors; of the lines in `waiting` the first one does not, and `line` is
    its number in what was sent, from 1, None where it was typed alone. While a board is chosen
    `record` has all boards. `conversation` is the interview that was opened on it. `finished`
    says that texts no longer go to it.
    """

    id: str
    chat_id: int
    user_id: int
    message_id: int | None = None
    language: str
    record: str = ""
    waiting: str = ""
    line: int | None = None
    conversation: str | None = None
    screen: str = PlayShown.TYPING
    step: int = 0
    finished: bool = False
    version: int = 0
    created_at: datetime | None = None
    touched_at: datetime | None = None


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
