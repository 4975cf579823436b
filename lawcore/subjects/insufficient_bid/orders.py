"""What can be ordered on an insufficient bid, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Ask, Lead, Order, Return, Status, When

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


class AskHimAwayFromTheTable(Order, decides=Bid.TO_BE_JUDGED, asks=Ask("meant")):
    """Whether the bid was a slip is found out away from the table."""


class RuleAChangeOfCall(Order, decides=Bid.ANOTHER_LAW):
    """A slip: the bid he meant takes its place under another Law."""

    @property
    def leads_to(self) -> Lead:
        """The change of an unintended call."""
        return Lead("changed_call", {"meant": "slip"})


class ApplyTheLawOfUnintendedCalls(Order, decides=Bid.ANOTHER_LAW):
    """A bid that he never meant to make, in an edition whose Law 25 is not ruled on here."""


class ApplyTheLawOfBidsOutOfTurn(Order, decides=Bid.ANOTHER_LAW):
    """The bid was out of turn too: as 31 of 2007 is read, that it is insufficient comes after."""

    @property
    def leads_to(self) -> Lead:
        """The bid out of turn."""
        return Lead("call_out_of_turn", {"kind": "bid"})


class RuleABidOutOfTurn(Order, decides=Bid.ANOTHER_LAW):
    """The bid was out of turn as well, and that comes first."""

    @property
    def leads_to(self) -> Lead:
        """The bid out of turn, insufficient besides."""
        return Lead("call_out_of_turn", {"kind": "bid", "insufficient": "yes"})


class LetLhoAcceptOrDecline(Order, decides=Bid.LHO_CHOOSES, asks=Ask("lho")):
    """The next player alone says whether he accepts the bid; to call is to accept it."""


class LetLhoChooseAgain(Order, decides=Bid.LHO_CHOOSES, asks=Ask("lho2")):
    """The next player says whether he accepts the second insufficient bid."""


class AskWhichBidLhoCalledOver(Order, decides=Bid.LHO_CHOOSES, asks=Ask("lho")):
    """The next player says which of the two bids he has called over."""


class LetTheBidStand(Order, decides=Bid.ACCEPTED):
    """The bid is accepted as if it were legal, and the auction goes on."""


class LetTheSecondBidStand(Order, decides=Bid.ACCEPTED):
    """The second insufficient bid is accepted, and the auction goes on."""


class LetTheFirstBidStand(Order, decides=Bid.ACCEPTED, effects={"info": "16C"}):
    """The first bid is accepted, and what had replaced it is cancelled."""


class CancelTheBid(Order, decides=Bid.CANCELLED):
    """The bid is cancelled."""


class HaveItReplaced(Order, place=REPLACE, asks=Ask("repl")):
    """The offender puts a legal call in its place."""


class ExplainWhatMayReplaceIt(Order, place=REPLACE + 1):
    """The offender is told what follows from each call that he may choose."""


class CompareTheCalls(Order, decides=Bid.TO_BE_JUDGED, asks=Ask("cmp")):
    """Whether the new call is comparable is found out first."""

    @property
    def leads_to(self) -> Lead:
        """The comparison, which comes back with its answer."""
        answers = {"comparable": "yes", "not_comparable": "no"}
        return Lead("comparable", {}, Return("cmp", answers))


class LetTheAuctionGoOn(Order, decides=Bid.REPLACED, effects={"info": "no_16C"}):
    """The replacement stands, the partner is free, and no lead is restricted."""


class LetTheCallOfThatMeaningStand(Order, decides=Bid.REPLACED):
    """All that the bid said it says too, so it stands, and nobody is bound."""


class LetTheReplacementStand(Order, decides=Bid.REPLACED):
    """The replacement stands."""


class CancelTheDouble(Order, decides=Bid.REPLACEMENT_CANCELLED):
    """The double or redouble that was to replace the bid is cancelled."""


class CancelTheSecondBid(Order, decides=Bid.REPLACEMENT_CANCELLED):
    """The second insufficient bid is cancelled."""


class HaveTheDoubleReplaced(Order, place=REPLACE, asks=Ask("repl", {"prior": "dbl"})):
    """The offender chooses another call in the place of the double."""


class HaveTheSecondBidReplaced(Order, place=REPLACE, asks=Ask("repl", {"prior": "insuff"})):
    """The offender chooses another call in the place of the second bid."""


class RestrictNoLeadAfterAComparableCall(Order, when=When.NEXT_LEAD):
    """The call that replaced the bid is comparable, so no lead is restricted."""


class TakeHisReplacementAsMade(Order, place=NOTE):
    """What he has put in its place unasked stands if it is legal, unless the bid is accepted."""


class LookWhetherTheBidHelped(Order, when=When.END_OF_PLAY, effects={"adjust": ("27D",)}):
    """At the end the Director looks whether the first bid has helped its side."""


class ConsiderTheScoreWithoutTheBid(
    Order, when=When.END_OF_PLAY, effects={"adjust": ("27D", "12C1(b)")}
):
    """It helped, and did damage: the probable result without it is considered."""


class ConsiderTheScoreAsItWouldHaveBeen(
    Order, when=When.END_OF_PLAY, effects={"adjust": ("27D", "12C1")}
):
    """The same in the edition whose 12C1 is not divided so."""


class LeaveTheScore(Order, when=When.END_OF_PLAY):
    """No damage was done, so the score stands."""
