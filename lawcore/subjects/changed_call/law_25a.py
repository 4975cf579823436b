"""Law 25A - A call that the player did not mean to make."""

from lawcore.article import condition, consequence
from lawcore.subjects.changed_call.facts import ChangedCall, Done, Lho, Meant, Partner, Period
from lawcore.subjects.changed_call.orders import (
    AskHimAwayFromTheTable,
    LetLhoTakeHisCallBack,
    LetTheIntendedCallStand,
    OfferNoChange,
    RefuseTheChange,
    WeighWhatHeSaid,
)


@condition("25A", cited=False)
def was_a_slip(changed_call: ChangedCall) -> bool:
    """He made a mechanical error or a slip of the tongue."""
    return changed_call.meant is Meant.SLIP


@consequence("25A4")
def partner_has_called(changed_call: ChangedCall) -> RefuseTheChange | None:
    """Once his partner has called nothing is substituted."""
    if not was_a_slip(changed_call):
        return None
    return RefuseTheChange() if changed_call.partner is Partner.CALLED else None


@condition("25A", cited=False)
def partner_has_not_called(changed_call: ChangedCall) -> bool:
    """His partner has not called since."""
    return was_a_slip(changed_call) and changed_call.partner is Partner.NOT_CALLED


@condition("17D")
def auction_period_is_over(changed_call: ChangedCall) -> bool:
    """The auction period ends with the faced lead, or with the hands back after four passes."""
    return partner_has_not_called(changed_call) and changed_call.period is Period.OVER


@consequence("25A5")
def too_late_after_the_auction(changed_call: ChangedCall) -> RefuseTheChange | None:
    """Where the auction ended before it came to his partner, nothing changes after its period."""
    return RefuseTheChange() if auction_period_is_over(changed_call) else None


@condition("25A3")
def however_he_noticed(changed_call: ChangedCall) -> bool:
    """The slip may be put right however he has become aware of it."""
    return partner_has_not_called(changed_call) and not auction_period_is_over(changed_call)


@consequence("25A1")
def intended_call_stands(changed_call: ChangedCall) -> LetTheIntendedCallStand | None:
    """Until his partner calls he may put the call that he meant in the place of the slip."""
    return LetTheIntendedCallStand() if however_he_noticed(changed_call) else None


@consequence("25A6")
def lho_may_take_his_back(changed_call: ChangedCall) -> LetLhoTakeHisCallBack | None:
    """The next player may withdraw what he called over the slip, for his own side's knowledge."""
    if not intended_call_stands(changed_call):
        return None
    return LetLhoTakeHisCallBack() if changed_call.lho is Lho.OVER_FIRST else None


@condition("25A2", cited=False)
def only_spoke_of_it(changed_call: ChangedCall) -> bool:
    """He meant the call, and has only asked or spoken about a change."""
    return changed_call.meant is Meant.MEANT and changed_call.done is Done.ONLY_ASKED


@consequence("25A2")
def intended_at_that_moment(
    changed_call: ChangedCall,
) -> AskHimAwayFromTheTable | OfferNoChange | None:
    """The call that he meant at that moment stands."""
    if changed_call.meant is Meant.UNSURE:
        return AskHimAwayFromTheTable()
    return OfferNoChange() if only_spoke_of_it(changed_call) else None


@consequence("16B")
def what_he_said(changed_call: ChangedCall) -> WeighWhatHeSaid | None:
    """What he has said about it is extraneous information for his partner."""
    return WeighWhatHeSaid() if only_spoke_of_it(changed_call) else None
