"""Laws 20A to 20F, 40B2(c) and 41B - What may be asked, by whom and when."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.asking import orders
from lawcore.laws.subjects.asking.facts import Asking, What, When


@consequence("20A", Order("MakeTheCallClear", decides="allowed"))
def call_was_not_recognised(case: Asking) -> bool:
    """A player in doubt what call was made may have it made clear forthwith."""
    return case.what is What.UNCLEAR_CALL


@consequence("20C1", Order("TellWhoLeads", decides="allowed"))
def asks_whether_to_lead(case: Asking) -> bool:
    """After the final pass either defender may ask whether the opening lead is his."""
    return case.what is What.WHOSE_LEAD


@consequence("47E1", Order("LetAMisledLeadGoBack", place=orders.PENALTY))
def told_wrongly_who_leads(case: Asking) -> bool:
    """A lead by a player whom an opponent told wrongly that it was his turn is taken back."""
    return asks_whether_to_lead(case)


@condition("20F", cited=False)
def wants_an_explanation(case: Asking) -> bool:
    """A player asks what the opponents' actions mean, and may have been refused an answer."""
    return case.what is What.MEANING or case.what is What.REFUSED


@consequence("20F1", orders.EXPLAIN_IT)
def meaning_during_the_auction(case: Asking) -> bool:
    """In turn a player may have explained calls made, calls not made, and what follows."""
    return wants_an_explanation(case) and case.when is When.AUCTION


@condition("41B")
def may_still_ask(case: Asking) -> bool:
    """After the final pass too explanations may be asked for in turn."""
    return wants_an_explanation(case) and case.when is not When.AUCTION


@consequence("20F2", orders.EXPLAIN_IT)
def meaning_after_the_final_pass(case: Asking) -> bool:
    """Later a defender asks of the auction, declarer of a defender's calls and carding."""
    return may_still_ask(case)


@consequence("20F3", Order("LetHimAskOfOneCall", place=orders.PENALTY))
def of_a_single_call(case: Asking) -> bool:
    """A player may ask about a single call, at the risk of 16B1."""
    return case.what is What.MEANING


@consequence("40B5(a)", Order("HaveItAllTold"))
def an_answer_was_refused(case: Asking) -> bool:
    """All that agreement and experience tell is disclosed, not what players generally know."""
    return case.what is What.REFUSED


@consequence(
    "75D1",
    Order("LookAtWhoWasNotTold", leads_to=Lead("misinformation", {"m_kind": "wrong_expl"})),
)
def silence_is_misinformation(case: Asking) -> bool:
    """Agreements have to be disclosed; to fail to do so is misinformation."""
    return an_answer_was_refused(case)


@consequence("20B", orders.GIVE_A_REVIEW)
def review_in_turn(case: Asking) -> bool:
    """In turn a player may have all calls restated, unless required to pass."""
    return case.what is What.REVIEW and case.when is When.AUCTION


@condition("41B")
def may_still_have_a_review(case: Asking) -> bool:
    """Until the own first card a review may be had; before the lead is faced not by dummy."""
    return case.what is What.REVIEW and case.when is not When.AUCTION


@consequence("20C2", orders.GIVE_A_REVIEW)
def review_at_the_first_turn(case: Asking) -> bool:
    """Declarer or a defender may at the first turn to play have all calls restated."""
    return may_still_have_a_review(case)


@consequence("40B2(c)(ii)", orders.LET_HIM_LOOK_AT_THEIRS)
def looks_between_auction_and_play(case: Asking) -> bool:
    """In the clarification period a player may consult the opponents' system card."""
    return case.what is What.THEIR_CARD and case.when is When.CLARIFICATION


def _looks_at_theirs(case: Asking) -> bool:
    """The opponents' system card was consulted during the auction or the play."""
    return case.what is What.THEIR_CARD and case.when is not When.CLARIFICATION


@consequence("40B2(c)(iii)", orders.LET_HIM_LOOK_AT_THEIRS)
def looks_in_turn(case: Asking) -> bool:
    """During auction and play a player may consult it in turn alone."""
    return _looks_at_theirs(case) and case.his_turn


@consequence("40B2(c)(iii)", Order("PutTheirCardAway", decides="not_allowed"))
def looks_out_of_turn(case: Asking) -> bool:
    """Out of turn a player does not consult it."""
    return _looks_at_theirs(case) and not case.his_turn and not case.to_explain


@consequence("40B2(c)(iv)", orders.LET_HIM_LOOK_AT_THEIRS)
def looks_so_as_to_explain(case: Asking) -> bool:
    """Out of turn a player may consult it to explain partner's call rightly when asked."""
    return _looks_at_theirs(case) and not case.his_turn and case.to_explain
