"""What a player asks, looks at or corrects, and when."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo, by_itself, in_group
from lawcore.laws.provisions.facts import Later


class What(StrEnum):
    """What a player asks or wants, or what was wrong with a question, a review or an answer."""

    MEANING = auto()
    REFUSED = auto()
    REVIEW = auto()
    UNCLEAR_CALL = auto()
    WHOSE_LEAD = auto()
    THEIR_CARD = auto()
    CORRECTION = auto()
    FOR_PARTNER = auto()
    TO_TRAP = auto()
    NOT_HIS_TURN = auto()
    OWN_CALLS = auto()
    PLAYED_CARD = auto()
    PART_REVIEW = auto()
    LATE_REVIEW = auto()
    WRONG_REVIEW = auto()
    PARTNERS_REVIEW = auto()
    WRONG_ANSWERER = auto()
    COMMENT = auto()
    OWN_CARD = auto()
    AID = auto()


When = StrEnum("When", "AUCTION CLARIFICATION PLAY")
"""When it happened; play begins when the lead is faced."""

Whose = StrEnum("Whose", "OWN PARTNERS")
"""Whose explanation a player finds wrong."""


class Asking(Facts):
    """One question or review, in the order in which a director asks."""

    what = Fact(What)
    when = Fact(When)
    his_turn = YesNo(YES, NO)
    whose = Fact(Whose)
    declaring_side = YesNo(NO, YES)
    told_partner = YesNo(NO, YES)
    damage = Fact(Later)

    to_explain = YesNo(NO, YES, usual=False)

    choices: ClassVar = {
        "what": (
            *in_group(
                "lawful",
                What.MEANING,
                What.REVIEW,
                What.UNCLEAR_CALL,
                What.WHOSE_LEAD,
                What.THEIR_CARD,
            ),
            *by_itself(What.CORRECTION),
            *in_group(
                "question",
                What.FOR_PARTNER,
                What.TO_TRAP,
                What.NOT_HIS_TURN,
                What.OWN_CALLS,
                What.PLAYED_CARD,
            ),
            *in_group(
                "review",
                What.PART_REVIEW,
                What.LATE_REVIEW,
                What.WRONG_REVIEW,
                What.PARTNERS_REVIEW,
            ),
            *in_group("answer", What.REFUSED, What.WRONG_ANSWERER, What.COMMENT),
            *in_group("aid", What.OWN_CARD, What.AID),
        ),
    }
    likeliest: ClassVar = (to_explain,)
    incompatible = (
        what.is_(What.MEANING, What.REVIEW).excludes(his_turn, False, impossible=True),
    )
    effects: ClassVar = {"decides": False}
