"""An opening lead, face down or faced, by who had it or by somebody else."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.fact import NO, YES, Fact, Facts, YesNo, by_itself, telling


class Leader(StrEnum):
    """Who made the opening lead."""

    RIGHT = auto()
    WRONG = auto()
    DECL_SIDE = auto()


class Choice(StrEnum):
    """What declarer chooses after a faced lead out of turn."""

    SPREAD = auto()
    ACCEPT = auto()
    REFUSE = auto()
    UNDECIDED = auto()


class OpeningLead(Facts):
    """One opening lead, in the order in which a director asks."""

    leader = Fact(Leader)
    faced = YesNo(YES, NO)
    choice = Fact(Choice)

    misinformed = YesNo(NO, YES, usual=False)
    partner_down = YesNo(NO, YES, usual=False)
    dummy_seen = YesNo(NO, YES, usual=False)

    choices: ClassVar = {
        "leader": (
            telling(Leader.WRONG, faced=YES),
            telling(Leader.WRONG, faced=NO),
            telling(Leader.RIGHT, faced=YES),
            telling(Leader.RIGHT, faced=NO),
            *by_itself(Leader.DECL_SIDE),
        ),
    }
    likeliest = (misinformed, dummy_seen, partner_down)
