"""Law 16 - What a withdrawn card has told."""

from lawcore.article import consequence
from lawcore.subjects.played_card.facts import PlayedCard
from lawcore.subjects.played_card.law_47 import (
    a_defender_followed_the_wrong_card,
    the_opponent_may_change_too,
)
from lawcore.subjects.played_card.orders import IgnoreTheWithdrawnCard, UseTheWithdrawnCard


@consequence("16C1", since=2017)
def authorised_for_who_followed(played_card: PlayedCard) -> UseTheWithdrawnCard | None:
    """What his withdrawn card told is authorised for the side that did nothing wrong."""
    return UseTheWithdrawnCard() if the_opponent_may_change_too(played_card) else None


authorised_for_who_followed.numbered("16D1", since=2007, until=2007)
authorised_for_who_followed.numbered("16C1", until=1997)


@consequence("16C2", since=2017)
def unauthorised_for_declarers_side(played_card: PlayedCard) -> IgnoreTheWithdrawnCard | None:
    """What was withdrawn because of dummy's wrong card is unauthorised for declarer."""
    return IgnoreTheWithdrawnCard() if a_defender_followed_the_wrong_card(played_card) else None


unauthorised_for_declarers_side.numbered("16D2", since=2007, until=2007)
unauthorised_for_declarers_side.numbered("16C2", until=1997)
