"""Two players who play at once, or two cards from one hand.

Laws 16C, 48 and 58 - Plays made at the same time.
"""

import sys
from enum import StrEnum

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.engine.ruling import Lead, Order
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions.orders import RULE_THE_DEFECTIVE_TRICK

Case = StrEnum("Case", "TWO_CARDS_ONE_HAND TWO_PLAYERS BOTH_DEFENDERS_LED DECLARER_LED_BOTH")
"""Whether one hand played several cards, or two hands played or led, at once."""

Visible = StrEnum("Visible", "ONE MORE")
"""How many faces of the cards can be seen."""

Hand = StrEnum("Hand", "DEFENDER DECLARER")
"""Whose cards they are."""


class Simultaneous(Facts):
    """One such play, in the order in which a director asks."""

    case = Fact(Case)
    each_side_played_on = YesNo(NO, YES)
    visible = Fact(Visible)
    hand = Fact(Hand)


CARDS, INFORMATION = 30, 40


@consequence("58A", Order("TakeTheOtherAsLater", decides="later"))
def two_players_at_once(case: Simultaneous) -> bool:
    """A play made together with another player's legal play counts as made after it."""
    return (
        case.case is Case.TWO_PLAYERS
        or both_defenders_led(case)
        or declarer_led_from_both_hands(case)
    )


@condition("58A", cited=False)
def both_defenders_led(case: Simultaneous) -> bool:
    """Both defenders led face up at once, one of them in turn."""
    return case.case is Case.BOTH_DEFENDERS_LED


@condition("58A", cited=False)
def declarer_led_from_both_hands(case: Simultaneous) -> bool:
    """Declarer led from his hand and from dummy at once, and one of them was to lead."""
    return case.case is Case.DECLARER_LED_BOTH


@derived
@consequence("57C3", Order("KeepDeclarersOtherCard", place=CARDS))
def the_other_hands_card_is_played(case: Simultaneous) -> bool:
    """The card of the hand that was not to lead is played to the trick, if it legally can be."""
    return declarer_led_from_both_hands(case)


@derived
@consequence(
    "57D",
    Order(
        "PlayThePartnersCardInTurn",
        place=CARDS,
        leads_to=Lead(
            "penalty_card",
            {"role": "defender", "how": "played_early", "at_right_hand_turn": True},
        ),
    ),
)
def the_other_lead_is_too_early(case: Simultaneous) -> bool:
    """The card of who was not to lead was put at the turn of the hand on the right."""
    return both_defenders_led(case)


@condition("58B", cited=False)
def several_cards_of_one_hand(case: Simultaneous) -> bool:
    """One hand led or played two or more cards at once."""
    return case.case is Case.TWO_CARDS_ONE_HAND


@consequence("58B4", RULE_THE_DEFECTIVE_TRICK)
def noticed_too_late(case: Simultaneous) -> bool:
    """If it is noticed once both sides have played to the next trick, the trick is defective."""
    return several_cards_of_one_hand(case) and case.each_side_played_on


@condition("58B", cited=False)
def noticed_in_time(case: Simultaneous) -> bool:
    """It was noticed before both sides had played to the next trick."""
    return several_cards_of_one_hand(case) and not noticed_too_late(case)


@consequence("58B1", Order("KeepTheCardSeen", decides="one_is_played"))
def one_face_is_seen(case: Simultaneous) -> bool:
    """If only one face is visible that card is played, and the others are picked up."""
    return noticed_in_time(case) and case.visible is Visible.ONE


@consequence("58B2", Order("DesignateOneCard", decides="he_designates"))
def more_faces_are_seen(case: Simultaneous) -> bool:
    """If more faces are visible the player designates the card played."""
    return noticed_in_time(case) and case.visible is Visible.MORE


@consequence(
    "58B2",
    Order(
        "MakeTheOthersPenaltyCards",
        place=CARDS,
        leads_to=Lead(
            "penalty_card",
            {
                "role": "defender",
                "how": "two_cards_to_trick",
                "faces": "more",
                "both_sides_played_on": False,
            },
        ),
    ),
)
def others_are_penalty_cards(case: Simultaneous) -> bool:
    """Each other card that a defender has exposed is a penalty card."""
    return more_faces_are_seen(case) and case.hand is Hand.DEFENDER


@derived
@consequence("48A", Order("PickUpTheOthers", place=CARDS))
def declarer_picks_up_the_others(case: Simultaneous) -> bool:
    """No card of declarer's side becomes a penalty card: the others are picked up."""
    return more_faces_are_seen(case) and case.hand is Hand.DECLARER


@consequence("58B3", Order("LetAnOpponentChangeHisPlay", place=CARDS + 1))
def an_opponent_may_change(case: Simultaneous) -> bool:
    """An opponent who has played to the trick since may change that card."""
    return more_faces_are_seen(case)


@consequence("16C", Order("MindWhatTheOpponentTookBack", place=INFORMATION))
def what_the_opponents_card_told(case: Simultaneous) -> bool:
    """What an opponent takes back is authorised for that side alone."""
    return an_opponent_may_change(case)


SUBJECT = declare_subject(
    "simultaneous",
    330,
    Simultaneous,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"one_is_played", "he_designates"}),),
    group="play",
)
