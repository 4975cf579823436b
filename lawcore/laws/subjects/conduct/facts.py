"""Manner, agreements, remarks, spectators, and what may be penalised."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo, by_itself, in_group
from lawcore.laws.provisions.facts import Judged, Later

Case = StrEnum("Case", "TEMPO BY_PLAY PSYCH HIDDEN REMARK SPECTATOR DELIBERATE PENALTY")
"""What happened."""

Cover = StrEnum("Cover", "NOTHING TEMPO AGREEMENT")
"""What stressed or protected a call or card that deceived."""

Purpose = StrEnum("Purpose", "INFRINGED CONCEALED PREARRANGED")
"""What was done on purpose."""

Kind = StrEnum("Kind", "NOT_DISCLOSED INCOMPLETE_ANSWER NOT_PERMITTED BY_PLAYER")
"""How an agreement was kept from the opponents, or that it is not allowed.

`BY_PLAYER`: what it means depends on which of the two partners makes the call or play.
"""


class Nature(StrEnum):
    """What a remark or reaction was about, or what else a player's manner was."""

    OCCURRENCE = auto()
    APPROVAL = auto()
    HOPES = auto()
    GRATUITOUS = auto()
    DETACHED = auto()
    WATCHED = auto()
    UNINTERESTED = auto()
    UNSETTLING = auto()
    DESIGNATIONS = auto()
    INATTENTIVE = auto()
    PROLONGED = auto()
    LEFT_THE_TABLE = auto()


Spectator = StrEnum(
    "Spectator", "DREW_ATTENTION TOLD_SOMETHING DISTURBED REACTED SAW_TWO_HANDS TRANSMITTED"
)
"""What a spectator did; `TRANSMITTED` is what a viewer of a transmission told a player."""


class Offence(StrEnum):
    """An offence against procedure, or discourtesy."""

    LATE = auto()
    SLOW = auto()
    OVERHEARD = auto()
    COMPARED = auto()
    TOUCHED = auto()
    POCKET = auto()
    ERROR = auto()
    DISOBEYED = auto()
    DISCOURTEOUS = auto()
    ANNOYING = auto()
    RUDE_TO_DIRECTOR = auto()


class Conduct(Facts):
    """One matter of conduct, in the order in which a director asks."""

    case = Fact(Case)
    cover = Fact(Cover)
    d_inference = Fact(Later)
    d_reason = Fact(Judged)
    d_aware = Fact(Judged)
    p_partner = Fact(Judged)
    kind = Fact(Kind)
    crucial = Fact(Judged)
    nature = Fact(Nature)
    told_partner = YesNo(NO, YES)
    s_what = Fact(Spectator)
    authority = YesNo(NO, YES)
    purpose = Fact(Purpose)
    offence = Fact(Offence)
    damage = Fact(Later)

    p_regulated = YesNo(NO, YES, usual=False)
    individual = YesNo(NO, YES, usual=False)

    choices: ClassVar = {
        "case": (
            *by_itself(Case.TEMPO, Case.BY_PLAY, Case.PSYCH, Case.HIDDEN, Case.REMARK),
            *by_itself(Case.PENALTY),
            *in_group("rarer", Case.SPECTATOR, Case.DELIBERATE),
        ),
        "nature": (
            *by_itself(Nature.OCCURRENCE, Nature.APPROVAL, Nature.HOPES, Nature.GRATUITOUS),
            *in_group(
                "manner",
                Nature.DETACHED,
                Nature.WATCHED,
                Nature.UNINTERESTED,
                Nature.UNSETTLING,
            ),
            *in_group(
                "at_the_table",
                Nature.DESIGNATIONS,
                Nature.INATTENTIVE,
                Nature.PROLONGED,
                Nature.LEFT_THE_TABLE,
            ),
        ),
        "offence": (
            *by_itself(Offence.SLOW, Offence.LATE),
            *in_group("manners", Offence.DISCOURTEOUS, Offence.ANNOYING, Offence.RUDE_TO_DIRECTOR),
            *by_itself(Offence.DISOBEYED),
            *in_group("talk", Offence.OVERHEARD, Offence.COMPARED),
            *in_group("cards", Offence.TOUCHED, Offence.POCKET),
            *by_itself(Offence.ERROR),
        ),
    }
    play_ended_when = (
        damage.is_(Later.YES, Later.NO, Later.UNSURE),
        d_inference.is_(Later.YES, Later.NO, Later.UNSURE),
    )
    incompatible = (
        d_inference.is_(Later.YES, Later.NO, Later.UNSURE).excludes(
            damage, Later.NOT_YET, impossible=True
        ),
        d_aware.is_(*Judged).excludes(damage, Later.NOT_YET, Later.NO, Later.UNSURE),
    )
    certain = (case,)
    likeliest = (p_regulated, individual)
    effects: ClassVar = {"decides": False}
