"""The order of calls: a turn that was passed over, or two calls at once.

Laws 17, 22, 33, 34 and 41 - A turn that was passed over, and calls made at once.
"""

import sys
from enum import StrEnum, auto
from typing import ClassVar

from lawcore.article import condition, consequence, derived
from lawcore.fact import NO, YES, Fact, Facts, YesNo
from lawcore.provisions import law_16c_calls
from lawcore.provisions.facts import OF_A_CALL
from lawcore.ruling import Lead, Order, Status, When
from lawcore.subject import declare_subject


class Case(StrEnum):
    """Whether three passes seem to have ended the auction, or two players called at once."""

    THREE_PASSES_ONE_OUT_OF_ROTATION = auto()
    SIMULTANEOUS_CALLS = auto()


class Rotation(Facts):
    """One such matter, in the order in which a director asks."""

    case = Fact(Case)
    deprived = YesNo(YES, NO)
    lead_faced = YesNo(NO, YES)

    effects: ClassVar = OF_A_CALL


class Turn(Status):
    """What the matter has come to."""

    AUCTION_GOES_ON = auto()
    AUCTION_IS_OVER = auto()
    PLAY_HAS_BEGUN = auto()
    LATER_CALL = auto()


@consequence(
    "33",
    Order("TakeTheOtherCallAsLater", decides=Turn.LATER_CALL, leads_to=Lead("call_out_of_turn")),
)
def called_at_once(case: Rotation) -> bool:
    """A call made together with that of the player in turn counts as made after it."""
    return case.case is Case.SIMULTANEOUS_CALLS


@condition("17D3", cited=False)
def a_pass_was_out_of_rotation(case: Rotation) -> bool:
    """A call was followed by three passes, and one of them was out of rotation."""
    return case.case is Case.THREE_PASSES_ONE_OUT_OF_ROTATION


@condition("17D3", cited=False)
def a_turn_was_lost(case: Rotation) -> bool:
    """By that pass a player lost the turn to call."""
    return a_pass_was_out_of_rotation(case) and case.deprived


@derived
@consequence("22A", Order("TakeTheAuctionAsOver", decides=Turn.AUCTION_IS_OVER))
def nobody_lost_a_turn(case: Rotation) -> bool:
    """Three passes by which nobody has lost a turn have ended the auction."""
    return a_pass_was_out_of_rotation(case) and not case.deprived


@condition("17D3")
def auction_has_not_ended(case: Rotation) -> bool:
    """As long as no lead is faced, passes that took a turn away have not ended the auction."""
    return a_turn_was_lost(case) and not case.lead_faced


@consequence("17D3", Order("GiveTheTurnBack", decides=Turn.AUCTION_GOES_ON))
def turn_is_given_back(case: Rotation) -> bool:
    """The auction goes back to the player who lost the turn, and later passes are cancelled."""
    return auction_has_not_ended(case)


@derived
@consequence("41C", Order("LetThePlayGoOn", decides=Turn.PLAY_HAS_BEGUN))
def play_has_begun(case: Rotation) -> bool:
    """With the lead faced play has begun for good, and no turn is given back any more."""
    return a_turn_was_lost(case) and case.lead_faced


@derived
@consequence("12A1", Order("AdjustForTheLostTurn", when=When.END_OF_PLAY))
def damage_by_the_lost_turn(case: Rotation) -> bool:
    """Where no rectification is prescribed the Director may adjust for the other side."""
    return play_has_begun(case)


SUBJECT = declare_subject(
    "rotation",
    135,
    Rotation,
    sys.modules[__name__],
    law_16c_calls,
    premises={law_16c_calls.call_is_withdrawn: auction_has_not_ended},
    since=2017,
    same_effect=(frozenset({"auction_is_over", "play_has_begun"}),),
    group="auction",
)
