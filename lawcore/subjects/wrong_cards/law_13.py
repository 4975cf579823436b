"""Law 13 - One hand has more than thirteen cards, and another fewer."""

from lawcore.article import condition, consequence
from lawcore.ruling import Order, When
from lawcore.subjects.wrong_cards.facts import Case, Found, WrongCards
from lawcore.subjects.wrong_cards.orders import (
    ADJUST_TOWARDS_THE_PROBABLE_RESULT,
    LOOK_WHETHER_THE_CARD_SEEN_MATTERED,
    REMOVE_THE_CARD,
    REMOVE_THE_CARD_PLAYED,
    Hands,
)


@condition("13", cited=False)
def one_hand_has_too_many(case: WrongCards) -> bool:
    """One hand has more than thirteen cards."""
    return case.case is Case.FOURTEEN_AND_TWELVE


@consequence("13D", Order("CancelTheResult", decides=Hands.CANCELLED))
def found_after_play(case: WrongCards) -> bool:
    """A result with a hand of more than thirteen cards is cancelled when play has ended."""
    return one_hand_has_too_many(case) and case.found is Found.AFTER_PLAY


@condition("13", cited=False)
def can_still_be_played(case: WrongCards) -> bool:
    """It came to light before the board was over."""
    return one_hand_has_too_many(case) and case.found is Found.EARLIER


@condition("13A", cited=False)
def no_wrong_hand_has_called(case: WrongCards) -> bool:
    """No player with a wrong number of cards has called."""
    return can_still_be_played(case) and not case.call_by_wrong_hand


@condition("13B", cited=False)
def a_wrong_hand_has_called(case: WrongCards) -> bool:
    """A player with a wrong number of cards has called."""
    return can_still_be_played(case) and case.call_by_wrong_hand


@consequence("13A1", Order("CorrectAndPlayNormally", decides=Hands.PLAYED_NORMALLY))
def nobody_has_seen_a_card(case: WrongCards) -> bool:
    """Where nobody has seen another's card the hands are corrected and the board played."""
    return no_wrong_hand_has_called(case) and not case.seen


@consequence("13A2", Order("CorrectAndPlayReadyToAdjust", decides=Hands.PLAYED_READY_TO_ADJUST))
def a_card_was_seen(case: WrongCards) -> bool:
    """Where another's card was seen the board is played and scored, and looked at after that."""
    return no_wrong_hand_has_called(case) and case.seen


@consequence("13B1", Order("CorrectAndChangeNoCall", decides=Hands.PLAYED_READY_TO_ADJUST))
def deal_is_corrected(case: WrongCards) -> bool:
    """A deal that can be corrected and played is, with no change of call."""
    return a_wrong_hand_has_called(case) and case.playable


@consequence("13B1", Order("LookAtTheScoreAfterPlay", when=When.END_OF_PLAY))
def corrected_deal_is_looked_at(case: WrongCards) -> bool:
    """At the end of play an adjusted score may be awarded."""
    return deal_is_corrected(case)


@consequence("13B2", Order("HaveItNotPlayed", decides=Hands.NOT_PLAYED))
def deal_is_not_corrected(case: WrongCards) -> bool:
    """A deal that cannot be corrected is not played, and an adjusted score awarded."""
    return a_wrong_hand_has_called(case) and not case.playable


@consequence("13C", REMOVE_THE_CARD, REMOVE_THE_CARD_PLAYED)
def card_of_no_deal(case: WrongCards) -> Order | None:
    """A card that is none of the deal goes; one played to a quitted trick may be looked at."""
    if case.case is not Case.NOT_OF_THE_DEAL:
        return None
    if case.played_to_quitted_trick:
        return REMOVE_THE_CARD_PLAYED
    return REMOVE_THE_CARD


@consequence("12C1(b)", LOOK_WHETHER_THE_CARD_SEEN_MATTERED, ADJUST_TOWARDS_THE_PROBABLE_RESULT)
def towards_the_probable_result(case: WrongCards) -> Order | None:
    """An adjusted score goes as nearly as possible to the probable result."""
    if a_card_was_seen(case):
        return LOOK_WHETHER_THE_CARD_SEEN_MATTERED
    return ADJUST_TOWARDS_THE_PROBABLE_RESULT if deal_is_not_corrected(case) else None
