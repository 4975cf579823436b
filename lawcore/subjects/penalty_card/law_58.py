"""Law 58 - Two or more cards that one hand plays at once."""

from lawcore.article import condition, consequence
from lawcore.subjects.penalty_card.facts import Faces, How, PenaltyCard
from lawcore.subjects.penalty_card.orders import (
    DesignateThePlayedCard,
    KeepTheCardThatShows,
    LetAnOpponentChangeHisPlay,
    RuleADefectiveTrick,
    RuleTheDefectiveTrick,
)


@condition("58B", cited=False)
def at_once(penalty_card: PenaltyCard) -> bool:
    """One hand led or played two or more cards at once."""
    return penalty_card.how is How.TWO_CARDS_TO_TRICK


@consequence("58B4", since=2017)
def noticed_when_both_sides_had_played_on(
    penalty_card: PenaltyCard,
) -> RuleTheDefectiveTrick | None:
    """If both sides have played to the next trick when it is noticed, the trick is defective."""
    if at_once(penalty_card) and penalty_card.both_sides_played_on:
        return RuleTheDefectiveTrick()
    return None


@noticed_when_both_sides_had_played_on.older("58B4", until=2007)
def _mended_here(penalty_card: PenaltyCard) -> RuleADefectiveTrick | None:
    """If both sides have played to the next trick when it is noticed, the trick is defective."""
    if at_once(penalty_card) and penalty_card.both_sides_played_on:
        return RuleADefectiveTrick()
    return None


@condition("58B", cited=False)
def noticed_in_time(penalty_card: PenaltyCard) -> bool:
    """It came to light before both sides had played to the next trick."""
    return at_once(penalty_card) and not bool(noticed_when_both_sides_had_played_on(penalty_card))


@consequence("58B1")
def one_face_shows(penalty_card: PenaltyCard) -> KeepTheCardThatShows | None:
    """If the face of only one card shows, that card is played and the others are picked up."""
    if noticed_in_time(penalty_card) and penalty_card.faces is Faces.ONE:
        return KeepTheCardThatShows()
    return None


@consequence("58B2")
def several_faces_show(penalty_card: PenaltyCard) -> DesignateThePlayedCard | None:
    """If more faces show the player says which card he plays."""
    if noticed_in_time(penalty_card) and penalty_card.faces is Faces.MORE:
        return DesignateThePlayedCard()
    return None


@consequence("58B3")
def an_opponent_may_change(penalty_card: PenaltyCard) -> LetAnOpponentChangeHisPlay | None:
    """An opponent who has played since may change his card once a visible one is withdrawn."""
    if several_faces_show(penalty_card) and penalty_card.opponent_played_after:
        return LetAnOpponentChangeHisPlay()
    return None
