"""Law 58 - Two or more cards that one hand plays at once."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import DECIDES, Order
from lawcore.laws.provisions.orders import RULE_THE_DEFECTIVE_TRICK
from lawcore.laws.subjects.penalty_card.facts import Faces, How, PenaltyCard
from lawcore.laws.subjects.penalty_card.orders import CARDS


@condition("58B", cited=False)
def at_once(case: PenaltyCard) -> bool:
    """One hand led or played two or more cards at once."""
    return case.how is How.TWO_CARDS_TO_TRICK


@consequence("58B4", RULE_THE_DEFECTIVE_TRICK, since=2017)
def noticed_when_both_sides_had_played_on(case: PenaltyCard) -> bool:
    """If both sides have played to the next trick when it is noticed, the trick is defective."""
    return at_once(case) and case.both_sides_played_on


@condition("67B2", until=2007)
def surplus_cards_go_back(case: PenaltyCard) -> bool:
    """Of the cards put to a defective trick all but one are restored to the hand."""
    return at_once(case) and case.both_sides_played_on


@noticed_when_both_sides_had_played_on.older(
    "58B4", Order("RuleADefectiveTrick", decides="defective_trick"), until=2007
)
def _mended_here(case: PenaltyCard) -> bool:
    """If both sides have played to the next trick when it is noticed, the trick is defective."""
    return surplus_cards_go_back(case)


@condition("58B", cited=False)
def noticed_in_time(case: PenaltyCard) -> bool:
    """It came to light before both sides had played to the next trick."""
    return at_once(case) and not noticed_when_both_sides_had_played_on(case)


@consequence("58B1", Order("KeepTheCardThatShows", decides="no_penalty_card"))
def one_face_shows(case: PenaltyCard) -> bool:
    """If the face of only one card shows, that card is played and the others are picked up."""
    return noticed_in_time(case) and case.faces is Faces.ONE


@consequence("58B2", Order("DesignateThePlayedCard", place=DECIDES - 2))
def several_faces_show(case: PenaltyCard) -> bool:
    """If more faces show the player says which card is played."""
    return noticed_in_time(case) and case.faces is Faces.MORE


@consequence("58B3", Order("LetAnOpponentChangeHisPlay", place=CARDS + 2))
def an_opponent_may_change(case: PenaltyCard) -> bool:
    """An opponent who has played since may change that card once a visible one is withdrawn."""
    return several_faces_show(case) and case.opponent_played_after
