"""What becomes of a revoke, and what more than one provision orders."""

from lawcore.engine.records import replace
from lawcore.engine.ruling import DECIDES, Order, When

CARDS, PARTNERS, INFORMATION, CLAIM, STANDS, NOTE = 20, 30, 40, 50, 55, 60
"""The places of what is carried out at once, after what decides; play goes on after corrections
of other revokes on the board."""
NEXT_LEAD, END_OF_PLAY, DIRECTOR = When.NEXT_LEAD, When.END_OF_PLAY, When.DIRECTOR


RULE_AGAINST_WHO_MIXED_THE_CARDS = Order("RuleAgainstWhoMixedTheCards", place=DECIDES - 2)
NOT_A_REVOKE = Order("NotARevoke", decides="not_a_revoke")
RECTIFY_NOTHING_ANY_MORE = Order("RectifyNothingAnyMore", place=DECIDES + 1)
CORRECT_THE_REVOKE = Order("CorrectTheRevoke", decides="must_correct")
SUBSTITUTE_AND_COUNT = Order("SubstituteAndCount", decides="as_if_established", counted=True)
REPLACE_FREELY = Order("ReplaceFreely", place=CARDS)
PUT_BACK_FACE_UP = Order("PutBackFaceUp", place=CARDS)
PARTNER_MAY_TAKE_BACK = Order(
    "PartnerMayTakeBack", place=PARTNERS, takes=("becomes_penalty_card",)
)
IGNORE_WITHDRAWN_CARDS = Order("IgnoreWithdrawnCards", place=INFORMATION + 1)
LET_NOBODY_USE_WITHDRAWN_CARDS = Order("LetNobodyUseWithdrawnCards", place=INFORMATION + 1)
ALLOW_THE_QUESTION = Order("AllowTheQuestion", place=NOTE)
REPROVE_THE_QUESTION = Order("ReproveTheQuestion", place=NOTE)
RECTIFY_HOWEVER_IT_BECAME_KNOWN = Order("RectifyHoweverItBecameKnown", place=NOTE)
TRANSFER_TRICKS = Order("TransferTricks", when=END_OF_PLAY, takes=("tricks",))


def partner_may_take_back(becomes_penalty_card: bool) -> Order:
    """Let the next player of the offending side change the card played, which then may lie."""
    return replace(PARTNER_MAY_TAKE_BACK, values={"becomes_penalty_card": becomes_penalty_card})


def transfer_tricks(tricks: int) -> Order:
    """After play that many tricks (1 or 2) go to the non-offending side."""
    return replace(TRANSFER_TRICKS, values={"tricks": tricks}, transferred=tricks)
