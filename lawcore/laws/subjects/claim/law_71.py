"""Law 71 - When a concession is cancelled."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.claim.facts import Accepted, Claim, Trick
from lawcore.laws.subjects.claim.law_63 import the_revoke_comes_first
from lawcore.laws.subjects.claim.law_68 import (
    a_concession,
    objected_whatever_others_say,
    to_be_ruled,
)
from lawcore.laws.subjects.claim.law_69 import (
    agreed,
    no_normal_play_would_lose_it,
    won_before_it_was_given_up,
)
from lawcore.laws.subjects.claim.law_79 import agreement_complete, taken_back_in_time
from lawcore.laws.subjects.claim.orders import (
    CANCEL_WHAT_COULD_NOT_BE_LOST,
    JUDGE_THE_TRICK_GIVEN_UP,
    LET_THE_CONCESSION_STAND,
    RESTORE_THE_TRICK,
)


@condition("68D2", was={2007: "68D"}, cited=False)
def a_contested_concession(case: Claim) -> bool:
    """A concession is contested, and no revoke has to be corrected first."""
    return to_be_ruled(case) and not the_revoke_comes_first(case) and a_concession(case)


@condition("71", cited=False)
def taken_back_by_the_conceders(case: Claim) -> bool:
    """The side that conceded wants a trick back."""
    if case.accepted is not Accepted.CONCEDER_WITHDRAWS or objected_whatever_others_say(case):
        return False
    return taken_back_in_time(case) and not the_revoke_comes_first(case)


@condition("71", cited=False)
def a_concession_in_question(case: Claim) -> bool:
    """The side that conceded takes it back, or somebody contests it."""
    return taken_back_by_the_conceders(case) or a_contested_concession(case)


@condition("71A", until=1997, cited=False)
def no_legal_play_would_lose_it(case: Claim) -> bool:
    """The side could not have lost the trick by any legal play."""
    return case.trick_given_up is Trick.NO_LEGAL_PLAY_LOSES_IT


@consequence("71A", RESTORE_THE_TRICK, since=2007, was={2007: "71(1)"})
def conceded_a_trick_won(case: Claim) -> bool:
    """The concession of a trick that the side had in fact won is cancelled."""
    return a_concession_in_question(case) and won_before_it_was_given_up(case)


@conceded_a_trick_won.older("71A", until=1997)
def _or_one_no_legal_play_could_lose(case: Claim) -> bool:
    """The concession of a trick in fact won, or one no legal play could lose, is cancelled."""
    return a_concession_in_question(case) and (
        case.trick_given_up is Trick.ALREADY_WON or no_legal_play_would_lose_it(case)
    )


@consequence("71B", RESTORE_THE_TRICK, until=1997)
def the_contract_was_settled(case: Claim) -> bool:
    """Nobody can concede a contract already made, or one already beaten."""
    return a_concession_in_question(case) and case.trick_given_up is Trick.CONTRACT_SETTLED


@consequence("71B", RESTORE_THE_TRICK, since=2007, was={2007: "71(2)"})
def conceded_a_sure_trick(case: Claim) -> bool:
    """The concession of a trick that no normal play could lose is cancelled."""
    return a_concession_in_question(case) and no_normal_play_would_lose_it(case)


@conceded_a_sure_trick.older("71C", until=1997)
def _before_the_next_board(case: Claim) -> bool:
    """The same, but only until that side calls on the next board or the round is over."""
    return (
        a_concession_in_question(case)
        and not agreement_complete(case)
        and (case.trick_given_up is Trick.NO_NORMAL_PLAY_LOSES_IT)
    )


@condition("71", cited=False)
def cancelled(case: Claim) -> bool:
    """The concession is cancelled."""
    return (
        conceded_a_trick_won(case) or the_contract_was_settled(case) or conceded_a_sure_trick(case)
    )


@consequence(
    "71",
    CANCEL_WHAT_COULD_NOT_BE_LOST,
    LET_THE_CONCESSION_STAND,
    JUDGE_THE_TRICK_GIVEN_UP,
    since=2007,
)
def concession_stands(case: Claim) -> Order | None:
    """Once made, a concession stands unless it has to be cancelled."""
    if agreed(case):
        return CANCEL_WHAT_COULD_NOT_BE_LOST
    if not taken_back_by_the_conceders(case) or cancelled(case):
        return None
    return (
        JUDGE_THE_TRICK_GIVEN_UP if case.trick_given_up is Trick.OPEN else LET_THE_CONCESSION_STAND
    )


@concession_stands.older("71", until=1997)
def _also_where_it_is_contested(case: Claim) -> Order | None:
    """Contested or not, a concession stands unless it has to be cancelled."""
    if agreed(case):
        return CANCEL_WHAT_COULD_NOT_BE_LOST
    if not a_concession_in_question(case) or cancelled(case):
        return None
    return (
        JUDGE_THE_TRICK_GIVEN_UP if case.trick_given_up is Trick.OPEN else LET_THE_CONCESSION_STAND
    )
