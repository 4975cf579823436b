"""What can be ordered on a question about a revoke, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto
from typing import ClassVar

from lawcore.ruling import Lead, Order, Status

DECIDES, REVOKE, NOTE, DUTY = 10, 20, 40, 50


class Inquired(Status):
    """What a question comes to."""

    ALLOWED = auto()
    NOT_ALLOWED = auto()
    AS_IF_ESTABLISHED = auto()
    PLAY_ON = auto()


class LetHimAsk(Order):
    """The question is within his rights."""

    status: ClassVar[Status] = Inquired.ALLOWED
    place: ClassVar[int] = DECIDES


class LetDefendersAskEachOther(Order):
    """A defender may ask his partner."""

    status: ClassVar[Status] = Inquired.ALLOWED
    place: ClassVar[int] = DECIDES


class LetHimPointItOut(Order):
    """Dummy's cards lie open: what is wrong with them is simply pointed out."""

    status: ClassVar[Status] = Inquired.ALLOWED
    place: ClassVar[int] = DECIDES

    @property
    def leads_to(self) -> Lead:
        """The revoke, from dummy's hand."""
        return Lead("revoke", {"hand": "dummy"})


class ShowTheTrick(Order):
    """The cards of the trick are faced again for him."""

    status: ClassVar[Status] = Inquired.ALLOWED
    place: ClassVar[int] = DECIDES


class KeepTheTrickClosed(Order):
    """The trick is not shown again but by the Director's order."""

    status: ClassVar[Status] = Inquired.NOT_ALLOWED
    place: ClassVar[int] = DECIDES


class ForbidTheQuestion(Order):
    """He may not ask, and has not asked yet."""

    status: ClassVar[Status] = Inquired.NOT_ALLOWED
    place: ClassVar[int] = DECIDES


class ReproveTheQuestion(Order):
    """He has asked though he may not."""

    status: ClassVar[Status] = Inquired.NOT_ALLOWED
    place: ClassVar[int] = DECIDES


class ReplaceAndCount(Order):
    """The card of a revoke is replaced, and tricks are counted as if it were established."""

    status: ClassVar[Status] = Inquired.AS_IF_ESTABLISHED
    place: ClassVar[int] = DECIDES


class PlayOnAsIfNothingHadHappened(Order):
    """There is no rectification during the play."""

    status: ClassVar[Status] = Inquired.PLAY_ON
    place: ClassVar[int] = DECIDES


class RuleTheRevokePartnerAskedAbout(Order):
    """The revoke about which a defender asked his partner is ruled on."""

    place: ClassVar[int] = REVOKE

    @property
    def leads_to(self) -> Lead:
        """A defender's revoke, about which his partner has asked."""
        return Lead("revoke", {"hand": "defender", "defender_asked_partner": True})


@dataclass(frozen=True)
class RuleTheRevokeDummyAskedAbout(Order):
    """The revoke about which dummy asked is ruled on, declarer's or else a defender's."""

    of_declarer: bool
    dummy_drew_attention: bool
    dummy_lost_rights: bool
    place: ClassVar[int] = REVOKE

    @property
    def leads_to(self) -> Lead:
        """The revoke, with what was told of dummy; his rights where he spoke first."""
        hand = "declarer" if self.of_declarer else "defender"
        if not self.dummy_drew_attention:
            return Lead("revoke", {"hand": hand, "dummy_drew_attention": False})
        return Lead(
            "revoke",
            {
                "hand": hand,
                "dummy_drew_attention": True,
                "dummy_lost_rights": self.dummy_lost_rights,
            },
        )


class WarnDummy(Order):
    """Dummy may not ask a defender and may be penalised."""

    place: ClassVar[int] = NOTE


class WeighTheQuestion(Order):
    """What a question tells partner is unauthorised."""

    place: ClassVar[int] = DUTY


class AdjustTheDefendersScoreAlone(Order):
    """If the defenders gained, only their score is adjusted."""

    place: ClassVar[int] = DUTY


class AdjustAtTheEnd(Order):
    """At the end of play the Director looks at damage and adjusts."""

    place: ClassVar[int] = DUTY
