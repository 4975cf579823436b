"""Which message of each private chat has live buttons, in a database."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, delete, select

from bot.storage.rows import SLICE, Rows
from bot.storage.tables import KEYBOARD
from bot.storage.upsert import insert_or_replace


@dataclass(frozen=True, slots=True)
class Keyboard:
    """The message of a private chat with live buttons, and the page that awaits a line, if any."""

    message_id: int
    awaits: str | None = None


class KeyboardRows(Rows):
    """Which message of a private chat has live buttons, as one transaction sees it."""

    def keyboard(self, user_id: int) -> Keyboard | None:
        """Return the message, None where there is none."""
        return self._read(Keyboard, _KEYBOARD, user=user_id)

    def move_keyboard(
        self, user_id: int, message_id: int, awaits: str | None = None
    ) -> int | None:
        """Store the message; return the one before, None where there was none."""
        former = self.keyboard(user_id)
        if former != Keyboard(message_id, awaits):
            names = ("message_id", "touched_at", "awaits")
            statement = insert_or_replace(self._connection.dialect.name, KEYBOARD, names)
            now = {"user_id": user_id, "message_id": message_id, "touched_at": self._now}
            self._connection.execute(statement, {**now, "awaits": awaits})
        return None if former is None else former.message_id

    def _expire_keyboards(self, before: datetime, _: Any) -> bool | None:
        """Delete a slice of those touched before a moment; returns None after the last."""
        return self._expire(_DROP_OLD, before)


_KEYBOARD = select(KEYBOARD.c.message_id, KEYBOARD.c.awaits).where(
    KEYBOARD.c.user_id == bindparam("user")
)
_OLD = select(KEYBOARD.c.user_id).where(KEYBOARD.c.touched_at < bindparam("before")).limit(SLICE)
_DROP_OLD = delete(KEYBOARD).where(KEYBOARD.c.user_id.in_(_OLD))
