"""Records of play and the deals of sessions, in a database."""

from collections.abc import Mapping

from sqlalchemy import bindparam, delete, insert, select

from bot.play.model import Play
from bot.storage.rows import Rows
from bot.storage.tables import DEALS, PLAY

MOST_PLAYS = 50
"""The most records of play stored for one person, those last touched: more than an afternoon's."""
MOST_DEALS = 200
"""The most boards stored of one person's sessions, those last sent: more than any event has."""


class PlayRows(Rows):
    """The records of play and the deals of sessions, as one transaction sees them."""

    def play(self, key: str) -> Play | None:
        """Return the record of that id, locked."""
        return self._find(Play, id=key)

    def open_play(self, chat_id: int, user_id: int) -> Play | None:
        """Return the newest unfinished record of a person in a chat, locked."""
        return self._find(Play, _IS_OPEN, order=_NEWEST, chat_id=chat_id, user_id=user_id)

    def play_of(self, conversation: str) -> Play | None:
        """Return the record on which an interview was opened, locked."""
        return self._find(Play, order=_NEWEST, conversation=conversation)

    def add_play(self, play: Play) -> Play:
        """Store a new record, MOST_PLAYS at most; return it with its version and times."""
        self._unit.forget_attached()
        added = self._add(play)
        kept_last = (PLAY.c.touched_at.desc(), PLAY.c.id.desc())
        own = select(PLAY.c.id).where(PLAY.c.user_id == added.user_id).order_by(*kept_last)
        self._connection.execute(delete(PLAY).where(PLAY.c.id.in_(own.offset(MOST_PLAYS))))
        return added

    def save_play(self, play: Play) -> Play:
        """Store a changed record; raise `Stale` if its version is no longer the newest."""
        self._unit.forget_attached()
        return self._save(play, fixed=("chat_id", "user_id"))

    def drop_plays(self, chat_id: int, user_id: int) -> int:
        """Delete all records of a person in a chat; returns how many there were."""
        self._unit.forget_attached()
        return self._delete(PLAY, chat_id=chat_id, user_id=user_id)

    def deals(self, chat_id: int, user_id: int) -> dict[str, str]:
        """Return the hands of a person's session by board, in the English typed notation."""
        whose = {"chat": chat_id, "user": user_id}
        return {row.board: row.hands for row in self._connection.execute(_DEALS, whose)}

    def keep_deals(self, chat_id: int, user_id: int, deals: Mapping[str, str]) -> None:
        """Store the hands of some boards, replacing the same boards, MOST_DEALS at most."""
        if not deals:
            return
        whose = {"chat_id": chat_id, "user_id": user_id}
        rows = [
            {**whose, "at": self.now, "place": place, "board": board, "hands": hands}
            for place, (board, hands) in enumerate(deals.items())
        ]
        own = (DEALS.c.chat_id == chat_id, DEALS.c.user_id == user_id)
        self._connection.execute(delete(DEALS).where(*own, DEALS.c.board.in_(deals)))
        self._connection.execute(insert(DEALS), rows)
        sent_last = (DEALS.c.at.desc(), DEALS.c.place, DEALS.c.board)
        beyond = select(DEALS.c.board).where(*own).order_by(*sent_last).offset(MOST_DEALS)
        self._connection.execute(delete(DEALS).where(*own, DEALS.c.board.in_(beyond)))

    def drop_deals(self, chat_id: int, user_id: int) -> int:
        """Delete the deals of a person's session; returns how many there were."""
        return self._delete(DEALS, chat_id=chat_id, user_id=user_id)


_IS_OPEN = PLAY.c.finished.is_(False)
_NEWEST = (PLAY.c.created_at.desc(), PLAY.c.id.desc())
_DEALS = (
    select(DEALS.c.board, DEALS.c.hands)
    .where(DEALS.c.chat_id == bindparam("chat"), DEALS.c.user_id == bindparam("user"))
    .order_by(DEALS.c.at, DEALS.c.place, DEALS.c.board)
)
