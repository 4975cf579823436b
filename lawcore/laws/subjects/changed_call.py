"""A call that its player wants to change, or has changed."""

import sys
from enum import StrEnum
from typing import ClassVar

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.fact import NO, YES, Fact, YesNo, by_itself, choice_of
from lawcore.engine.ruling import Ask, Lead, Order
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_10c, law_10c2, law_16c_calls, law_26, law_26a
from lawcore.laws.provisions.facts import OF_A_CALL, Judged, Side, WithdrawnCall
from lawcore.laws.provisions.law_10c2 import chosen_without_consulting
from lawcore.laws.provisions.orders import COMPARE_THE_CALLS

Meant = StrEnum("Meant", "SLIP MEANT UNSURE")
"""Which call the player meant to make at that moment: the other one, or the one made."""

Partner = StrEnum("Partner", "NOT_CALLED CALLED")
"""Whether the partner has called since."""

Done = StrEnum("Done", "ONLY_ASKED SUBSTITUTED")
"""Whether the call has been changed or a change only spoken of."""

Lho = StrEnum("Lho", "NONE OVER_FIRST OVER_SECOND DECLINES")
"""What the next player has done."""

Period = StrEnum("Period", "OPEN OVER")
"""Whether the auction period is over."""


class ChangedCall(WithdrawnCall):
    """One change of call, in the order in which a director asks."""

    meant = Fact(Meant)
    partner = Fact(Partner)
    done = Fact(Done)
    lho = Fact(Lho)
    cmp = Fact(Judged)

    period = Fact(Period, usual=Period.OPEN)
    first_insuff = YesNo(NO, YES, usual=False)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)

    choices: ClassVar = {
        "partner": (
            choice_of(Partner.NOT_CALLED, meant.is_(Meant.SLIP), lho=Lho.NONE),
            choice_of(Partner.NOT_CALLED, meant.is_(Meant.SLIP), lho=Lho.OVER_FIRST),
            choice_of(Partner.NOT_CALLED, meant.is_(*(set(Meant) - {Meant.SLIP}))),
            *by_itself(Partner.CALLED),
        ),
    }
    likeliest = (period, first_insuff, side)
    later = (side,)
    incompatible = (meant.is_(Meant.SLIP).allows_only(lho, Lho.NONE, Lho.OVER_FIRST),)
    new_call = (cmp,)
    speaks_of_seats = (partner, lho)
    effects: ClassVar = OF_A_CALL
    origin: ClassVar = "changed"


REPLACE, NOTE = 20, 45


ASK_HIM_AWAY_FROM_THE_TABLE = Order(
    "AskHimAwayFromTheTable", decides="to_be_judged", asks=Ask("meant")
)
REFUSE_THE_CHANGE = Order("RefuseTheChange", decides="first_stands")
OFFER_NO_CHANGE = Order("OfferNoChange", decides="first_stands")
LET_LHO_ACCEPT_OR_DECLINE = Order(
    "LetLhoAcceptOrDecline",
    decides="lho_chooses",
    asks=Ask("lho"),
    offers=("over_second", "declines"),
)
ASK_LHO_WHICH_HE_CALLS_OVER = Order(
    "AskLhoWhichHeCallsOver", decides="lho_chooses", asks=Ask("lho")
)
LET_THE_SECOND_CALL_STAND = Order("LetTheSecondCallStand", decides="second_stands")


# Law 25A - A call that the player did not mean to make.


@condition("25A", cited=False)
def was_a_slip(case: ChangedCall) -> bool:
    """It was a mechanical error or a slip of the tongue."""
    return case.meant is Meant.SLIP


@consequence("25A4", REFUSE_THE_CHANGE)
def partner_has_called(case: ChangedCall) -> bool:
    """Once the partner has called nothing is substituted."""
    return was_a_slip(case) and case.partner is Partner.CALLED


@condition("25A", cited=False)
def partner_has_not_called(case: ChangedCall) -> bool:
    """The partner has not called since."""
    return was_a_slip(case) and case.partner is Partner.NOT_CALLED


@condition("17D")
def auction_period_is_over(case: ChangedCall) -> bool:
    """The auction period ends with the faced lead, or with the hands back after four passes."""
    return partner_has_not_called(case) and case.period is Period.OVER


@consequence("25A5", REFUSE_THE_CHANGE)
def too_late_after_the_auction(case: ChangedCall) -> bool:
    """Where the auction ended before the partner's turn, nothing changes after its period."""
    return auction_period_is_over(case)


@condition("25A3")
def however_he_noticed(case: ChangedCall) -> bool:
    """The slip may be put right however the player has become aware of it."""
    return partner_has_not_called(case) and not auction_period_is_over(case)


@consequence("25A1", Order("LetTheIntendedCallStand", decides="second_stands"))
def intended_call_stands(case: ChangedCall) -> bool:
    """Until the partner calls the player may put the intended call in the place of the slip."""
    return however_he_noticed(case)


@consequence("25A6", Order("LetLhoTakeHisCallBack", place=REPLACE, effects={"info": "LHO_AI"}))
def lho_may_take_his_back(case: ChangedCall) -> bool:
    """The next player may withdraw a call made over the slip; only that side may use it."""
    return intended_call_stands(case) and case.lho is Lho.OVER_FIRST


@condition("25A2", cited=False)
def only_spoke_of_it(case: ChangedCall) -> bool:
    """The call was meant, and the player has only asked or spoken about a change."""
    return case.meant is Meant.MEANT and case.done is Done.ONLY_ASKED


@consequence("25A2", ASK_HIM_AWAY_FROM_THE_TABLE, OFFER_NO_CHANGE)
def intended_at_that_moment(case: ChangedCall) -> Order | None:
    """The call that was meant at that moment stands."""
    if case.meant is Meant.UNSURE:
        return ASK_HIM_AWAY_FROM_THE_TABLE
    return OFFER_NO_CHANGE if only_spoke_of_it(case) else None


@consequence(
    "16B1",
    Order("WeighWhatHeSaid", place=NOTE, effects={"info": "16B", "adjust": ("16B3",)}),
)
def what_he_said(case: ChangedCall) -> bool:
    """What the player has said about it is extraneous information for partner."""
    return only_spoke_of_it(case)


# Law 25B - A call that the player meant, and has changed.


@condition("25B", cited=False)
def changed_what_he_meant(case: ChangedCall) -> bool:
    """The player has changed a call that was meant."""
    return case.meant is Meant.MEANT and case.done is Done.SUBSTITUTED


@derived
@consequence(
    "27C",
    Order(
        "RuleAnInsufficientBid",
        decides="another_law",
        leads_to=Lead("insufficient_bid", {"meant": "meant", "early": "yes"}, at_once=True),
    ),
)
def first_was_insufficient(case: ChangedCall) -> bool:
    """If the first was an insufficient bid, that Law rules what has been put in its place."""
    return changed_what_he_meant(case) and case.first_insuff


@condition("25B", cited=False)
def is_at_issue(case: ChangedCall) -> bool:
    """The second call may be accepted or not."""
    return changed_what_he_meant(case) and not first_was_insufficient(case)


@condition("25B1", cited=False)
def lho_has_not_called_over_it(case: ChangedCall) -> bool:
    """The next player has neither called over the second call nor declined it."""
    return is_at_issue(case) and case.lho in (Lho.NONE, Lho.OVER_FIRST)


@derived
@condition("25A4")
def partner_has_called_over_the_first(case: ChangedCall) -> bool:
    """Once the partner has called nothing is substituted, whether the call was meant or not."""
    return lho_has_not_called_over_it(case) and case.partner is Partner.CALLED


@derived
@condition("17D")
def changed_after_the_auction(case: ChangedCall) -> bool:
    """When the auction period is over nobody may call over a second call any more."""
    return lho_has_not_called_over_it(case) and case.period is Period.OVER


@condition("25B1", cited=False)
def may_be_accepted(case: ChangedCall) -> bool:
    """It is not too late for the next player to accept the second call."""
    if partner_has_called_over_the_first(case) or changed_after_the_auction(case):
        return False
    return lho_has_not_called_over_it(case)


@condition("25B1", cited=False)
def lho_has_not_chosen(case: ChangedCall) -> bool:
    """The next player has not done anything yet."""
    return may_be_accepted(case) and case.lho is Lho.NONE


@condition("25B1", cited=False)
def lho_called_over_the_first(case: ChangedCall) -> bool:
    """The next player had called before the change."""
    return may_be_accepted(case) and case.lho is Lho.OVER_FIRST


@condition("25B1", cited=False)
def lho_accepts(case: ChangedCall) -> bool:
    """The next player has called over the second call."""
    return is_at_issue(case) and case.lho is Lho.OVER_SECOND


@condition("25B2", cited=False)
def lho_declines(case: ChangedCall) -> bool:
    """The next player does not accept the second call."""
    return is_at_issue(case) and case.lho is Lho.DECLINES


@condition("25B2", cited=False)
def second_is_not_accepted(case: ChangedCall) -> bool:
    """The next player declines the second call, or can accept it no more."""
    if partner_has_called_over_the_first(case) or changed_after_the_auction(case):
        return True
    return lho_declines(case)


@condition("25B3")
def a_call_is_withdrawn(case: ChangedCall) -> bool:
    """Of the call that is withdrawn or cancelled Law 16C speaks."""
    return lho_accepts(case) or second_is_not_accepted(case)


@consequence("23A", COMPARE_THE_CALLS)
def calls_are_compared(case: ChangedCall) -> bool:
    """Whether a call is comparable is found by the tests of this Law."""
    return a_call_is_withdrawn(case) and case.cmp is Judged.UNSURE


@condition("25B", cited=False)
def it_is_known_what_stands(case: ChangedCall) -> bool:
    """A call is withdrawn, and whether the one that stands is comparable to it is known."""
    return a_call_is_withdrawn(case) and not calls_are_compared(case)


@derived
@condition("23A", cited=False)
def found_comparable(case: ChangedCall) -> bool:
    """The call that stands is comparable to the one that is withdrawn or cancelled."""
    return it_is_known_what_stands(case) and case.cmp is Judged.YES


@condition("23A", cited=False)
def found_not_comparable(case: ChangedCall) -> bool:
    """The call that stands is not comparable to the one that is withdrawn or cancelled."""
    return it_is_known_what_stands(case) and case.cmp is Judged.NO


@condition("25B2")
def else_the_first_stands(case: ChangedCall) -> bool:
    """If the second is not accepted, the first stands."""
    return may_be_accepted(case)


@consequence(
    "25B1", LET_LHO_ACCEPT_OR_DECLINE, ASK_LHO_WHICH_HE_CALLS_OVER, LET_THE_SECOND_CALL_STAND
)
def second_may_be_accepted(case: ChangedCall) -> Order | None:
    """The next player may accept the second call, and does so by calling over it on purpose."""
    if chosen_without_consulting(case):
        return LET_LHO_ACCEPT_OR_DECLINE
    if else_the_first_stands(case):
        return ASK_LHO_WHICH_HE_CALLS_OVER
    if not lho_accepts(case) or not it_is_known_what_stands(case):
        return None
    return LET_THE_SECOND_CALL_STAND


@consequence("25B2", Order("LetTheFirstCallStand", decides="first_stands"))
def first_stands(case: ChangedCall) -> bool:
    """A second call that is not accepted is cancelled, and the first stands."""
    return second_is_not_accepted(case) and it_is_known_what_stands(case)


@condition("26B", cited=False)
def his_side_defends(case: ChangedCall) -> bool:
    """The auction is over, and the offending side defends."""
    return case.side is Side.DEFENDS


@condition("26B", cited=False)
def his_side_declares(case: ChangedCall) -> bool:
    """The auction is over, and the offending side plays the contract."""
    return case.side is Side.DECLARES


# What the Laws leave to the Director on a changed call.


@remark("J41")
def what_he_meant(case: ChangedCall) -> bool:
    """Whether the call was a slip or was meant."""
    return case.meant is Meant.UNSURE


@remark("J42")
def what_lho_wishes(case: ChangedCall) -> bool:
    """What the next player does about a second call, having called over the first."""
    return lho_called_over_the_first(case)


@remark("J64")
def whether_16c_applies(case: ChangedCall) -> bool:
    """Whether a call comparable to the one that stands is taken out of 16C."""
    return found_comparable(case)


@remark("J65")
def whether_acceptance_is_still_open(case: ChangedCall) -> bool:
    """Whether the next player may accept a change that came after the partner's call."""
    return partner_has_called_over_the_first(case)


SUBJECT = declare_subject(
    "changed_call",
    120,
    ChangedCall,
    sys.modules[__name__],
    law_10c,
    law_10c2,
    law_16c_calls,
    law_26,
    law_26a,
    premises={
        law_10c.there_is_a_choice: lho_has_not_chosen,
        law_10c2.a_choice_is_open: lho_has_not_chosen,
        law_16c_calls.call_is_withdrawn: found_not_comparable,
        law_26.lead_may_be_restricted: found_not_comparable,
        law_26.found_not_comparable: found_not_comparable,
        law_26a.comparable_call_stands: found_comparable,
        law_26.offenders_defend: his_side_defends,
        law_26.offenders_declare: his_side_declares,
    },
    since=2017,
    group="auction",
)
