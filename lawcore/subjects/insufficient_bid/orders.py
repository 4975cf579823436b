"""What becomes of an insufficient bid, and what more than one provision orders."""

from enum import auto

from lawcore.ruling import Ask, Order, Status, When

REPLACE, NOTE = 20, 45


class Bid(Status):
    """What an insufficient bid has come to."""

    TO_BE_JUDGED = auto()
    ANOTHER_LAW = auto()
    LHO_CHOOSES = auto()
    ACCEPTED = auto()
    CANCELLED = auto()
    REPLACED = auto()
    REPLACEMENT_CANCELLED = auto()


LET_LHO_ACCEPT_OR_DECLINE = Order(
    "LetLhoAcceptOrDecline", decides=Bid.LHO_CHOOSES, asks=Ask("lho")
)
LET_LHO_CHOOSE_AGAIN = Order("LetLhoChooseAgain", decides=Bid.LHO_CHOOSES, asks=Ask("lho2"))
ASK_WHICH_BID_LHO_CALLED_OVER = Order(
    "AskWhichBidLhoCalledOver", decides=Bid.LHO_CHOOSES, asks=Ask("lho")
)
LET_THE_BID_STAND = Order("LetTheBidStand", decides=Bid.ACCEPTED)
LET_THE_SECOND_BID_STAND = Order("LetTheSecondBidStand", decides=Bid.ACCEPTED)
LET_THE_FIRST_BID_STAND = Order("LetTheFirstBidStand", decides=Bid.ACCEPTED)
LET_THE_AUCTION_GO_ON = Order(
    "LetTheAuctionGoOn", decides=Bid.REPLACED, effects={"info": "no_16C"}
)
LET_THE_REPLACEMENT_STAND = Order("LetTheReplacementStand", decides=Bid.REPLACED)
LOOK_WHETHER_THE_BID_HELPED = Order(
    "LookWhetherTheBidHelped", when=When.END_OF_PLAY, effects={"adjust": ("27D",)}
)
AWARD_THE_SCORE_WITHOUT_THE_BID = Order(
    "AwardTheScoreWithoutTheBid", when=When.END_OF_PLAY, effects={"adjust": ("27D", "12C1(b)")}
)
CONSIDER_THE_SCORE_AS_IT_WOULD_HAVE_BEEN = Order(
    "ConsiderTheScoreAsItWouldHaveBeen", when=When.END_OF_PLAY, effects={"adjust": ("27D", "12C1")}
)
LEAVE_THE_SCORE = Order("LeaveTheScore", when=When.END_OF_PLAY)
