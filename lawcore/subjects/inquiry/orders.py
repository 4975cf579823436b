"""What can be ordered on a question about a revoke, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto

from lawcore.ruling import Lead, Order, Status

REVOKE, NOTE, INFORMATION = 20, 40, 50


class Inquired(Status):
    """What a question comes to."""

    ALLOWED = auto()
    NOT_ALLOWED = auto()
    AS_IF_ESTABLISHED = auto()
    PLAY_ON = auto()


class LetHimAsk(Order, decides=Inquired.ALLOWED):
    """The question is within his rights."""


class LetDefendersAskEachOther(Order, decides=Inquired.ALLOWED):
    """A defender may ask his partner."""


class LetHimPointItOut(Order, decides=Inquired.ALLOWED):
    """Dummy's cards lie open: what is wrong with them is simply pointed out."""

    @property
    def leads_to(self) -> Lead:
        """The revoke, from dummy's hand."""
        return Lead("revoke", {"hand": "dummy"})


class ShowTheTrick(Order, decides=Inquired.ALLOWED):
    """The cards of the trick are faced again for him."""


class LetHimLookAtHisCard(Order, decides=Inquired.ALLOWED):
    """He may look at his own card of the trick, and shows it to nobody."""


class KeepTheTrickClosed(Order, decides=Inquired.NOT_ALLOWED):
    """The trick is not shown again but by the Director's order."""


class ForbidTheQuestion(Order, decides=Inquired.NOT_ALLOWED):
    """He may not ask, and has not asked yet."""


class ReproveTheQuestion(Order, decides=Inquired.NOT_ALLOWED):
    """He has asked though he may not."""


class ReplaceAndCount(Order, decides=Inquired.AS_IF_ESTABLISHED):
    """The card of a revoke is replaced, and tricks are counted as if it were established."""


class PlayOnAsIfNothingHadHappened(Order, decides=Inquired.PLAY_ON):
    """There is no rectification during the play."""


class RuleTheRevokePartnerAskedAbout(Order, place=REVOKE):
    """The revoke about which a defender asked his partner is ruled on."""

    @property
    def leads_to(self) -> Lead:
        """A defender's revoke, about which his partner has asked."""
        return Lead("revoke", {"hand": "defender", "defender_asked_partner": True})


@dataclass(frozen=True)
class RuleTheRevokeDummyAskedAbout(Order, place=REVOKE):
    """The revoke about which dummy asked is ruled on, declarer's or else a defender's."""

    of_declarer: bool
    dummy_drew_attention: bool
    dummy_lost_rights: bool

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
