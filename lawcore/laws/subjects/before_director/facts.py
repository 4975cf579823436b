"""What was done before the Director came, or ruled wrongly."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo, by_itself, in_group

Done = StrEnum(
    "Done",
    "ATTENTION SETTLED NOS_ACTED OS_CORRECTED WAIVER_ASKED RULED_WRONGLY CONSULTED CHOSE_BEST",
)
"""What happened before the Director ruled, or that the ruling itself was wrong."""

Drawn = StrEnum("Drawn", "IN_AUCTION IN_PLAY BY_DUMMY PREVENTED OWN_SIDE_SILENT")
"""Who drew attention to the irregularity, or that nobody did."""


class Irregularity(StrEnum):
    """What the irregularity was: named as the subject that rules on it, or another."""

    LEAD_OUT_OF_TURN = auto()
    REVOKE = auto()
    PENALTY_CARD = auto()
    PREMATURE_PLAY = auto()
    INSUFFICIENT_BID = auto()
    CALL_OUT_OF_TURN = auto()
    CHANGED_CALL = auto()
    INADMISSIBLE_CALL = auto()
    OTHER = auto()


Acted = StrEnum("Acted", "NEXT_PLAYER RIGHTFUL OTHER")
"""Who of the side that did not err was the first to call or play after it.

`RIGHTFUL` is the player whose turn a call out of turn has taken.
"""

Gained = StrEnum("Gained", "NO OFFENDERS INNOCENTS OPEN")
"""Which side gained because an opponent acted without knowing the Law."""


class BeforeDirector(Facts):
    """One irregularity, in the order in which a director asks."""

    what_was_done = Fact(Done)
    drawn = Fact(Drawn)
    curable = YesNo(YES, NO)
    irregularity = Fact(Irregularity)
    acted = Fact(Acted)
    gained = Fact(Gained, unjudged=Gained.OPEN)

    incompatible = (
        irregularity.is_(
            *(one for one in Irregularity if one is not Irregularity.CALL_OUT_OF_TURN)
        ).excludes(acted, Acted.RIGHTFUL, impossible=True),
    )
    choices: ClassVar = {
        "what_was_done": (
            *by_itself(
                Done.ATTENTION, Done.SETTLED, Done.NOS_ACTED, Done.OS_CORRECTED, Done.RULED_WRONGLY
            ),
            *in_group("rarer", Done.WAIVER_ASKED, Done.CONSULTED, Done.CHOSE_BEST),
        ),
        "irregularity": (
            *by_itself(
                Irregularity.LEAD_OUT_OF_TURN,
                Irregularity.REVOKE,
                Irregularity.PENALTY_CARD,
                Irregularity.INSUFFICIENT_BID,
                Irregularity.CALL_OUT_OF_TURN,
            ),
            *in_group(
                "rarer",
                Irregularity.PREMATURE_PLAY,
                Irregularity.CHANGED_CALL,
                Irregularity.INADMISSIBLE_CALL,
                Irregularity.OTHER,
            ),
        ),
    }
