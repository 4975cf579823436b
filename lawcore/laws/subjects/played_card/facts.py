"""A played card: whether a card is played, and which card a call from dummy means."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import Choice, Fact, Facts, YesNo, by_itself, choice_of, in_group

Who = StrEnum("Who", "DEFENDER DECLARER DUMMY_FOR_DECLARER")
"""Whose card it is; declarer plays dummy's."""


class Gesture(StrEnum):
    """What was done with the card."""

    FACED_ON_TABLE = auto()
    HELD_SO_PARTNER_COULD_SEE = auto()
    HELD_TOUCHING_OR_NEAR_TABLE = auto()
    HELD_AS_PLAYED = auto()
    TOUCHED_IN_DUMMY = auto()
    NAMED = auto()
    DESIGNATED_OTHERWISE = auto()
    DETACHED_ONLY = auto()
    DROPPED = auto()
    PENALTY_CARD = auto()
    DUMMY_TOOK_ANOTHER = auto()
    AT_THE_SAME_TIME = auto()


Designation = StrEnum("Designation", "FULL SUIT_ONLY RANK_ONLY HIGH LOW WIN ANYTHING NOT_IN_DUMMY")
"""What declarer called from dummy; a full one leaves no doubt which card it is."""

LegalCards = StrEnum("LegalCards", "ONE MORE NONE")
"""How many cards of the rank called dummy may legally play."""

Turn = StrEnum("Turn", "OWN NEXT LATER")
"""Whose turn it was when two players led or played at the same time.

`NEXT` is the turn of the other, and after his card that of this hand.
"""

Judged = StrEnum("Judged", "YES NO OPEN")
"""What the Director has judged, or not yet."""

RevokeBy = StrEnum("RevokeBy", "NOBODY DUMMY DECLARER DEFENDER")
"""Who failed, though able, to follow suit once dummy's wrong card stood."""

INCOMPLETE = tuple(one for one in Designation if one is not Designation.FULL)


def _incomplete(*designations: Designation) -> tuple[Choice, ...]:
    """Return a button for each call that is incomplete, where no other card was plainly meant."""
    return tuple(choice_of(one, intent_incontrovertible=Judged.NO) for one in designations)


class PlayedCard(Facts):
    """One card that is said to be played or to be called, in the order in which a director asks.

    `legal_in_dummy` says that dummy may play the card called without failing to follow suit,
    `dummy_can_win` that it has a card known to win, `dummy_is_void` that it has none of the suit
    led. `dummy_leads` says that dummy is on lead to the trick, `rank_in_suit_won` that dummy has
    the rank called in the suit with which it won the trick before. `partner_played` is of the 2007
    text: for a call from dummy the partner is declarer's own hand.
    """

    who = Fact(Who)
    gesture = Fact(Gesture)
    purpose_arranging = YesNo()
    turn = Fact(Turn)
    already_played_to_trick = YesNo(usual=False)
    changed = YesNo()
    pause_for_thought = YesNo()
    partner_played = YesNo()
    declarer_played_again = YesNo()
    unintended = Fact(Judged, unjudged=Judged.OPEN)
    first_call_incomplete = YesNo(usual=False)
    designation = Fact(Designation)
    intent_incontrovertible = Fact(Judged, unjudged=Judged.OPEN)
    dummy_leads = YesNo()
    rank_in_suit_won = YesNo()
    legal_cards_of_that_rank = Fact(LegalCards)
    each_side_played_on = YesNo()
    revoke_by = Fact(RevokeBy)
    opponent_played = YesNo()
    declarer_followed = YesNo()

    legal_in_dummy = YesNo(usual=True, volunteered=True)
    dummy_can_win = YesNo(usual=True, volunteered=True)
    dummy_is_void = YesNo(usual=False, volunteered=True)

    meant_as_lead = Fact(Judged, unjudged=Judged.OPEN)

    incompatible = (
        who.is_(Who.DEFENDER).allows_only(
            gesture,
            Gesture.FACED_ON_TABLE,
            Gesture.HELD_SO_PARTNER_COULD_SEE,
            Gesture.NAMED,
            Gesture.DESIGNATED_OTHERWISE,
            Gesture.DETACHED_ONLY,
            Gesture.DROPPED,
            Gesture.PENALTY_CARD,
            Gesture.AT_THE_SAME_TIME,
            impossible=True,
        ),
        who.is_(Who.DECLARER).allows_only(
            gesture,
            Gesture.FACED_ON_TABLE,
            Gesture.HELD_TOUCHING_OR_NEAR_TABLE,
            Gesture.HELD_AS_PLAYED,
            Gesture.NAMED,
            Gesture.DESIGNATED_OTHERWISE,
            Gesture.DETACHED_ONLY,
            Gesture.DROPPED,
            Gesture.AT_THE_SAME_TIME,
            impossible=True,
        ),
        who.is_(Who.DUMMY_FOR_DECLARER).allows_only(
            gesture,
            Gesture.TOUCHED_IN_DUMMY,
            Gesture.NAMED,
            Gesture.DESIGNATED_OTHERWISE,
            Gesture.DUMMY_TOOK_ANOTHER,
            Gesture.AT_THE_SAME_TIME,
            impossible=True,
        ),
        designation.is_(Designation.FULL).excludes(first_call_incomplete, True, impossible=True),
        designation.is_(*INCOMPLETE).excludes(first_call_incomplete, False, impossible=True),
        dummy_leads.is_(True).excludes(legal_cards_of_that_rank, LegalCards.NONE),
        each_side_played_on.is_(True).excludes(opponent_played, False, impossible=True),
        opponent_played.is_(False).excludes(declarer_followed, True, impossible=True),
    )
    certain = (who,)
    choices: ClassVar = {
        "gesture": (
            *by_itself(
                Gesture.FACED_ON_TABLE,
                Gesture.HELD_SO_PARTNER_COULD_SEE,
                Gesture.HELD_TOUCHING_OR_NEAR_TABLE,
                Gesture.HELD_AS_PLAYED,
                Gesture.TOUCHED_IN_DUMMY,
            ),
            *in_group(
                "said",
                choice_of(Gesture.NAMED, who.is_(Who.DEFENDER, Who.DECLARER)),
                choice_of(Gesture.DESIGNATED_OTHERWISE, who.is_(Who.DEFENDER, Who.DECLARER)),
            ),
            choice_of(Gesture.NAMED, who.is_(Who.DUMMY_FOR_DECLARER), changed=False),
            choice_of(
                Gesture.NAMED,
                who.is_(Who.DUMMY_FOR_DECLARER),
                changed=True,
                first_call_incomplete=False,
            ),
            choice_of(
                Gesture.NAMED,
                who.is_(Who.DUMMY_FOR_DECLARER),
                changed=True,
                first_call_incomplete=True,
            ),
            *in_group("loose", Gesture.DETACHED_ONLY, Gesture.DROPPED),
            *by_itself(Gesture.PENALTY_CARD, Gesture.DUMMY_TOOK_ANOTHER),
            choice_of(Gesture.DESIGNATED_OTHERWISE, who.is_(Who.DUMMY_FOR_DECLARER)),
            *by_itself(Gesture.AT_THE_SAME_TIME),
        ),
        "declarer_played_again": (
            *(choice_of(False, unintended=judged) for judged in Judged),
            *by_itself(True),
        ),
        "designation": (
            *by_itself(Designation.FULL),
            *_incomplete(Designation.SUIT_ONLY, Designation.RANK_ONLY),
            *in_group(
                "word",
                *_incomplete(
                    Designation.HIGH, Designation.LOW, Designation.WIN, Designation.ANYTHING
                ),
            ),
            *_incomplete(Designation.NOT_IN_DUMMY),
            *in_group("meant", *INCOMPLETE),
        ),
    }
    likeliest = (
        already_played_to_trick,
        first_call_incomplete,
        legal_in_dummy,
        dummy_can_win,
        dummy_is_void,
    )
