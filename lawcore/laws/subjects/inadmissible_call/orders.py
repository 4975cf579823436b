"""What becomes of an inadmissible call, and what more than one provision orders."""

from lawcore.engine.ruling import Ask, Order

REPLACE, NOTE = 20, 45


HAVE_IT_REPLACED = Order("HaveItReplaced", place=REPLACE, asks=Ask("cmp"))
RETURN_THE_TURN = Order("ReturnTheTurn", place=REPLACE, asks=Ask("cmp"))
LET_THE_NEW_CALL_STAND = Order("LetTheNewCallStand", place=REPLACE)
HAVE_HIM_PASS_AS_BEFORE = Order(
    "HaveHimPassAsBefore", place=REPLACE, effects={"offender": "pass_next"}
)
HAVE_HIM_PASS_THROUGHOUT_AS_BEFORE = Order(
    "HaveHimPassThroughoutAsBefore", place=REPLACE, effects={"offender": "pass_always"}
)
LET_THE_ACTION_STAND = Order("LetTheActionStand", decides="stands", effects={"offender": "free"})
LET_THE_ACTION_STAND_AND_HIM_PASS = Order(
    "LetTheActionStandAndHimPass", decides="stands", effects={"offender": "pass_always"}
)
CANCEL_THE_BID_OVER_SEVEN = Order("CancelTheBidOverSeven", decides="cancelled")
CANCEL_THE_BID_CALLED_OVER = Order("CancelTheBidCalledOver", decides="cancelled")
HAVE_BOTH_PASS_THROUGHOUT = Order(
    "HaveBothPassThroughout",
    place=REPLACE,
    effects={"partner": "pass_always", "offender": "pass_always"},
)
CANCEL_THE_LATE_CALL = Order("CancelTheLateCall", decides="cancelled")
CANCEL_THE_CALL_AFTER_FOUR_PASSES = Order("CancelTheCallAfterFourPasses", decides="cancelled")
CANCEL_THE_LATE_ACTION = Order("CancelTheLateAction", decides="cancelled")
