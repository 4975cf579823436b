"""Law 25A - A call that the player did not mean to make."""

from lawcore.article import condition, consequence
from lawcore.ruling import Order
from lawcore.subjects.changed_call import facts, orders


@condition("25A", cited=False)
def was_a_slip(case: facts.ChangedCall) -> bool:
    """He made a mechanical error or a slip of the tongue."""
    return case.meant is facts.Meant.SLIP


@consequence("25A4", orders.REFUSE_THE_CHANGE)
def partner_has_called(case: facts.ChangedCall) -> bool:
    """Once his partner has called nothing is substituted."""
    return was_a_slip(case) and case.partner is facts.Partner.CALLED


@condition("25A", cited=False)
def partner_has_not_called(case: facts.ChangedCall) -> bool:
    """His partner has not called since."""
    return was_a_slip(case) and case.partner is facts.Partner.NOT_CALLED


@condition("17D")
def auction_period_is_over(case: facts.ChangedCall) -> bool:
    """The auction period ends with the faced lead, or with the hands back after four passes."""
    return partner_has_not_called(case) and case.period is facts.Period.OVER


@consequence("25A5", orders.REFUSE_THE_CHANGE)
def too_late_after_the_auction(case: facts.ChangedCall) -> bool:
    """Where the auction ended before it came to his partner, nothing changes after its period."""
    return auction_period_is_over(case)


@condition("25A3")
def however_he_noticed(case: facts.ChangedCall) -> bool:
    """The slip may be put right however he has become aware of it."""
    return partner_has_not_called(case) and not auction_period_is_over(case)


@consequence("25A1", Order("LetTheIntendedCallStand", decides=orders.Changed.SECOND_STANDS))
def intended_call_stands(case: facts.ChangedCall) -> bool:
    """Until his partner calls he may put the call that he meant in the place of the slip."""
    return however_he_noticed(case)


@consequence(
    "25A6", Order("LetLhoTakeHisCallBack", place=orders.REPLACE, effects={"info": "LHO_AI"})
)
def lho_may_take_his_back(case: facts.ChangedCall) -> bool:
    """The next player may withdraw what he called over the slip, for his own side's knowledge."""
    return intended_call_stands(case) and case.lho is facts.Lho.OVER_FIRST


@condition("25A2", cited=False)
def only_spoke_of_it(case: facts.ChangedCall) -> bool:
    """He meant the call, and has only asked or spoken about a change."""
    return case.meant is facts.Meant.MEANT and case.done is facts.Done.ONLY_ASKED


@consequence("25A2", orders.ASK_HIM_AWAY_FROM_THE_TABLE, orders.OFFER_NO_CHANGE)
def intended_at_that_moment(case: facts.ChangedCall) -> Order | None:
    """The call that he meant at that moment stands."""
    if case.meant is facts.Meant.UNSURE:
        return orders.ASK_HIM_AWAY_FROM_THE_TABLE
    return orders.OFFER_NO_CHANGE if only_spoke_of_it(case) else None


@consequence(
    "16B",
    Order("WeighWhatHeSaid", place=orders.NOTE, effects={"info": "16B", "adjust": ("16B3",)}),
)
def what_he_said(case: facts.ChangedCall) -> bool:
    """What he has said about it is extraneous information for his partner."""
    return only_spoke_of_it(case)
