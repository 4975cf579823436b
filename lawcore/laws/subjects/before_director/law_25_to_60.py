"""Laws 25 to 37, 53 and 60 - What the next player's call or play comes to."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.before_director import orders
from lawcore.laws.subjects.before_director.facts import Acted, BeforeDirector, Done, Irregularity


@condition("11A", cited=False)
def innocents_acted(case: BeforeDirector) -> bool:
    """The side that did not err called or played before calling the Director."""
    return case.what_was_done is Done.NOS_ACTED


@condition("11A", cited=False)
def has_a_law_of_such_action(case: BeforeDirector) -> bool:
    """The Law of the irregularity says what a call or play of the next player comes to."""
    return innocents_acted(case) and case.irregularity not in (
        Irregularity.REVOKE,
        Irregularity.PENALTY_CARD,
        Irregularity.OTHER,
    )


@condition("11A", cited=False)
def next_player_acted(case: BeforeDirector) -> bool:
    """The next player after the offender called or played."""
    return has_a_law_of_such_action(case) and case.acted is Acted.NEXT_PLAYER


@consequence("27A1", orders.LET_ITS_OWN_LAW_DECIDE)
def insufficient_bid_was_called_over(case: BeforeDirector) -> Order | None:
    """By calling over an insufficient bid the next player has accepted it."""
    if next_player_acted(case) and case.irregularity is Irregularity.INSUFFICIENT_BID:
        return orders.let_its_own_law_decide(case.irregularity)
    return None


@consequence("29A", orders.LET_ITS_OWN_LAW_DECIDE)
def call_out_of_turn_was_called_over(case: BeforeDirector) -> Order | None:
    """By calling over a call out of turn the next player forfeits any rectification."""
    if next_player_acted(case) and case.irregularity is Irregularity.CALL_OUT_OF_TURN:
        return orders.let_its_own_law_decide(case.irregularity)
    return None


@consequence("28B", orders.TAKE_THE_CALL_AS_IN_ROTATION)
def rightful_player_called(case: BeforeDirector) -> Order | None:
    """A call by the player whose turn it was counts as in rotation and forfeits rectification."""
    if has_a_law_of_such_action(case) and case.acted is Acted.RIGHTFUL:
        return orders.TAKE_THE_CALL_AS_IN_ROTATION
    return None


@consequence("25B", orders.LET_ITS_OWN_LAW_DECIDE)
def changed_call_was_called_over(case: BeforeDirector) -> Order | None:
    """What a call of the next player comes to hangs on which call was meant."""
    if next_player_acted(case) and case.irregularity is Irregularity.CHANGED_CALL:
        return orders.let_its_own_law_decide(case.irregularity)
    return None


@consequence("35", orders.LET_ITS_OWN_LAW_DECIDE)
def inadmissible_call_was_called_over(case: BeforeDirector) -> Order | None:
    """The Law of each kind of inadmissible call says what a call over it comes to."""
    if next_player_acted(case) and case.irregularity is Irregularity.INADMISSIBLE_CALL:
        return orders.let_its_own_law_decide(case.irregularity)
    return None


@consequence("53A", orders.LET_ITS_OWN_LAW_DECIDE)
def lead_was_played_to(case: BeforeDirector) -> Order | None:
    """A lead out of turn to which the next hand plays is a correct lead."""
    if next_player_acted(case) and case.irregularity is Irregularity.LEAD_OUT_OF_TURN:
        return orders.let_its_own_law_decide(case.irregularity)
    return None


@consequence("53", orders.SEE_WHAT_THEIR_ACTION_COMES_TO)
def lead_was_met_otherwise(case: BeforeDirector) -> Order | None:
    """The Laws of leads out of turn say what any other action of the other side comes to."""
    if has_a_law_of_such_action(case) and case.irregularity is Irregularity.LEAD_OUT_OF_TURN:
        return None if case.acted is Acted.NEXT_PLAYER else orders.SEE_WHAT_THEIR_ACTION_COMES_TO
    return None


@consequence("60A1", orders.LET_ITS_OWN_LAW_DECIDE)
def premature_card_was_played_to(case: BeforeDirector) -> Order | None:
    """A play by the next player before the ruling forfeits the right to rectification."""
    if next_player_acted(case) and case.irregularity is Irregularity.PREMATURE_PLAY:
        return orders.let_its_own_law_decide(case.irregularity)
    return None
