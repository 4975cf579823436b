"""Law 46 - Incomplete or invalid call of a card from dummy; with Laws 44 and 62."""

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.played_card import facts, law_45
from lawcore.laws.subjects.played_card.orders import (
    JUDGE_THE_INTENTION,
    LET_DECLARER_SAY_WHICH,
    PLAY_THE_CARD_THE_CALL_MEANS,
    PLAY_THE_INTENDED_CARD,
)


@condition("46B", cited=False)
def called_incompletely(case: facts.PlayedCard) -> bool:
    """Declarer called a card from dummy without both suit and rank, or one dummy lacks."""
    if case.who is not facts.Who.DUMMY_FOR_DECLARER or case.gesture is not facts.Gesture.NAMED:
        return False
    if not law_45.designated_to_the_trick(case):
        return False
    if law_45.asked_to_change(case):
        return (
            law_45.the_first_call_stands(case) and case.designation is not facts.Designation.FULL
        )
    return case.designation is not facts.Designation.FULL


@consequence("46B", PLAY_THE_INTENDED_CARD, JUDGE_THE_INTENTION)
def another_intention_prevails(case: facts.PlayedCard) -> Order | None:
    """None of these rules applies where declarer meant another card beyond dispute."""
    if not called_incompletely(case):
        return None
    if case.intent_incontrovertible is facts.Judged.OPEN:
        return JUDGE_THE_INTENTION
    return PLAY_THE_INTENDED_CARD if case.intent_incontrovertible is facts.Judged.YES else None


@condition("46B", cited=False)
def held_to_his_words(case: facts.PlayedCard) -> bool:
    """The call was incomplete, and no other intention is beyond dispute."""
    return called_incompletely(case) and case.intent_incontrovertible is facts.Judged.NO


@condition("46B1", cited=False)
def by_a_word_of_the_suit_led(case: facts.PlayedCard) -> bool:
    """Declarer called high or low, or told dummy to win: words that speak of the suit led."""
    return held_to_his_words(case) and (
        case.designation is facts.Designation.HIGH
        or case.designation is facts.Designation.WIN
        or case.designation is facts.Designation.LOW
    )


@condition("46B1", since=2017, cited=False)
def nothing_was_led(case: facts.PlayedCard) -> bool:
    """Dummy was on lead, so that there is no suit led."""
    return by_a_word_of_the_suit_led(case) and case.dummy_leads


@derived
@condition("46B1", cited=False)
def nothing_wins(case: facts.PlayedCard) -> bool:
    """Declarer told dummy to win, and no card of dummy's is known to."""
    if not by_a_word_of_the_suit_led(case) or case.designation is not facts.Designation.WIN:
        return False
    return not case.dummy_can_win


@derived
@condition("46B4", cited=False)
def none_of_the_suit_led(case: facts.PlayedCard) -> bool:
    """Declarer called high or low, and dummy has no card of the suit led."""
    if not by_a_word_of_the_suit_led(case) or case.designation is facts.Designation.WIN:
        return False
    return not nothing_was_led(case) and case.dummy_is_void


@condition("46B1", cited=False)
def suit_led_is_meant(case: facts.PlayedCard) -> bool:
    """There is a suit led of which the word speaks, and a card that it names."""
    if not by_a_word_of_the_suit_led(case) or nothing_was_led(case):
        return False
    return not nothing_wins(case) and not none_of_the_suit_led(case)


@consequence("46B1(a)", PLAY_THE_CARD_THE_CALL_MEANS, was={1997: "46B1"})
def called_high(case: facts.PlayedCard) -> bool:
    """High is the highest card of the suit led."""
    return suit_led_is_meant(case) and case.designation is facts.Designation.HIGH


@consequence("46B1(b)", PLAY_THE_CARD_THE_CALL_MEANS, was={1997: "46B1"})
def told_to_win(case: facts.PlayedCard) -> bool:
    """Told to win dummy plays the lowest card that is known to win."""
    return suit_led_is_meant(case) and case.designation is facts.Designation.WIN


@consequence("46B1(c)", PLAY_THE_CARD_THE_CALL_MEANS, was={1997: "46B1"})
def called_low(case: facts.PlayedCard) -> bool:
    """Low is the lowest card of the suit led."""
    return suit_led_is_meant(case) and case.designation is facts.Designation.LOW


@condition("46B2", cited=False)
def suit_alone_is_meant(case: facts.PlayedCard) -> bool:
    """Declarer called a suit and no rank."""
    return held_to_his_words(case) and case.designation is facts.Designation.SUIT_ONLY


@consequence("46B2", PLAY_THE_CARD_THE_CALL_MEANS)
def suit_without_rank(case: facts.PlayedCard) -> bool:
    """A suit without a rank means its lowest card."""
    return suit_alone_is_meant(case)


@condition("46B3", cited=False)
def rank_without_suit(case: facts.PlayedCard) -> bool:
    """Declarer called a rank and no suit."""
    return held_to_his_words(case) and case.designation is facts.Designation.RANK_ONLY


@consequence("46B3(a)", PLAY_THE_CARD_THE_CALL_MEANS)
def the_suit_is_continued(case: facts.PlayedCard) -> bool:
    """On lead, a rank means that card of the suit with which dummy won the trick before."""
    return rank_without_suit(case) and case.dummy_leads and case.rank_in_suit_won


@condition("46B3(b)", cited=False)
def no_suit_to_continue(case: facts.PlayedCard) -> bool:
    """The rank called is none of the suit with which dummy won, or dummy is not on lead."""
    return rank_without_suit(case) and not the_suit_is_continued(case)


@consequence("46B3(b)", PLAY_THE_CARD_THE_CALL_MEANS, LET_DECLARER_SAY_WHICH)
def a_legal_card_of_that_rank(case: facts.PlayedCard) -> Order | None:
    """Otherwise a legal card of that rank is played if there is one, of several declarer says."""
    if not no_suit_to_continue(case):
        return None
    if case.legal_cards_of_that_rank is facts.LegalCards.ONE:
        return PLAY_THE_CARD_THE_CALL_MEANS
    if case.legal_cards_of_that_rank is facts.LegalCards.MORE:
        return LET_DECLARER_SAY_WHICH
    return None


@derived
@condition("46B4", cited=False)
def none_of_that_rank(case: facts.PlayedCard) -> bool:
    """Dummy has no card of the rank called that it may legally play."""
    return no_suit_to_continue(case) and case.legal_cards_of_that_rank is facts.LegalCards.NONE


@consequence("46B4", Order("LetDeclarerNameALegalCard", decides="declarer_names"))
def a_card_dummy_does_not_have(case: facts.PlayedCard) -> bool:
    """A call of a card that is not in dummy is void, and declarer names any legal card."""
    return (
        none_of_that_rank(case)
        or none_of_the_suit_led(case)
        or (held_to_his_words(case) and case.designation is facts.Designation.NOT_IN_DUMMY)
    )


@derived
@condition("46B5", since=2017, cited=False)
def no_suit_is_designated(case: facts.PlayedCard) -> bool:
    """High, low or a word to win designates neither suit nor rank where dummy was on lead."""
    return nothing_was_led(case)


@condition("46A", cited=False)
def one_card_is_called(case: facts.PlayedCard) -> bool:
    """Declarer called, showed or touched one certain card of dummy's, and did not change it."""
    if case.who is not facts.Who.DUMMY_FOR_DECLARER or law_45.asked_to_change(case):
        return False
    if law_45.touched_to_be_played(case):
        return not law_45.a_fifth_card(case)
    return law_45.one_certain_card(case)


@derived
@condition("62A")
def corrected_as_a_revoke_is(case: facts.PlayedCard) -> bool:
    """A card called that would be a revoke of dummy's is corrected, and nothing more."""
    if suit_alone_is_meant(case):
        return not case.legal_in_dummy
    return one_card_is_called(case) and not case.legal_in_dummy


@derived
@consequence(
    "44C",
    Order("HaveDummyFollowSuit", decides="declarer_names"),
    exception_to=(suit_without_rank, law_45.named_as_the_one_he_plays, law_45.touched_in_dummy),
)
def dummy_has_to_follow_suit(case: facts.PlayedCard) -> bool:
    """Following suit goes before a call that would have dummy play another suit."""
    return corrected_as_a_revoke_is(case)


@consequence("46B5", Order("LetADefenderName", decides="defender_names"))
def neither_suit_nor_rank(case: facts.PlayedCard) -> bool:
    """Where declarer names neither suit nor rank, either defender may say what is played."""
    return (
        no_suit_is_designated(case)
        or nothing_wins(case)
        or (held_to_his_words(case) and case.designation is facts.Designation.ANYTHING)
    )


@remark("J63")
def a_word_that_names_no_card(case: facts.PlayedCard) -> bool:
    """What a word means that names no card: high or low on lead, win where nothing wins."""
    return no_suit_is_designated(case) or nothing_wins(case)
