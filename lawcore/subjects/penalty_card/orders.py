"""What can be ordered on an exposed or penalty card, each kind by its imperative."""

from enum import auto

from lawcore.ruling import DECIDES, Lead, Order, Status, When

OPTIONS, CARDS, PARTNERS, INFORMATION, NOTE = 20, 30, 40, 50, 60


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
    DEFECTIVE_TRICK = auto()


class NoPenaltyCard(Order, decides=Penalised.NO_PENALTY_CARD):
    """The card goes back to the hand: it is no penalty card."""


class LetThePlayStand(Order, decides=Penalised.NO_PENALTY_CARD):
    """The premature card is played, and nothing is rectified."""


class LetDeclarersPlayStand(Order, decides=Penalised.NO_PENALTY_CARD):
    """A card that declarer played too early is played."""


class TreatItAsPlayedInTurn(Order, place=CARDS):
    """The premature card counts as played in turn."""


class KeepEarlierDuties(Order, place=CARDS + 1):
    """What already bound the offending side binds it at its next turns."""


class KeepTheCardThatShows(Order, decides=Penalised.NO_PENALTY_CARD):
    """Of cards played at once the only one that shows is played; the others are picked up."""


class LetAnOpponentChangeHisPlay(Order, place=CARDS + 2):
    """An opponent who played after the visible card that is withdrawn may change his own."""


class RuleADefectiveTrick(Order, decides=Penalised.DEFECTIVE_TRICK):
    """Both sides have played on: the trick with a card too many is mended."""


class RuleTheDefectiveTrick(Order, decides=Penalised.DEFECTIVE_TRICK):
    """Both sides have played on: the trick with a card too many is ruled as a defective one."""

    @property
    def leads_to(self) -> Lead:
        """The defective trick, found once both sides had played on."""
        found = "after_both_sides_played_next"
        return Lead("defective_trick", {"kind": "too_many", "found": found})


class LookForAPrematureCard(Order, place=NOTE):
    """A card shown before partner had played to the trick may be a premature play."""


class LetTheOtherCardStand(Order, decides=Penalised.CARD_STANDS):
    """The penalty card was not due: the card played instead was legal."""


class RuleTheClaim(Order, decides=Penalised.CLAIM):
    """The claim or concession is ruled instead of the card."""

    @property
    def leads_to(self) -> Lead:
        """The claim or concession, of which nothing more is told."""
        return Lead("claim", {})


class MinorPenaltyCard(Order, decides=Penalised.MINOR, penalty_card="minor"):
    """The card lies face up as a minor penalty card."""


class MajorPenaltyCard(Order, place=DECIDES - 1, penalty_card="major"):
    """The card is a major penalty card."""


class PlayItAtTheFirstOpportunity(Order, decides=Penalised.MAJOR):
    """The major penalty card is played as soon as that is legal."""


class PlayItWhenItIsLegal(Order, place=PARTNERS + 1):
    """From then on the major penalty card is played as soon as that is legal."""


class LetDeclarerChooseTheLead(Order, decides=Penalised.DECLARER_CHOOSES):
    """Before the holder's partner leads, declarer says what he wants."""


class StopTheLeadUntilDeclarerChooses(Order, when=When.NEXT_LEAD):
    """Later too, the holder's partner does not lead before declarer has chosen."""


class OfferTheSuit(Order, place=OPTIONS):
    """Declarer may require the suit of the only penalty card, or forbid it."""


class OfferToRequire(Order, place=OPTIONS):
    """Declarer may require a suit in which there are penalty cards."""


class OfferToForbid(Order, place=OPTIONS + 1):
    """Declarer may forbid a suit, or suits, in which there are penalty cards."""


class OfferAFreeLead(Order, place=OPTIONS + 2):
    """Declarer may leave the lead free; the penalty cards stay."""


class RequireTheSuit(Order, decides=Penalised.PICKED_UP):
    """The holder's partner leads the suit; its penalty cards are picked up."""


class ForbidTheSuit(Order, decides=Penalised.PICKED_UP):
    """The holder's partner keeps off the suit while on lead; its penalty cards are picked up."""


class LeaveTheLeadFree(Order, decides=Penalised.MAJOR):
    """The holder's partner leads what he likes; the penalty card stays."""


class LetTheChoiceGoFirst(Order, place=CARDS + 1):
    """Declarer's choice comes before the leader's own penalty card."""


class PenaliseThatCardToo(Order, place=CARDS, penalty_card="major"):
    """What the partner led or played before declarer chose is a penalty card as well."""


class DesignateThePlayedCard(Order, place=DECIDES - 2):
    """Of two cards shown to a trick the defender says which he plays."""


class LeaveItFaceUp(Order, place=CARDS):
    """The penalty card lies face up in front of its owner."""


class PlayItBeforeOtherSmallCards(Order, place=CARDS + 1):
    """No other small card of the suit before the minor penalty card; the partner is free."""


class DesignateWhichIsPlayed(Order, place=CARDS + 1):
    """Declarer names which of several penalty cards is played."""


class PlayAnyLegalCardIfUnable(Order, place=PARTNERS):
    """Who cannot do what declarer has chosen plays any legal card."""


class LetDeclarerChooseThePlay(Order, decides=Penalised.DECLARER_CHOOSES, penalty_card="major"):
    """The premature card is a major penalty card, and declarer binds the partner's play."""


class OfferTheHighest(Order, place=OPTIONS):
    """Declarer may require the partner's highest card of the suit led."""


class OfferTheLowest(Order, place=OPTIONS + 1):
    """Declarer may require the partner's lowest card of the suit led."""


class OfferToRequireAnotherSuit(Order, place=OPTIONS + 2):
    """Declarer may require a card of another suit."""


class OfferToForbidAnotherSuit(Order, place=OPTIONS + 3):
    """Declarer may forbid a card of another suit."""


class PlayItInTurn(Order, decides=Penalised.PLAYED_IN_TURN):
    """The card is played at its turn if it is legal, else it is a major penalty card."""


class LetDeclarerAcceptOrRefuse(Order, decides=Penalised.ACCEPT_OR_REFUSE):
    """Declarer accepts the card played instead of the penalty card, or refuses it."""


class KeepTheCardPlayed(Order, decides=Penalised.CARD_STANDS):
    """The card played is accepted; the penalty card stays."""


class LeaveThePenaltyCard(Order, place=CARDS):
    """The penalty card that was not played remains one."""


class SubstituteThePenaltyCard(Order, decides=Penalised.SUBSTITUTED, penalty_card="major"):
    """The penalty card is played; the card refused is a major penalty card."""


class RuleARevoke(Order, decides=Penalised.REVOKE):
    """He disobeyed declarer's choice though able: that is a revoke."""

    @property
    def leads_to(self) -> Lead:
        """The revoke of who did not play what was required."""
        return Lead("revoke", {"hand": "defender", "duty": "required_card"})


class RuleAnEstablishedRevoke(Order, decides=Penalised.REVOKE):
    """The penalty card was not played and the defenders have played on."""

    @property
    def leads_to(self) -> Lead:
        """The established revoke of who did not play his penalty card."""
        return Lead("revoke", {"hand": "defender", "duty": "penalty_card", "since": "played"})


class UseTheDutyAlone(Order, place=INFORMATION):
    """The partner may reckon with the duty to play it, with nothing else that it tells."""


class IgnoreWhatItShowed(Order, place=INFORMATION):
    """Once the card is picked up, the partner may not use what it has told."""


class WeighWhatItShowed(Order, place=INFORMATION):
    """No penalty card, but what the partner has seen or heard may be unauthorised."""


class AdjustIfItHelped(Order, when=When.END_OF_PLAY):
    """At the end the Director looks whether the exposed card has helped its side."""
