"""Law 69 - What is agreed to, and what can be had back of it."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.claim.facts import Accepted, Claim, Trick
from lawcore.laws.subjects.claim.law_63 import the_revoke_comes_first
from lawcore.laws.subjects.claim.law_68 import objected_whatever_others_say
from lawcore.laws.subjects.claim.law_79 import agreement_complete, in_time, taken_back_in_time
from lawcore.laws.subjects.claim.orders import (
    JUDGE_THE_TRICK_GIVEN_UP,
    LET_THE_AGREEMENT_STAND,
    RESTORE_THE_TRICK,
    SCORE_AS_CLAIMED,
    SCORE_UNLESS_SOMEBODY_OBJECTS,
)


@condition("68D1", was={2007: "68D"}, cited=False)
def nobody_objected(case: Claim) -> bool:
    """The other side accepted it, or said nothing, and no partner objected at once."""
    if case.accepted not in (Accepted.YES, Accepted.SILENT):
        return False
    return not objected_whatever_others_say(case)


@consequence("69A", SCORE_AS_CLAIMED, SCORE_UNLESS_SOMEBODY_OBJECTS)
def agreed(case: Claim) -> Order | None:
    """Agreement is complete without an objection before the next call there or the round's end."""
    if not nobody_objected(case) or not in_time(case) or the_revoke_comes_first(case):
        return None
    return SCORE_AS_CLAIMED if agreement_complete(case) else SCORE_UNLESS_SOMEBODY_OBJECTS


@condition("69B", cited=False)
def agreement_taken_back(case: Claim) -> bool:
    """A side that had agreed wants a trick back, agreement being complete."""
    return case.accepted is not Accepted.CONCEDER_WITHDRAWS and taken_back_in_time(case)


@condition("69B1", was={1997: "69B"}, cited=False)
def won_before_it_was_given_up(case: Claim) -> bool:
    """The side had in fact won the trick."""
    return case.trick_given_up in (Trick.ALREADY_WON, Trick.CONTRACT_SETTLED)


@condition("69B", cited=False)
def no_normal_play_would_lose_it(case: Claim) -> bool:
    """The side could not have lost the trick by any normal play."""
    return case.trick_given_up in (Trick.NO_LEGAL_PLAY_LOSES_IT, Trick.NO_NORMAL_PLAY_LOSES_IT)


@consequence("69B1", RESTORE_THE_TRICK, since=2007)
def agreed_to_lose_a_trick_won(case: Claim) -> bool:
    """A side that agreed to the loss of a trick it had in fact won gets it back."""
    return agreement_taken_back(case) and won_before_it_was_given_up(case)


@condition("69B2", since=2007, cited=False)
def likely_to_be_won(case: Claim) -> bool:
    """The side would likely have won the trick, had play gone on."""
    return no_normal_play_would_lose_it(case) or case.trick_given_up is Trick.LIKELY_WON


@consequence("69B2", RESTORE_THE_TRICK, since=2007)
def agreed_to_lose_a_likely_trick(case: Claim) -> bool:
    """A side that agreed to the loss of a trick it would likely have won gets it back."""
    return agreement_taken_back(case) and likely_to_be_won(case)


@consequence("69B", LET_THE_AGREEMENT_STAND, JUDGE_THE_TRICK_GIVEN_UP, since=2007)
def agreement_is_kept_to(case: Claim) -> Order | None:
    """Any other trick stays as it was agreed."""
    if not agreement_taken_back(case) or agreed_to_lose_a_trick_won(case):
        return None
    if case.trick_given_up is Trick.OPEN:
        return JUDGE_THE_TRICK_GIVEN_UP
    return None if agreed_to_lose_a_likely_trick(case) else LET_THE_AGREEMENT_STAND


@agreement_is_kept_to.older(
    "69B", RESTORE_THE_TRICK, LET_THE_AGREEMENT_STAND, JUDGE_THE_TRICK_GIVEN_UP, until=1997
)
def _but_for_a_sure_trick(case: Claim) -> Order | None:
    """A trick comes back if it was in fact won or no normal play would have lost it."""
    if not agreement_taken_back(case):
        return None
    if case.trick_given_up is Trick.OPEN:
        return JUDGE_THE_TRICK_GIVEN_UP
    if won_before_it_was_given_up(case) or no_normal_play_would_lose_it(case):
        return RESTORE_THE_TRICK
    return LET_THE_AGREEMENT_STAND
