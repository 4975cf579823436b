"""Laws 20F4, 20F5 and 75 - Who corrects an explanation, and when."""

from lawcore.engine.article import consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.asking import orders
from lawcore.laws.subjects.asking.facts import Asking, What, When, Whose


def _own_was_wrong(case: Asking) -> bool:
    """A player finds the own explanation wrong."""
    return case.what is What.CORRECTION and case.whose is Whose.OWN


def _partners_was_wrong(case: Asking) -> bool:
    """A player finds partner's explanation wrong."""
    return case.what is What.CORRECTION and case.whose is Whose.PARTNERS


@consequence("20F4(a)", orders.MAY_CORRECT_IT, orders.CORRECT_IT_NOW)
def corrects_himself_in_time(case: Asking) -> Order | None:
    """The own error is corrected before the clarification period ends; sooner it may be."""
    if not _own_was_wrong(case) or case.when is When.PLAY:
        return None
    return orders.CORRECT_IT_NOW if case.when is When.CLARIFICATION else orders.MAY_CORRECT_IT


@consequence("75B2", orders.CORRECT_IT_NOW)
def corrects_himself_in_the_play(case: Asking) -> bool:
    """Who finds the own error during the play calls the Director and corrects it then."""
    return _own_was_wrong(case) and case.when is When.PLAY


@consequence("20F5(a)", Order("SayNothingYet", decides="not_allowed"))
def corrects_nothing_in_the_auction(case: Asking) -> bool:
    """During the auction nobody corrects partner, nor shows that there was an error."""
    return _partners_was_wrong(case) and case.when is When.AUCTION


@consequence("20F5(b)(ii)", orders.CORRECT_IT_NOW)
def corrects_partner_as_declarer_or_dummy(case: Asking) -> bool:
    """Declarer or dummy calls and corrects partner's explanation after the final pass."""
    return _partners_was_wrong(case) and case.when is not When.AUCTION and case.declaring_side


@consequence("20F5(b)(i)", Order("WaitUntilPlayIsOver", decides="not_allowed"))
def corrects_partner_as_a_defender(case: Asking) -> bool:
    """A defender calls and corrects partner's explanation only at the end of play."""
    return _partners_was_wrong(case) and case.when is not When.AUCTION and not case.declaring_side


@consequence("75C", Order("CorrectNothingThatWasRight", place=orders.PENALTY))
def explanation_was_right(case: Asking) -> bool:
    """Where the agreement was explained rightly and the call mistaken nothing is corrected."""
    return case.what is What.CORRECTION


@consequence("20F6", Order("LookAtWhoWasMisled", leads_to=Lead("misinformation")))
def acted_on_misinformation(case: Asking) -> bool:
    """Whoever may have acted on an explanation that is corrected is ruled on by 21 or 47E."""
    if corrects_himself_in_time(case) or corrects_himself_in_the_play(case):
        return True
    return corrects_partner_as_declarer_or_dummy(case)
