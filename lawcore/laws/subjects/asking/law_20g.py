"""Laws 20F, 20G, 41B, 66C and 73 - What may not be asked or said, and who answers when."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.asking import orders
from lawcore.laws.subjects.asking.facts import Asking, What, When


@consequence("20G1", Order("ForbidAskingForPartner", decides="not_allowed"))
def asked_for_partner(case: Asking) -> bool:
    """A player may not ask if the sole purpose is to benefit partner."""
    return case.what is What.FOR_PARTNER


@consequence("20G2", Order("ForbidTheTrap", decides="not_allowed"))
def asked_to_trap(case: Asking) -> bool:
    """A player may not ask if the sole purpose is to draw a wrong answer."""
    return case.what is What.TO_TRAP


@consequence("73D2", Order("LookAtTheFalseInference", leads_to=Lead("conduct", {"case": "tempo"})))
def meant_to_mislead(case: Asking) -> bool:
    """A player may not try to mislead an opponent by a question."""
    return asked_to_trap(case)


@consequence("20F1", Order("RefuseWhatHisOwnSideAgreed", decides="not_allowed"))
def asked_about_his_own_side(case: Asking) -> bool:
    """A player has a right to hear of the opponents' auction alone."""
    return case.what is What.OWN_CALLS


@consequence("66C", Order("NameNoPlayedCard", decides="not_allowed"))
def asked_for_a_turned_card(case: Asking) -> bool:
    """During play the cards of a turned trick are looked at on the Director's word alone."""
    return case.what is What.PLAYED_CARD


@condition("20F", cited=False)
def out_of_turn(case: Asking) -> bool:
    """A player asked out of turn, or dummy asked."""
    return case.what is What.NOT_HIS_TURN


@consequence("20F1", orders.WAIT_FOR_HIS_TURN)
def asks_at_his_turn_to_call(case: Asking) -> bool:
    """In the auction a player asks in turn, unless the Law makes that player pass."""
    return out_of_turn(case) and case.when is When.AUCTION


@consequence("41B", orders.WAIT_FOR_HIS_TURN)
def asks_before_the_lead_is_faced(case: Asking) -> bool:
    """Before the lead is faced its maker's partner and presumed declarer may ask, dummy not."""
    return out_of_turn(case) and case.when is When.CLARIFICATION


@consequence("20F2", orders.WAIT_FOR_HIS_TURN)
def asks_at_his_turn_to_play(case: Asking) -> bool:
    """During the play declarer and the defenders ask at their own turn to play."""
    return out_of_turn(case) and case.when is When.PLAY


@condition("20F", cited=False)
def the_caller_answered(case: Asking) -> bool:
    """The player who had made the call explained it."""
    return case.what is What.WRONG_ANSWERER


@consequence("20F1", orders.HAVE_PARTNER_ANSWER)
def partner_answers_in_the_auction(case: Asking) -> bool:
    """The partner of the player who called answers, unless the Director says otherwise."""
    return the_caller_answered(case) and case.when is When.AUCTION


@consequence("20F2", orders.HAVE_PARTNER_ANSWER)
def partner_answers_later(case: Asking) -> bool:
    """After the final pass too it is the partner of the player in question who answers."""
    return the_caller_answered(case) and case.when is not When.AUCTION


@consequence("73B1", Order("StopTheComment", decides="not_allowed"))
def commented_on_an_answer(case: Asking) -> bool:
    """Partners tell each other nothing by what they add to an explanation."""
    return case.what is What.COMMENT


@consequence("20F5(a)", Order("LetPartnerShowNoMistake"))
def partner_shows_no_mistake(case: Asking) -> bool:
    """In the auction the partner neither corrects an explanation nor shows that it is wrong."""
    return commented_on_an_answer(case)
