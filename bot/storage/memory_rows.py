"""What a store in memory holds, table by table."""

from dataclasses import dataclass, field
from datetime import datetime

from bot.conversation.model import Conversation, LinkedChat, Preference, Score
from bot.evening.model import Director, Evening, NotedRuling, Task
from bot.play.model import Play


@dataclass(frozen=True, slots=True)
class Deal:
    """The hands of a board, its place among those sent with it, and when that was."""

    hands: str
    place: int
    at: datetime


@dataclass
class MemoryRows:
    """All rows by their keys: a chat and a user, a user and a level, or an id."""

    conversations: dict[str, Conversation] = field(default_factory=dict)
    preferences: dict[tuple[int, int], Preference] = field(default_factory=dict)
    scores: dict[tuple[int, int], Score] = field(default_factory=dict)
    links: dict[tuple[int, int], LinkedChat] = field(default_factory=dict)
    inbox: dict[int, datetime] = field(default_factory=dict)
    plays: dict[str, Play] = field(default_factory=dict)
    deals: dict[tuple[int, int, str], Deal] = field(default_factory=dict)
    evenings: dict[str, Evening] = field(default_factory=dict)
    directors: dict[tuple[str, int], Director] = field(default_factory=dict)
    noted: dict[str, NotedRuling] = field(default_factory=dict)
    tasks: dict[str, Task] = field(default_factory=dict)
    ruling_counts: dict[tuple[str, str, int], int] = field(default_factory=dict)
    calls: tuple[tuple[str, datetime], ...] = ()

    def __copy__(self) -> "MemoryRows":
        """Return tables of their own with the same rows."""
        return MemoryRows(
            dict(self.conversations),
            dict(self.preferences),
            dict(self.scores),
            dict(self.links),
            dict(self.inbox),
            dict(self.plays),
            dict(self.deals),
            dict(self.evenings),
            dict(self.directors),
            dict(self.noted),
            dict(self.tasks),
            dict(self.ruling_counts),
            self.calls,
        )
