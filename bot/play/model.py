"""A record of play while it is typed, as a row."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class PlayShown(StrEnum):
    """The screen of a record that is shown; CHOOSING is followed by the number of its page."""

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
