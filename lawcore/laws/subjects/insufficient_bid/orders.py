"""What becomes of an insufficient bid, and what more than one provision orders."""

from collections.abc import Mapping

from lawcore.engine.ruling import Ask, Order, When
from lawcore.laws.subjects.insufficient_bid.facts import Damage

FIRST, REPLACE, NOTE = 5, 20, 45


LET_LHO_ACCEPT_OR_DECLINE = Order(
    "LetLhoAcceptOrDecline",
    decides="lho_chooses",
    asks=Ask("lho"),
    offers=("accepts", "declines"),
)
LET_LHO_CHOOSE_AGAIN = Order(
    "LetLhoChooseAgain",
    decides="lho_chooses",
    asks=Ask("lho2"),
    offers=("accepts", "declines"),
)
ASK_WHICH_BID_LHO_CALLED_OVER = Order(
    "AskWhichBidLhoCalledOver", decides="lho_chooses", asks=Ask("lho")
)
MAY_REPLACE_IT = ("same_denom", "other_bid", "pass", "dbl_rdbl")
HAVE_IT_REPLACED = Order("HaveItReplaced", place=REPLACE, asks=Ask("repl"), offers=MAY_REPLACE_IT)
EXPLAIN_WHAT_MAY_REPLACE_IT = Order(
    "ExplainWhatMayReplaceIt", place=REPLACE + 1, offers=MAY_REPLACE_IT
)
LET_THE_BID_STAND = Order("LetTheBidStand", decides="accepted")
LET_THE_SECOND_BID_STAND = Order(
    "LetTheSecondBidStand", decides="accepted", effects={"lead": "open"}
)
LET_THAT_BID_STAND_TOO = Order("LetThatBidStandToo", decides="accepted")
LET_THE_FIRST_BID_STAND = Order(
    "LetTheFirstBidStand", decides="accepted", effects={"lead": "open"}
)
LET_THE_AUCTION_GO_ON = Order("LetTheAuctionGoOn", decides="replaced", effects={"info": "no_16C"})
TAKE_HIS_REPLACEMENT_AS_MADE = Order("TakeHisReplacementAsMade", place=NOTE)
RULE_HIS_REPLACEMENT = Order("RuleHisReplacement", place=FIRST)
LET_THE_REPLACEMENT_STAND = Order("LetTheReplacementStand", decides="replaced")
HELP_BY_DAMAGE: Mapping[Damage, Order] = {
    Damage.NOT_YET: Order(
        "LookWhetherTheBidHelped", when=When.END_OF_PLAY, effects={"adjust": ("27D",)}
    ),
    Damage.YES: Order(
        "AwardTheScoreWithoutTheBid", when=When.END_OF_PLAY, effects={"adjust": ("27D", "12C1(b)")}
    ),
    Damage.NO: Order("LeaveTheScore", when=When.END_OF_PLAY),
}
"""What is ordered at the end of a bid that may have helped its side."""
HELP_BY_DAMAGE_IN_2007: Mapping[Damage, Order] = {
    **HELP_BY_DAMAGE,
    Damage.YES: Order(
        "ConsiderTheScoreAsItWouldHaveBeen",
        when=When.END_OF_PLAY,
        effects={"adjust": ("27D", "12C1")},
    ),
}
