"""Law 69 - What is agreed to, and what can be had back of it."""

from lawcore.article import condition, consequence
from lawcore.subjects.claim.facts import Accepted, Claim, Trick
from lawcore.subjects.claim.law_63 import the_revoke_comes_first
from lawcore.subjects.claim.law_79 import agreement_complete, in_time, taken_back_in_time
from lawcore.subjects.claim.orders import (
    JudgeTheTrickGivenUp,
    LetTheAgreementStand,
    RestoreTheTrick,
    ScoreAsClaimed,
    ScoreUnlessSomebodyObjects,
)


@condition("68D1", since=2017, cited=False)
def nobody_objected(claim: Claim) -> bool:
    """The other side accepted it, or said nothing."""
    return claim.accepted is Accepted.YES or claim.accepted is Accepted.SILENT


nobody_objected.numbered("68D", until=2007)


@consequence("69A")
def agreed(claim: Claim) -> ScoreAsClaimed | ScoreUnlessSomebodyObjects | None:
    """Agreement is complete without an objection before the next call there or the round's end."""
    if not nobody_objected(claim) or not in_time(claim) or bool(the_revoke_comes_first(claim)):
        return None
    return ScoreAsClaimed() if agreement_complete(claim) else ScoreUnlessSomebodyObjects()


@condition("69B", cited=False)
def agreement_taken_back(claim: Claim) -> bool:
    """A side that had agreed wants a trick back, agreement being complete."""
    return claim.accepted is Accepted.LATER_WITHDRAWN and taken_back_in_time(claim)


@condition("69B1", cited=False)
def won_before_it_was_given_up(claim: Claim) -> bool:
    """The side had in fact won the trick."""
    return (
        claim.trick_given_up is Trick.ALREADY_WON or claim.trick_given_up is Trick.CONTRACT_SETTLED
    )


@condition("69B", cited=False)
def no_normal_play_would_lose_it(claim: Claim) -> bool:
    """The side could not have lost the trick by any normal play."""
    return (
        claim.trick_given_up is Trick.NO_LEGAL_PLAY_LOSES_IT
        or claim.trick_given_up is Trick.NO_NORMAL_PLAY_LOSES_IT
    )


@consequence("69B1", since=2007)
def agreed_to_lose_a_trick_won(claim: Claim) -> RestoreTheTrick | None:
    """A side that agreed to the loss of a trick it had in fact won gets it back."""
    if agreement_taken_back(claim) and won_before_it_was_given_up(claim):
        return RestoreTheTrick()
    return None


@condition("69B2", since=2007, cited=False)
def likely_to_be_won(claim: Claim) -> bool:
    """The side would likely have won the trick, had play gone on."""
    return no_normal_play_would_lose_it(claim) or claim.trick_given_up is Trick.LIKELY_WON


@consequence("69B2", since=2007)
def agreed_to_lose_a_likely_trick(claim: Claim) -> RestoreTheTrick | None:
    """A side that agreed to the loss of a trick it would likely have won gets it back."""
    if agreement_taken_back(claim) and likely_to_be_won(claim):
        return RestoreTheTrick()
    return None


@consequence("69B", since=2007)
def agreement_is_kept_to(claim: Claim) -> LetTheAgreementStand | JudgeTheTrickGivenUp | None:
    """Any other trick stays as it was agreed."""
    if not agreement_taken_back(claim) or bool(agreed_to_lose_a_trick_won(claim)):
        return None
    if claim.trick_given_up is Trick.OPEN:
        return JudgeTheTrickGivenUp()
    return None if agreed_to_lose_a_likely_trick(claim) else LetTheAgreementStand()


@agreement_is_kept_to.older("69B", until=1997)
def _but_for_a_sure_trick(
    claim: Claim,
) -> RestoreTheTrick | LetTheAgreementStand | JudgeTheTrickGivenUp | None:
    """A trick comes back if it was in fact won or no normal play would have lost it."""
    if not agreement_taken_back(claim):
        return None
    if claim.trick_given_up is Trick.OPEN:
        return JudgeTheTrickGivenUp()
    if won_before_it_was_given_up(claim) or no_normal_play_would_lose_it(claim):
        return RestoreTheTrick()
    return LetTheAgreementStand()
