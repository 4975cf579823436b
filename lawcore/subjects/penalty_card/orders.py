"""What can be ordered on an exposed or penalty card, each kind by its imperative."""

from enum import auto
from typing import ClassVar

from lawcore.ruling import Lead, Order, Status

DECIDES, OPTIONS, CARDS, PARTNERS, INFORMATION, NOTE = 10, 20, 30, 40, 50, 60


class Penalised(Status):
    """What an exposed or penalty card has come to."""

    NO_PENALTY_CARD = auto()
    MINOR = auto()
    MAJOR = auto()
    DECLARER_CHOOSES = auto()
    PICKED_UP = auto()
    PLAYED_IN_TURN = auto()
    ACCEPT_OR_REFUSE = auto()
    CARD_STANDS = auto()
    SUBSTITUTED = auto()
    REVOKE = auto()
    CLAIM = auto()


class NoPenaltyCard(Order):
    """The card goes back to the hand: it is no penalty card."""

    status: ClassVar[Status] = Penalised.NO_PENALTY_CARD
    place: ClassVar[int] = DECIDES


class LetThePlayStand(Order):
    """The premature card is played, and nothing is rectified."""

    status: ClassVar[Status] = Penalised.NO_PENALTY_CARD
    place: ClassVar[int] = DECIDES


class LetTheOtherCardStand(Order):
    """The penalty card was not due: the card played instead was legal."""

    status: ClassVar[Status] = Penalised.CARD_STANDS
    place: ClassVar[int] = DECIDES


class RuleTheClaim(Order):
    """The claim or concession is ruled instead of the card."""

    status: ClassVar[Status] = Penalised.CLAIM
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """The claim or concession, of which nothing more is told."""
        return Lead("claim", {})


class MinorPenaltyCard(Order):
    """The card lies face up as a minor penalty card."""

    status: ClassVar[Status] = Penalised.MINOR
    place: ClassVar[int] = DECIDES
    penalty_card: ClassVar[str | None] = "minor"


class MajorPenaltyCard(Order):
    """The card is a major penalty card."""

    place: ClassVar[int] = DECIDES - 1
    penalty_card: ClassVar[str | None] = "major"


class PlayItAtTheFirstOpportunity(Order):
    """The major penalty card is played as soon as that is legal."""

    status: ClassVar[Status] = Penalised.MAJOR
    place: ClassVar[int] = DECIDES


class LetDeclarerChooseTheLead(Order):
    """Before the holder's partner leads, declarer says what he wants."""

    status: ClassVar[Status] = Penalised.DECLARER_CHOOSES
    place: ClassVar[int] = DECIDES


class StopTheLeadUntilDeclarerChooses(Order):
    """Later too, the holder's partner does not lead before declarer has chosen."""

    place: ClassVar[int] = CARDS


class OfferTheSuit(Order):
    """Declarer may require the suit of the only penalty card, or forbid it."""

    place: ClassVar[int] = OPTIONS


class OfferToRequire(Order):
    """Declarer may require a suit in which there are penalty cards."""

    place: ClassVar[int] = OPTIONS


class OfferToForbid(Order):
    """Declarer may forbid a suit, or suits, in which there are penalty cards."""

    place: ClassVar[int] = OPTIONS + 1


class OfferAFreeLead(Order):
    """Declarer may leave the lead free; the penalty cards stay."""

    place: ClassVar[int] = OPTIONS + 2


class RequireTheSuit(Order):
    """The holder's partner leads the suit; its penalty cards are picked up."""

    status: ClassVar[Status] = Penalised.PICKED_UP
    place: ClassVar[int] = DECIDES


class ForbidTheSuit(Order):
    """The holder's partner keeps off the suit while on lead; its penalty cards are picked up."""

    status: ClassVar[Status] = Penalised.PICKED_UP
    place: ClassVar[int] = DECIDES


class LeaveTheLeadFree(Order):
    """The holder's partner leads what he likes; the penalty card stays."""

    status: ClassVar[Status] = Penalised.MAJOR
    place: ClassVar[int] = DECIDES


class LetTheChoiceGoFirst(Order):
    """Declarer's choice comes before the leader's own penalty card."""

    place: ClassVar[int] = CARDS + 1


class PenaliseThatCardToo(Order):
    """What the partner led or played before declarer chose is a penalty card as well."""

    place: ClassVar[int] = CARDS
    penalty_card: ClassVar[str | None] = "major"


class DesignateThePlayedCard(Order):
    """Of two cards shown to a trick the defender says which he plays."""

    place: ClassVar[int] = DECIDES - 2


class LeaveItFaceUp(Order):
    """The penalty card lies face up in front of its owner."""

    place: ClassVar[int] = CARDS


class PlayItBeforeOtherSmallCards(Order):
    """No other small card of the suit before the minor penalty card; the partner is free."""

    place: ClassVar[int] = CARDS + 1


class DesignateWhichIsPlayed(Order):
    """Declarer names which of several penalty cards is played."""

    place: ClassVar[int] = CARDS + 1


class PlayAnyLegalCardIfUnable(Order):
    """Who cannot do what declarer has chosen plays any legal card."""

    place: ClassVar[int] = PARTNERS


class LetDeclarerChooseThePlay(Order):
    """The premature card is a major penalty card, and declarer binds the partner's play."""

    status: ClassVar[Status] = Penalised.DECLARER_CHOOSES
    place: ClassVar[int] = DECIDES
    penalty_card: ClassVar[str | None] = "major"


class OfferTheHighest(Order):
    """Declarer may require the partner's highest card of the suit led."""

    place: ClassVar[int] = OPTIONS


class OfferTheLowest(Order):
    """Declarer may require the partner's lowest card of the suit led."""

    place: ClassVar[int] = OPTIONS + 1


class OfferToRequireAnotherSuit(Order):
    """Declarer may require a card of another suit."""

    place: ClassVar[int] = OPTIONS + 2


class OfferToForbidAnotherSuit(Order):
    """Declarer may forbid a card of another suit."""

    place: ClassVar[int] = OPTIONS + 3


class PlayItInTurn(Order):
    """The card is played at its turn if it is legal, else it is a major penalty card."""

    status: ClassVar[Status] = Penalised.PLAYED_IN_TURN
    place: ClassVar[int] = DECIDES


class LetDeclarerAcceptOrRefuse(Order):
    """Declarer accepts the card played instead of the penalty card, or refuses it."""

    status: ClassVar[Status] = Penalised.ACCEPT_OR_REFUSE
    place: ClassVar[int] = DECIDES


class KeepTheCardPlayed(Order):
    """The card played is accepted; the penalty card stays."""

    status: ClassVar[Status] = Penalised.CARD_STANDS
    place: ClassVar[int] = DECIDES


class SubstituteThePenaltyCard(Order):
    """The penalty card is played; the card refused is a major penalty card."""

    status: ClassVar[Status] = Penalised.SUBSTITUTED
    place: ClassVar[int] = DECIDES
    penalty_card: ClassVar[str | None] = "major"


class RuleARevoke(Order):
    """He disobeyed declarer's choice though able: that is a revoke."""

    status: ClassVar[Status] = Penalised.REVOKE
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """The revoke of who did not play what was required."""
        return Lead("revoke", {"hand": "defender", "duty": "required_card"})


class RuleAnEstablishedRevoke(Order):
    """The penalty card was not played and the defenders have played on."""

    status: ClassVar[Status] = Penalised.REVOKE
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """The established revoke of who did not play his penalty card."""
        return Lead("revoke", {"hand": "defender", "duty": "penalty_card", "since": "played"})


class UseItWhileItLies(Order):
    """What the penalty card tells is for everybody, as long as it lies there."""

    place: ClassVar[int] = INFORMATION


class UseTheDutyAlone(Order):
    """The partner may reckon with the duty to play it, with nothing else that it tells."""

    place: ClassVar[int] = INFORMATION


class IgnoreWhatItShowed(Order):
    """Once the card is picked up, the partner may not use what it has told."""

    place: ClassVar[int] = INFORMATION


class WeighWhatItShowed(Order):
    """No penalty card, but what the partner has seen or heard may be unauthorised."""

    place: ClassVar[int] = INFORMATION


class AdjustIfItHelped(Order):
    """At the end the Director looks whether the exposed card has helped its side."""

    place: ClassVar[int] = INFORMATION + 1


class ConsiderWhetherHeCouldHaveKnown(Order):
    """If he could have known that it would pay, the score is adjusted."""

    place: ClassVar[int] = INFORMATION + 2


class WarnDummy(Order):
    """Dummy may not ask a defender about a revoke."""

    place: ClassVar[int] = NOTE
