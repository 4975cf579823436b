"""What can be ordered on what dummy does, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto
from typing import ClassVar

from lawcore.ruling import Lead, Order, Status

DECIDES, REVOKE, CARDS, NOTE, DUTY = 10, 20, 30, 40, 50


class DummyActed(Status):
    """What it comes to that dummy acted."""

    ALLOWED = auto()
    NOT_ALLOWED = auto()
    PROTECTION_LOST = auto()
    RIGHTS_KEPT = auto()
    DEFENDER_AT_FAULT = auto()
    HAND_CHOSEN = auto()
    AS_IF_ESTABLISHED = auto()
    PLAY_ON = auto()
    DUMMY_REVOKED = auto()


class LetDummyDoSo(Order):
    """It is within dummy's rights."""

    status: ClassVar[Status] = DummyActed.ALLOWED
    place: ClassVar[int] = DECIDES


class LetDummyCallTheDirector(Order):
    """Attention has been drawn: anybody may call the Director."""

    status: ClassVar[Status] = DummyActed.ALLOWED
    place: ClassVar[int] = DECIDES


class StopDummy(Order):
    """It is beyond dummy's rights."""

    status: ClassVar[Status] = DummyActed.NOT_ALLOWED
    place: ClassVar[int] = DECIDES


class DiscourageDummy(Order):
    """Dummy should not have done it."""

    status: ClassVar[Status] = DummyActed.NOT_ALLOWED
    place: ClassVar[int] = DECIDES


class PlayOnAndWeighTheSuggestion(Order):
    """Play goes on; if the suggestion did damage, the score is adjusted at the end."""

    status: ClassVar[Status] = DummyActed.NOT_ALLOWED
    place: ClassVar[int] = DECIDES


class DenyDummyHisRights(Order):
    """From now on dummy is without the rights of 42B."""

    status: ClassVar[Status] = DummyActed.PROTECTION_LOST
    place: ClassVar[int] = DECIDES


class LeaveDummyHisRights(Order):
    """What happened was not of dummy's own doing, and he keeps his rights."""

    status: ClassVar[Status] = DummyActed.RIGHTS_KEPT
    place: ClassVar[int] = DECIDES


class ReproveTheDefender(Order):
    """The defender may not show dummy his hand."""

    status: ClassVar[Status] = DummyActed.DEFENDER_AT_FAULT
    place: ClassVar[int] = DECIDES


class LetADefenderChooseTheHand(Order):
    """Either defender chooses the hand from which declarer leads."""

    status: ClassVar[Status] = DummyActed.HAND_CHOSEN
    place: ClassVar[int] = DECIDES


class ReplaceAndCount(Order):
    """Declarer replaces the card of a revoke, and tricks are counted as if it were established."""

    status: ClassVar[Status] = DummyActed.AS_IF_ESTABLISHED
    place: ClassVar[int] = DECIDES


class PlayOnAsIfNothingHadHappened(Order):
    """There is no rectification during the play."""

    status: ClassVar[Status] = DummyActed.PLAY_ON
    place: ClassVar[int] = DECIDES


class RuleDummysRevoke(Order):
    """The revoke of dummy's hand is ruled on as such."""

    status: ClassVar[Status] = DummyActed.DUMMY_REVOKED
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """The revoke, from dummy's hand."""
        return Lead("revoke", {"hand": "dummy"})


@dataclass(frozen=True)
class RuleTheRevoke(Order):
    """The revoke of which dummy spoke is ruled on; `hand` is "declarer" or "defender"."""

    hand: str
    dummy_drew_attention: bool
    dummy_lost_rights: bool
    place: ClassVar[int] = REVOKE

    @property
    def leads_to(self) -> Lead:
        """The revoke, with what was told of dummy; his rights where he spoke first."""
        if not self.dummy_drew_attention:
            return Lead("revoke", {"hand": str(self.hand), "dummy_drew_attention": False})
        return Lead(
            "revoke",
            {
                "hand": str(self.hand),
                "dummy_drew_attention": True,
                "dummy_lost_rights": self.dummy_lost_rights,
            },
        )


class TransferNothing(Order):
    """Even an established revoke of dummy's hand transfers no trick."""

    place: ClassVar[int] = CARDS


class RemindDummy(Order):
    """Dummy has to see to it that his hand follows suit."""

    place: ClassVar[int] = NOTE


class WarnDummy(Order):
    """Dummy went beyond his limits and may be penalised; nothing else is lost by it."""

    place: ClassVar[int] = NOTE


class WeighTheQuestion(Order):
    """What dummy's question told is unauthorised for declarer."""

    place: ClassVar[int] = DUTY


class AdjustIfItHelped(Order):
    """If declarer gained by what dummy said, the score is adjusted."""

    place: ClassVar[int] = DUTY


class AdjustTheDefendersScoreAlone(Order):
    """If the defenders gained, only their score is adjusted."""

    place: ClassVar[int] = DUTY


class AdjustAtTheEnd(Order):
    """At the end of play the Director looks at damage and adjusts."""

    place: ClassVar[int] = DUTY
