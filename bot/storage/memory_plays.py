"""Records of play and the deals of sessions, in memory."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from datetime import datetime

from bot.play.model import Play
from bot.storage.memory_rows import Deal, MemoryRows
from bot.storage.store import MOST_DEALS, MOST_PLAYS, Stale


class MemoryPlays:
    """The part of a transaction that reads and changes records of play and deals."""

    _rows: MemoryRows
    _now: datetime

    def play(self, key: str) -> Play | None:
        """Return the record of that id."""
        return self._rows.plays.get(key)

    def open_play(self, chat_id: int, user_id: int) -> Play | None:
        """Return the newest unfinished record of a person in a chat."""
        whose = (chat_id, user_id, False)
        plays = self._rows.plays.values()
        return self._newest_play(
            kept for kept in plays if (kept.chat_id, kept.user_id, kept.finished) == whose
        )

    def play_of(self, conversation: str) -> Play | None:
        """Return the record on which an interview was opened."""
        plays = self._rows.plays.values()
        return self._newest_play(kept for kept in plays if kept.conversation == conversation)

    def _newest_play(self, plays: Iterable[Play]) -> Play | None:
        return max(plays, key=lambda kept: (kept.created_at or self._now, kept.id), default=None)

    def add_play(self, play: Play) -> Play:
        """Keep a new record."""
        added = replace(play, version=1, created_at=self._now, touched_at=self._now)
        self._rows.plays[added.id] = added
        theirs = [kept for kept in self._rows.plays.values() if kept.user_id == added.user_id]
        theirs.sort(key=lambda one: (one.touched_at or self._now, one.id), reverse=True)
        for oldest in theirs[MOST_PLAYS:]:
            del self._rows.plays[oldest.id]
        return added

    def save_play(self, play: Play) -> Play:
        """Keep a changed record."""
        known = self._rows.plays.get(play.id)
        if known is None or known.version != play.version:
            raise Stale(play.id)
        kept = replace(play, version=play.version + 1, touched_at=self._now)
        self._rows.plays[kept.id] = kept
        return kept

    def drop_plays(self, chat_id: int, user_id: int) -> int:
        """Delete all records of a person in a chat."""
        whose = (chat_id, user_id)
        keys = [k for k, p in self._rows.plays.items() if (p.chat_id, p.user_id) == whose]
        for key in keys:
            del self._rows.plays[key]
        return len(keys)

    def deals(self, chat_id: int, user_id: int) -> dict[str, str]:
        """Return the hands of a person's session by board, in the order in which they came."""
        theirs = [
            (deal.at, deal.place, board, deal.hands)
            for (chat, user, board), deal in self._rows.deals.items()
            if (chat, user) == (chat_id, user_id)
        ]
        return {board: hands for *_, board, hands in sorted(theirs)}

    def keep_deals(self, chat_id: int, user_id: int, deals: Mapping[str, str]) -> None:
        """Keep the hands of some boards, replacing the same boards."""
        for place, (board, hands) in enumerate(deals.items()):
            self._rows.deals[chat_id, user_id, board] = Deal(hands, place, self._now)
        theirs = [key for key in self._rows.deals if key[:2] == (chat_id, user_id)]
        theirs.sort(key=lambda key: (self._rows.deals[key].place, key[2]))
        theirs.sort(key=lambda key: self._rows.deals[key].at, reverse=True)
        for key in theirs[MOST_DEALS:]:
            del self._rows.deals[key]

    def drop_deals(self, chat_id: int, user_id: int) -> int:
        """Delete the deals of a person's session."""
        keys = [key for key in self._rows.deals if key[:2] == (chat_id, user_id)]
        for key in keys:
            del self._rows.deals[key]
        return len(keys)

    def _stored_plays(self, user_id: int) -> dict[str, tuple[Mapping[str, object], ...]]:
        """Return the records and deals of a person, as rows by table."""
        rows = self._rows
        return {
            "play": tuple(
                asdict(kept) for _, kept in sorted(rows.plays.items()) if kept.user_id == user_id
            ),
            "deals": tuple(
                {"chat_id": chat, "user_id": user, "board": board, **asdict(deal)}
                for (chat, user, board), deal in sorted(rows.deals.items())
                if user == user_id
            ),
        }

    def _expire_plays(self, before: datetime) -> None:
        """Delete the records and deals touched last before a moment."""
        rows = self._rows
        rows.plays = {
            key: kept
            for key, kept in rows.plays.items()
            if kept.touched_at is None or kept.touched_at >= before
        }
        rows.deals = {key: deal for key, deal in rows.deals.items() if deal.at >= before}
