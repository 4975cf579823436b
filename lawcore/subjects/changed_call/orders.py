"""What becomes of a changed call, and what more than one provision orders."""

from enum import auto

from lawcore.ruling import Ask, Order, Status

REPLACE, NOTE = 20, 45


class Changed(Status):
    """What the change of a call has come to."""

    TO_BE_JUDGED = auto()
    ANOTHER_LAW = auto()
    LHO_CHOOSES = auto()
    FIRST_STANDS = auto()
    SECOND_STANDS = auto()


ASK_HIM_AWAY_FROM_THE_TABLE = Order(
    "AskHimAwayFromTheTable", decides=Changed.TO_BE_JUDGED, asks=Ask("meant")
)
REFUSE_THE_CHANGE = Order("RefuseTheChange", decides=Changed.FIRST_STANDS)
OFFER_NO_CHANGE = Order("OfferNoChange", decides=Changed.FIRST_STANDS)
LET_LHO_ACCEPT_OR_DECLINE = Order(
    "LetLhoAcceptOrDecline", decides=Changed.LHO_CHOOSES, asks=Ask("lho")
)
ASK_LHO_WHICH_HE_CALLS_OVER = Order(
    "AskLhoWhichHeCallsOver", decides=Changed.LHO_CHOOSES, asks=Ask("lho")
)
LET_THE_SECOND_CALL_STAND = Order("LetTheSecondCallStand", decides=Changed.SECOND_STANDS)
