"""What becomes of a question about a revoke, and what more than one provision orders."""

from lawcore.engine.fact import Answer
from lawcore.engine.records import replace
from lawcore.engine.ruling import DECIDES, Lead, Order

REVOKE, NOTE, INFORMATION = DECIDES - 1, 40, 50


LET_HIM_ASK = Order("LetHimAsk", decides="allowed")
LET_DEFENDERS_ASK_EACH_OTHER = Order("LetDefendersAskEachOther", decides="allowed")
SHOW_THE_TRICK = Order("ShowTheTrick", decides="allowed")
LET_HIM_LOOK_AT_HIS_CARD = Order("LetHimLookAtHisCard", decides="allowed")
LET_HIM_LOOK_UNTIL_A_CARD_IS_LED = Order("LetHimLookUntilACardIsLed", decides="allowed")
KEEP_THE_TRICK_CLOSED = Order("KeepTheTrickClosed", decides="not_allowed")
FORBID_THE_QUESTION = Order("ForbidTheQuestion", decides="not_allowed")
REPROVE_THE_QUESTION = Order("ReproveTheQuestion", decides="not_allowed")
REPLACE_AND_COUNT = Order("ReplaceAndCount", decides="as_if_established")
RULE_THE_REVOKE_PARTNER_ASKED_ABOUT = Order(
    "RuleTheRevokePartnerAskedAbout",
    place=REVOKE,
    leads_to=Lead("revoke", {"hand": "defender", "defender_asked_partner": True}),
)
RULE_THE_REVOKE_DUMMY_ASKED_ABOUT = Order(
    "RuleTheRevokeDummyAskedAbout",
    place=REVOKE,
    takes=("of_declarer", "dummy_drew_attention", "dummy_lost_rights"),
)


def rule_the_revoke_dummy_asked_about(
    of_declarer: bool, dummy_drew_attention: bool, dummy_lost_rights: bool
) -> Order:
    """The revoke about which dummy asked is ruled on, declarer's or else a defender's."""
    hand = "declarer" if of_declarer else "defender"
    answers: dict[str, Answer] = {"hand": hand, "dummy_drew_attention": dummy_drew_attention}
    if dummy_drew_attention:
        answers["dummy_lost_rights"] = dummy_lost_rights
    return replace(
        RULE_THE_REVOKE_DUMMY_ASKED_ABOUT,
        values={
            "of_declarer": of_declarer,
            "dummy_drew_attention": dummy_drew_attention,
            "dummy_lost_rights": dummy_lost_rights,
        },
        leads_to=Lead("revoke", answers),
    )
