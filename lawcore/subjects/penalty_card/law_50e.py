"""Laws 16, 50E, 61 and 72 - What a penalty card tells, and what was done against the choice."""

from lawcore.article import condition, consequence
from lawcore.provisions.orders import ConsiderWhetherHeCouldHaveKnown, WarnDummy
from lawcore.subjects.penalty_card.facts import How, PenaltyCard
from lawcore.subjects.penalty_card.law_49 import exposed
from lawcore.subjects.penalty_card.law_50 import (
    led_against_the_choice,
    lies_on_the_table,
    not_by_accident,
    picked_up,
)
from lawcore.subjects.penalty_card.law_52 import play_went_on_without_it
from lawcore.subjects.penalty_card.law_57 import (
    before_his_right_hand_opponent,
    played_against_the_choice,
)
from lawcore.subjects.penalty_card.orders import (
    AdjustIfItHelped,
    IgnoreWhatItShowed,
    RuleAnEstablishedRevoke,
    RuleARevoke,
    UseTheDutyAlone,
    WeighWhatItShowed,
)


@condition("50E1", since=2007, until=2007)
def duty_known_to_all(penalty_card: PenaltyCard) -> bool:
    """That the penalty card has to be played is authorised for all."""
    return lies_on_the_table(penalty_card)


@consequence("50E2", since=2017)
def what_the_partner_may_not_use(
    penalty_card: PenaltyCard,
) -> IgnoreWhatItShowed | UseTheDutyAlone | None:
    """What a card that was picked up has told is unauthorised for the partner."""
    return IgnoreWhatItShowed() if picked_up(penalty_card) else None


@what_the_partner_may_not_use.older("50E2", since=2007, until=2007)
def _anything_but_the_duty(
    penalty_card: PenaltyCard,
) -> IgnoreWhatItShowed | UseTheDutyAlone | None:
    """Beyond the duty to play it, what the card tells is unauthorised for the partner."""
    if picked_up(penalty_card):
        return IgnoreWhatItShowed()
    return UseTheDutyAlone() if duty_known_to_all(penalty_card) else None


@what_the_partner_may_not_use.older("16A", until=1997)
def _the_duty_apart(penalty_card: PenaltyCard) -> IgnoreWhatItShowed | UseTheDutyAlone | None:
    """What the card tells the partner is unauthorised, the duty to play it apart."""
    if picked_up(penalty_card):
        return IgnoreWhatItShowed()
    return UseTheDutyAlone() if lies_on_the_table(penalty_card) else None


@consequence("50E3", since=2007, until=2007)
def it_did_damage(penalty_card: PenaltyCard) -> AdjustIfItHelped | None:
    """If what the card told has damaged the non-offending side, the Director adjusts."""
    if lies_on_the_table(penalty_card) or picked_up(penalty_card):
        return AdjustIfItHelped()
    return None


@consequence("16B", since=2017)
def what_the_attempt_told(penalty_card: PenaltyCard) -> WeighWhatItShowed | None:
    """What a card shown at the opponent's turn has told the partner may be unauthorised."""
    return WeighWhatItShowed() if before_his_right_hand_opponent(penalty_card) else None


@consequence("61A")
def a_revoke_after_all(
    penalty_card: PenaltyCard,
) -> RuleARevoke | RuleAnEstablishedRevoke | None:
    """Not to play, though able, what the Laws or declarer require is a revoke."""
    if play_went_on_without_it(penalty_card):
        return RuleAnEstablishedRevoke()
    if led_against_the_choice(penalty_card) or played_against_the_choice(penalty_card):
        return RuleARevoke()
    return None


@consequence("61B2(b)", since=2007)
def dummy_asked_a_defender(penalty_card: PenaltyCard) -> WarnDummy | None:
    """Dummy may not ask a defender whether he has revoked."""
    if exposed(penalty_card) and penalty_card.how is How.REVOKE_CORRECTED:
        return WarnDummy() if penalty_card.dummy_asked else None
    return None


dummy_asked_a_defender.numbered("42B1", until=1997)


@consequence("72C", since=2017, quiet=True)
def showing_it_could_pay(penalty_card: PenaltyCard) -> ConsiderWhetherHeCouldHaveKnown | None:
    """A player who could have known that showing the card would pay is not to profit from it."""
    if exposed(penalty_card) and not_by_accident(penalty_card):
        return ConsiderWhetherHeCouldHaveKnown()
    return None


showing_it_could_pay.numbered("23", since=2007, until=2007)
showing_it_could_pay.numbered("72B1", until=1997)
