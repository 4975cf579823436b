"""The order of calls: a turn that was passed over, two calls at once, a call half made.

Laws 17, 18, 22, 33, 34 and 41 - A turn passed over, calls made at once, and what is a call.
"""

import sys
from enum import StrEnum
from typing import ClassVar

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.engine.records import replace
from lawcore.engine.ruling import Ask, Lead, Order, When
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_16c_calls
from lawcore.laws.provisions.facts import OF_A_CALL, Judged
from lawcore.laws.provisions.orders import NOTE

Case = StrEnum(
    "Case", "THREE_PASSES_ONE_OUT_OF_ROTATION SIMULTANEOUS_CALLS CARD_NOT_FACED CARDS_PICKED_UP"
)
"""Three passes seem to have ended the auction, two called at once, or one perhaps not at all.

`CARD_NOT_FACED`: a bidding card was taken out and not put down. `CARDS_PICKED_UP`: a player in
turn picked up his bidding cards without a call.
"""


Together = StrEnum("Together", "NEXT PARTNER PREVIOUS")
"""Who called at once with the player in turn, as seen by that player: who is next, partner, or
who has called before."""


class Rotation(Facts):
    """One such matter, in the order in which a director asks."""

    case = Fact(Case)
    together = Fact(Together)
    deprived = YesNo(YES, NO)
    lead_faced = YesNo(NO, YES)
    counts = Fact(Judged)

    effects: ClassVar = OF_A_CALL


TAKE_IT_AS_CALLED = Order(
    "TakeItAsCalled", decides="call_is_made", leads_to=Lead("changed_call", perhaps=True)
)
TAKE_THE_OTHER_CALL_AS_LATER = Order("TakeTheOtherCallAsLater", decides="later_call")
TAKE_IT_AS_A_PASS = Order("TakeItAsAPass", decides="auction_is_over")


def take_the_other_call_as_later(together: Together) -> Order:
    """The other call is out of turn, at the turn of who is next after the player in turn."""
    turn_of = "rho" if together is Together.PARTNER else "partner"
    lead = Lead("call_out_of_turn", {"turn_of": turn_of})
    return replace(TAKE_THE_OTHER_CALL_AS_LATER, leads_to=lead)


@condition("33", cited=False)
def called_at_once(case: Rotation) -> bool:
    """A call made together with that of the player in turn counts as made after it."""
    return case.case is Case.SIMULTANEOUS_CALLS


@derived
@consequence(
    "33",
    Order(
        "TakeTheOtherCallInItsTurn",
        decides="later_call",
        leads_to=Lead("insufficient_bid", perhaps=True),
    ),
)
def the_next_player_called(case: Rotation) -> bool:
    """The later call of the player who is next then was made in turn."""
    return called_at_once(case) and case.together is Together.NEXT


@derived
@consequence("33", TAKE_THE_OTHER_CALL_AS_LATER)
def another_called(case: Rotation) -> Order | None:
    """The later call of any other player is out of turn, at the turn of who is next."""
    if not called_at_once(case) or case.together is Together.NEXT:
        return None
    return take_the_other_call_as_later(case.together)


@condition("17D3", cited=False)
def a_pass_was_out_of_rotation(case: Rotation) -> bool:
    """A call was followed by three passes, and one of them was out of rotation."""
    return case.case is Case.THREE_PASSES_ONE_OUT_OF_ROTATION


@condition("17D3", cited=False)
def a_turn_was_lost(case: Rotation) -> bool:
    """By that pass a player lost the turn to call."""
    return a_pass_was_out_of_rotation(case) and case.deprived


@derived
@consequence("22A", Order("TakeTheAuctionAsOver", decides="auction_is_over"))
def nobody_lost_a_turn(case: Rotation) -> bool:
    """Three passes by which nobody has lost a turn have ended the auction."""
    return a_pass_was_out_of_rotation(case) and not case.deprived


@condition("17D3")
def auction_has_not_ended(case: Rotation) -> bool:
    """As long as no lead is faced, passes that took a turn away have not ended the auction."""
    return a_turn_was_lost(case) and not case.lead_faced


@consequence("17D3", Order("GiveTheTurnBack", decides="auction_goes_on"))
def turn_is_given_back(case: Rotation) -> bool:
    """The auction goes back to the player who lost the turn, and later passes are cancelled."""
    return auction_has_not_ended(case)


@derived
@consequence("41C", Order("LetThePlayGoOn", decides="play_has_begun"))
def play_has_begun(case: Rotation) -> bool:
    """With the lead faced play has begun for good, and no turn is given back any more."""
    return a_turn_was_lost(case) and case.lead_faced


@derived
@consequence("12A1", Order("AdjustForTheLostTurn", when=When.END_OF_PLAY))
def damage_by_the_lost_turn(case: Rotation) -> bool:
    """Where no rectification is prescribed the Director may adjust for the other side."""
    return play_has_begun(case)


# Law 18F - When a call has been made is for the authority to say.


@condition("18F", cited=False)
def perhaps_a_call(case: Rotation) -> bool:
    """It is in question whether a player has called."""
    return case.case is Case.CARD_NOT_FACED or case.case is Case.CARDS_PICKED_UP


@consequence("18F", Order("ReadTheRegulation", decides="by_regulation", asks=Ask("counts")))
def authority_says_what_is_a_call(case: Rotation) -> bool:
    """How calls are made, and when one is made, is for the authority to regulate."""
    return perhaps_a_call(case) and case.counts is Judged.UNSURE


@derived
@consequence(
    "18F",
    TAKE_IT_AS_CALLED,
    TAKE_IT_AS_A_PASS,
)
def counts_as_a_call(case: Rotation) -> Order | None:
    """What the regulation takes as a call is one, and what it takes as a pass is a pass."""
    if not perhaps_a_call(case) or case.counts is not Judged.YES:
        return None
    return TAKE_IT_AS_CALLED if case.case is Case.CARD_NOT_FACED else TAKE_IT_AS_A_PASS


@derived
@consequence("18F", Order("LetHimCallYet", decides="no_call_is_made"))
def has_not_called(case: Rotation) -> bool:
    """A player who by the regulation has not called yet has the turn still, and calls freely."""
    return perhaps_a_call(case) and case.counts is Judged.NO


@derived
@consequence("22A", Order("LetTheAuctionGoOn", place=NOTE))
def three_passes_are_needed(case: Rotation) -> bool:
    """As long as three passes in rotation have not followed the last bid, it is not over."""
    return has_not_called(case) and case.case is Case.CARDS_PICKED_UP


@consequence("16B1", Order("KeepTheGestureFromPartner", place=NOTE))
def what_the_gesture_told(case: Rotation) -> bool:
    """What a gesture told that was no call is unauthorised for partner."""
    return has_not_called(case)


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
