"""A question about a revoke during the play, or the wish to see a trick again."""

from enum import StrEnum

from lawcore.engine.fact import Fact, Facts, YesNo

LAWS_OF_1997 = 1997

Asker = StrEnum("Asker", "DECLARER DUMMY DEFENDER")
"""Who wants to ask."""

Wants = StrEnum("Wants", "ASK_DECLARER ASK_DEFENDER ASK_ABOUT_DUMMY SEE_TRICK")
"""Which player is asked about a card, or what the asker wants to see."""

Trick = StrEnum("Trick", "CARD_FACED CARD_TURNED QUITTED")
"""How the asker's own card of the trick lies, or whether that side has played on."""

Asked = StrEnum("Asked", "NOT_YET FIRST AFTER_OTHERS")
"""Whether the question was asked, and as the first word on the matter."""


def _since_2007(edition: int) -> bool:
    """Return what holds where the regulating authority has said nothing."""
    return edition > LAWS_OF_1997


class Inquiry(Facts):
    """One question, in the order in which a director asks.

    `defenders_may_ask` is a setting of the editions before 2017, which took the power to forbid
    the question away: since then it is accepted and without effect.
    """

    asker = Fact(Asker)
    wants = Fact(Wants)
    trick = Fact(Trick)
    asked = Fact(Asked)
    dummy_lost_rights = YesNo()

    defenders_may_ask = YesNo(setting=_since_2007)

    incompatible = (
        asker.is_(Asker.DECLARER).excludes(wants, Wants.ASK_DECLARER, impossible=True),
        asker.is_(Asker.DUMMY).excludes(wants, Wants.ASK_ABOUT_DUMMY, impossible=True),
        asker.is_(Asker.DECLARER, Asker.DEFENDER).excludes(asked, Asked.AFTER_OTHERS),
    )
