"""Laws 9, 10, 16 and 72 - Attention, and what the players settle or put right."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.before_director import orders
from lawcore.laws.subjects.before_director.facts import BeforeDirector, Done, Drawn


def _attention(case: BeforeDirector) -> bool:
    """It is asked who may draw attention, or had to call the Director."""
    return case.what_was_done is Done.ATTENTION


@condition("9A1")
def drawn_during_the_auction(case: BeforeDirector) -> bool:
    """During the auction period any player may draw attention, in turn or not."""
    return _attention(case) and case.drawn is Drawn.IN_AUCTION


@condition("9A2")
def drawn_during_the_play(case: BeforeDirector) -> bool:
    """During the play declarer or either defender may draw attention."""
    return _attention(case) and case.drawn is Drawn.IN_PLAY


@consequence("9A4", Order("SeeWhatDummyMayDo", place=50, leads_to=Lead("dummy")))
def drawn_by_dummy(case: BeforeDirector) -> bool:
    """Dummy may not draw attention until the play is over."""
    return _attention(case) and case.drawn is Drawn.BY_DUMMY


@consequence("9B1(a)", Order("TakeItAsCalledNow", decides="called_now"))
def nobody_has_called(case: BeforeDirector) -> bool:
    """The Director should be called at once when attention is drawn."""
    return drawn_during_the_auction(case) or drawn_during_the_play(case) or drawn_by_dummy(case)


@consequence("9B1(c)", Order("TakeNoRightForTheCall", place=10))
def calling_costs_nothing(case: BeforeDirector) -> bool:
    """Whoever calls the Director forfeits no right by it."""
    return nobody_has_called(case)


@consequence("9B2", Order("HaveNobodyAct", place=12))
def nobody_acts(case: BeforeDirector) -> bool:
    """No player acts until the Director has explained all matters of rectification."""
    return nobody_has_called(case)


@consequence("9A3", Order("LeaveWhatWasPrevented", decides="no_infraction"))
def was_prevented(case: BeforeDirector) -> bool:
    """Any player may try to prevent an irregularity; dummy within 42 and 43."""
    return _attention(case) and case.drawn is Drawn.PREVENTED


@consequence("9A5", Order("AskForNoConfession", decides="no_infraction"))
def own_side_kept_silent(case: BeforeDirector) -> bool:
    """Nobody has to draw attention to an infraction of the own side, explanations excepted."""
    return _attention(case) and case.drawn is Drawn.OWN_SIDE_SILENT


@consequence("72B2", Order("LookForAnExceptedDuty", place=50))
def unless_a_law_says_so(case: BeforeDirector) -> bool:
    """A wrong explanation, a revoke to be corrected and a trick not won are excepted."""
    return own_side_kept_silent(case)


@consequence("10C2", Order("HaveHimChooseAlone", decides="chooses_alone"))
def consulted_partner(case: BeforeDirector) -> bool:
    """Whoever has an option after an irregularity chooses without consulting partner."""
    return case.what_was_done is Done.CONSULTED


@consequence(
    "16B1",
    Order("LookWhatPartnerTold", leads_to=Lead("unauthorised_information", {"source": "words"})),
)
def partner_has_told_something(case: BeforeDirector) -> bool:
    """What partner said of the choice is unauthorised."""
    return consulted_partner(case)


@consequence("10C3", Order("LetThemChooseTheBest", decides="no_infraction"))
def chose_what_pays(case: BeforeDirector) -> bool:
    """It is appropriate for the innocent side to select the most advantageous option."""
    return case.what_was_done is Done.CHOSE_BEST


@condition("9B2")
def players_settled_it(case: BeforeDirector) -> bool:
    """No player acts until the Director has explained all; they settled it themselves."""
    return case.what_was_done is Done.SETTLED


@condition("9B2", cited=False)
def can_still_be_ruled(case: BeforeDirector) -> bool:
    """The players settled it, and the right ruling can still be carried out."""
    return players_settled_it(case) and case.curable


@condition("9B2", cited=False)
def cannot_be_ruled_any_more(case: BeforeDirector) -> bool:
    """The players settled it, and the right ruling can no longer be carried out."""
    return players_settled_it(case) and not case.curable


@consequence("10A", Order("TakeTheDecisionBack", decides="ruled_now"))
def director_alone_determines(case: BeforeDirector) -> bool:
    """The Director alone determines a rectification."""
    return can_still_be_ruled(case)


@condition("10A", cited=False)
def a_waiver_is_asked(case: BeforeDirector) -> bool:
    """The side that did not err asks that a rectification be waived."""
    return case.what_was_done is Done.WAIVER_ASKED


@condition("10A")
def players_have_no_right_to_it(case: BeforeDirector) -> bool:
    """Players neither determine nor waive a rectification on their own initiative."""
    return players_settled_it(case) or a_waiver_is_asked(case)


@consequence("10B", Order("AllowOrCancelWhatTheyDid", place=15))
def enforced_without_the_director(case: BeforeDirector) -> bool:
    """The Director may allow or cancel a rectification or a waiver that players made alone."""
    return players_have_no_right_to_it(case)


@consequence("9C", orders.RULE_ON_THE_CORRECTION)
def corrected_too_early(case: BeforeDirector) -> Order | None:
    """An offender's premature correction may bring a further rectification."""
    if case.what_was_done is Done.OS_CORRECTED:
        return orders.rule_on_the_correction(case.irregularity)
    return None
