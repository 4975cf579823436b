"""An opening lead, face down or faced, by who had it or by somebody else."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.fact import Fact, Facts, by_itself, telling
from lawcore.provisions.facts import YesNo


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
    faced = Fact(YesNo)
    choice = Fact(Choice)

    misinformed = Fact((YesNo.NO, YesNo.YES), usual=YesNo.NO)
    partner_down = Fact((YesNo.NO, YesNo.YES), usual=YesNo.NO)
    dummy_seen = Fact((YesNo.NO, YesNo.YES), usual=YesNo.NO)

    choices: ClassVar = {
        "leader": (
            telling(Leader.WRONG, faced=YesNo.YES),
            telling(Leader.WRONG, faced=YesNo.NO),
            telling(Leader.RIGHT, faced=YesNo.YES),
            telling(Leader.RIGHT, faced=YesNo.NO),
            *by_itself(Leader.DECL_SIDE),
        ),
    }
    likeliest = (misinformed, dummy_seen, partner_down)
