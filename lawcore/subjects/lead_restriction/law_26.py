"""Law 26 - The lead after a call that was withdrawn."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import Side, YesNo
from lawcore.subjects.lead_restriction.facts import Exempt, LeadRestriction, Specified
from lawcore.subjects.lead_restriction.orders import (
    FindNoSuitToForbid,
    FollowItsOwnLaw,
    KeepOffTheSuit,
    LeadAnyCardIfUnable,
    LetTheComparableCallDo,
    LookItUpInThatCode,
    OfferToForbidOneSuit,
    RestrictNothing,
    RestrictNothingAnyMore,
)


@condition("23C", since=2017)
def help_is_looked_at_instead(lead_restriction: LeadRestriction) -> bool:
    """After a comparable call the Director looks at the end whether the infraction helped."""
    return lead_restriction.cmp is YesNo.YES


@consequence("26A", since=2017)
def comparable_call_made(lead_restriction: LeadRestriction) -> LetTheComparableCallDo | None:
    """Where a comparable call takes the place of a withdrawn one, no lead is restricted."""
    return LetTheComparableCallDo() if help_is_looked_at_instead(lead_restriction) else None


@consequence("27B1(a)")
def lowest_of_the_same_denomination(
    lead_restriction: LeadRestriction,
) -> FollowItsOwnLaw | None:
    """After the lowest bid of the same denomination no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.LOWEST else None


@consequence("25A1")
def slip_was_put_right(lead_restriction: LeadRestriction) -> FollowItsOwnLaw | None:
    """After a slip was put right no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.SLIP else None


@consequence("28B")
def called_in_turn_meanwhile(lead_restriction: LeadRestriction) -> FollowItsOwnLaw | None:
    """Where the player in turn has called no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.CALLED_IN_TURN else None


@consequence("29A", since=2017)
def call_was_accepted(lead_restriction: LeadRestriction) -> FollowItsOwnLaw | None:
    """Where a call was accepted nothing was withdrawn, and no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.ACCEPTED else None


call_was_accepted.numbered("26", since=2007, until=2007)


@consequence("31A1")
def call_was_repeated(lead_restriction: LeadRestriction) -> FollowItsOwnLaw | None:
    """Where a call was repeated in turn no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.REPEATED else None


@consequence("36A")
def called_over_an_inadmissible_double(
    lead_restriction: LeadRestriction,
) -> FollowItsOwnLaw | None:
    """Where an inadmissible double was called over no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.DOUBLED else None


@consequence("37A")
def called_over_a_barred_player(
    lead_restriction: LeadRestriction,
) -> FollowItsOwnLaw | None:
    """Where the action of a player who had to pass was called over no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.BARRED_PLAYER else None


@consequence("38D")
def called_over_a_bid_over_seven(
    lead_restriction: LeadRestriction,
) -> FollowItsOwnLaw | None:
    """Where a bid of more than seven was called over no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.BID_OVER_SEVEN else None


@consequence("39B", since=2017)
def no_matter_after_the_final_pass(
    lead_restriction: LeadRestriction,
) -> FollowItsOwnLaw | None:
    """After most calls behind the final pass no lead is restricted."""
    if help_is_looked_at_instead(lead_restriction):
        return None
    return FollowItsOwnLaw() if lead_restriction.exempt is Exempt.AFTER_THE_END else None


@no_matter_after_the_final_pass.older("39", since=2007, until=2007)
def _call_after_the_end_is_not_covered(
    lead_restriction: LeadRestriction,
) -> LookItUpInThatCode | None:
    """Of a call after the final pass nothing was read for this edition."""
    return LookItUpInThatCode() if lead_restriction.exempt is Exempt.AFTER_THE_END else None


@condition("26B", since=2017, cited=False)
def nothing_excludes_it(lead_restriction: LeadRestriction) -> bool:
    """No Law excludes a restriction."""
    if help_is_looked_at_instead(lead_restriction):
        return False
    return lead_restriction.exempt is Exempt.NONE


nothing_excludes_it.numbered("26", since=2007, until=2007)


@condition("26B", since=2017, cited=False)
def offenders_declare(lead_restriction: LeadRestriction) -> bool:
    """His side plays the contract."""
    return nothing_excludes_it(lead_restriction) and lead_restriction.side is Side.DECLARES


offenders_declare.numbered("26", since=2007, until=2007)


@condition("26B", since=2017, cited=False)
def offenders_defend(lead_restriction: LeadRestriction) -> bool:
    """His side defends."""
    return nothing_excludes_it(lead_restriction) and lead_restriction.side is Side.DEFENDS


offenders_defend.numbered("26", since=2007, until=2007)


@condition("26B", since=2017, cited=False)
def at_partners_first_lead(lead_restriction: LeadRestriction) -> bool:
    """It is the first turn of the offender's partner to lead."""
    return offenders_defend(lead_restriction) and lead_restriction.first_turn is YesNo.YES


at_partners_first_lead.numbered("26", since=2007, until=2007)


@condition("26B", since=2017, cited=False)
def some_suit_is_left(lead_restriction: LeadRestriction) -> bool:
    """There is a suit that the offender has not specified in the legal auction."""
    if not at_partners_first_lead(lead_restriction):
        return False
    return lead_restriction.specified is not Specified.SHDC


@consequence("26B", since=2017)
def one_suit_may_be_forbidden(
    lead_restriction: LeadRestriction,
) -> OfferToForbidOneSuit | RestrictNothing | RestrictNothingAnyMore | None:
    """Declarer may forbid his partner, at the first turn to lead, one suit not specified."""
    if some_suit_is_left(lead_restriction):
        return OfferToForbidOneSuit(lead_restriction.specified)
    if offenders_declare(lead_restriction):
        return RestrictNothing()
    if offenders_defend(lead_restriction) and lead_restriction.first_turn is YesNo.NO:
        return RestrictNothingAnyMore()
    return None


@one_suit_may_be_forbidden.older("26", since=2007, until=2007)
def _nothing_is_left_to_restrict(
    lead_restriction: LeadRestriction,
) -> RestrictNothing | RestrictNothingAnyMore | None:
    """What is restricted is the first lead of the offender's partner, if his side defends."""
    if offenders_declare(lead_restriction):
        return RestrictNothing()
    if offenders_defend(lead_restriction) and lead_restriction.first_turn is YesNo.NO:
        return RestrictNothingAnyMore()
    return None


@derived
@consequence("26B", since=2017)
def no_suit_is_left(lead_restriction: LeadRestriction) -> FindNoSuitToForbid | None:
    """Where he has specified every suit there is none to forbid."""
    if not at_partners_first_lead(lead_restriction) or some_suit_is_left(lead_restriction):
        return None
    return FindNoSuitToForbid()


@consequence("61A", since=2017)
def to_disobey_is_a_revoke(lead_restriction: LeadRestriction) -> KeepOffTheSuit | None:
    """To lead the forbidden suit, though able to lead another, is a revoke."""
    return KeepOffTheSuit() if some_suit_is_left(lead_restriction) else None


@consequence("59", since=2017)
def who_is_unable_leads_anything(lead_restriction: LeadRestriction) -> LeadAnyCardIfUnable | None:
    """Who cannot lead as required may lead any card."""
    return LeadAnyCardIfUnable() if some_suit_is_left(lead_restriction) else None
