"""Law 13 - One hand has more than thirteen cards, and another fewer."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.wrong_cards.facts import Case, Found, WrongCards
from lawcore.subjects.wrong_cards.orders import (
    AdjustTowardsTheProbableResult,
    CancelTheResult,
    CorrectAndChangeNoCall,
    CorrectAndPlayNormally,
    CorrectAndPlayReadyToAdjust,
    HaveItNotPlayed,
    LookAtTheScoreAfterPlay,
    LookWhetherTheCardSeenMattered,
    RemoveTheCard,
    RemoveTheCardPlayed,
)


@condition("13", cited=False)
def one_hand_has_too_many(wrong_cards: WrongCards) -> bool:
    """One hand has more than thirteen cards."""
    return wrong_cards.case is Case.FOURTEEN_AND_TWELVE


@consequence("13D")
def found_after_play(wrong_cards: WrongCards) -> CancelTheResult | None:
    """A result with a hand of more than thirteen cards is cancelled when play has ended."""
    if one_hand_has_too_many(wrong_cards) and wrong_cards.found is Found.AFTER_PLAY:
        return CancelTheResult()
    return None


@condition("13", cited=False)
def can_still_be_played(wrong_cards: WrongCards) -> bool:
    """It came to light before the board was over."""
    return one_hand_has_too_many(wrong_cards) and wrong_cards.found is Found.EARLIER


@condition("13A", cited=False)
def no_wrong_hand_has_called(wrong_cards: WrongCards) -> bool:
    """No player with a wrong number of cards has called."""
    return can_still_be_played(wrong_cards) and wrong_cards.call_by_wrong_hand is YesNo.NO


@condition("13B", cited=False)
def a_wrong_hand_has_called(wrong_cards: WrongCards) -> bool:
    """A player with a wrong number of cards has called."""
    return can_still_be_played(wrong_cards) and wrong_cards.call_by_wrong_hand is YesNo.YES


@consequence("13A1")
def nobody_has_seen_a_card(wrong_cards: WrongCards) -> CorrectAndPlayNormally | None:
    """Where nobody has seen another's card the hands are corrected and the board played."""
    if no_wrong_hand_has_called(wrong_cards) and wrong_cards.seen is YesNo.NO:
        return CorrectAndPlayNormally()
    return None


@consequence("13A2")
def a_card_was_seen(wrong_cards: WrongCards) -> CorrectAndPlayReadyToAdjust | None:
    """Where another's card was seen the board is played and scored, and looked at after that."""
    if no_wrong_hand_has_called(wrong_cards) and wrong_cards.seen is YesNo.YES:
        return CorrectAndPlayReadyToAdjust()
    return None


@consequence("13B1")
def deal_is_corrected(wrong_cards: WrongCards) -> CorrectAndChangeNoCall | None:
    """A deal that can be corrected and played is, with no change of call."""
    if a_wrong_hand_has_called(wrong_cards) and wrong_cards.playable is YesNo.YES:
        return CorrectAndChangeNoCall()
    return None


@consequence("13B1")
def corrected_deal_is_looked_at(wrong_cards: WrongCards) -> LookAtTheScoreAfterPlay | None:
    """At the end of play an adjusted score may be awarded."""
    return LookAtTheScoreAfterPlay() if deal_is_corrected(wrong_cards) else None


@consequence("13B2")
def deal_is_not_corrected(wrong_cards: WrongCards) -> HaveItNotPlayed | None:
    """A deal that cannot be corrected is not played, and an adjusted score awarded."""
    if a_wrong_hand_has_called(wrong_cards) and wrong_cards.playable is YesNo.NO:
        return HaveItNotPlayed()
    return None


@consequence("13C")
def card_of_no_deal(wrong_cards: WrongCards) -> RemoveTheCard | RemoveTheCardPlayed | None:
    """A card that is none of the deal goes; one played to a quitted trick may be looked at."""
    if wrong_cards.case is not Case.NOT_OF_THE_DEAL:
        return None
    if wrong_cards.played_to_quitted_trick is YesNo.YES:
        return RemoveTheCardPlayed()
    return RemoveTheCard()


@consequence("12C1(b)")
def towards_the_probable_result(
    wrong_cards: WrongCards,
) -> LookWhetherTheCardSeenMattered | AdjustTowardsTheProbableResult | None:
    """An adjusted score goes as nearly as possible to the probable result."""
    if a_card_was_seen(wrong_cards):
        return LookWhetherTheCardSeenMattered()
    return AdjustTowardsTheProbableResult() if deal_is_not_corrected(wrong_cards) else None
