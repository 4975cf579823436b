"""Law 71 - When a concession is cancelled."""

from lawcore.article import condition, consequence
from lawcore.subjects.claim.facts import Accepted, Claim, Trick
from lawcore.subjects.claim.law_63 import the_revoke_comes_first
from lawcore.subjects.claim.law_68 import a_concession, to_be_ruled
from lawcore.subjects.claim.law_69 import no_normal_play_would_lose_it, won_before_it_was_given_up
from lawcore.subjects.claim.law_79 import agreement_complete, taken_back_in_time
from lawcore.subjects.claim.orders import (
    JudgeTheTrickGivenUp,
    LetTheConcessionStand,
    RestoreTheTrick,
)


@condition("68D2", since=2017, cited=False)
def a_contested_concession(claim: Claim) -> bool:
    """A concession is contested, and no revoke has to be corrected first."""
    if not to_be_ruled(claim) or bool(the_revoke_comes_first(claim)):
        return False
    return a_concession(claim)


a_contested_concession.numbered("68D", until=2007)


@condition("71", cited=False)
def taken_back_by_the_conceders(claim: Claim) -> bool:
    """The side that conceded wants a trick back."""
    if claim.accepted is not Accepted.CONCEDER_WITHDRAWS:
        return False
    return taken_back_in_time(claim) and not bool(the_revoke_comes_first(claim))


@condition("71", cited=False)
def a_concession_in_question(claim: Claim) -> bool:
    """The side that conceded takes it back, or somebody contests it."""
    return taken_back_by_the_conceders(claim) or a_contested_concession(claim)


@condition("71A", until=1997, cited=False)
def no_legal_play_would_lose_it(claim: Claim) -> bool:
    """The side could not have lost the trick by any legal play."""
    return claim.trick_given_up is Trick.NO_LEGAL_PLAY_LOSES_IT


@consequence("71A", since=2017)
def conceded_a_trick_won(claim: Claim) -> RestoreTheTrick | None:
    """The concession of a trick that the side had in fact won is cancelled."""
    if a_concession_in_question(claim) and won_before_it_was_given_up(claim):
        return RestoreTheTrick()
    return None


conceded_a_trick_won.numbered("71(1)", since=2007, until=2007)


@conceded_a_trick_won.older("71A", until=1997)
def _or_one_no_legal_play_could_lose(claim: Claim) -> RestoreTheTrick | None:
    """The concession of a trick in fact won, or one no legal play could lose, is cancelled."""
    if not a_concession_in_question(claim):
        return None
    if claim.trick_given_up is Trick.ALREADY_WON or no_legal_play_would_lose_it(claim):
        return RestoreTheTrick()
    return None


@consequence("71B", until=1997)
def the_contract_was_settled(claim: Claim) -> RestoreTheTrick | None:
    """Nobody can concede a contract that he has made, or one that he has beaten."""
    if a_concession_in_question(claim) and claim.trick_given_up is Trick.CONTRACT_SETTLED:
        return RestoreTheTrick()
    return None


@consequence("71B", since=2017)
def conceded_a_sure_trick(claim: Claim) -> RestoreTheTrick | None:
    """The concession of a trick that no normal play could lose is cancelled."""
    if a_concession_in_question(claim) and no_normal_play_would_lose_it(claim):
        return RestoreTheTrick()
    return None


conceded_a_sure_trick.numbered("71(2)", since=2007, until=2007)


@conceded_a_sure_trick.older("71C", until=1997)
def _before_the_next_board(claim: Claim) -> RestoreTheTrick | None:
    """The same, but only until that side calls on the next board or the round is over."""
    if not a_concession_in_question(claim) or agreement_complete(claim):
        return None
    if claim.trick_given_up is Trick.NO_NORMAL_PLAY_LOSES_IT:
        return RestoreTheTrick()
    return None


@condition("71", cited=False)
def cancelled(claim: Claim) -> bool:
    """The concession is cancelled."""
    return (
        bool(conceded_a_trick_won(claim))
        or bool(the_contract_was_settled(claim))
        or bool(conceded_a_sure_trick(claim))
    )


@consequence("71", since=2007)
def concession_stands(claim: Claim) -> LetTheConcessionStand | JudgeTheTrickGivenUp | None:
    """Once made, a concession stands unless it has to be cancelled."""
    if not taken_back_by_the_conceders(claim) or cancelled(claim):
        return None
    return (
        JudgeTheTrickGivenUp() if claim.trick_given_up is Trick.OPEN else LetTheConcessionStand()
    )


@concession_stands.older("71", until=1997)
def _also_where_it_is_contested(
    claim: Claim,
) -> LetTheConcessionStand | JudgeTheTrickGivenUp | None:
    """Contested or not, a concession stands unless it has to be cancelled."""
    if not a_concession_in_question(claim) or cancelled(claim):
        return None
    return (
        JudgeTheTrickGivenUp() if claim.trick_given_up is Trick.OPEN else LetTheConcessionStand()
    )
