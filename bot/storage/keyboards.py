"""Which message of each private chat has live buttons, in a database."""

from bot.conversation.model import Keyboard
from bot.storage.rows import Rows


class KeyboardRows(Rows):
    """Which message of a private chat has live buttons, as one transaction sees it."""

    def keyboard(self, user_id: int) -> Keyboard | None:
        """Return the message, None where there is none."""
        return self._find(Keyboard, user_id=user_id)

    def move_keyboard(
        self, user_id: int, message_id: int, awaits: str | None = None
    ) -> int | None:
        """Store the message; return the one before, None where there was none."""
        former, now = self.keyboard(user_id), Keyboard(message_id, awaits)
        if former != now:
            self._keep(now, user_id=user_id, touched_at=self.now)
        return None if former is None else former.message_id
