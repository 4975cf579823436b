"""What can be ordered on a revoke, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto

from lawcore.ruling import DECIDES, Order, Status

TRANSFERS, CARDS, PARTNERS, DUTY, NOTE = 20, 30, 40, 50, 60


class Revoked(Status):
    """What a revoke has come to."""

    NOT_A_REVOKE = auto()
    MUST_CORRECT = auto()
    ESTABLISHED = auto()
    AS_IF_ESTABLISHED = auto()
    PLAY_ON = auto()
    TOO_LATE = auto()


class NotARevoke(Order, decides=Revoked.NOT_A_REVOKE):
    """The play stands: nobody was bound to play otherwise."""


class MendTheDefectiveTrick(Order, decides=Revoked.NOT_A_REVOKE):
    """A trick has a card too few: Law 67 applies."""


class LetTheResultStand(Order, decides=Revoked.TOO_LATE):
    """It is too late for any rectification."""


class CorrectTheRevoke(Order, decides=Revoked.MUST_CORRECT):
    """The card is withdrawn and a legal one played."""


class LetDeclarerAcceptOrRefuse(Order, decides=Revoked.MUST_CORRECT):
    """Declarer accepts the card that was played instead of a penalty card, or refuses it."""


class KeepTheCardDeclarerAccepted(Order, decides=Revoked.MUST_CORRECT):
    """Declarer's side has played on, and so has accepted the card played."""


class SubstituteAndCount(Order, decides=Revoked.AS_IF_ESTABLISHED, counted=True):
    """A legal card is substituted, and tricks are counted as after an established revoke."""


class PlayOnAsIfNothingHadHappened(Order, decides=Revoked.PLAY_ON):
    """There is no rectification during the play."""


class LetTheTrickStand(
    Order, decides=Revoked.ESTABLISHED, place=TRANSFERS + 5, counted=True, at_the_head=False
):
    """The revoke may no longer be corrected: the trick stays as it was played."""


@dataclass(frozen=True)
class TransferTricks(Order, place=TRANSFERS):
    """After play that many tricks (1 or 2) go to the non-offending side."""

    tricks: int

    @property
    def transferred(self) -> int:
        """How many tricks it transfers."""
        return self.tricks


class MajorPenaltyCard(Order, place=CARDS, penalty_card="major"):
    """The withdrawn card stays face up as a major penalty card."""


class ReplaceFreely(Order, place=CARDS):
    """The withdrawn card goes back to the hand without further rectification."""


class PutBackFaceUp(Order, place=CARDS):
    """The withdrawn card lies face up again, as it lay before."""


class OpponentsMayTakeBack(Order, place=PARTNERS):
    """The non-offending side may take back the cards it played after the revoke."""


@dataclass(frozen=True)
class PartnerMayTakeBack(Order, place=PARTNERS):
    """The next player of the offending side may then change his card."""

    becomes_penalty_card: bool


class PlayItAtTheFirstOpportunity(Order, place=PARTNERS + 2):
    """The penalty card is played as soon as that is legal."""


class DeclarerChoosesTheLead(Order, place=CARDS + 1):
    """Before partner leads, declarer requires or forbids the suit, or leaves him free."""


class PartnerMayNotChooseTheSuggestedPlay(Order, place=PARTNERS):
    """The partner with two suits may not choose the play the revoke card could suggest."""


class TestThePartnersPlay(Order, place=PARTNERS):
    """The partner with two suits is held to the test of unauthorised information."""


class UseWithdrawnCards(Order, place=PARTNERS + 5):
    """The non-offending side may use what the withdrawn cards told."""


class IgnoreWithdrawnCards(Order, place=PARTNERS + 6):
    """The offending side may not use what the withdrawn cards told."""


class AllowTheQuestion(Order, place=NOTE):
    """A question about a revoke was within the asker's rights."""


class ReproveTheQuestion(Order, place=NOTE):
    """A defender asked his partner although the authority forbids it."""


class WeighTheQuestion(Order, place=NOTE + 1):
    """What a question let partner know is unauthorised."""


class WarnDummy(Order, place=NOTE):
    """Dummy went beyond his rights; that changes nothing for the revoke."""


class RemindDummy(Order, place=NOTE):
    """Dummy has to see to it that his hand follows suit."""


class ConsiderAdjustedScore(Order, place=DUTY):
    """The Director looks whether the non-offending side has been compensated enough."""


class CompareWithoutTheLaterRevokes(Order, place=DUTY + 1):
    """The Director looks at what would have come of the board without the later revokes."""


class CompareWithoutAnyRevoke(Order, place=DUTY + 1):
    """The Director looks whether a side was damaged by the revokes of both."""


class AdjustTheDefendersScoreAlone(Order, place=DUTY):
    """If the defenders gained, only their score is adjusted."""


class AdjustAtTheEnd(Order, place=DUTY):
    """At the end of play the Director looks at damage and adjusts."""


class CountTheClaim(Order, place=TRANSFERS - 1):
    """The claim is settled first; the tricks it gives count as won."""


class RuleTheClaimAfterwards(Order, place=CARDS + 5):
    """Once the revoke is corrected, the claim is ruled."""


class RuleAgainstWhoMixedTheCards(Order, place=DECIDES + 1):
    """Facts that cannot be established are ruled for the side that did not mix its cards."""


class ConsiderAPenaltyForConcealment(Order, place=NOTE + 2):
    """Hiding a revoke, by another one or otherwise, is an offence of its own."""


class ConsiderWhetherHeCouldHaveKnown(Order, place=DUTY + 2):
    """If he could have known that it would pay, the score is adjusted."""


class RectifyHoweverItBecameKnown(Order, place=NOTE):
    """The Director acts on what he learns in any way within the correction period."""


class RectifyNothingAnyMore(Order, place=DECIDES + 1):
    """The Director's duty to rectify ended with the correction period."""
