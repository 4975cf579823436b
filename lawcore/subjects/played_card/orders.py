"""What can be ordered on a card played or called, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto
from typing import ClassVar

from lawcore.ruling import Lead, Order, Status

DECIDES, CARDS, OPPONENTS, INFORMATION, REVOKES = 10, 20, 30, 40, 50


class Played(Status):
    """What became of the card."""

    PLAYED = auto()
    NOT_PLAYED = auto()
    CHANGED = auto()
    COMPLETED = auto()
    AS_INTENDED = auto()
    DECLARER_NAMES = auto()
    DEFENDER_NAMES = auto()
    CORRECTED = auto()
    STANDS = auto()
    PENALTY_CARD = auto()
    RETURNED = auto()
    A_LEAD = auto()
    TO_BE_JUDGED = auto()


class PlayTheCard(Order):
    """The card is played."""

    status: ClassVar[Status] = Played.PLAYED
    place: ClassVar[int] = DECIDES


class KeepTheFirstCard(Order):
    """The change is refused: the card named first is played."""

    status: ClassVar[Status] = Played.PLAYED
    place: ClassVar[int] = DECIDES


class LeaveTheCard(Order):
    """The card is not played and goes back."""

    status: ClassVar[Status] = Played.NOT_PLAYED
    place: ClassVar[int] = DECIDES


class TakeBackTheDroppedCard(Order):
    """A card that declarer dropped goes back to his hand."""

    status: ClassVar[Status] = Played.NOT_PLAYED
    place: ClassVar[int] = DECIDES


class TreatAsExposed(Order):
    """A card that a defender dropped is not played, but exposed."""

    status: ClassVar[Status] = Played.NOT_PLAYED
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """Whether it becomes a penalty card is ruled there."""
        return Lead("penalty_card", {"role": "defender", "how": "dropped"})


class PlayThePenaltyCardWhenDue(Order):
    """A penalty card is played as the law of penalty cards says."""

    status: ClassVar[Status] = Played.PENALTY_CARD
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """When it has to be played is ruled there."""
        return Lead("penalty_card", {"role": "defender"})


class AllowTheChange(Order):
    """The card he meant is played instead of the one he named."""

    status: ClassVar[Status] = Played.CHANGED
    place: ClassVar[int] = DECIDES


class JudgeTheSlip(Order):
    """Whether he ever meant to name that card is for the Director to judge."""

    status: ClassVar[Status] = Played.TO_BE_JUDGED
    place: ClassVar[int] = DECIDES


class PlayTheCardTheCallMeans(Order):
    """The law says which card an incomplete call means."""

    status: ClassVar[Status] = Played.COMPLETED
    place: ClassVar[int] = DECIDES


class PlayTheIntendedCard(Order):
    """The card that declarer beyond dispute meant is played."""

    status: ClassVar[Status] = Played.AS_INTENDED
    place: ClassVar[int] = DECIDES


class JudgeTheIntention(Order):
    """Whether declarer beyond dispute meant another card is for the Director to judge."""

    status: ClassVar[Status] = Played.TO_BE_JUDGED
    place: ClassVar[int] = DECIDES


class LetDeclarerSayWhich(Order):
    """Declarer chooses among the cards of the rank he called."""

    status: ClassVar[Status] = Played.DECLARER_NAMES
    place: ClassVar[int] = DECIDES


class LetDeclarerNameALegalCard(Order):
    """The call binds declarer to no card: he names any legal one."""

    status: ClassVar[Status] = Played.DECLARER_NAMES
    place: ClassVar[int] = DECIDES


class LetADefenderName(Order):
    """Either defender says which card dummy plays."""

    status: ClassVar[Status] = Played.DEFENDER_NAMES
    place: ClassVar[int] = DECIDES


class CorrectDummysCard(Order):
    """The card dummy put up goes back, and the card declarer named is played."""

    status: ClassVar[Status] = Played.CORRECTED
    place: ClassVar[int] = DECIDES


class LetTheWrongCardStand(Order):
    """It is too late to correct the card dummy put up."""

    status: ClassVar[Status] = Played.STANDS
    place: ClassVar[int] = DECIDES


class MakeItAPenaltyCard(Order):
    """A defender's fifth card becomes a penalty card."""

    status: ClassVar[Status] = Played.PENALTY_CARD
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """Of what kind it is, and what follows, is ruled there."""
        return Lead("penalty_card", {"role": "defender"})


class ReturnTheFifthCard(Order):
    """A fifth card of declarer's or dummy's goes back."""

    status: ClassVar[Status] = Played.RETURNED
    place: ClassVar[int] = DECIDES


class RuleItAsALead(Order):
    """The fifth card was led: the law of leads out of turn decides."""

    status: ClassVar[Status] = Played.A_LEAD
    place: ClassVar[int] = DECIDES


@dataclass(frozen=True)
class RuleTheLeadOutOfTurn(Order):
    """The fifth card was led from that hand (defender, declarer or dummy_for_declarer)."""

    who: str
    status: ClassVar[Status] = Played.A_LEAD
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """The lead is ruled there; declarer leads dummy's cards too."""
        by = "defender" if self.who == "defender" else "declarer"
        return Lead("lead_out_of_turn", {"lead": by})


class JudgeWhetherItWasLed(Order):
    """Whether the fifth card was led is for the Director to judge."""

    status: ClassVar[Status] = Played.TO_BE_JUDGED
    place: ClassVar[int] = DECIDES


class PutTheFirstCardBack(Order):
    """The card named by a slip goes back without rectification."""

    place: ClassVar[int] = CARDS


class DoNotTakeItBack(Order):
    """A card once played is not withdrawn except where a law says so."""

    place: ClassVar[int] = CARDS


class OpponentMayTakeBack(Order):
    """An opponent who had played to the card that is changed may change his own."""

    place: ClassVar[int] = OPPONENTS


class OpponentThenDeclarerMayTakeBack(Order):
    """The defender may change his card, and then declarer the one he played after it."""

    place: ClassVar[int] = OPPONENTS


class UseTheWithdrawnCard(Order):
    """The side that withdraws its own card may use what it told."""

    place: ClassVar[int] = INFORMATION


class IgnoreTheWithdrawnCard(Order):
    """Declarer's side may not use what the withdrawn cards told."""

    place: ClassVar[int] = INFORMATION + 1


@dataclass(frozen=True)
class RuleTheRevoke(Order):
    """With the wrong card standing that hand (declarer, dummy or defender) has revoked."""

    hand: str
    place: ClassVar[int] = REVOKES

    @property
    def leads_to(self) -> Lead:
        """The revoke is ruled there: each side has played to the next trick."""
        return Lead("revoke", {"hand": str(self.hand), "since": "played"})
