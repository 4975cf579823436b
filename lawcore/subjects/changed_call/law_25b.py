"""Law 25B - A call that the player meant, and has changed."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import Side, YesNo
from lawcore.subjects.changed_call.facts import ChangedCall, Done, Lho, Meant
from lawcore.subjects.changed_call.orders import (
    AskLhoWhichHeCallsOver,
    LetLhoAcceptOrDecline,
    LetTheFirstCallStand,
    LetTheSecondCallStand,
    RuleAnInsufficientBid,
)


@condition("25B", cited=False)
def changed_what_he_meant(changed_call: ChangedCall) -> bool:
    """He has changed a call that he meant."""
    return changed_call.meant is Meant.MEANT and changed_call.done is Done.SUBSTITUTED


@derived
@consequence("27C")
def first_was_insufficient(changed_call: ChangedCall) -> RuleAnInsufficientBid | None:
    """If the first was an insufficient bid, that Law rules what he has put in its place."""
    if not changed_what_he_meant(changed_call):
        return None
    return RuleAnInsufficientBid() if changed_call.first_insuff is YesNo.YES else None


@condition("25B", cited=False)
def is_at_issue(changed_call: ChangedCall) -> bool:
    """The second call may be accepted or not."""
    return changed_what_he_meant(changed_call) and not first_was_insufficient(changed_call)


@condition("25B1", cited=False)
def lho_has_not_chosen(changed_call: ChangedCall) -> bool:
    """The next player has not done anything yet."""
    return is_at_issue(changed_call) and changed_call.lho is Lho.NONE


@condition("25B1", cited=False)
def lho_called_over_the_first(changed_call: ChangedCall) -> bool:
    """The next player had called before the change."""
    return is_at_issue(changed_call) and changed_call.lho is Lho.OVER_FIRST


@condition("25B1", cited=False)
def lho_accepts(changed_call: ChangedCall) -> bool:
    """The next player has called over the second call."""
    return is_at_issue(changed_call) and changed_call.lho is Lho.OVER_SECOND


@condition("25B2", cited=False)
def lho_declines(changed_call: ChangedCall) -> bool:
    """The next player does not accept the second call."""
    return is_at_issue(changed_call) and changed_call.lho is Lho.DECLINES


@condition("25B3")
def a_call_is_withdrawn(changed_call: ChangedCall) -> bool:
    """Of the call that is withdrawn or cancelled Law 16C speaks."""
    return lho_accepts(changed_call) or lho_declines(changed_call)


@condition("25B2")
def else_the_first_stands(changed_call: ChangedCall) -> bool:
    """If the second is not accepted, the first stands."""
    return lho_called_over_the_first(changed_call)


@consequence("25B1")
def second_may_be_accepted(
    changed_call: ChangedCall,
) -> LetLhoAcceptOrDecline | AskLhoWhichHeCallsOver | LetTheSecondCallStand | None:
    """The next player may accept the second call, and does so by calling over it on purpose."""
    if lho_has_not_chosen(changed_call):
        return LetLhoAcceptOrDecline()
    if else_the_first_stands(changed_call):
        return AskLhoWhichHeCallsOver()
    return LetTheSecondCallStand() if lho_accepts(changed_call) else None


@consequence("25B2")
def first_stands(changed_call: ChangedCall) -> LetTheFirstCallStand | None:
    """A second call that is not accepted is cancelled, and the first stands."""
    return LetTheFirstCallStand() if lho_declines(changed_call) else None


@condition("26B", cited=False)
def his_side_defends(changed_call: ChangedCall) -> bool:
    """The auction is over, and his side defends."""
    return changed_call.side is Side.DEFENDS


@condition("26B", cited=False)
def his_side_declares(changed_call: ChangedCall) -> bool:
    """The auction is over, and his side plays the contract."""
    return changed_call.side is Side.DECLARES
