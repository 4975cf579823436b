"""What can be ordered on a card played or called, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto

from lawcore.ruling import Lead, Order, Status

CARDS, OPPONENTS, INFORMATION, REVOKES = 20, 30, 40, 50


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
    TOO_SOON = auto()
    TO_BE_JUDGED = auto()


class PlayTheCard(Order, decides=Played.PLAYED):
    """The card is played."""


class CountItAsPlayedLater(Order, decides=Played.PLAYED):
    """Of two cards played at once it counts as the later: it was played at its turn."""


class CountItAsPlayedFirst(Order, decides=Played.PLAYED):
    """Of two cards played at once it is the one that was due: the other counts as later."""


@dataclass(frozen=True)
class RuleItAsPlayedTooSoon(Order, decides=Played.TOO_SOON):
    """Of two cards played at once it counts as the later, and it was not yet its turn."""

    who: str

    @property
    def leads_to(self) -> Lead:
        """What becomes of a card played before its turn is ruled there."""
        role = "defender" if self.who == "defender" else "declarer_side"
        return Lead("penalty_card", {"role": role, "how": "played_early"})


class KeepTheFirstCard(Order, decides=Played.PLAYED):
    """The change is refused: the card named first is played."""


class LeaveTheCard(Order, decides=Played.NOT_PLAYED):
    """The card is not played and goes back."""


class TakeBackTheDroppedCard(Order, decides=Played.NOT_PLAYED):
    """A card that declarer dropped goes back to his hand."""


class TreatAsExposed(Order, decides=Played.NOT_PLAYED):
    """A card that a defender dropped is not played, but exposed."""

    @property
    def leads_to(self) -> Lead:
        """Whether it becomes a penalty card is ruled there."""
        return Lead("penalty_card", {"role": "defender", "how": "dropped"})


class PlayThePenaltyCardWhenDue(Order, decides=Played.PENALTY_CARD):
    """A penalty card is played as the law of penalty cards says."""

    @property
    def leads_to(self) -> Lead:
        """When it has to be played is ruled there."""
        return Lead("penalty_card", {"role": "defender"})


class AllowTheChange(Order, decides=Played.CHANGED):
    """The card he meant is played instead of the one he named."""


class JudgeTheSlip(Order, decides=Played.TO_BE_JUDGED):
    """Whether he ever meant to name that card is for the Director to judge."""


class PlayTheCardTheCallMeans(Order, decides=Played.COMPLETED):
    """The law says which card an incomplete call means."""


class PlayTheIntendedCard(Order, decides=Played.AS_INTENDED):
    """The card that declarer beyond dispute meant is played."""


class JudgeTheIntention(Order, decides=Played.TO_BE_JUDGED):
    """Whether declarer beyond dispute meant another card is for the Director to judge."""


class LetDeclarerSayWhich(Order, decides=Played.DECLARER_NAMES):
    """Declarer chooses among the cards of the rank he called."""


class LetDeclarerNameALegalCard(Order, decides=Played.DECLARER_NAMES):
    """The call binds declarer to no card: he names any legal one."""


class LetADefenderName(Order, decides=Played.DEFENDER_NAMES):
    """Either defender says which card dummy plays."""


class CorrectDummysCard(Order, decides=Played.CORRECTED):
    """The card dummy put up goes back, and the card declarer named is played."""


class LetTheWrongCardStand(Order, decides=Played.STANDS):
    """It is too late to correct the card dummy put up."""


class MakeItAPenaltyCard(Order, decides=Played.PENALTY_CARD):
    """A defender's fifth card becomes a penalty card."""

    @property
    def leads_to(self) -> Lead:
        """Of what kind it is, and what follows, is ruled there."""
        return Lead("penalty_card", {"role": "defender"})


class ReturnTheFifthCard(Order, decides=Played.RETURNED):
    """A fifth card of declarer's or dummy's goes back."""


class RuleItAsALead(Order, decides=Played.A_LEAD):
    """The fifth card was led: the law of leads out of turn decides."""


@dataclass(frozen=True)
class RuleTheLeadOutOfTurn(Order, decides=Played.A_LEAD):
    """The fifth card was led from that hand (defender, declarer or dummy_for_declarer)."""

    who: str

    @property
    def leads_to(self) -> Lead:
        """The lead is ruled there; declarer leads dummy's cards too."""
        by = "defender" if self.who == "defender" else "declarer"
        return Lead("lead_out_of_turn", {"lead": by})


class JudgeWhetherItWasLed(Order, decides=Played.TO_BE_JUDGED):
    """Whether the fifth card was led is for the Director to judge."""


class PutTheFirstCardBack(Order, place=CARDS):
    """The card named by a slip goes back without rectification."""


class DoNotTakeItBack(Order, place=CARDS):
    """A card once played is not withdrawn except where a law says so."""


class OpponentMayTakeBack(Order, place=OPPONENTS):
    """An opponent who had played to the card that is changed may change his own."""


class OpponentThenDeclarerMayTakeBack(Order, place=OPPONENTS):
    """The defender may change his card, and then declarer the one he played after it."""


class IgnoreTheWithdrawnCard(Order, place=INFORMATION + 1):
    """Declarer's side may not use what the withdrawn cards told."""


@dataclass(frozen=True)
class RuleTheRevoke(Order, place=REVOKES):
    """With the wrong card standing that hand (declarer, dummy or defender) has revoked."""

    hand: str

    @property
    def leads_to(self) -> Lead:
        """The revoke is ruled there: each side has played to the next trick."""
        return Lead("revoke", {"hand": str(self.hand), "since": "played"})
