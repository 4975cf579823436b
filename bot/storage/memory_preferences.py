"""What people and chats have chosen, scored and linked, in memory."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import TypeVar

from bot.conversation.model import LinkedChat, Preference, Score
from bot.storage.memory_rows import MemoryRows

T = TypeVar("T")


class MemoryPreferences:
    """The part of a transaction that reads and changes preferences, scores and linked chats."""

    _rows: MemoryRows

    def preference(self, chat_id: int, user_id: int) -> Preference:
        """Return what a person has chosen in a chat."""
        return self._rows.preferences.get((chat_id, user_id), Preference())

    def set_preference(self, chat_id: int, user_id: int, preference: Preference) -> None:
        """Keep what a person has chosen in a chat."""
        self._rows.preferences[chat_id, user_id] = preference

    def score(self, user_id: int, level: int) -> Score:
        """Return what somebody has answered at a level of the quiz."""
        return self._rows.scores.get((user_id, level), Score())

    def set_score(self, user_id: int, level: int, score: Score) -> None:
        """Keep a score."""
        self._rows.scores[user_id, level] = score

    def link(self, chat_id: int, user_id: int) -> LinkedChat | None:
        """Return the linked chat, to which rulings may be posted."""
        return self._rows.links.get((chat_id, user_id))

    def set_link(self, chat_id: int, user_id: int, link: LinkedChat | None) -> None:
        """Keep the linked chat, or that there is none."""
        self._rows.links.pop((chat_id, user_id), None)
        if link is not None:
            self._rows.links[chat_id, user_id] = link

    def _stored_preferences(self, user_id: int) -> dict[str, tuple[Mapping[str, object], ...]]:
        """Return what a person has chosen, scored and linked, as rows by table."""
        rows = self._rows
        return {
            "preference": tuple(
                {"chat_id": chat, "user_id": user, **asdict(kept)}
                for (chat, user), kept in sorted(rows.preferences.items())
                if user == user_id
            ),
            "score": tuple(
                {"user_id": user, "level": level, **asdict(kept)}
                for (user, level), kept in sorted(rows.scores.items())
                if user == user_id
            ),
            "link": tuple(
                {"chat_id": chat, "user_id": user, **asdict(kept)}
                for (chat, user), kept in sorted(rows.links.items())
                if user == user_id
            ),
        }

    def _move_preferences(self, former: int, latter: int) -> None:
        """Move a chat's preferences and links to another id, and the links that lead to it."""
        rows = self._rows
        rows.preferences = _move_keys(rows.preferences, former, latter)
        rows.links = {
            whose: replace(link, target_id=latter) if link.target_id == former else link
            for whose, link in _move_keys(rows.links, former, latter).items()
        }


def _move_keys(
    kept: dict[tuple[int, int], T], former: int, latter: int
) -> dict[tuple[int, int], T]:
    """Return rows by chat and person with a chat moved; rows that are there already stay."""
    stays = {whose: row for whose, row in kept.items() if whose[0] != former}
    moved = {(latter, whose[1]): row for whose, row in kept.items() if whose[0] == former}
    return moved | stays
