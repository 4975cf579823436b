"""What becomes of a call out of turn, and what more than one provision orders."""

from collections.abc import Mapping
from enum import auto

from lawcore.engine.ruling import Ask, Lead, Order, Status, When
from lawcore.laws.subjects.call_out_of_turn.facts import TurnOf

REVERT, PARTNER, NOTE = 8, 9, 45


class Called(Status):
    """What a call out of turn has come to."""

    IN_ROTATION = auto()
    ANOTHER_LAW = auto()
    AS_IF_NOT_CALLED = auto()
    LHO_CHOOSES = auto()
    ACCEPTED = auto()
    TO_BE_JUDGED = auto()
    WAITING = auto()
    HAS_TO_PASS = auto()
    PARTNER_HAS_TO_PASS = auto()
    HAS_TO_REPEAT = auto()
    REPLACED = auto()


LET_LHO_ACCEPT_OR_DECLINE = Order(
    "LetLhoAcceptOrDecline",
    decides=Called.LHO_CHOOSES,
    asks=Ask("lho"),
    offers=("accepts", "declines"),
)
LET_THE_CALL_STAND = Order("LetTheCallStand", decides=Called.ACCEPTED)
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
WAIT_FOR_RHO = Order("WaitForRho", decides=Called.WAITING, asks=Ask("rho_then"))
LET_HIM_CALL_AGAIN = Order("LetHimCallAgain", decides=Called.WAITING, asks=Ask("cmp"))
LET_HIM_PASS_ONCE = Order(
    "LetHimPassOnce",
    decides=Called.HAS_TO_PASS,
    effects={"offender": "pass_next", "lead": "open", "info": "16C"},
)
SILENCE_PARTNER = Order(
    "SilencePartner", decides=Called.PARTNER_HAS_TO_PASS, effects={"partner": "pass_always"}
)
LET_HIM_REPEAT_THE_CALL = Order(
    "LetHimRepeatTheCall", decides=Called.HAS_TO_REPEAT, effects={"offender": "repeat"}
)
LET_HIM_REPEAT_THE_BID = Order(
    "LetHimRepeatTheBid", decides=Called.HAS_TO_REPEAT, effects={"offender": "repeat"}
)
LET_THE_AUCTION_GO_ON = Order(
    "LetTheAuctionGoOn", decides=Called.REPLACED, effects={"info": "no_16C"}
)
LET_THE_NEW_CALL_STAND = Order("LetTheNewCallStand", decides=Called.REPLACED)
LET_THE_CALL_OF_ANOTHER_KIND_STAND = Order("LetTheCallOfAnotherKindStand", decides=Called.REPLACED)
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
