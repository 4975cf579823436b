"""Law 46 - Incomplete or erroneous call of a card from dummy."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.played_card.facts import (
    Designation,
    Gesture,
    Judged,
    LegalCards,
    PlayedCard,
    Who,
)
from lawcore.subjects.played_card.law_45 import asked_to_change
from lawcore.subjects.played_card.orders import (
    JudgeTheIntention,
    LetADefenderName,
    LetDeclarerNameALegalCard,
    LetDeclarerSayWhich,
    PlayTheCardTheCallMeans,
    PlayTheIntendedCard,
)


@condition("46B", cited=False)
def called_incompletely(played_card: PlayedCard) -> bool:
    """Declarer called a card from dummy without both suit and rank, or one dummy lacks."""
    if played_card.who is not Who.DUMMY_FOR_DECLARER or asked_to_change(played_card):
        return False
    if played_card.gesture is not Gesture.NAMED:
        return False
    return played_card.designation is not Designation.FULL


@consequence("46B")
def another_intention_prevails(
    played_card: PlayedCard,
) -> PlayTheIntendedCard | JudgeTheIntention | None:
    """None of these rules applies where declarer meant another card beyond dispute."""
    if not called_incompletely(played_card):
        return None
    if played_card.intent_incontrovertible is Judged.OPEN:
        return JudgeTheIntention()
    return PlayTheIntendedCard() if played_card.intent_incontrovertible is Judged.YES else None


@condition("46B", cited=False)
def held_to_his_words(played_card: PlayedCard) -> bool:
    """The call was incomplete, and no other intention is beyond dispute."""
    return called_incompletely(played_card) and played_card.intent_incontrovertible is Judged.NO


@consequence("46B1(a)", since=2017)
def called_high(played_card: PlayedCard) -> PlayTheCardTheCallMeans | None:
    """High is the highest card of the suit led."""
    if held_to_his_words(played_card) and played_card.designation is Designation.HIGH:
        return PlayTheCardTheCallMeans()
    return None


called_high.numbered("46B1(a)", since=2007, until=2007)
called_high.numbered("46B1", until=1997)


@consequence("46B1(b)", since=2007)
def told_to_win(played_card: PlayedCard) -> PlayTheCardTheCallMeans | None:
    """Told to win dummy plays the lowest card that is known to win."""
    if held_to_his_words(played_card) and played_card.designation is Designation.WIN:
        return PlayTheCardTheCallMeans()
    return None


told_to_win.numbered("46B1", until=1997)


@consequence("46B1(c)", since=2017)
def called_low(played_card: PlayedCard) -> PlayTheCardTheCallMeans | None:
    """Low is the lowest card of the suit led."""
    if held_to_his_words(played_card) and played_card.designation is Designation.LOW:
        return PlayTheCardTheCallMeans()
    return None


called_low.numbered("46B1(c)", since=2007, until=2007)
called_low.numbered("46B1", until=1997)


@consequence("46B2")
def suit_without_rank(played_card: PlayedCard) -> PlayTheCardTheCallMeans | None:
    """A suit without a rank means its lowest card."""
    if held_to_his_words(played_card) and played_card.designation is Designation.SUIT_ONLY:
        return PlayTheCardTheCallMeans()
    return None


@condition("46B3", cited=False)
def rank_without_suit(played_card: PlayedCard) -> bool:
    """Declarer called a rank and no suit."""
    return held_to_his_words(played_card) and played_card.designation is Designation.RANK_ONLY


@consequence("46B3(a)")
def the_suit_is_continued(played_card: PlayedCard) -> PlayTheCardTheCallMeans | None:
    """On lead, a rank means that card of the suit with which dummy won the trick before."""
    if not rank_without_suit(played_card) or not played_card.dummy_leads:
        return None
    return PlayTheCardTheCallMeans() if played_card.rank_in_suit_won else None


@condition("46B3(b)", cited=False)
def no_suit_to_continue(played_card: PlayedCard) -> bool:
    """The rank called is none of the suit with which dummy won, or dummy is not on lead."""
    return rank_without_suit(played_card) and not the_suit_is_continued(played_card)


@consequence("46B3(b)")
def a_legal_card_of_that_rank(
    played_card: PlayedCard,
) -> PlayTheCardTheCallMeans | LetDeclarerSayWhich | None:
    """Otherwise a legal card of that rank is played if there is one, of several declarer says."""
    if not no_suit_to_continue(played_card):
        return None
    if played_card.legal_cards_of_that_rank is LegalCards.ONE:
        return PlayTheCardTheCallMeans()
    if played_card.legal_cards_of_that_rank is LegalCards.MORE:
        return LetDeclarerSayWhich()
    return None


@derived
@condition("46B4", cited=False)
def none_of_that_rank(played_card: PlayedCard) -> bool:
    """Dummy has no card of the rank called that it may legally play."""
    return (
        no_suit_to_continue(played_card)
        and played_card.legal_cards_of_that_rank is LegalCards.NONE
    )


@consequence("46B4")
def a_card_dummy_does_not_have(played_card: PlayedCard) -> LetDeclarerNameALegalCard | None:
    """A call of a card that is not in dummy is void, and declarer names any legal card."""
    if none_of_that_rank(played_card):
        return LetDeclarerNameALegalCard()
    if held_to_his_words(played_card) and played_card.designation is Designation.NOT_IN_DUMMY:
        return LetDeclarerNameALegalCard()
    return None


@consequence("46B5")
def neither_suit_nor_rank(played_card: PlayedCard) -> LetADefenderName | None:
    """Where declarer names neither suit nor rank, either defender may say what is played."""
    if held_to_his_words(played_card) and played_card.designation is Designation.ANYTHING:
        return LetADefenderName()
    return None
