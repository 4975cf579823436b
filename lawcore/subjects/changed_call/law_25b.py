"""Law 25B - A call that the player meant, and has changed."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import Side
from lawcore.ruling import Lead, Order
from lawcore.subjects.changed_call.facts import ChangedCall, Done, Lho, Meant
from lawcore.subjects.changed_call.orders import (
    ASK_LHO_WHICH_HE_CALLS_OVER,
    LET_LHO_ACCEPT_OR_DECLINE,
    LET_THE_SECOND_CALL_STAND,
    Changed,
)


@condition("25B", cited=False)
def changed_what_he_meant(case: ChangedCall) -> bool:
    """He has changed a call that he meant."""
    return case.meant is Meant.MEANT and case.done is Done.SUBSTITUTED


@derived
@consequence(
    "27C",
    Order(
        "RuleAnInsufficientBid",
        decides=Changed.ANOTHER_LAW,
        leads_to=Lead("insufficient_bid", {"meant": "meant", "early": "yes"}),
    ),
)
def first_was_insufficient(case: ChangedCall) -> bool:
    """If the first was an insufficient bid, that Law rules what he has put in its place."""
    return changed_what_he_meant(case) and case.first_insuff


@condition("25B", cited=False)
def is_at_issue(case: ChangedCall) -> bool:
    """The second call may be accepted or not."""
    return changed_what_he_meant(case) and not first_was_insufficient(case)


@condition("25B1", cited=False)
def lho_has_not_chosen(case: ChangedCall) -> bool:
    """The next player has not done anything yet."""
    return is_at_issue(case) and case.lho is Lho.NONE


@condition("25B1", cited=False)
def lho_called_over_the_first(case: ChangedCall) -> bool:
    """The next player had called before the change."""
    return is_at_issue(case) and case.lho is Lho.OVER_FIRST


@condition("25B1", cited=False)
def lho_accepts(case: ChangedCall) -> bool:
    """The next player has called over the second call."""
    return is_at_issue(case) and case.lho is Lho.OVER_SECOND


@condition("25B2", cited=False)
def lho_declines(case: ChangedCall) -> bool:
    """The next player does not accept the second call."""
    return is_at_issue(case) and case.lho is Lho.DECLINES


@condition("25B3")
def a_call_is_withdrawn(case: ChangedCall) -> bool:
    """Of the call that is withdrawn or cancelled Law 16C speaks."""
    return lho_accepts(case) or lho_declines(case)


@condition("25B2")
def else_the_first_stands(case: ChangedCall) -> bool:
    """If the second is not accepted, the first stands."""
    return lho_called_over_the_first(case)


@consequence(
    "25B1", LET_LHO_ACCEPT_OR_DECLINE, ASK_LHO_WHICH_HE_CALLS_OVER, LET_THE_SECOND_CALL_STAND
)
def second_may_be_accepted(case: ChangedCall) -> Order | None:
    """The next player may accept the second call, and does so by calling over it on purpose."""
    if lho_has_not_chosen(case):
        return LET_LHO_ACCEPT_OR_DECLINE
    if else_the_first_stands(case):
        return ASK_LHO_WHICH_HE_CALLS_OVER
    return LET_THE_SECOND_CALL_STAND if lho_accepts(case) else None


@consequence("25B2", Order("LetTheFirstCallStand", decides=Changed.FIRST_STANDS))
def first_stands(case: ChangedCall) -> bool:
    """A second call that is not accepted is cancelled, and the first stands."""
    return lho_declines(case)


@condition("26B", cited=False)
def his_side_defends(case: ChangedCall) -> bool:
    """The auction is over, and his side defends."""
    return case.side is Side.DEFENDS


@condition("26B", cited=False)
def his_side_declares(case: ChangedCall) -> bool:
    """The auction is over, and his side plays the contract."""
    return case.side is Side.DECLARES
