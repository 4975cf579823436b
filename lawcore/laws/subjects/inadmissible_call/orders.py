"""What becomes of an inadmissible call, and what more than one provision orders."""

from enum import auto

from lawcore.engine.ruling import Ask, Order, Status

REPLACE, NOTE = 20, 45


class Inadmissible(Status):
    """What an inadmissible call has come to."""

    ANOTHER_LAW = auto()
    TO_BE_JUDGED = auto()
    CANCELLED = auto()
    UNDONE = auto()
    NOT_SCORED = auto()
    STANDS = auto()
    AS_MADE = auto()


HAVE_IT_REPLACED = Order("HaveItReplaced", place=REPLACE, asks=Ask("cmp"))
RETURN_THE_TURN = Order("ReturnTheTurn", place=REPLACE, asks=Ask("cmp"))
LET_THE_NEW_CALL_STAND = Order("LetTheNewCallStand", place=REPLACE)
HAVE_HIM_PASS_AS_BEFORE = Order(
    "HaveHimPassAsBefore", place=REPLACE, effects={"offender": "pass_next"}
)
HAVE_HIM_PASS_THROUGHOUT_AS_BEFORE = Order(
    "HaveHimPassThroughoutAsBefore", place=REPLACE, effects={"offender": "pass_always"}
)
LET_THE_ACTION_STAND = Order(
    "LetTheActionStand", decides=Inadmissible.STANDS, effects={"offender": "free"}
)
LET_THE_ACTION_STAND_AND_HIM_PASS = Order(
    "LetTheActionStandAndHimPass", decides=Inadmissible.STANDS, effects={"offender": "pass_always"}
)
CANCEL_THE_BID_OVER_SEVEN = Order("CancelTheBidOverSeven", decides=Inadmissible.CANCELLED)
CANCEL_THE_BID_CALLED_OVER = Order("CancelTheBidCalledOver", decides=Inadmissible.CANCELLED)
HAVE_BOTH_PASS_THROUGHOUT = Order(
    "HaveBothPassThroughout",
    place=REPLACE,
    effects={"partner": "pass_always", "offender": "pass_always"},
)
CANCEL_THE_LATE_CALL = Order("CancelTheLateCall", decides=Inadmissible.CANCELLED)
CANCEL_THE_CALL_AFTER_FOUR_PASSES = Order(
    "CancelTheCallAfterFourPasses", decides=Inadmissible.CANCELLED
)
CANCEL_THE_LATE_ACTION = Order("CancelTheLateAction", decides=Inadmissible.CANCELLED)
