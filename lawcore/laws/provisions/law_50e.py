"""Law 50E - What a penalty card tells."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.orders import INFORMATION

a_penalty_card_lies = Premise("a_penalty_card_lies")
"""A penalty card lies on the table while the play goes on."""


@consequence("50E1", Order("UseThePenaltyCardWhileItLies", place=INFORMATION), since=2017)
def known_to_all_while_it_lies(case: Facts) -> bool:
    """What a penalty card tells is authorised for all as long as it lies on the table."""
    return a_penalty_card_lies(case)


@consequence("50E3", Order("ForgetHowItCameAbout", when=When.NEXT_LEAD, place=60), since=2017)
def how_it_came_about(case: Facts) -> bool:
    """Once the card was played, how it came about is unauthorised for the partner."""
    return a_penalty_card_lies(case)


@consequence(
    "50E4", Order("AdjustIfThePenaltyCardHelped", when=When.DIRECTOR, place=3), since=2017
)
def looked_at_afterwards(case: Facts) -> bool:
    """If the card in sight has helped its side, the Director adjusts at the end."""
    return a_penalty_card_lies(case)
