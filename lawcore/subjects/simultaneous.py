"""Two players who play at once, or two cards from one hand.

Laws 48, 50 and 58 - Plays made at the same time.
"""

import sys
from enum import StrEnum, auto

from lawcore.article import condition, consequence, derived
from lawcore.fact import Fact, Facts
from lawcore.ruling import Lead, Order, Status
from lawcore.subject import declare_subject


class Case(StrEnum):
    """Whether one hand played several cards, or two players played at once."""

    TWO_CARDS_ONE_HAND = auto()
    TWO_PLAYERS = auto()


class Visible(StrEnum):
    """How many faces of the cards can be seen."""

    ONE = auto()
    MORE = auto()


class Hand(StrEnum):
    """Whose cards they are."""

    DEFENDER = auto()
    DECLARER = auto()


class Simultaneous(Facts):
    """One such play, in the order in which a director asks."""

    case = Fact(Case)
    visible = Fact(Visible)
    hand = Fact(Hand)


class AtOnce(Status):
    """What a simultaneous play has come to."""

    LATER = auto()
    ONE_IS_PLAYED = auto()
    HE_DESIGNATES = auto()


@consequence("58A", Order("TakeTheOtherAsLater", decides=AtOnce.LATER))
def two_players_at_once(case: Simultaneous) -> bool:
    """A play made together with another player's legal play counts as made after it."""
    return case.case is Case.TWO_PLAYERS


@condition("58B", cited=False)
def several_cards_of_one_hand(case: Simultaneous) -> bool:
    """One hand led or played two or more cards at once."""
    return case.case is Case.TWO_CARDS_ONE_HAND


@consequence("58B1", Order("KeepTheCardSeen", decides=AtOnce.ONE_IS_PLAYED))
def one_face_is_seen(case: Simultaneous) -> bool:
    """If only one face is visible that card is played, and the others are picked up."""
    return several_cards_of_one_hand(case) and case.visible is Visible.ONE


@condition("58B", cited=False)
def more_faces_are_seen(case: Simultaneous) -> bool:
    """The faces of several cards are visible."""
    return several_cards_of_one_hand(case) and case.visible is Visible.MORE


@consequence("58B2", Order("DesignateOneCard", decides=AtOnce.HE_DESIGNATES))
def defender_designates(case: Simultaneous) -> bool:
    """If more faces are visible the player designates the card he plays."""
    return more_faces_are_seen(case) and case.hand is Hand.DEFENDER


@consequence(
    "50",
    Order(
        "MakeTheOthersPenaltyCards",
        leads_to=Lead(
            "penalty_card", {"role": "defender", "how": "two_cards_to_trick", "faces": "more"}
        ),
    ),
)
def others_are_penalty_cards(case: Simultaneous) -> bool:
    """Each other card that a defender has exposed is a penalty card."""
    return defender_designates(case)


@derived
@consequence("48A", Order("PickUpTheOthers", decides=AtOnce.HE_DESIGNATES))
def declarer_picks_up_the_others(case: Simultaneous) -> bool:
    """No card of declarer's side becomes a penalty card: the others are picked up."""
    return more_faces_are_seen(case) and case.hand is Hand.DECLARER


SUBJECT = declare_subject(
    "simultaneous",
    330,
    Simultaneous,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"one_is_played", "he_designates"}),),
    group="play",
)
