"""Laws 16, 50E, 61 and 72 - What a penalty card tells, and what was done against the choice."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.orders import CONSIDER_WHETHER_HE_COULD_HAVE_KNOWN, WARN_DUMMY
from lawcore.laws.subjects.penalty_card.facts import How, PenaltyCard
from lawcore.laws.subjects.penalty_card.law_49 import exposed
from lawcore.laws.subjects.penalty_card.law_50 import (
    led_against_the_choice,
    lies_on_the_table,
    not_by_accident,
    picked_up,
)
from lawcore.laws.subjects.penalty_card.law_52 import play_went_on_without_it
from lawcore.laws.subjects.penalty_card.law_57 import (
    before_his_right_hand_opponent,
    played_against_the_choice,
)
from lawcore.laws.subjects.penalty_card.orders import (
    IGNORE_WHAT_IT_SHOWED,
    RULE_A_REVOKE,
    RULE_AN_ESTABLISHED_REVOKE,
    USE_THE_DUTY_ALONE,
    WEIGH_WHAT_IT_SHOWED,
)


@condition("50E1", since=2007, until=2007)
def duty_known_to_all(case: PenaltyCard) -> bool:
    """That the penalty card has to be played is authorised for all."""
    return lies_on_the_table(case)


@consequence("50E2", IGNORE_WHAT_IT_SHOWED, since=2017)
def what_the_partner_may_not_use(case: PenaltyCard) -> bool:
    """What a card that was picked up has told is unauthorised for the partner."""
    return picked_up(case)


@what_the_partner_may_not_use.older(
    "50E2", IGNORE_WHAT_IT_SHOWED, USE_THE_DUTY_ALONE, since=2007, until=2007
)
def _anything_but_the_duty(case: PenaltyCard) -> Order | None:
    """Beyond the duty to play it, what the card tells is unauthorised for the partner."""
    if picked_up(case):
        return IGNORE_WHAT_IT_SHOWED
    return USE_THE_DUTY_ALONE if duty_known_to_all(case) else None


@what_the_partner_may_not_use.older("16A", IGNORE_WHAT_IT_SHOWED, USE_THE_DUTY_ALONE, until=1997)
def _the_duty_apart(case: PenaltyCard) -> Order | None:
    """What the card tells the partner is unauthorised, the duty to play it apart."""
    if picked_up(case):
        return IGNORE_WHAT_IT_SHOWED
    return USE_THE_DUTY_ALONE if lies_on_the_table(case) else None


@consequence("50E3", Order("AdjustIfItHelped", when=When.END_OF_PLAY), since=2007, until=2007)
def it_did_damage(case: PenaltyCard) -> bool:
    """If what the card told has damaged the non-offending side, the Director adjusts."""
    return lies_on_the_table(case) or picked_up(case)


@consequence("16B1", WEIGH_WHAT_IT_SHOWED, since=2017)
def what_the_attempt_told(case: PenaltyCard) -> bool:
    """What a card shown at the opponent's turn has told the partner may be unauthorised."""
    return before_his_right_hand_opponent(case)


@consequence("61A", RULE_A_REVOKE, RULE_AN_ESTABLISHED_REVOKE)
def a_revoke_after_all(case: PenaltyCard) -> Order | None:
    """Not to play, though able, what the Laws or declarer require is a revoke."""
    if play_went_on_without_it(case):
        return RULE_AN_ESTABLISHED_REVOKE
    if led_against_the_choice(case) or played_against_the_choice(case):
        return RULE_A_REVOKE
    return None


@consequence("61B2(b)", WARN_DUMMY, was={1997: "42B1"})
def dummy_asked_a_defender(case: PenaltyCard) -> bool:
    """Dummy may not ask a defender about a revoke."""
    return exposed(case) and case.how is How.REVOKE_CORRECTED and case.dummy_asked


@consequence(
    "72C", CONSIDER_WHETHER_HE_COULD_HAVE_KNOWN, was={2007: "23", 1997: "72B1"}, quiet=True
)
def showing_it_could_pay(case: PenaltyCard) -> bool:
    """A player who could have known that showing the card would pay is not to profit from it."""
    return exposed(case) and not_by_accident(case)
