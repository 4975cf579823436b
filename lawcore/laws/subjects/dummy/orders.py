"""What becomes of what dummy does, and what more than one provision orders."""

from lawcore.engine.fact import Answer
from lawcore.engine.records import replace
from lawcore.engine.ruling import DECIDES, Lead, Order

REVOKE, NOTE, INFORMATION = DECIDES - 1, 40, 50


LET_DUMMY_DO_SO = Order("LetDummyDoSo", decides="allowed")
STOP_DUMMY = Order("StopDummy", decides="not_allowed")
DENY_DUMMY_HIS_RIGHTS = Order("DenyDummyHisRights", decides="protection_lost")
LEAVE_DUMMY_HIS_RIGHTS = Order("LeaveDummyHisRights", decides="rights_kept")
RULE_THE_REVOKE = Order(
    "RuleTheRevoke", place=REVOKE, takes=("hand", "dummy_drew_attention", "dummy_lost_rights")
)


def rule_the_revoke(hand: str, dummy_drew_attention: bool, dummy_lost_rights: bool) -> Order:
    """The revoke of which dummy spoke is ruled on; `hand` is "declarer" or "defender"."""
    answers: dict[str, Answer] = {"hand": str(hand), "dummy_drew_attention": dummy_drew_attention}
    if dummy_drew_attention:
        answers["dummy_lost_rights"] = dummy_lost_rights
    return replace(
        RULE_THE_REVOKE,
        values={
            "hand": hand,
            "dummy_drew_attention": dummy_drew_attention,
            "dummy_lost_rights": dummy_lost_rights,
        },
        leads_to=Lead("revoke", answers),
    )
