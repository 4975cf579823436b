"""The double-dummy value of a revoke in numbers: ranges, verdicts and readings."""

from enum import StrEnum

from msgspec import Struct

from lawcore.bridge.play.cards import Card, Seat, Side
from lawcore.bridge.play.replay import Revoke

HAND = 13
"""The tricks of a deal."""


class LineVerdict(StrEnum):
    """How a line without the revoke compares with the result after Law 64A."""

    ENOUGH = "enough"
    NOT_ENOUGH = "not_enough"
    DEPENDS = "depends"


class Comparison(StrEnum):
    """The provision whose comparison is made, always from just before the revoker's card."""

    DAMAGE = "64C1"
    REPEATED = "64C2(a)"
    BOTH_SIDES = "64C2(b)"
    BEFORE_2017 = "64C"
    TWELFTH_TRICK = "62D"


class Silence(StrEnum):
    """The reason why there is no number."""

    NO_REVOKE = "no_revoke"
    RECORD_ERRORS = "record_errors"
    DEAL_UNKNOWN = "deal_unknown"
    TO_BE_CORRECTED = "to_be_corrected"
    ONE_COMPARISON = "one_comparison"
    NOT_FINISHED = "not_finished"


class Range(Struct, frozen=True):
    """A range of tricks, 0 to 13."""

    least: int
    most: int

    @property
    def single(self) -> int | None:
        """The number, if it is only one."""
        return self.least if self.least == self.most else None

    def of_others(self) -> "Range":
        """Return the tricks of the other side."""
        return Range(HAND - self.most, HAND - self.least)

    def at_least(self, tricks: int) -> "Range":
        """Return the range without numbers below a minimum."""
        return Range(max(self.least, tricks), max(self.most, tricks))


class Alternative(Struct, frozen=True):
    """A card that the revoker could have played.

    `offenders` are the tricks of the revoker's side in the whole deal with perfect play from there
    on, `transferred` what Law 64A takes from them on that line for the side's earlier revokes.
    """

    card: Card
    offenders: int
    transferred: int

    @property
    def innocent(self) -> int:
        """The tricks of the other side, after the transfer."""
        return HAND - self.offenders + self.transferred


class AsPlayed(Alternative, frozen=True):
    """The record played on from the lowest card the revoker could have played, not double dummy.

    That card and the one of the revoke change places. Everybody plays the next card of the record
    if that is lawful, otherwise the solver's choice: `changes` says how often, 0 to MOST_CHANGES.
    Tricks that the record does not have are solved.
    """

    changes: int


class TwelfthTrick(Struct, frozen=True):
    """The corrected endings of a revoke on the twelfth trick (Law 62D): no judgement is needed.

    `offenders` are the tricks the side can have in the whole deal, ascending; `table` is what it
    had, None if that is not known.
    """

    offenders: tuple[int, ...]
    table: int | None

    @property
    def table_possible(self) -> bool | None:
        """Whether the result of the table is one of them; None if it is not known."""
        return None if self.table is None else self.table in self.offenders


class WithoutRevoke(Struct, frozen=True):
    """The board as if one revoke had not been made, nor any after it.

    `number` counts the revokes of the replay from 1; `side` is the one that did not revoke, whose
    tricks are in `innocent`, and `after_law` what it has under Law 64A. With `silence` there are
    no numbers, for a revoke on the twelfth trick only `twelfth`. `cumulative` is the range if
    redress for a repeated revoke is carried into the next, where it differs.
    """

    number: int
    revoke: Revoke
    side: Side
    reading: Comparison
    after_law: int | None = None
    cards: tuple[Alternative, ...] = ()
    as_played: AsPlayed | None = None
    cumulative: Range | None = None
    twelfth: TwelfthTrick | None = None
    silence: Silence | None = None

    @property
    def innocent(self) -> Range | None:
        """The tricks of the side that did not revoke, over all alternative cards."""
        found = [card.innocent for card in self.cards]
        return Range(min(found), max(found)) if found else None

    @property
    def offenders(self) -> Range | None:
        """The tricks of the revoker's side over all alternative cards, before any transfer."""
        found = [card.offenders for card in self.cards]
        return Range(min(found), max(found)) if found else None

    @property
    def verdict(self) -> LineVerdict | None:
        """The comparison with the result after Law 64A; None if either is unknown."""
        return verdict_on(self.innocent, self.after_law)


class BestResult(Struct, frozen=True):
    """The best of all comparisons for one side, if the Director follows them.

    `after_law` is what it has anyway, `innocent` what it would have; `verdict` is the comparison.
    """

    side: Side
    reading: Comparison
    after_law: int
    innocent: Range
    verdict: LineVerdict


class Indication(Struct, frozen=True):
    """The double-dummy analysis of the revokes of a board; `silence` says why there is none."""

    revokes: tuple[WithoutRevoke, ...] = ()
    results: tuple[BestResult, ...] = ()
    declarer: Seat | None = None
    silence: Silence | None = None

    @property
    def finished(self) -> bool:
        """Whether every necessary position was solved."""
        silences = [self.silence, *(revoke.silence for revoke in self.revokes)]
        return Silence.NOT_FINISHED not in silences

    @property
    def declarer_tricks(self) -> Range | None:
        """Declarer's tricks by the comparison; None without one, or if two differ."""
        if self.declarer is None:
            return None
        found = {
            result.innocent if result.side == self.declarer.side else result.innocent.of_others()
            for result in self.results
        }
        return found.pop() if len(found) == 1 else None

    def of_declarer(self, side: Side, tricks: Range) -> Range:
        """Return declarer's tricks, given those of a side."""
        own = self.declarer is not None and self.declarer.side == side
        return tricks if own else tricks.of_others()


def verdict_on(innocent: Range | None, after_law: int | None) -> LineVerdict | None:
    if innocent is None or after_law is None:
        return None
    if innocent.most <= after_law:
        return LineVerdict.ENOUGH
    return LineVerdict.NOT_ENOUGH if innocent.least > after_law else LineVerdict.DEPENDS
