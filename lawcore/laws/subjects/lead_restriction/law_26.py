"""Law 26 - The lead after a call that was withdrawn."""

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.facts import Side
from lawcore.laws.subjects.lead_restriction import orders
from lawcore.laws.subjects.lead_restriction.facts import (
    Exempt,
    Forbidden,
    LeadRestriction,
    Origin,
    Specified,
)


@condition("23C", since=2017)
def help_is_looked_at_instead(case: LeadRestriction) -> bool:
    """After a comparable call the Director looks at the end whether the infraction helped."""
    return case.cmp


@consequence("26A", Order("LetTheComparableCallDo", decides="no_restriction"), since=2017)
def comparable_call_made(case: LeadRestriction) -> bool:
    """Where a comparable call takes the place of a withdrawn one, no lead is restricted."""
    return help_is_looked_at_instead(case)


@consequence("27B1(a)", orders.FOLLOW_ITS_OWN_LAW)
def lowest_of_the_same_denomination(case: LeadRestriction) -> bool:
    """After the lowest bid of the same denomination no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.LOWEST


@consequence("25A1", orders.FOLLOW_ITS_OWN_LAW)
def slip_was_put_right(case: LeadRestriction) -> bool:
    """After a slip was put right no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.SLIP


@consequence("28B", orders.FOLLOW_ITS_OWN_LAW)
def called_in_turn_meanwhile(case: LeadRestriction) -> bool:
    """Where the player in turn has called no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.CALLED_IN_TURN


@consequence("29A", orders.FOLLOW_ITS_OWN_LAW, was={2007: "26"})
def call_was_accepted(case: LeadRestriction) -> bool:
    """Where a call was accepted nothing was withdrawn, and no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.ACCEPTED


@consequence("31A1", orders.FOLLOW_ITS_OWN_LAW)
def call_was_repeated(case: LeadRestriction) -> bool:
    """Where a call was repeated in turn no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.REPEATED


@consequence("36A", orders.FOLLOW_ITS_OWN_LAW)
def called_over_an_inadmissible_double(case: LeadRestriction) -> bool:
    """Where an inadmissible double was called over no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.DOUBLED


@consequence("37A", orders.FOLLOW_ITS_OWN_LAW)
def called_over_a_barred_player(case: LeadRestriction) -> bool:
    """Where the action of a player who had to pass was called over no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.BARRED_PLAYER


@consequence("38D", orders.FOLLOW_ITS_OWN_LAW)
def called_over_a_bid_over_seven(case: LeadRestriction) -> bool:
    """Where a bid of more than seven was called over no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.BID_OVER_SEVEN


@consequence("39B", orders.FOLLOW_ITS_OWN_LAW, since=2017)
def no_matter_after_the_final_pass(case: LeadRestriction) -> bool:
    """After most calls behind the final pass no lead is restricted."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.AFTER_THE_END


@no_matter_after_the_final_pass.older(
    "39",
    Order("LookItUpInThatCode", decides="not_covered"),
    until=2007,
)
def _call_after_the_end_is_not_covered(case: LeadRestriction) -> bool:
    """Of a call after the final pass nothing was read for this edition."""
    return case.exempt is Exempt.AFTER_THE_END


@condition("26B", was={2007: "26"}, cited=False)
def nothing_excludes_it(case: LeadRestriction) -> bool:
    """No Law excludes a restriction."""
    return not help_is_looked_at_instead(case) and case.exempt is Exempt.NONE


@condition("26B", was={2007: "26"}, cited=False)
def offenders_declare(case: LeadRestriction) -> bool:
    """The offending side plays the contract."""
    return nothing_excludes_it(case) and case.side is Side.DECLARES


@condition("26B", was={2007: "26"}, cited=False)
def offenders_defend(case: LeadRestriction) -> bool:
    """The offending side defends."""
    return nothing_excludes_it(case) and case.side is Side.DEFENDS


@condition("26B", was={2007: "26"}, cited=False)
def at_partners_first_lead(case: LeadRestriction) -> bool:
    """It is the first turn of the offender's partner to lead."""
    return offenders_defend(case) and case.first_turn


@condition("26B", since=2017, cited=False)
def some_suit_is_left(case: LeadRestriction) -> bool:
    """There is a suit that the offender has not specified in the legal auction."""
    return at_partners_first_lead(case) and case.specified is not Specified.SHDC


@condition("26B", since=2017, cited=False)
def declarer_has_not_chosen(case: LeadRestriction) -> bool:
    """A suit may be forbidden, and declarer has not said which, or that it is none."""
    return some_suit_is_left(case) and case.forbidden is Forbidden.NOT_YET


@condition("26B", since=2017, cited=False)
def lead_is_left_free(case: LeadRestriction) -> bool:
    """Declarer has been asked, and forbids no suit."""
    return some_suit_is_left(case) and case.forbidden is Forbidden.NONE


@consequence(
    "26B",
    orders.OFFER_TO_FORBID_ONE_SUIT,
    orders.RESTRICT_NOTHING,
    orders.RESTRICT_NOTHING_ANY_MORE,
    since=2017,
)
def one_suit_may_be_forbidden(case: LeadRestriction) -> Order | None:
    """Declarer may forbid the offender's partner, at the first lead, one suit not specified."""
    if declarer_has_not_chosen(case):
        return orders.offer_to_forbid_one_suit(case.specified)
    if offenders_declare(case):
        return orders.RESTRICT_NOTHING
    if offenders_defend(case) and not case.first_turn:
        return orders.RESTRICT_NOTHING_ANY_MORE
    return None


@one_suit_may_be_forbidden.older(
    "26", orders.RESTRICT_NOTHING, orders.RESTRICT_NOTHING_ANY_MORE, until=2007
)
def _nothing_is_left_to_restrict(case: LeadRestriction) -> Order | None:
    """What is restricted is the first lead of the offender's partner, if that side defends."""
    if offenders_declare(case):
        return orders.RESTRICT_NOTHING
    if offenders_defend(case) and not case.first_turn:
        return orders.RESTRICT_NOTHING_ANY_MORE
    return None


@consequence("26B", orders.FORBID_THE_SUIT, orders.LEAVE_THE_LEAD_FREE, since=2017)
def declarer_has_chosen(case: LeadRestriction) -> Order | None:
    """The suit that declarer names is forbidden; where declarer names none the lead is free."""
    if lead_is_left_free(case):
        return orders.LEAVE_THE_LEAD_FREE
    if not some_suit_is_left(case) or declarer_has_not_chosen(case):
        return None
    return orders.forbid_the_suit(case.forbidden)


@derived
@consequence("26B", Order("FindNoSuitToForbid", decides="no_restriction"), since=2017)
def no_suit_is_left(case: LeadRestriction) -> bool:
    """Where the offender has specified every suit there is none to forbid."""
    return at_partners_first_lead(case) and not some_suit_is_left(case)


@derived
@consequence("61A", Order("KeepOffTheSuit", place=orders.OBEY, when=When.NEXT_LEAD), since=2017)
def to_disobey_is_a_revoke(case: LeadRestriction) -> bool:
    """To lead the forbidden suit, though able to lead another, is a revoke."""
    return some_suit_is_left(case) and not lead_is_left_free(case)


@consequence(
    "59", Order("LeadAnyCardIfUnable", place=orders.FREE, when=When.NEXT_LEAD), since=2017
)
def who_is_unable_leads_anything(case: LeadRestriction) -> bool:
    """A leader unable to lead as required may lead any card."""
    return some_suit_is_left(case) and not lead_is_left_free(case)


@remark("J47", since=2017)
def lead_after_a_withdrawn_pass(case: LeadRestriction) -> bool:
    """Whether a pass out of turn that was withdrawn restricts a lead."""
    return nothing_excludes_it(case) and case.origin is Origin.OUT_OF_TURN
