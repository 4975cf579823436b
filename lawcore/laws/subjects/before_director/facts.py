"""What was done before the Director came, or ruled wrongly."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo, by_itself, in_group


class Done(StrEnum):
    """What happened before the Director ruled, or that the ruling itself was wrong."""

    ATTENTION = auto()
    SETTLED = auto()
    NOS_ACTED = auto()
    OS_CORRECTED = auto()
    WAIVER_ASKED = auto()
    RULED_WRONGLY = auto()
    CONSULTED = auto()
    CHOSE_BEST = auto()


class Drawn(StrEnum):
    """Who drew attention to the irregularity, or that nobody did."""

    IN_AUCTION = auto()
    IN_PLAY = auto()
    BY_DUMMY = auto()
    PREVENTED = auto()
    OWN_SIDE_SILENT = auto()


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


class Acted(StrEnum):
    """Who of the side that did not err was the first to call or play after it.

    `RIGHTFUL` is the player whose turn a call out of turn has taken.
    """

    NEXT_PLAYER = auto()
    RIGHTFUL = auto()
    OTHER = auto()


class Gained(StrEnum):
    """Which side gained because an opponent acted without knowing the Law."""

    NO = auto()
    OFFENDERS = auto()
    INNOCENTS = auto()
    OPEN = auto()


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
