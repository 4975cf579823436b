"""What dummy does, or wants to do."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import Fact, Facts, YesNo, by_itself, in_group


class Act(StrEnum):
    """What dummy does."""

    ASK_DECLARER_REVOKE = auto()
    ASK_DEFENDER = auto()
    DRAW_ATTENTION = auto()
    CALL_DIRECTOR = auto()
    PREVENT = auto()
    SUGGEST_OR_TOUCH = auto()
    COMMENT_ON_PLAY = auto()
    EXCHANGE_HANDS = auto()
    LEFT_SEAT_TO_WATCH = auto()
    LOOKED_AT_DEFENDER_HAND = auto()
    SHOWN_DEFENDER_HAND = auto()
    HAND_REVOKED = auto()
    INFO_TO_DIRECTOR = auto()
    COUNT_TRICKS = auto()
    CORRECT_EXPLANATION = auto()


Phase = StrEnum("Phase", "DURING_PLAY AFTER_PLAY")
"""Whether the play is over."""

Irregular = StrEnum("Irregular", "DECLARER DEFENDER")
"""Whose irregularity it is."""

DURING_PLAY_ALONE = (
    Act.PREVENT,
    Act.SUGGEST_OR_TOUCH,
    Act.COMMENT_ON_PLAY,
    Act.EXCHANGE_HANDS,
    Act.LEFT_SEAT_TO_WATCH,
    Act.LOOKED_AT_DEFENDER_HAND,
    Act.SHOWN_DEFENDER_HAND,
)
OF_A_REVOKE = (Act.ASK_DECLARER_REVOKE, Act.ASK_DEFENDER, Act.HAND_REVOKED)


class Dummy(Facts):
    """One thing that dummy does, in the order in which a director asks."""

    act = Fact(Act)

    phase = Fact(Phase, usual=Phase.DURING_PLAY)
    attention_already_drawn = YesNo(usual=False)
    a2_breached_before = YesNo(usual=False)

    was_a_revoke = YesNo()
    was_irregularity_by = Fact(Irregular)
    lead_from_wrong_hand = YesNo()

    incompatible = (
        # what is something only while dummy is dummy, or has still to be committed
        act.is_(*DURING_PLAY_ALONE).excludes(phase, Phase.AFTER_PLAY, impossible=True),
        # what the act says already
        act.is_(*OF_A_REVOKE).excludes(was_a_revoke, False, impossible=True),
        act.is_(Act.ASK_DECLARER_REVOKE, Act.HAND_REVOKED).excludes(
            was_irregularity_by, Irregular.DEFENDER, impossible=True
        ),
        act.is_(Act.ASK_DEFENDER).excludes(
            was_irregularity_by, Irregular.DECLARER, impossible=True
        ),
        lead_from_wrong_hand.is_(True).excludes(
            was_irregularity_by, Irregular.DEFENDER, impossible=True
        ),
    )

    choices: ClassVar = {
        "act": (
            *in_group(
                "asked",
                Act.ASK_DECLARER_REVOKE,
                Act.ASK_DEFENDER,
                Act.DRAW_ATTENTION,
                Act.CALL_DIRECTOR,
                Act.PREVENT,
                Act.INFO_TO_DIRECTOR,
                Act.COUNT_TRICKS,
            ),
            *in_group("card", Act.SUGGEST_OR_TOUCH, Act.COMMENT_ON_PLAY),
            *in_group("saw", Act.LOOKED_AT_DEFENDER_HAND, Act.SHOWN_DEFENDER_HAND),
            *in_group("seat", Act.LEFT_SEAT_TO_WATCH, Act.EXCHANGE_HANDS),
            *by_itself(Act.HAND_REVOKED, Act.CORRECT_EXPLANATION),
        ),
    }
    play_ended_when = (phase.is_(Phase.AFTER_PLAY),)
    likeliest = (attention_already_drawn, a2_breached_before, phase)
