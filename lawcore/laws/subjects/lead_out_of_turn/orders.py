"""What becomes of a lead out of turn, and what more than one provision orders."""

from lawcore.engine.fact import Answer
from lawcore.engine.records import replace
from lawcore.engine.ruling import Ask, Lead, Order

OPTIONS, CARDS, INFORMATION, NOTE = 20, 30, 40, 50


LEAD_FROM_THE_RIGHT_HAND = Order("LeadFromTheRightHand", decides="lead_withdrawn")
LET_DECLARER_CHOOSE = Order(
    "LetDeclarerChoose",
    decides="declarer_chooses",
    asks=Ask("reply"),
    offers=("accepted",),
)
OFFER_TO_SPREAD = Order("OfferToSpread", place=OPTIONS + 1, offers=("spread",))
OFFER_TO_ACCEPT = Order("OfferToAccept", place=OPTIONS, offers=("accepted",))
OFFER_TO_REFUSE = Order(
    "OfferToRefuse", place=OPTIONS + 2, takes=("partner_leads",), offers=("refused",)
)
SPREAD_THE_WHOLE_HAND = Order("SpreadTheWholeHand", decides="declarer_is_dummy")
ACCEPT_THE_OPENING_LEAD = Order("AcceptTheOpeningLead", decides="lead_stands")
LET_THE_LEAD_STAND = Order("LetTheLeadStand", decides="lead_stands")
MAKE_IT_A_PENALTY_CARD = Order(
    "MakeItAPenaltyCard",
    decides="lead_withdrawn",
    penalty_card="major",
    takes=("partner_leads", "opening_lead"),
)
RULE_THE_PARTNERS_CARD_TOO = Order("RuleThePartnersCardToo", place=OPTIONS + 3)
MAKE_THE_PARTNERS_CARD_ONE_TOO = Order("MakeThePartnersCardOneToo", place=CARDS)
DESIGNATE_THE_PARTNERS_CARD = Order("DesignateThePartnersCard", place=CARDS)
PLAY_THE_PARTNERS_CARD_IN_TURN = Order("PlayThePartnersCardInTurn", place=CARDS + 1)
LET_A_DEFENDER_CHOOSE = Order(
    "LetADefenderChoose",
    decides="defenders_choose",
    asks=Ask("reply"),
    offers=("accepted", "refused"),
)
FOLLOW_THE_NEXT_IN_TURN = Order("FollowTheNextInTurn", decides="defenders_choose")
OFFER_TO_LET_IT_STAND = Order("OfferToLetItStand", place=OPTIONS - 1, offers=("accepted",))
OFFER_TO_HAVE_IT_RESTORED = Order("OfferToHaveItRestored", place=OPTIONS, offers=("refused",))
OFFER_THE_RIGHT_HAND = Order("OfferTheRightHand", place=OPTIONS, offers=("refused",))
RESTORE_THE_CARD = Order("RestoreTheCard", decides="lead_withdrawn")
LEAD_ANYTHING_FROM_THE_RIGHT_HAND = Order("LeadAnythingFromTheRightHand", decides="lead_withdrawn")


def offer_to_refuse(partner_leads: bool) -> Order:
    """Declarer may refuse the lead; the card becomes a major penalty card."""
    return replace(OFFER_TO_REFUSE, values={"partner_leads": partner_leads})


def make_it_a_penalty_card(
    partner_leads: bool, partner_has_one_too: bool, opening_lead: bool
) -> Order:
    """The lead refused, the opening lead or a later one, becomes a major penalty card."""
    on_lead = "partner" if partner_leads else "other"
    answers: dict[str, Answer] = {
        "role": "defender",
        "how": "led_out_of_turn",
        "on_lead": on_lead,
        "opening_lead": opening_lead,
        **({"leader_has_penalty_card": True} if partner_has_one_too else {}),
    }
    return replace(
        MAKE_IT_A_PENALTY_CARD,
        values={"partner_leads": partner_leads, "opening_lead": opening_lead},
        leads_to=Lead("penalty_card", answers),
    )
