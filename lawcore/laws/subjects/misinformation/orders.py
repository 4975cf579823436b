"""What the Director does at each step of the questions.

None of them decides what the score is to be.
"""

from lawcore.engine.records import replace
from lawcore.engine.ruling import Ask, Lead, Order, When
from lawcore.laws.subjects.misinformation.facts import When as Called

FACTS, WHO_CORRECTS, SCORE, NOTE = 5, 60, 60, 90
AT_THE_END = Ask("m_affected", {"when": "after"})
"""What is asked once the play is over."""


LEAVE_THE_CALL_AS_IT_IS = Order(
    "LeaveTheCallAsItIs", decides="too_late_for_that_call", asks=AT_THE_END
)
LOOK_FOR_DAMAGE_AT_THE_END = Order("LookForDamageAtTheEnd", when=When.END_OF_PLAY)
WEIGH_THE_DAMAGE = Order("WeighTheDamage", decides="weigh_damage")
POLL_PEERS = Order("PollPeers")
LOOK_AT_THE_INFORMATION = Order("LookAtTheInformation")
FIND_NO_GAIN = Order("FindNoGain", decides="result_stands")
TELL_THE_AGREEMENT_ALONE = Order("TellTheAgreementAlone", place=FACTS)
HAVE_THE_EXPLAINER_CORRECT_IT = Order("HaveTheExplainerCorrectIt", place=WHO_CORRECTS)
AWARD_A_SCORE = Order(
    "AwardAScore", decides="consider_adjusted_score", when=When.END_OF_PLAY, place=SCORE
)
ADJUST_THE_PLAY_ALONE = Order(
    "AdjustThePlayAlone", decides="consider_adjusted_score", when=When.END_OF_PLAY, place=SCORE
)


def look_at_the_information(called: Called) -> Order:
    """The partner's explanation is unauthorised; `called` is when the Director was called."""
    known = {Called.AFTER: "after", Called.TOO_LATE: "too_late"}
    told = {"source": "explanation", "when": known.get(called, "now")}
    return replace(LOOK_AT_THE_INFORMATION, leads_to=Lead("unauthorised_information", told))
