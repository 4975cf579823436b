"""What an action before the ruling comes to, and what more than one provision orders."""

from collections.abc import Mapping
from typing import Final

from lawcore.engine.fact import Answers
from lawcore.engine.records import replace
from lawcore.engine.ruling import Lead, Order, When
from lawcore.laws.subjects.before_director.facts import Irregularity

CORRECTED: Final[Mapping[Irregularity, Answers]] = {
    Irregularity.INSUFFICIENT_BID: {"early": "yes"},
    Irregularity.CHANGED_CALL: {"done": "substituted"},
}
"""What is known of an irregularity that the offender has put right."""
CALLED_OVER: Final[Mapping[Irregularity, Answers]] = {
    Irregularity.INSUFFICIENT_BID: {"lho": "called"},
    Irregularity.CALL_OUT_OF_TURN: {"lho": "accepts"},
    Irregularity.INADMISSIBLE_CALL: {"lho_called": "yes"},
    Irregularity.LEAD_OUT_OF_TURN: {"reply": "next_played"},
    Irregularity.PREMATURE_PLAY: {"since": "next_hand"},
}
"""What is known of an irregularity after which the next player called or played."""
RULE_ON_IT = Order("RuleOnIt", place=20, takes=("irregularity",))
RULE_ON_IT_UNLESS_FORFEITED = Order("RuleOnItUnlessForfeited", place=60, takes=("irregularity",))
RULE_ON_THE_CORRECTION = Order("RuleOnTheCorrection", decides="ruled_now", takes=("irregularity",))
LET_ITS_OWN_LAW_DECIDE = Order(
    "LetItsOwnLawDecide", decides="decided_by_its_law", takes=("irregularity",)
)
TAKE_THE_CALL_AS_IN_ROTATION = Order(
    "TakeTheCallAsInRotation",
    decides="decided_by_its_law",
    leads_to=Lead("call_out_of_turn", {"correct_called": "yes"}, at_once=True),
)
SEE_WHAT_THEIR_ACTION_COMES_TO = Order(
    "SeeWhatTheirActionComesTo",
    decides="decided_by_its_law",
    leads_to=Lead("lead_out_of_turn", at_once=True),
)
TAKE_THE_GAIN_AWAY = Order("TakeTheGainAway", decides="gain_taken_away", when=When.END_OF_PLAY)
JUDGE_WHO_GAINED = Order("JudgeWhoGained", decides="to_be_judged")
KEEP_THE_SCORE = Order("KeepTheScore", decides="may_be_forfeited")


def _about(order: Order, irregularity: Irregularity, answers: Answers) -> Order:
    """Return an order about an irregularity, leading over to the subject that rules on it.

    An order that decides leaves everything to that subject.
    """
    at_once = order.decides is not None
    lead = Lead(str(irregularity), answers, at_once=at_once)
    over = None if irregularity is Irregularity.OTHER else lead
    return replace(order, values={"irregularity": irregularity}, leads_to=over)


def rule_on_it(irregularity: Irregularity) -> Order:
    """The irregularity is ruled as by its own Law; nothing of it was told."""
    return _about(RULE_ON_IT, irregularity, {})


def rule_on_it_unless_forfeited(irregularity: Irregularity) -> Order:
    """The irregularity is ruled as by its own Law if the right to it is not lost."""
    return _about(RULE_ON_IT_UNLESS_FORFEITED, irregularity, {})


def rule_on_the_correction(irregularity: Irregularity) -> Order:
    """The irregularity is ruled with the correction that its player has made."""
    return _about(RULE_ON_THE_CORRECTION, irregularity, CORRECTED.get(irregularity, {}))


def let_its_own_law_decide(irregularity: Irregularity) -> Order:
    """The next player acted, and the Law of the irregularity says what that comes to."""
    return _about(LET_ITS_OWN_LAW_DECIDE, irregularity, CALLED_OVER.get(irregularity, {}))
