"""A card led or played before its turn.

Laws 57 and 60 - A lead or play before its turn, as far as no other Law takes over.
"""

import sys
from enum import StrEnum
from typing import ClassVar

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.engine.ruling import Lead, Order
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_47e, law_60a

Case = StrEnum("Case", "DEFENDER_BEFORE_PARTNER DEFENDER_AT_RHO_TURN DECLARER DECLARER_LED")
"""Who played too early, and at whose turn; declarer to a trick that was led, or by a lead."""

Since = StrEnum("Since", "NOBODY BOTH_HANDS DUMMY NEXT_HAND")
"""Who of declarer's side had played or done something before the Director ruled."""

BEFORE_THE_NEXT_HAND = (Since.NOBODY, Since.BOTH_HANDS, Since.DUMMY)


class PrematurePlay(Facts):
    """One card, in the order in which a director asks.

    `next_hand_played` is of a card attempted at the opponent's turn: the hand that plays after
    the offender's has played to it.
    """

    case = Fact(Case)
    since = Fact(Since)

    misinformed = YesNo(NO, YES, usual=False)
    next_hand_played = YesNo(NO, YES, usual=False)

    incompatible = (
        since.is_(Since.NEXT_HAND).excludes(next_hand_played, False, impossible=True),
        since.is_(*BEFORE_THE_NEXT_HAND).excludes(next_hand_played, True, impossible=True),
    )
    likeliest: ClassVar = (misinformed, next_hand_played)


CARDS = 30
EARLY = {"role": "defender", "how": "played_early"}


@condition("47E1", cited=False)
def on_an_opponents_word(case: PrematurePlay) -> bool:
    """It was played because an opponent had said that it was its turn."""
    return case.misinformed


@condition("57", cited=False)
def by_his_own_error(case: PrematurePlay) -> bool:
    """The card was led or played before its turn, and not on an opponent's word."""
    return not on_an_opponents_word(case)


@condition("57A", cited=False)
def before_his_partner(case: PrematurePlay) -> bool:
    """A defender led to the next trick or played before the partner had played."""
    return by_his_own_error(case) and case.case is Case.DEFENDER_BEFORE_PARTNER


@condition("57D", cited=False)
def tried_at_the_opponents_turn(case: PrematurePlay) -> bool:
    """A defender attempted to play at the turn of the opponent on the right."""
    return by_his_own_error(case) and case.case is Case.DEFENDER_AT_RHO_TURN


@consequence(
    "57A",
    Order(
        "LetDeclarerBindThePartner",
        decides="major_penalty_card",
        penalty_card="major",
        leads_to=Lead("penalty_card", {**EARLY, "declarer_side_played": "no"}, at_once=True),
    ),
)
def major_penalty_card(case: PrematurePlay) -> bool:
    """The card is a major penalty card, and declarer chooses one of four options."""
    return before_his_partner(case) and case.since is Since.NOBODY


@consequence("57C1", Order("RectifyNothing", decides="no_rectification"))
def declarer_had_played(case: PrematurePlay) -> bool:
    """If declarer has played from both hands, nothing is rectified."""
    return before_his_partner(case) and case.since is Since.BOTH_HANDS


@consequence(
    "57C2",
    Order(
        "RectifyNothingAfterDummy",
        decides="no_rectification",
        leads_to=Lead("dummy", {"act": "suggest_or_touch"}),
    ),
)
def dummy_had_chosen(case: PrematurePlay) -> bool:
    """If dummy has selected or suggested a card unasked, nothing is rectified."""
    return before_his_partner(case) and case.since is Since.DUMMY


@consequence("60A1", Order("LetThePlayStand", decides="forfeited"))
def the_next_hand_played_on(case: PrematurePlay) -> bool:
    """A play after the premature card of the right-hand opponent forfeits the rectification."""
    if tried_at_the_opponents_turn(case):
        return case.next_hand_played
    return before_his_partner(case) and case.since is Since.NEXT_HAND


@consequence("60A2", Order("TreatItAsPlayedInTurn", place=CARDS))
def as_if_in_turn(case: PrematurePlay) -> bool:
    """Once the rectification is forfeited, the premature card counts as played in turn."""
    return the_next_hand_played_on(case)


@consequence("57C3", Order("LetDeclarersCardStand", decides="card_stands"))
def declarers_premature_play(case: PrematurePlay) -> bool:
    """A card that declarer plays too early from either hand is played."""
    return by_his_own_error(case) and case.case is Case.DECLARER


@derived
@consequence(
    "55",
    Order(
        "RuleDeclarersLead",
        decides="another_law",
        leads_to=Lead("lead_out_of_turn", {"lead": "declarer"}, at_once=True),
    ),
)
def declarers_premature_lead(case: PrematurePlay) -> bool:
    """A lead of declarer's is none of the plays that 57C3 makes played."""
    return by_his_own_error(case) and case.case is Case.DECLARER_LED


@consequence(
    "57D",
    Order(
        "PlayItAtItsTurn",
        decides="played_in_turn",
        leads_to=Lead("penalty_card", {**EARLY, "at_right_hand_turn": True}, at_once=True),
    ),
)
def at_the_opponents_turn(case: PrematurePlay) -> bool:
    """A card attempted at the opponent's turn is played at its own turn if it is legal."""
    return tried_at_the_opponents_turn(case) and not case.next_hand_played


SUBJECT = declare_subject(
    "premature_play",
    320,
    PrematurePlay,
    sys.modules[__name__],
    law_47e,
    law_60a,
    premises={
        law_47e.played_on_an_opponents_word: on_an_opponents_word,
        law_60a.the_right_is_forfeited: the_next_hand_played_on,
    },
    since=2017,
    same_effect=(frozenset({"no_rectification", "forfeited", "card_stands", "taken_back"}),),
    group="play",
)
