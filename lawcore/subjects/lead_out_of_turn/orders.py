"""What can be ordered on a lead out of turn, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto
from typing import ClassVar

from lawcore.ruling import Lead, Order, Status

DECIDES, OPTIONS, CARDS, INFORMATION, NOTE = 10, 20, 30, 40, 50


class LedOutOfTurn(Status):
    """What a lead out of turn has come to."""

    LEAD_STANDS = auto()
    DECLARER_CHOOSES = auto()
    DEFENDERS_CHOOSE = auto()
    DECLARER_IS_DUMMY = auto()
    LEAD_WITHDRAWN = auto()
    PROPER_LEAD_STANDS = auto()
    CARD_OF_THE_AUCTION = auto()


class PutTheFaceDownLeadBack(Order):
    """The face-down lead goes back to the hand, and the right defender leads."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_WITHDRAWN
    place: ClassVar[int] = DECIDES


class TakeTheLeadBack(Order):
    """The lead is taken back without rectification, and the right hand leads."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_WITHDRAWN
    place: ClassVar[int] = DECIDES


class LeadFromTheRightHand(Order):
    """On the last trick the lead is taken back and made from the right hand."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_WITHDRAWN
    place: ClassVar[int] = DECIDES


class TreatItAsShownInTheAuction(Order):
    """A card led by declarer's side before the opening lead was shown in the auction period."""

    status: ClassVar[Status] = LedOutOfTurn.CARD_OF_THE_AUCTION
    place: ClassVar[int] = DECIDES


class LetDeclarerChoose(Order):
    """Declarer accepts the lead or refuses it."""

    status: ClassVar[Status] = LedOutOfTurn.DECLARER_CHOOSES
    place: ClassVar[int] = DECIDES


class OfferToSpread(Order):
    """Declarer may spread his hand and become dummy."""

    place: ClassVar[int] = OPTIONS


class OfferToAccept(Order):
    """Declarer may accept the opening lead and play on."""

    place: ClassVar[int] = OPTIONS + 1


@dataclass(frozen=True)
class OfferToRefuse(Order):
    """Declarer may refuse the lead; the card becomes a major penalty card."""

    place: ClassVar[int] = OPTIONS + 2
    partner_leads: bool


class SpreadTheWholeHand(Order):
    """Declarer spreads his hand and becomes dummy; dummy becomes declarer."""

    status: ClassVar[Status] = LedOutOfTurn.DECLARER_IS_DUMMY
    place: ClassVar[int] = DECIDES


class AcceptTheOpeningLead(Order):
    """The opening lead stands and dummy is spread."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_STANDS
    place: ClassVar[int] = DECIDES


class AcceptHavingSeenDummy(Order):
    """Declarer could have seen a card of dummy's, and has to accept the lead."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_STANDS
    place: ClassVar[int] = DECIDES


class KeepDummysCard(Order):
    """The second card came from dummy, and stays there."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_STANDS
    place: ClassVar[int] = DECIDES


class PlaySecondFromTheHand(Order):
    """The second card to the trick comes from declarer's hand."""

    place: ClassVar[int] = CARDS


class RetractTheFaceDownLead(Order):
    """The partner's face-down lead goes back to his hand."""

    place: ClassVar[int] = DECIDES - 1


class LetTheLeadStand(Order):
    """The lead was accepted and counts as a correct one."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_STANDS
    place: ClassVar[int] = DECIDES


class LetTheLeadStandAndApply57(Order):
    """The wrong defender has played to declarer's lead: it stands, and his card is premature."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_STANDS
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """The premature play of that defender."""
        return Lead("penalty_card", {"role": "defender", "how": "played_early"})


class LetTheProperLeadStand(Order):
    """The opponent's proper lead stands; cards played in error are taken back."""

    status: ClassVar[Status] = LedOutOfTurn.PROPER_LEAD_STANDS
    place: ClassVar[int] = DECIDES


@dataclass(frozen=True)
class MakeItAPenaltyCard(Order):
    """The lead refused is withdrawn and becomes a major penalty card."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_WITHDRAWN
    place: ClassVar[int] = DECIDES
    penalty_card: ClassVar[str | None] = "major"
    partner_leads: bool

    @property
    def leads_to(self) -> Lead:
        """The penalty card that the lead has become."""
        on_lead = "partner" if self.partner_leads else "other"
        answers = {"role": "defender", "how": "led_out_of_turn", "on_lead": on_lead}
        return Lead("penalty_card", answers)


class LetADefenderChoose(Order):
    """Either defender accepts declarer's lead or has it taken back."""

    status: ClassVar[Status] = LedOutOfTurn.DEFENDERS_CHOOSE
    place: ClassVar[int] = DECIDES


class FollowTheNextInTurn(Order):
    """The defenders differ: what the next in turn has chosen counts."""

    status: ClassVar[Status] = LedOutOfTurn.DEFENDERS_CHOOSE
    place: ClassVar[int] = DECIDES


class OfferToLetItStand(Order):
    """A defender may accept declarer's lead, in words or by playing to it in turn."""

    place: ClassVar[int] = OPTIONS - 1


class OfferToHaveItRestored(Order):
    """A defender may have the card restored; then a defender leads."""

    place: ClassVar[int] = OPTIONS


class OfferTheRightHand(Order):
    """A defender may have the card taken back; then declarer leads from the right hand."""

    place: ClassVar[int] = OPTIONS


class RestoreTheCard(Order):
    """The card goes back to its hand, and the defender whose lead it is leads."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_WITHDRAWN
    place: ClassVar[int] = DECIDES


class LeadAnythingFromTheRightHand(Order):
    """The card is taken back, and declarer leads what he likes from the right hand."""

    status: ClassVar[Status] = LedOutOfTurn.LEAD_WITHDRAWN
    place: ClassVar[int] = DECIDES


class WatchDeclarersLine(Order):
    """Declarer may not build on what the lead taken back has told him."""

    place: ClassVar[int] = INFORMATION


class MindTheWithdrawnCards(Order):
    """What the withdrawn cards have told is for the side that did not err alone."""

    place: ClassVar[int] = INFORMATION


class ConsiderWhetherHeCouldHaveKnown(Order):
    """If he could have known that it would pay, the score is adjusted."""

    place: ClassVar[int] = NOTE
