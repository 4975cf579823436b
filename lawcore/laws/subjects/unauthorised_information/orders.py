"""What the Director does at each step of the questions.

None of them decides whether anybody has broken the law, or what the score is to be.
"""

from lawcore.engine.ruling import Ask, Order, When

FIRST, FACTS, SCORE, PENALTY, NOTE = 3, 5, 60, 70, 90


RECORD_AND_PLAY_ON = Order(
    "RecordAndPlayOn", decides="record_and_play_on", asks=Ask("u_info", {"when": "after"})
)
END_WITHOUT_INFORMATION = Order("EndWithoutInformation", decides="stop_no_information")
WEIGH_THE_INFORMATION = Order("WeighTheInformation", decides="weigh_information")
END_WITHOUT_SUGGESTION = Order("EndWithoutSuggestion", decides="stop_nothing_suggested")
WEIGH_THE_SUGGESTION = Order("WeighTheSuggestion", decides="weigh_suggestion")
END_WITH_ANOTHER_ACTION = Order("EndWithAnotherAction", decides="stop_not_the_suggested_action")
WEIGH_THE_CHOICE = Order("WeighTheChoice", decides="weigh_choice")
POLL_PEERS_ON_THE_SUGGESTION = Order("PollPeersOnTheSuggestion")
LOOK_AT_A_PENALTY_ALONE = Order("LookAtAPenaltyAlone", decides="infraction_no_advantage")
WEIGH_THE_DAMAGE = Order("WeighTheDamage", decides="weigh_damage")
AWARD_A_SCORE = Order(
    "AwardAScore",
    decides="consider_adjusted_score",
    when=When.END_OF_PLAY,
    place=SCORE,
)
