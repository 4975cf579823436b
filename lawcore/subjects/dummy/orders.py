"""What can be ordered on what dummy does, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto

from lawcore.ruling import Lead, Order, Status, When

REVOKE, NOTE, INFORMATION = 20, 40, 50


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


class LetDummyDoSo(Order, decides=DummyActed.ALLOWED):
    """It is within dummy's rights."""


class LetDummyCallTheDirector(Order, decides=DummyActed.ALLOWED):
    """Attention has been drawn: anybody may call the Director."""


class StopDummy(Order, decides=DummyActed.NOT_ALLOWED):
    """It is beyond dummy's rights."""


class DiscourageDummy(Order, decides=DummyActed.NOT_ALLOWED):
    """Dummy should not have done it."""


class PlayOnAndWeighTheSuggestion(Order, decides=DummyActed.NOT_ALLOWED):
    """Play goes on; if the suggestion did damage, the score is adjusted at the end."""


class DenyDummyHisRights(Order, decides=DummyActed.PROTECTION_LOST):
    """From now on it costs something that dummy asks, warns or points something out."""


class LeaveDummyHisRights(Order, decides=DummyActed.RIGHTS_KEPT):
    """What happened was not of dummy's own doing, and he keeps his rights."""


class ReproveTheDefender(Order, decides=DummyActed.DEFENDER_AT_FAULT):
    """The defender may not show dummy his hand."""


class LetADefenderChooseTheHand(Order, decides=DummyActed.HAND_CHOSEN):
    """Either defender chooses the hand from which declarer leads."""


class ReplaceAndCount(Order, decides=DummyActed.AS_IF_ESTABLISHED):
    """Declarer replaces the card of a revoke, and tricks are counted as if it were established."""


class PlayOnAsIfNothingHadHappened(Order, decides=DummyActed.PLAY_ON):
    """There is no rectification during the play."""


class RuleDummysRevoke(Order, decides=DummyActed.DUMMY_REVOKED):
    """The revoke of dummy's hand is ruled on as such."""

    @property
    def leads_to(self) -> Lead:
        """The revoke, from dummy's hand."""
        return Lead("revoke", {"hand": "dummy"})


@dataclass(frozen=True)
class RuleTheRevoke(Order, place=REVOKE):
    """The revoke of which dummy spoke is ruled on; `hand` is "declarer" or "defender"."""

    hand: str
    dummy_drew_attention: bool
    dummy_lost_rights: bool

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


class TransferNothing(Order, when=When.END_OF_PLAY):
    """Even an established revoke of dummy's hand transfers no trick."""


class AdjustIfItHelped(Order, when=When.DIRECTOR):
    """If declarer gained by what dummy said, the score is adjusted."""
