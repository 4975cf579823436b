"""What can be ordered on a call out of turn, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Ask, Lead, Order, Return, Status, When

REVERT, PARTNER, NOTE = 8, 9, 45


class Called(Status):
    """What a call out of turn has come to."""

    IN_ROTATION = auto()
    ANOTHER_LAW = auto()
    AS_IF_NOT_CALLED = auto()
    LHO_CHOOSES = auto()
    ACCEPTED = auto()
    TO_BE_JUDGED = auto()
    WAITING = auto()
    HAS_TO_PASS = auto()
    PARTNER_HAS_TO_PASS = auto()
    HAS_TO_REPEAT = auto()
    REPLACED = auto()
    NOT_COVERED = auto()


class TakeItAsInRotation(Order, decides=Called.IN_ROTATION):
    """He called where only a player who has to pass was before him: nothing is wrong."""


class RuleAnInadmissibleDouble(Order, decides=Called.ANOTHER_LAW):
    """A double or redouble that may not be made is never accepted."""

    @property
    def leads_to(self) -> Lead:
        """The inadmissible double, out of turn besides."""
        return Lead("inadmissible_call", {"what": "dbl_rdbl", "out_turn": "yes"})


class RuleAChangeOfCall(Order, decides=Called.ANOTHER_LAW):
    """At his left-hand opponent's turn he has changed his own call."""

    @property
    def leads_to(self) -> Lead:
        """The change of a call that he meant to make."""
        return Lead("changed_call", {})


class ApplyTheLawOfInadmissibleDoubles(Order, decides=Called.ANOTHER_LAW):
    """A double that may not be made, in an edition whose Law 36 is not ruled on here."""


class ApplyTheLawOfChangedCalls(Order, decides=Called.ANOTHER_LAW):
    """He has changed his own call, in an edition whose Law 25 is not ruled on here."""


class LookItUpInThatCode(Order, decides=Called.NOT_COVERED):
    """Nothing is ordered: what that edition says of it was not read."""


class TreatItAsNotCalled(Order, decides=Called.AS_IF_NOT_CALLED):
    """The player in turn has called: the call out of turn is as if it had not been made."""


class LetLhoAcceptOrDecline(Order, decides=Called.LHO_CHOOSES, asks=Ask("lho")):
    """The next player alone says whether he accepts the call; to call is to accept it."""


class LetTheCallStand(Order, decides=Called.ACCEPTED):
    """The call is accepted, and nothing is rectified any more."""


class CancelItForRho(Order, place=REVERT):
    """The call is cancelled, and the turn goes back to the right-hand opponent."""


class CancelItForPartner(Order, place=REVERT):
    """The call is cancelled, and the turn goes back to the partner."""


class CancelItForLho(Order, place=REVERT):
    """The call is cancelled, and it is the left-hand opponent's turn."""


class NoteThatItWentBackToRho(Order, place=REVERT):
    """The call was cancelled, the right-hand opponent has acted, and a new call was made."""


class NoteThatItWentBackToPartner(Order, place=REVERT):
    """The call was cancelled, the partner has called, and a new call was made."""


class NoteThatLhoCalledFirst(Order, place=REVERT):
    """The call was cancelled, the left-hand opponent has called, and a new call was made."""


class LetPartnerCallWhatHeLikes(Order, place=PARTNER):
    """The partner makes any legal call, without using the withdrawn one."""


class LookHowPartnerCalled(Order, place=PARTNER, effects={"adjust": ("16C3",)}):
    """The partner was free to call; at the end it is seen whether he used the withdrawn call."""


class WaitForRho(Order, decides=Called.WAITING, asks=Ask("rho_then")):
    """What the offender has to do depends on what the right-hand opponent calls."""


class LetHimCallAgain(Order, decides=Called.WAITING, asks=Ask("cmp")):
    """At his turn the offender makes any legal call; it matters whether it is comparable."""


class LetHimPassOnce(
    Order,
    decides=Called.HAS_TO_PASS,
    effects={"offender": "pass_next", "lead": "open", "info": "16C"},
):
    """The offender passes at his next turn; his partner is free."""


class LetHimPassThroughout(
    Order, decides=Called.HAS_TO_PASS, effects={"offender": "pass_always", "info": "16C"}
):
    """The offender passes whenever it is his turn, to the end of the auction."""


class LetPartnerBidOrPass(Order, place=PARTNER, effects={"partner": "no_double_this_turn"}):
    """At this turn the partner may bid or pass, and neither double nor redouble."""


class SilencePartner(
    Order, decides=Called.PARTNER_HAS_TO_PASS, effects={"partner": "pass_always"}
):
    """The partner passes whenever it is his turn; the offender calls what he likes."""


class LetHimRepeatTheCall(Order, decides=Called.HAS_TO_REPEAT, effects={"offender": "repeat"}):
    """The offender repeats his call, and nothing is rectified."""


class LetHimRepeatTheBid(Order, decides=Called.HAS_TO_REPEAT, effects={"offender": "repeat"}):
    """The offender repeats his bid, which is insufficient as well."""


class RuleTheInsufficientBid(Order, place=NOTE):
    """The bid that he repeats is insufficient, and is ruled as such."""

    @property
    def leads_to(self) -> Lead:
        """The insufficient bid, now in turn."""
        return Lead("insufficient_bid", {"meant": "meant"})


class CompareTheCalls(Order, decides=Called.TO_BE_JUDGED, asks=Ask("cmp")):
    """Whether the new call is comparable is found out first."""

    @property
    def leads_to(self) -> Lead:
        """The comparison, which comes back with its answer."""
        answers = {"comparable": "yes", "not_comparable": "no"}
        return Lead("comparable", {}, Return("cmp", answers))


class LetTheAuctionGoOn(Order, decides=Called.REPLACED, effects={"info": "no_16C"}):
    """The new call stands, the partner is free, and no lead is restricted."""


class LetTheNewCallStand(Order, decides=Called.REPLACED):
    """The new call stands."""


class LetTheCallOfAnotherKindStand(Order, decides=Called.REPLACED):
    """The new call stands, though it says something else than the withdrawn one."""


class LetPartnerNotUseIt(Order, place=NOTE, effects={"info": "16C2"}):
    """The partner may not choose what the withdrawn call suggests."""


class LetTheOffendersNotUseIt(Order, place=NOTE, effects={"info": "16C2", "adjust": ("16C3",)}):
    """The offending side may not use the call that is as if it had not been made."""


class LookWhetherTheCallHelped(Order, when=When.END_OF_PLAY, effects={"adjust": ("23C",)}):
    """At the end the Director looks whether the withdrawn call has helped its side."""


class ForbidOneSuitIfTheyDefend(Order, when=When.NEXT_LEAD, effects={"lead": "26B"}):
    """Should the offending side defend, declarer may forbid the partner any one suit."""


class ForbidOneSuit(Order, when=When.NEXT_LEAD, effects={"lead": "26B"}):
    """The offending side defends: declarer may forbid the partner any one suit."""

    @property
    def leads_to(self) -> Lead:
        """The restriction of a lead by a call that was not of suits alone."""
        told = {"exempt": "none", "side": "defends", "origin": "out_of_turn"}
        return Lead("lead_restriction", {**told, "withdrawn_relates_to_suits": "none"})
