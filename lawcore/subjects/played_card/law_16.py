"""Law 16 - What a withdrawn card has told."""

from lawcore.article import consequence
from lawcore.ruling import Order
from lawcore.subjects.played_card.facts import PlayedCard
from lawcore.subjects.played_card.law_47 import a_defender_followed_the_wrong_card
from lawcore.subjects.played_card.orders import INFORMATION


@consequence("16C2", Order("IgnoreTheWithdrawnCard", place=INFORMATION + 1), since=2017)
def unauthorised_for_declarers_side(case: PlayedCard) -> bool:
    """What was withdrawn because of dummy's wrong card is unauthorised for declarer."""
    return a_defender_followed_the_wrong_card(case)


unauthorised_for_declarers_side.numbered("16D2", since=2007, until=2007)
unauthorised_for_declarers_side.numbered("16C2", until=1997)
