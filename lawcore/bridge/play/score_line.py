"""A question about scores: results, weights, what they are compared with; and its errors."""

from enum import StrEnum, auto
from fractions import Fraction

from msgspec import Struct

from lawcore.bridge.play.cards import Seat, Side
from lawcore.bridge.play.record import Contract
from lawcore.bridge.play.score import BOOK, WHOLE, score


class WrongScore(StrEnum):
    """What can be wrong with a line about scores; the name is also the key of the message."""

    NOT_UNDERSTOOD = auto()
    NO_CONTRACT = auto()
    NO_RESULT = auto()
    IMPOSSIBLE_RESULT = auto()
    NO_VULNERABILITY = auto()
    NO_DECLARER = auto()
    TOLD_TWICE = auto()
    NO_PERCENT = auto()
    NOT_ALL = auto()
    TOO_MANY = auto()
    ONE_RESULT = auto()
    NO_SCORE = auto()
    NO_FREQUENCIES = auto()


class BadScoreLine(ValueError):  # noqa: N818 - named by what it is
    """A line about scores that cannot be read: the error, and the piece or contract concerned.

    `is_meant` says that it is a line about scores all the same: it has a contract with a result.
    """

    def __init__(
        self,
        code: WrongScore,
        text: str = "",
        contract: Contract | None = None,
        *,
        is_meant: bool = False,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.text = text
        self.contract = contract
        self.is_meant = is_meant


class ContractResult(Struct, frozen=True):
    """A contract and the tricks declarer took; both are None if the board was passed out.

    `vulnerable` is None if nobody told it, `side` and `declarer` if nobody named them.
    """

    contract: Contract | None = None
    tricks: int | None = None
    declarer: Seat | None = None
    side: Side | None = None
    vulnerable: bool | None = None

    @property
    def over(self) -> int:
        """The overtricks of the contract, negative if it is down."""
        if self.contract is None or self.tricks is None:
            return 0
        return self.tricks - BOOK - self.contract.level

    def points(self, *, vulnerable: bool = False) -> int:
        """Return declarer's score (Law 77); `vulnerable` is used if the line does not say it."""
        if self.contract is None or self.tricks is None:
            return 0
        level, strain, doubled = self.contract.level, self.contract.strain, self.contract.doubled
        told = vulnerable if self.vulnerable is None else self.vulnerable
        return score(level, strain, doubled, self.tricks, vulnerable=told)


class Part(Struct, frozen=True):
    """A result with the percentage that the Director gives it."""

    result: ContractResult
    percent: Fraction = WHOLE


class ScoreLine(Struct, frozen=True):
    """The question of a line: one result, or several weighted ones whose percentages sum to 100.

    `other` is what it is compared with: a result, or the score of the other table. `field` are the
    scores of the other tables. All scores are North-South's if a declarer is named, otherwise
    those of declarer's side.
    """

    parts: tuple[Part, ...]
    other: ContractResult | int | None = None
    field: tuple[int, ...] = ()

    @property
    def is_weighted(self) -> bool:
        """Tell whether the Director weighs several results."""
        return len(self.parts) > 1

    @property
    def is_alone(self) -> bool:
        """Tell whether it asks about one result, compared with nothing."""
        return not (self.is_weighted or self.other is not None or self.field)

    @property
    def results(self) -> tuple[ContractResult, ...]:
        """Every result of the line."""
        own = tuple(part.result for part in self.parts)
        return (*own, self.other) if isinstance(self.other, ContractResult) else own

    @property
    def names_declarer(self) -> bool:
        """Tell whether the scores are North-South's."""
        return any(result.side for result in self.results)


def points_of(result: ContractResult, *, vulnerable: bool = False) -> int:
    """Return a result's score for North-South, or for declarer's side if nobody named it."""
    points = result.points(vulnerable=vulnerable)
    return -points if result.side == "EW" else points
