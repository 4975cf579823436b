"""What the Director does at each step of the questions.

None of them decides whether anybody has broken the law, or what the score is to be.
"""

from enum import auto

from lawcore.engine.ruling import Ask, Order, Status, When

FACTS, SCORE, PENALTY, NOTE = 5, 60, 70, 90


class Step(Status):
    """How far the questions have come."""

    RECORD_AND_PLAY_ON = auto()
    STOP_NO_INFORMATION = auto()
    WEIGH_INFORMATION = auto()
    STOP_NOTHING_SUGGESTED = auto()
    WEIGH_SUGGESTION = auto()
    STOP_NO_LOGICAL_ALTERNATIVE = auto()
    WEIGH_LOGICAL_ALTERNATIVE = auto()
    STOP_NOT_THE_SUGGESTED_ACTION = auto()
    WEIGH_CHOICE = auto()
    INFRACTION_NO_ADVANTAGE = auto()
    WEIGH_DAMAGE = auto()
    CONSIDER_ADJUSTED_SCORE = auto()
    NOT_FROM_PARTNER = auto()
    MAY_BE_USED = auto()


RECORD_AND_PLAY_ON = Order(
    "RecordAndPlayOn", decides=Step.RECORD_AND_PLAY_ON, asks=Ask("u_info", {"when": "after"})
)
END_WITHOUT_INFORMATION = Order("EndWithoutInformation", decides=Step.STOP_NO_INFORMATION)
WEIGH_THE_INFORMATION = Order("WeighTheInformation", decides=Step.WEIGH_INFORMATION)
END_WITHOUT_SUGGESTION = Order("EndWithoutSuggestion", decides=Step.STOP_NOTHING_SUGGESTED)
WEIGH_THE_SUGGESTION = Order("WeighTheSuggestion", decides=Step.WEIGH_SUGGESTION)
END_WITH_ANOTHER_ACTION = Order("EndWithAnotherAction", decides=Step.STOP_NOT_THE_SUGGESTED_ACTION)
WEIGH_THE_CHOICE = Order("WeighTheChoice", decides=Step.WEIGH_CHOICE)
POLL_PEERS_ON_THE_SUGGESTION = Order("PollPeersOnTheSuggestion")
LOOK_AT_A_PENALTY_ALONE = Order("LookAtAPenaltyAlone", decides=Step.INFRACTION_NO_ADVANTAGE)
WEIGH_THE_DAMAGE = Order("WeighTheDamage", decides=Step.WEIGH_DAMAGE)
AWARD_A_SCORE = Order(
    "AwardAScore",
    decides=Step.CONSIDER_ADJUSTED_SCORE,
    when=When.END_OF_PLAY,
    place=SCORE,
)
