"""The content of an evening's sheets: plain data in words."""

from datetime import date

from msgspec import Struct

from bot.evening.model import RulingState
from bot.evening.scores import Awarded
from lawcore.bridge.drawing.picture import Picture
from lawcore.bridge.play.score_line import ContractResult


class SheetOrder(Struct, frozen=True):
    """An order in words, with the numbers of its articles as they are printed."""

    text: str
    articles: str = ""


class SheetSaying(Struct, frozen=True):
    """Words that were said: to whom, as "the defenders", and the words."""

    to: str
    words: str


class SheetTask(Struct, frozen=True):
    """A task, and its state."""

    text: str
    state: RulingState = RulingState.OPEN
    result: str = ""


class SheetScore(Struct, frozen=True):
    """The numbers of a ruling: the result at the table, the score that came of it, and tricks.

    `to_declarer` is how many tricks the ruling gives declarer, negative where it takes them away,
    None while they are not counted; with `is_adjusted` the Director awarded the score.
    """

    before: ContractResult | None = None
    after: Awarded | None = None
    to_declarer: int | None = None
    is_adjusted: bool = False


class SheetRuling(Struct, frozen=True, kw_only=True):
    """A ruling on a sheet; `number` is its place in the evening.

    Board, table and pairs are as they were typed, never names of players; `pairs` has the English
    letters of the sides. `director` is the name that the director gave, else a number. `facts` are
    sentences, `assumed` what nobody told. `before` is the result as it was scored, `after` what
    came of the ruling, in words. `own_line` is the director's own. Of a board that was recorded
    there are the `picture`, and how it was played in a line.
    """

    number: int
    subject: str
    edition: str
    director: str
    headline: str = ""
    board: str = ""
    table: str = ""
    pairs: str = ""
    facts: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    orders: tuple[SheetOrder, ...] = ()
    told: tuple[SheetSaying, ...] = ()
    tasks: tuple[SheetTask, ...] = ()
    before: str = ""
    after: str = ""
    score: SheetScore = SheetScore()
    state: RulingState = RulingState.OPEN
    own_line: str = ""
    picture: Picture | None = None
    play: str = ""

    @property
    def is_settled(self) -> bool:
        """Nothing is left to be done."""
        return not {task.state for task in self.tasks} & {RulingState.OPEN, RulingState.APPEAL}

    @property
    def articles(self) -> tuple[str, ...]:
        """Every article of the orders, each once."""
        return tuple(dict.fromkeys(one.articles for one in self.orders if one.articles))


class SheetSession(Struct, frozen=True, kw_only=True):
    """An evening on its sheets, in one language."""

    language: str
    day: date
    name: str = ""
    directors: tuple[str, ...] = ()
    rulings: tuple[SheetRuling, ...] = ()
