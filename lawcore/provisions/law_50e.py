"""Law 50E - What a penalty card tells."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import (
    AdjustIfThePenaltyCardHelped,
    ForgetHowItCameAbout,
    UseThePenaltyCardWhileItLies,
)

a_penalty_card_lies = Premise("a_penalty_card_lies")
"""A penalty card lies on the table while the play goes on."""


@consequence("50E1", since=2017)
def known_to_all_while_it_lies(case: Facts) -> UseThePenaltyCardWhileItLies | None:
    """What a penalty card tells is authorised for all as long as it lies on the table."""
    return UseThePenaltyCardWhileItLies() if a_penalty_card_lies(case) else None


@consequence("50E3", since=2017)
def how_it_came_about(case: Facts) -> ForgetHowItCameAbout | None:
    """Once the card was played, how it came about is unauthorised for the partner."""
    return ForgetHowItCameAbout() if a_penalty_card_lies(case) else None


@consequence("50E4", since=2017)
def looked_at_afterwards(case: Facts) -> AdjustIfThePenaltyCardHelped | None:
    """If the card in sight has helped its side, the Director adjusts at the end."""
    return AdjustIfThePenaltyCardHelped() if a_penalty_card_lies(case) else None
