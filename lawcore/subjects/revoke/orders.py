"""What can be ordered on a revoke, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto
from typing import ClassVar

from lawcore.ruling import Order, Status

DECIDES, TRANSFERS, CARDS, PARTNERS, DUTY, NOTE = 10, 20, 30, 40, 50, 60


class Revoked(Status):
    """What a revoke has come to."""

    NOT_A_REVOKE = auto()
    MUST_CORRECT = auto()
    ESTABLISHED = auto()
    AS_IF_ESTABLISHED = auto()
    PLAY_ON = auto()
    TOO_LATE = auto()


class NotARevoke(Order):
    """The play stands: nobody was bound to play otherwise."""

    status: ClassVar[Status] = Revoked.NOT_A_REVOKE
    place: ClassVar[int] = DECIDES


class MendTheDefectiveTrick(Order):
    """A trick has a card too few: Law 67 applies."""

    status: ClassVar[Status] = Revoked.NOT_A_REVOKE
    place: ClassVar[int] = DECIDES


class LetTheResultStand(Order):
    """It is too late for any rectification."""

    status: ClassVar[Status] = Revoked.TOO_LATE
    place: ClassVar[int] = DECIDES


class CorrectTheRevoke(Order):
    """The card is withdrawn and a legal one played."""

    status: ClassVar[Status] = Revoked.MUST_CORRECT
    place: ClassVar[int] = DECIDES


class LetDeclarerAcceptOrRefuse(Order):
    """Declarer accepts the card that was played instead of a penalty card, or refuses it."""

    status: ClassVar[Status] = Revoked.MUST_CORRECT
    place: ClassVar[int] = DECIDES


class KeepTheCardDeclarerAccepted(Order):
    """Declarer's side has played on, and so has accepted the card played."""

    status: ClassVar[Status] = Revoked.MUST_CORRECT
    place: ClassVar[int] = DECIDES


class SubstituteAndCount(Order):
    """A legal card is substituted, and tricks are counted as after an established revoke."""

    status: ClassVar[Status] = Revoked.AS_IF_ESTABLISHED
    counted: ClassVar[bool] = True
    place: ClassVar[int] = DECIDES


class PlayOnAsIfNothingHadHappened(Order):
    """There is no rectification during the play."""

    status: ClassVar[Status] = Revoked.PLAY_ON
    place: ClassVar[int] = DECIDES


class LetTheTrickStand(Order):
    """The revoke may no longer be corrected: the trick stays as it was played."""

    status: ClassVar[Status] = Revoked.ESTABLISHED
    counted: ClassVar[bool] = True
    at_the_head: ClassVar[bool] = False
    place: ClassVar[int] = TRANSFERS + 5


@dataclass(frozen=True)
class TransferTricks(Order):
    """After play that many tricks (1 or 2) go to the non-offending side."""

    tricks: int
    place: ClassVar[int] = TRANSFERS

    @property
    def transferred(self) -> int:
        """How many tricks it transfers."""
        return self.tricks


class MajorPenaltyCard(Order):
    """The withdrawn card stays face up as a major penalty card."""

    place: ClassVar[int] = CARDS
    penalty_card: ClassVar[str | None] = "major"


class ReplaceFreely(Order):
    """The withdrawn card goes back to the hand without further rectification."""

    place: ClassVar[int] = CARDS


class PutBackFaceUp(Order):
    """The withdrawn card lies face up again, as it lay before."""

    place: ClassVar[int] = CARDS


class OpponentsMayTakeBack(Order):
    """The non-offending side may take back the cards it played after the revoke."""

    place: ClassVar[int] = PARTNERS


@dataclass(frozen=True)
class PartnerMayTakeBack(Order):
    """The next player of the offending side may then change his card."""

    place: ClassVar[int] = PARTNERS
    becomes_penalty_card: bool


class PlayItAtTheFirstOpportunity(Order):
    """The penalty card is played as soon as that is legal."""

    place: ClassVar[int] = PARTNERS + 2


class DeclarerChoosesTheLead(Order):
    """Before partner leads, declarer requires or forbids the suit, or leaves him free."""

    place: ClassVar[int] = CARDS + 1


class PartnerMayNotChooseTheSuggestedPlay(Order):
    """The partner with two suits may not choose the play the revoke card could suggest."""

    place: ClassVar[int] = PARTNERS


class TestThePartnersPlay(Order):
    """The partner with two suits is held to the test of unauthorised information."""

    place: ClassVar[int] = PARTNERS


class UseWithdrawnCards(Order):
    """The non-offending side may use what the withdrawn cards told."""

    place: ClassVar[int] = PARTNERS + 5


class IgnoreWithdrawnCards(Order):
    """The offending side may not use what the withdrawn cards told."""

    place: ClassVar[int] = PARTNERS + 6


class AllowTheQuestion(Order):
    """A question about a revoke was within the asker's rights."""

    place: ClassVar[int] = NOTE


class ReproveTheQuestion(Order):
    """A defender asked his partner although the authority forbids it."""

    place: ClassVar[int] = NOTE


class WeighTheQuestion(Order):
    """What a question let partner know is unauthorised."""

    place: ClassVar[int] = NOTE + 1


class WarnDummy(Order):
    """Dummy went beyond his rights; that changes nothing for the revoke."""

    place: ClassVar[int] = NOTE


class RemindDummy(Order):
    """Dummy has to see to it that his hand follows suit."""

    place: ClassVar[int] = NOTE


class ConsiderAdjustedScore(Order):
    """The Director looks whether the non-offending side has been compensated enough."""

    place: ClassVar[int] = DUTY


class CompareWithoutTheLaterRevokes(Order):
    """The Director looks at what would have come of the board without the later revokes."""

    place: ClassVar[int] = DUTY + 1


class CompareWithoutAnyRevoke(Order):
    """The Director looks whether a side was damaged by the revokes of both."""

    place: ClassVar[int] = DUTY + 1


class AdjustTheDefendersScoreAlone(Order):
    """If the defenders gained, only their score is adjusted."""

    place: ClassVar[int] = DUTY


class AdjustAtTheEnd(Order):
    """At the end of play the Director looks at damage and adjusts."""

    place: ClassVar[int] = DUTY


class CountTheClaim(Order):
    """The claim is settled first; the tricks it gives count as won."""

    place: ClassVar[int] = TRANSFERS - 1


class RuleTheClaimAfterwards(Order):
    """Once the revoke is corrected, the claim is ruled."""

    place: ClassVar[int] = CARDS + 5


class RuleAgainstWhoMixedTheCards(Order):
    """Facts that cannot be established are ruled for the side that did not mix its cards."""

    place: ClassVar[int] = DECIDES + 1


class ConsiderAPenaltyForConcealment(Order):
    """Hiding a revoke, by another one or otherwise, is an offence of its own."""

    place: ClassVar[int] = NOTE + 2


class ConsiderWhetherHeCouldHaveKnown(Order):
    """If he could have known that it would pay, the score is adjusted."""

    place: ClassVar[int] = DUTY + 2


class RectifyHoweverItBecameKnown(Order):
    """The Director acts on what he learns in any way within the correction period."""

    place: ClassVar[int] = NOTE


class RectifyNothingAnyMore(Order):
    """The Director's duty to rectify ended with the correction period."""

    place: ClassVar[int] = DECIDES + 1
