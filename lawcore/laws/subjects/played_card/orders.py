"""What becomes of a card played or called, and what more than one provision orders."""

from lawcore.engine.records import replace
from lawcore.engine.ruling import Lead, Order

CARDS, OPPONENTS, INFORMATION, REVOKES = 20, 30, 40, 50


PLAY_THE_CARD = Order("PlayTheCard", decides="played")
COUNT_IT_AS_PLAYED_LATER = Order("CountItAsPlayedLater", decides="played")
COUNT_IT_AS_PLAYED_FIRST = Order("CountItAsPlayedFirst", decides="played")
RULE_IT_AS_PLAYED_TOO_SOON = Order("RuleItAsPlayedTooSoon", decides="too_soon", takes=("who",))
KEEP_THE_FIRST_CARD = Order("KeepTheFirstCard", decides="played")
LEAVE_THE_CARD = Order("LeaveTheCard", decides="not_played")
ALLOW_THE_CHANGE = Order("AllowTheChange", decides="changed")
JUDGE_THE_SLIP = Order("JudgeTheSlip", decides="to_be_judged")
PLAY_THE_CARD_THE_CALL_MEANS = Order("PlayTheCardTheCallMeans", decides="completed")
PLAY_THE_INTENDED_CARD = Order("PlayTheIntendedCard", decides="as_intended")
JUDGE_THE_INTENTION = Order("JudgeTheIntention", decides="to_be_judged")
LET_DECLARER_SAY_WHICH = Order("LetDeclarerSayWhich", decides="declarer_names")
CORRECT_DUMMYS_CARD = Order("CorrectDummysCard", decides="corrected")
LET_THE_WRONG_CARD_STAND = Order("LetTheWrongCardStand", decides="stands")
MAKE_IT_A_PENALTY_CARD = Order(
    "MakeItAPenaltyCard",
    decides="penalty_card",
    leads_to=Lead(
        "penalty_card",
        {"role": "defender", "how": "another_way", "other_way": "fifth_card"},
    ),
)
RETURN_THE_FIFTH_CARD = Order("ReturnTheFifthCard", decides="returned")
RULE_IT_AS_A_LEAD = Order("RuleItAsALead", decides="a_lead")
RULE_THE_LEAD_OUT_OF_TURN = Order("RuleTheLeadOutOfTurn", decides="a_lead", takes=("who",))
JUDGE_WHETHER_IT_WAS_LED = Order("JudgeWhetherItWasLed", decides="to_be_judged")
OPPONENT_MAY_TAKE_BACK = Order("OpponentMayTakeBack", place=OPPONENTS)
OPPONENT_THEN_DECLARER_MAY_TAKE_BACK = Order("OpponentThenDeclarerMayTakeBack", place=OPPONENTS)
RULE_THE_REVOKE = Order("RuleTheRevoke", place=REVOKES, takes=("hand",))


def rule_it_as_played_too_soon(who: str) -> Order:
    """Of two cards played at once it counts as the later, and it was not yet its turn."""
    role = "defender" if who == "defender" else "declarer_side"
    lead = Lead("penalty_card", {"role": role, "how": "played_early"}, at_once=True)
    return replace(RULE_IT_AS_PLAYED_TOO_SOON, values={"who": who}, leads_to=lead)


def rule_the_lead_out_of_turn(who: str) -> Order:
    """The fifth card was led from that hand (defender, declarer or dummy_for_declarer).

    Declarer leads dummy's cards too.
    """
    lead = Lead(
        "lead_out_of_turn", {"lead": "defender" if who == "defender" else "declarer"}, at_once=True
    )
    return replace(RULE_THE_LEAD_OUT_OF_TURN, values={"who": who}, leads_to=lead)


def rule_the_revoke(hand: str) -> Order:
    """With the wrong card standing that hand (declarer, dummy or defender) has revoked."""
    lead = Lead("revoke", {"hand": str(hand), "since": "played"})
    return replace(RULE_THE_REVOKE, values={"hand": hand}, leads_to=lead)
