"""What can be ordered on a revoke, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto

from lawcore.ruling import DECIDES, Order, Status, When

CARDS, PARTNERS, INFORMATION, CLAIM, STANDS, NOTE = 20, 30, 40, 50, 55, 60
"""The places of what is carried out at once, after what decides; play goes on after corrections
of other revokes on the board."""
NEXT_LEAD, END_OF_PLAY, DIRECTOR = When.NEXT_LEAD, When.END_OF_PLAY, When.DIRECTOR


class Revoked(Status):
    """What a revoke has come to."""

    NOT_A_REVOKE = auto()
    MUST_CORRECT = auto()
    ESTABLISHED = auto()
    AS_IF_ESTABLISHED = auto()
    PLAY_ON = auto()


# what decides, and what goes before it


class RuleAgainstWhoMixedTheCards(Order, place=DECIDES - 2):
    """Facts that are lost are ruled for the side that did not mix its cards."""


class CountTheClaim(Order, place=DECIDES - 1):
    """The claim is settled first; the tricks it gives count as won."""


class NotARevoke(Order, decides=Revoked.NOT_A_REVOKE):
    """The play stands: nobody was bound to play otherwise."""


class SupplyTheMissingCard(Order, decides=Revoked.NOT_A_REVOKE):
    """The player who gave no card to the trick supplies one that he may legally play."""


class AddTheCardForNothing(Order, decides=Revoked.NOT_A_REVOKE):
    """He adds a card of the suit led to his played cards, and that is all."""


class AddACardOfTheSuit(Order, decides=Revoked.ESTABLISHED, counted=True):
    """He adds a card of the suit led to his played cards, and counts as having revoked."""


class AddAnyCard(Order, decides=Revoked.ESTABLISHED, counted=True):
    """He adds any card to his played cards, and counts as having revoked."""


class RectifyNothingAnyMore(Order, place=DECIDES + 1):
    """The Director's duty to rectify ended with the correction period."""


class CorrectTheRevoke(Order, decides=Revoked.MUST_CORRECT):
    """The card is withdrawn and a legal one played."""


class CorrectBothRevokes(Order, decides=Revoked.MUST_CORRECT, penalty_card="major"):
    """Both sides correct; every card that a defender withdraws is a penalty card."""


class LetDeclarerAcceptOrRefuse(Order, decides=Revoked.MUST_CORRECT):
    """Declarer accepts the card that was played instead of a penalty card, or refuses it."""


class KeepTheCardDeclarerAccepted(Order, decides=Revoked.PLAY_ON):
    """Declarer's side has played on, and so has accepted the card played."""


class SubstituteAndCount(Order, decides=Revoked.AS_IF_ESTABLISHED, counted=True):
    """A legal card is substituted, and tricks are counted as after an established revoke."""


class PlayOnAsIfNothingHadHappened(Order, decides=Revoked.PLAY_ON):
    """There is no rectification during the play."""


class LetTheTrickStand(
    Order, decides=Revoked.ESTABLISHED, place=STANDS, counted=True, at_the_head=False
):
    """The revoke may no longer be corrected: the trick stays as it was played."""


# now, at the table


class MajorPenaltyCard(Order, place=CARDS, penalty_card="major"):
    """The withdrawn card stays face up as a major penalty card."""


class ReplaceFreely(Order, place=CARDS):
    """The withdrawn card goes back to the hand without further rectification."""


class PutBackFaceUp(Order, place=CARDS):
    """The withdrawn card lies face up again, and stays what it was."""


class OpponentsMayTakeBack(Order, place=PARTNERS):
    """The non-offending side may take back the cards it played after the revoke."""


@dataclass(frozen=True)
class PartnerMayTakeBack(Order, place=PARTNERS):
    """The next player of the offending side may then change his card."""

    becomes_penalty_card: bool


class PartnerMayNotChooseTheSuggestedPlay(Order, place=PARTNERS):
    """The partner with two suits may not choose the play the revoke card could suggest."""


class TestThePartnersPlay(Order, place=PARTNERS):
    """The partner with two suits is held to the test of unauthorised information."""


class IgnoreWithdrawnCards(Order, place=INFORMATION + 1):
    """The offending side may not use what cards told that were withdrawn or taken back."""


class LetNobodyUseWithdrawnCards(Order, place=INFORMATION + 1):
    """Both sides have offended: neither may use what the withdrawn cards told."""


class RuleTheClaimAfterwards(Order, place=CLAIM):
    """Once the revoke is corrected, the claim is ruled."""


class AllowTheQuestion(Order, place=NOTE):
    """A question about a revoke was within the asker's rights."""


class ReproveTheQuestion(Order, place=NOTE):
    """A defender asked his partner although the authority forbids it."""


class RectifyHoweverItBecameKnown(Order, place=NOTE):
    """The Director acts on what he learns in any way within the correction period."""


# later


class DeclarerChoosesTheLead(Order, when=NEXT_LEAD, place=1):
    """Before partner leads, declarer requires or forbids the suit, or leaves him free."""


class PlayItAtTheFirstOpportunity(Order, when=NEXT_LEAD, place=2):
    """The penalty card is played as soon as that is legal."""


class ForgetItOncePickedUp(Order, when=NEXT_LEAD, place=3):
    """Once the card was picked up, its owner's partner may not use what it told."""


@dataclass(frozen=True)
class TransferTricks(Order, when=END_OF_PLAY):
    """After play that many tricks (1 or 2) go to the non-offending side."""

    tricks: int

    @property
    def transferred(self) -> int:
        """How many tricks it transfers."""
        return self.tricks


# then the Director


class ConsiderAdjustedScore(Order, when=DIRECTOR, place=1):
    """The Director looks whether the non-offending side has been compensated enough."""


class CompareWithoutTheLaterRevokes(Order, when=DIRECTOR, place=2):
    """The Director looks at what would have come of the board without the later revokes."""


class CompareWithoutAnyRevoke(Order, when=DIRECTOR, place=2):
    """The Director looks whether a side was damaged by the revokes of both."""


class ConsiderAPenaltyForConcealment(Order, when=DIRECTOR, place=5):
    """Hiding a revoke, by another one or otherwise, is an offence of its own."""
