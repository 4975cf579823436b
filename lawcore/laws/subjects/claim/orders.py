"""What becomes of a claim or concession, and what more than one provision orders."""

from lawcore.engine.fact import Answer
from lawcore.engine.records import replace
from lawcore.engine.ruling import Lead, Order

FIRST, HEARING, TESTS, JUDGES, NOTE, LEADS = 5, 20, 30, 40, 50, 60
_SAID_TO_THE_OTHERS = {
    "no": "contested",
    "yes": "accepted",
    "silent": "silent",
    "later_withdrawn": "accepted",
    "conceder_withdraws": "silent",
}


def _hand(defended: bool | None) -> dict[str, Answer]:
    """Return the hand that revoked where only the side of the defenders can have."""
    return {"hand": "defender"} if defended else {}


SCORE_AS_CLAIMED = Order("ScoreAsClaimed", decides="agreed")
SCORE_UNLESS_SOMEBODY_OBJECTS = Order("ScoreUnlessSomebodyObjects", decides="not_yet_agreed")
ACCEPT_THE_CLAIM = Order("AcceptTheClaim", decides="accepted")
AWARD_A_TRICK_TO_THE_TRUMP = Order("AwardATrickToTheTrump", decides="refused", one_sided=True)
REFUSE_THE_CARD_POSITION = Order("RefuseTheCardPosition", decides="refused")
REFUSE_THE_UNSTATED_LINE = Order("RefuseTheUnstatedLine", decides="refused")
JUDGE_THE_CLAIM = Order("JudgeTheClaim", decides="to_be_judged", place=JUDGES)
JUDGE_THE_CONCESSION = Order("JudgeTheConcession", decides="to_be_judged")
JUDGE_THE_TRICK_GIVEN_UP = Order("JudgeTheTrickGivenUp", decides="to_be_judged")
CANCEL_WHAT_COULD_NOT_BE_LOST = Order("CancelWhatCouldNotBeLost", place=NOTE)
RESTORE_THE_TRICK = Order("RestoreTheTrick", decides="trick_restored")
LET_THE_AGREEMENT_STAND = Order("LetTheAgreementStand", decides="stands")
LET_THE_CONCESSION_STAND = Order("LetTheConcessionStand", decides="stands")
CORRECT_THE_REVOKE_FIRST = Order(
    "CorrectTheRevokeFirst", decides="revoke_first", takes=("reply", "by")
)
THEN_RULE_THE_REVOKE = Order(
    "ThenRuleTheRevoke", place=LEADS, takes=("of", "reply", "settled", "by")
)
RULE_THE_REVOKE_AS_WELL = Order("RuleTheRevokeAsWell", place=LEADS, takes=("of", "by"))
TEST_THE_TRUMP = Order("TestTheTrump", place=TESTS)
TEST_THE_CARD_POSITION = Order("TestTheCardPosition", place=TESTS + 1)
TEST_THE_NORMAL_LINES = Order("TestTheNormalLines", place=TESTS + 2)
RULE_THE_OPENING_LEAD = Order(
    "RuleTheOpeningLead",
    place=NOTE,
    leads_to=Lead("lead_out_of_turn", {"lead": "opening_faced", "reply": "spread"}, at_once=True),
)
WEIGH_WHAT_PARTNER_LEARNED = Order("WeighWhatPartnerLearned", place=NOTE)


def correct_the_revoke_first(reply: str, by: str | None) -> Order:
    """The revoke of the other side is not established by the claim: it is corrected first.

    `reply` is what that side said of the claim, an answer of the fact `accepted`; `by` who
    claimed, None where nobody has told.
    """
    return replace(
        CORRECT_THE_REVOKE_FIRST,
        values={"reply": reply, "by": by},
        leads_to=_revoke_of_the_others(reply, by, settled=False),
    )


def then_rule_the_revoke(of: str, reply: str, settled: bool, by: str | None) -> Order:
    """The claim has established a revoke: its tricks are counted once the claim is settled.

    `of` is the side that revoked ("claimers" or "others"), `reply` what the others said of the
    claim, `settled` whether their agreement is complete, `by` who claimed, None where nobody has
    told.
    """
    if of == "claimers":
        defended = None if by is None else by == "defender"
        lead = Lead("revoke", {**_hand(defended), "since": "claimed"})
    else:
        lead = _revoke_of_the_others(reply, by, settled=settled)
    return replace(
        THEN_RULE_THE_REVOKE,
        values={"of": of, "reply": reply, "settled": settled, "by": by},
        leads_to=lead,
    )


def rule_the_revoke_as_well(of: str, by: str) -> Order:
    """No claim has established the revoke before it, which is ruled by what was played since.

    `of` is the side that revoked ("claimers" or "others"), `by` who claimed.
    """
    defended = (by == "defender") is (of == "claimers")
    return replace(
        RULE_THE_REVOKE_AS_WELL,
        values={"of": of, "by": by},
        leads_to=Lead("revoke", _hand(defended)),
    )


def _revoke_of_the_others(reply: str, by: str | None, *, settled: bool) -> Lead:
    """Lead over to a revoke, with the claim that the other side made and the reply to it.

    Who objects only after agreement was complete had let the claim pass in silence.
    """
    said = "silent" if settled and reply == "no" else _SAID_TO_THE_OTHERS[reply]
    return Lead(
        "revoke",
        {
            **_hand(None if by is None else by == "declarer"),
            "since": "opponents_claimed",
            "reply_to_claim": said,
            "claim_settled": settled,
        },
    )
