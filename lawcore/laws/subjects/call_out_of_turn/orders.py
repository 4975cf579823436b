"""What becomes of a call out of turn, and what more than one provision orders."""

from collections.abc import Mapping

from lawcore.engine.ruling import Ask, Lead, Order, When
from lawcore.laws.subjects.call_out_of_turn.facts import TurnOf

REVERT, PARTNER, NOTE = 8, 9, 45


LET_LHO_ACCEPT_OR_DECLINE = Order(
    "LetLhoAcceptOrDecline",
    decides="lho_chooses",
    asks=Ask("lho"),
    offers=("accepts", "declines"),
)
LET_THE_CALL_STAND = Order("LetTheCallStand", decides="accepted")
CANCEL_IT_FOR_RHO = Order("CancelItForRho", place=REVERT)
CANCEL_IT_FOR_PARTNER = Order("CancelItForPartner", place=REVERT)
CANCEL_IT: Mapping[TurnOf, Order] = {
    TurnOf.RHO: CANCEL_IT_FOR_RHO,
    TurnOf.PARTNER: CANCEL_IT_FOR_PARTNER,
    TurnOf.LHO: Order("CancelItForLho", place=REVERT),
}
"""The call is cancelled, and the turn goes back to whose it was."""
NOTE_THAT_IT_WENT_BACK_TO_RHO = Order("NoteThatItWentBackToRho", place=REVERT)
NOTE_THAT_IT_WENT_BACK: Mapping[TurnOf, Order] = {
    TurnOf.RHO: NOTE_THAT_IT_WENT_BACK_TO_RHO,
    TurnOf.PARTNER: Order("NoteThatItWentBackToPartner", place=REVERT),
    TurnOf.LHO: Order("NoteThatLhoCalledFirst", place=REVERT),
}
"""The call was cancelled, and the player whose turn it was has called."""
LET_PARTNER_CALL_WHAT_HE_LIKES = Order("LetPartnerCallWhatHeLikes", place=PARTNER)
LOOK_HOW_PARTNER_CALLED = Order(
    "LookHowPartnerCalled", place=PARTNER, effects={"adjust": ("16C3",)}
)
WAIT_FOR_RHO = Order("WaitForRho", decides="waiting", asks=Ask("rho_then"))
LET_HIM_CALL_AGAIN = Order("LetHimCallAgain", decides="waiting", asks=Ask("cmp"))
LET_HIM_PASS_ONCE = Order(
    "LetHimPassOnce",
    decides="has_to_pass",
    effects={"offender": "pass_next", "lead": "open"},
)
SILENCE_PARTNER = Order(
    "SilencePartner", decides="partner_has_to_pass", effects={"partner": "pass_always"}
)
LET_HIM_REPEAT_THE_CALL = Order(
    "LetHimRepeatTheCall", decides="has_to_repeat", effects={"offender": "repeat"}
)
LET_HIM_REPEAT_THE_BID = Order(
    "LetHimRepeatTheBid", decides="has_to_repeat", effects={"offender": "repeat"}
)
LET_THE_AUCTION_GO_ON = Order("LetTheAuctionGoOn", decides="replaced", effects={"info": "no_16C"})
LET_THE_NEW_CALL_STAND = Order("LetTheNewCallStand", decides="replaced")
LET_THE_CALL_OF_ANOTHER_KIND_STAND = Order("LetTheCallOfAnotherKindStand", decides="replaced")
FORBID_ONE_SUIT_IF_THEY_DEFEND = Order(
    "ForbidOneSuitIfTheyDefend", when=When.NEXT_LEAD, effects={"lead": "26B"}
)
FORBID_ONE_SUIT = Order(
    "ForbidOneSuit",
    when=When.NEXT_LEAD,
    effects={"lead": "26B"},
    leads_to=Lead(
        "lead_restriction",
        {
            "exempt": "none",
            "side": "defends",
            "origin": "out_of_turn",
            "withdrawn_relates_to_suits": "none",
        },
    ),
)
