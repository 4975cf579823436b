"""The content of an evening's sheets: plain data in words."""

from dataclasses import dataclass
from datetime import date

from bot.evening.model import RulingState
from lawcore.drawing.picture import Picture


@dataclass(frozen=True, slots=True)
class SheetOrder:
    """An order in words, with the numbers of its articles as they are printed."""

    text: str
    articles: str = ""


@dataclass(frozen=True, slots=True)
class SheetSaying:
    """Words that were said: to whom, as "the defenders", and the words."""

    to: str
    words: str


@dataclass(frozen=True, slots=True)
class SheetTask:
    """A task, and its state."""

    text: str
    state: RulingState = RulingState.OPEN
    result: str = ""


@dataclass(frozen=True, slots=True)
class SheetDeal:
    """The deal as far as it is known: picture, auction, play and explanations in lines."""

    picture: Picture | None = None
    auction: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    explanations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRuling:
    """A ruling on a sheet; `number` is its place in the evening.

    Board, table and pairs are as they were typed, never names. `director` is a number. `facts` are
    sentences. `before` is the result as it was scored, `after` the one awarded. `own_line` is the
    director's own.
    """

    number: int
    subject: str
    edition: str
    director: int
    headline: str = ""
    board: str = ""
    table: str = ""
    pairs: str = ""
    facts: tuple[str, ...] = ()
    orders: tuple[SheetOrder, ...] = ()
    told: tuple[SheetSaying, ...] = ()
    tasks: tuple[SheetTask, ...] = ()
    before: str = ""
    after: str = ""
    state: RulingState = RulingState.OPEN
    own_line: str = ""
    deal: SheetDeal = SheetDeal()

    @property
    def articles(self) -> tuple[str, ...]:
        """Every article of the orders, each once."""
        return tuple(dict.fromkeys(one.articles for one in self.orders if one.articles))


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetSession:
    """An evening on its sheets, in one language."""

    language: str
    day: date
    name: str = ""
    directors: tuple[int, ...] = ()
    rulings: tuple[SheetRuling, ...] = ()
