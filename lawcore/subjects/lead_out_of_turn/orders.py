"""What can be ordered on a lead out of turn, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto

from lawcore.ruling import DECIDES, Lead, Order, Status

OPTIONS, CARDS, INFORMATION, NOTE = 20, 30, 40, 50


class LedOutOfTurn(Status):
    """What a lead out of turn has come to."""

    LEAD_STANDS = auto()
    DECLARER_CHOOSES = auto()
    DEFENDERS_CHOOSE = auto()
    DECLARER_IS_DUMMY = auto()
    LEAD_WITHDRAWN = auto()
    PROPER_LEAD_STANDS = auto()
    CARD_OF_THE_AUCTION = auto()


class PutTheFaceDownLeadBack(Order, decides=LedOutOfTurn.LEAD_WITHDRAWN):
    """The face-down lead goes back to the hand, and the right defender leads."""


class TakeTheLeadBack(Order, decides=LedOutOfTurn.LEAD_WITHDRAWN):
    """The lead is taken back without rectification, and the right hand leads."""


class LeadFromTheRightHand(Order, decides=LedOutOfTurn.LEAD_WITHDRAWN):
    """On the last trick the lead is taken back and made from the right hand."""


class TreatItAsShownInTheAuction(Order, decides=LedOutOfTurn.CARD_OF_THE_AUCTION):
    """A card led by declarer's side before the opening lead was shown in the auction period."""


class ReturnItToTheHand(Order, place=CARDS):
    """The card is picked up and returned to the hand."""

    @property
    def leads_to(self) -> Lead:
        """The card shown in the auction, of the side that plays the contract."""
        return Lead("exposed_card", {"when": "auction", "side": "declares"})


class LetDeclarerChoose(Order, decides=LedOutOfTurn.DECLARER_CHOOSES):
    """Declarer accepts the lead or refuses it."""


class OfferToSpread(Order, place=OPTIONS):
    """Declarer may spread his hand and become dummy."""


class OfferToAccept(Order, place=OPTIONS + 1):
    """Declarer may accept the opening lead and play on."""


@dataclass(frozen=True)
class OfferToRefuse(Order, place=OPTIONS + 2):
    """Declarer may refuse the lead; the card becomes a major penalty card."""

    partner_leads: bool


class SpreadTheWholeHand(Order, decides=LedOutOfTurn.DECLARER_IS_DUMMY):
    """Declarer spreads his hand and becomes dummy; dummy becomes declarer."""


class AcceptTheOpeningLead(Order, decides=LedOutOfTurn.LEAD_STANDS):
    """The opening lead stands and dummy is spread."""


class AcceptHavingSeenDummy(Order, decides=LedOutOfTurn.LEAD_STANDS):
    """Declarer could have seen a card of dummy's, and has to accept the lead."""


class KeepDummysCard(Order, decides=LedOutOfTurn.LEAD_STANDS):
    """The second card came from dummy, and stays there."""


class PlaySecondFromTheHand(Order, place=CARDS):
    """The second card to the trick comes from declarer's hand."""


class RetractTheFaceDownLead(Order, place=DECIDES - 1):
    """The partner's face-down lead goes back to his hand."""


class LetTheLeadStand(Order, decides=LedOutOfTurn.LEAD_STANDS):
    """The lead was accepted and counts as a correct one."""


class LetTheLeadStandAndApply57(Order, decides=LedOutOfTurn.LEAD_STANDS):
    """The wrong defender has played to declarer's lead: it stands, and his card is premature."""

    @property
    def leads_to(self) -> Lead:
        """The premature play of that defender."""
        return Lead("penalty_card", {"role": "defender", "how": "played_early"})


class LetTheProperLeadStand(Order, decides=LedOutOfTurn.PROPER_LEAD_STANDS):
    """The opponent's proper lead stands; cards played in error are taken back."""


@dataclass(frozen=True)
class MakeItAPenaltyCard(Order, decides=LedOutOfTurn.LEAD_WITHDRAWN, penalty_card="major"):
    """The lead refused is withdrawn and becomes a major penalty card."""

    partner_leads: bool

    @property
    def leads_to(self) -> Lead:
        """The penalty card that the lead has become."""
        on_lead = "partner" if self.partner_leads else "other"
        answers = {"role": "defender", "how": "led_out_of_turn", "on_lead": on_lead}
        return Lead("penalty_card", answers)


class LetADefenderChoose(Order, decides=LedOutOfTurn.DEFENDERS_CHOOSE):
    """Either defender accepts declarer's lead or has it taken back."""


class FollowTheNextInTurn(Order, decides=LedOutOfTurn.DEFENDERS_CHOOSE):
    """The defenders differ: what the next in turn has chosen counts."""


class OfferToLetItStand(Order, place=OPTIONS - 1):
    """A defender may accept declarer's lead, in words or by playing to it in turn."""


class OfferToHaveItRestored(Order, place=OPTIONS):
    """A defender may have the card restored; then a defender leads."""


class OfferTheRightHand(Order, place=OPTIONS):
    """A defender may have the card taken back; then declarer leads from the right hand."""


class RestoreTheCard(Order, decides=LedOutOfTurn.LEAD_WITHDRAWN):
    """The card goes back to its hand, and the defender whose lead it is leads."""


class LeadAnythingFromTheRightHand(Order, decides=LedOutOfTurn.LEAD_WITHDRAWN):
    """The card is taken back, and declarer leads what he likes from the right hand."""


class PenaliseTheDefendersCard(Order, place=CARDS):
    """The card that a defender played before declarer's new lead is a major penalty card."""

    @property
    def leads_to(self) -> Lead:
        """What becomes of that card is ruled there."""
        way = {"how": "another_way", "other_way": "before_declarers_lead"}
        return Lead("penalty_card", {"role": "defender", **way})


class MindWhatThePenaltyCardTells(Order, place=INFORMATION):
    """What the penalty card tells is for everybody while it lies, not for the partner later."""


class WatchDeclarersLine(Order, place=INFORMATION):
    """Declarer may not build on what the lead taken back has told him."""


class MindTheWithdrawnCards(Order, place=INFORMATION):
    """What the withdrawn cards have told is for the side that did not err alone."""
