"""The Bot API calls of the last minute, in memory."""

from datetime import datetime, timedelta

from bot.storage.memory_rows import MemoryRows
from bot.storage.store import MINUTE, Moments


class MemoryCalls:
    """The part of a transaction that reads and changes the calls."""

    _rows: MemoryRows
    _now: datetime

    @property
    def now(self) -> datetime:
        """The time of the transaction."""
        return self._now

    def calls(self, chat: str | None, since: datetime) -> Moments:
        """Return the times at which a chat, or with None any chat, was called after a moment."""
        calls = self._rows.calls
        return tuple(at for called, at in calls if at > since and chat in {None, called})

    def add_call(self, chat: str) -> None:
        """Keep that a chat is called now, and delete the calls before the last minute."""
        self._expire_calls()
        self._rows.calls = (*self._rows.calls, (chat, self._now))

    def _expire_calls(self) -> None:
        """Delete the calls before the last minute."""
        before = self._now - timedelta(milliseconds=MINUTE)
        self._rows.calls = tuple(call for call in self._rows.calls if call[1] > before)
