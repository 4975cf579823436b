"""Law 16 - What withdrawn cards and questions have told; with Law 61B3."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke.facts import Hand, Revoke
from lawcore.laws.subjects.revoke.law_50 import a_card_is_withdrawn, opponents_may_take_back
from lawcore.laws.subjects.revoke.law_61 import defenders_may_ask_each_other
from lawcore.laws.subjects.revoke.law_62 import both_sides_correct, put_right_at_once
from lawcore.laws.subjects.revoke.orders import (
    ALLOW_THE_QUESTION,
    IGNORE_WITHDRAWN_CARDS,
    LET_NOBODY_USE_WITHDRAWN_CARDS,
    REPROVE_THE_QUESTION,
)


@derived
@condition("16C", since=2017, cited=False)
def a_card_goes_back_to_a_hand(case: Revoke) -> bool:
    """The card that declarer's side withdraws, or takes back after a defender's revoke."""
    if opponents_may_take_back(case):
        return True
    return case.hand is not Hand.DEFENDER and a_card_is_withdrawn(case)


@consequence("16C2", IGNORE_WITHDRAWN_CARDS, LET_NOBODY_USE_WITHDRAWN_CARDS, since=2017)
def unauthorised_for_the_offending_side(case: Revoke) -> Order | None:
    """What cards told that go back to a hand is unauthorised for an offending side."""
    if both_sides_correct(case):
        return LET_NOBODY_USE_WITHDRAWN_CARDS
    return IGNORE_WITHDRAWN_CARDS if a_card_goes_back_to_a_hand(case) else None


@unauthorised_for_the_offending_side.older("16D2", IGNORE_WITHDRAWN_CARDS, since=2007, until=2007)
def _whatever_card_it_was(case: Revoke) -> bool:
    """What withdrawn cards told is unauthorised for the offending side."""
    return a_card_is_withdrawn(case)


@unauthorised_for_the_offending_side.older("16C2", IGNORE_WITHDRAWN_CARDS, until=1997)
def _whatever_card_was_withdrawn(case: Revoke) -> bool:
    """What withdrawn cards told is unauthorised for the offending side."""
    return a_card_is_withdrawn(case)


@derived
@condition("61B", cited=False)
def partner_was_asked_in_time(case: Revoke) -> bool:
    """A defender asked the other one about a revoke that is put right at once."""
    return case.hand is Hand.DEFENDER and put_right_at_once(case) and case.defender_asked_partner


@consequence("61B3", ALLOW_THE_QUESTION, since=2017)
def a_defender_asked_his_partner(case: Revoke) -> bool:
    """A defender may ask the other one, at the risk of giving information."""
    return partner_was_asked_in_time(case)


@a_defender_asked_his_partner.older(
    "61B3", ALLOW_THE_QUESTION, REPROVE_THE_QUESTION, since=2007, until=2007
)
def _unless_it_is_forbidden(case: Revoke) -> Order | None:
    """A defender may ask the other one unless the regulating authority forbids it."""
    if not partner_was_asked_in_time(case):
        return None
    return ALLOW_THE_QUESTION if defenders_may_ask_each_other(case) else REPROVE_THE_QUESTION


@a_defender_asked_his_partner.older("61B", ALLOW_THE_QUESTION, REPROVE_THE_QUESTION, until=1997)
def _if_it_is_allowed(case: Revoke) -> Order | None:
    """A defender may ask the other one if the zonal organisation allows it."""
    if not partner_was_asked_in_time(case):
        return None
    return ALLOW_THE_QUESTION if defenders_may_ask_each_other(case) else REPROVE_THE_QUESTION
