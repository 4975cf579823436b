"""A card that has come into view, or that was played before its turn, or instead of another."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import (
    Faced,
    Fact,
    Facts,
    PlayerRole,
    Rare,
    Sitting,
    YesNo,
    by_itself,
    choice_of,
    in_group,
)

Role = StrEnum("Role", "DEFENDER DECLARER_SIDE")
"""Whose card it is."""


class How(StrEnum):
    """What happened with the card."""

    DROPPED = auto()
    TWO_CARDS_TO_TRICK = auto()
    NAMED = auto()
    LED_OUT_OF_TURN = auto()
    REVOKE_CORRECTED = auto()
    PLAYED_EARLY = auto()
    NOT_PLAYED = auto()
    CLAIM_CONTEXT = auto()
    LAW_CONTEXT = auto()
    ANOTHER_WAY = auto()


class OtherWay(StrEnum):
    """By which other Law a defender's card may be a penalty card."""

    IN_THE_AUCTION = auto()
    BEFORE_DECLARERS_LEAD = auto()
    WITHDRAWN_AFTER_A_REVOKE = auto()
    BOTH_SIDES_REVOKED = auto()
    FOUND_AGAIN = auto()
    SURPLUS_RESTORED = auto()
    FIFTH_CARD = auto()


Treated = StrEnum("Treated", "NOT_YET PENALTY_CARD PICKED_UP")
"""In 1997, whether declarer treats a card seen in the auction as a penalty card."""

Faces = StrEnum("Faces", "ONE MORE")
"""How many faces of the cards put to a trick at once anybody could see."""

Claim = StrEnum("Claim", "TRICK_IN_PROGRESS PARTNER_OBJECTED STANDS")
"""What the defender's words were about when the card was shown."""

OnLead = StrEnum("OnLead", "HOLDER PARTNER OTHER")
"""Who is to play next, of those whom the penalty card binds."""

Choice = StrEnum("Choice", "NOT_YET REQUIRE FORBID NONE LED_TOO_SOON")
"""What declarer has said before the lead of the holder's partner."""

PlayChoice = StrEnum("PlayChoice", "NOT_YET HIGHEST LOWEST OTHER_SUIT NOT_OTHER_SUIT")
"""What declarer has said before the partner of who played too early plays."""

Since = StrEnum("Since", "NOTHING DECLARER_SIDE NEXT_TRICK")
"""Who has played after the card that was not the penalty card; declarer's side goes first."""

Acceptance = StrEnum("Acceptance", "NOT_YET ACCEPTED REFUSED")
"""What declarer says to the card played instead of the penalty card."""

NumberOf = StrEnum("NumberOf", "ONE SAME_SUIT SEVERAL_SUITS")
"""How many penalty cards the same defender has."""

Due = StrEnum("Due", "DUE OTHER_DUTY HONOUR_INSTEAD")
"""Whether the penalty card was to be played at that turn."""

SidePlayed = StrEnum("SidePlayed", "NO BOTH_HANDS DUMMY AFTERWARDS OTHER_HAND")
"""What declarer's side had played, or dummy had shown, beside the premature card.

`AFTERWARDS` is the hand that plays after the offender, `OTHER_HAND` the other of declarer's.
"""

SHOWN = (How.DROPPED, How.NAMED, How.CLAIM_CONTEXT, How.LAW_CONTEXT)
WRONGLY_PLAYED = (How.TWO_CARDS_TO_TRICK, How.PLAYED_EARLY, How.NOT_PLAYED)
LEFT = (How.LED_OUT_OF_TURN, How.REVOKE_CORRECTED, How.ANOTHER_WAY)
OF_DECLARERS_SIDE = (How.DROPPED, How.TWO_CARDS_TO_TRICK, How.PLAYED_EARLY)


class PenaltyCard(Facts):
    """One card, in the order in which a director asks."""

    role = Fact(Role)
    how = Fact(How)
    other_way = Fact(OtherWay)
    faces = Fact(Faces)
    claim = Fact(Claim)
    honour = YesNo()
    since = Fact(Since)
    declarer_accepts = Fact(Acceptance)
    on_lead = Fact(OnLead)
    declarer_choice = Fact(Choice)

    partner_could_see = YesNo(usual=True)
    deliberate = YesNo(usual=False)
    opening_lead = YesNo(usual=False, volunteered=True)
    number_of_penalty_cards = Fact(NumberOf, usual=NumberOf.ONE)
    leader_has_penalty_card = YesNo(usual=False)
    call_withdrawn = YesNo(usual=False, volunteered=True)
    chose_both = YesNo(usual=False, volunteered=True)
    due = Fact(Due, usual=Due.DUE)
    misinformed = YesNo(usual=False)
    declarer_side_played = Fact(SidePlayed, usual=SidePlayed.NO)
    at_right_hand_turn = YesNo(usual=False)
    partner_played_too_soon = YesNo(usual=False)
    disobeyed = YesNo(usual=False)
    opponent_played_after = YesNo(usual=False)
    both_sides_played_on = YesNo(usual=False)
    dummy_asked = YesNo(usual=False, volunteered=True)
    treated = Fact(Treated, usual=Treated.NOT_YET, volunteered=True)
    play_choice = Fact(PlayChoice, usual=PlayChoice.NOT_YET, volunteered=True)

    equivalent: ClassVar = {
        "declarer_side_played": (
            (SidePlayed.NO, SidePlayed.OTHER_HAND),
            (SidePlayed.BOTH_HANDS,),
            (SidePlayed.DUMMY,),
            (SidePlayed.AFTERWARDS,),
        ),
    }
    incompatible = (
        role.is_(Role.DECLARER_SIDE).allows_only(how, *OF_DECLARERS_SIDE, How.NOT_PLAYED),
        role.is_(Role.DECLARER_SIDE).excludes(how, How.NOT_PLAYED, impossible=True),
        due.is_(Due.HONOUR_INSTEAD).excludes(
            number_of_penalty_cards, NumberOf.SAME_SUIT, NumberOf.SEVERAL_SUITS, impossible=True
        ),
        partner_played_too_soon.is_(True).excludes(disobeyed, True, impossible=True),
        declarer_choice.is_(Choice.NOT_YET, Choice.NONE, Choice.LED_TOO_SOON).excludes(
            disobeyed, True, impossible=True
        ),
        since.is_(Since.DECLARER_SIDE).excludes(declarer_accepts, Acceptance.REFUSED),
        at_right_hand_turn.is_(True).allows_only(
            declarer_side_played, SidePlayed.NO, SidePlayed.OTHER_HAND, SidePlayed.AFTERWARDS
        ),
    )
    seats = (
        Sitting(
            PlayerRole.OWNER,
            PlayerRole.DECLARERS_SIDE,
            PlayerRole.PARTNER,
            faced=Faced.PENALTY_CARD,
            where=role.is_(Role.DEFENDER),
        ),
    )
    turns = ((on_lead.is_(OnLead.HOLDER), 0), (on_lead.is_(OnLead.PARTNER), 2))
    speaks_of_seats = (since, on_lead, declarer_choice, declarer_accepts)
    undecided_answers: ClassVar = {
        "declarer_choice": Choice.NOT_YET,
        "declarer_accepts": Acceptance.NOT_YET,
        "treated": Treated.NOT_YET,
        "play_choice": PlayChoice.NOT_YET,
    }
    later = (treated, play_choice)
    choices: ClassVar = {
        "role": (
            choice_of(Role.DEFENDER, how=How.DROPPED),
            *in_group(
                "shown",
                *(choice_of(Role.DEFENDER, how=how) for how in SHOWN if how is not How.DROPPED),
            ),
            *in_group("played", *(choice_of(Role.DEFENDER, how=how) for how in WRONGLY_PLAYED)),
            *in_group("left", *(choice_of(Role.DEFENDER, how=how) for how in LEFT)),
            *by_itself(Role.DECLARER_SIDE),
        ),
        "how": (
            *by_itself(How.DROPPED),
            *in_group("shown", *(how for how in SHOWN if how is not How.DROPPED)),
            *in_group("played", *WRONGLY_PLAYED),
            *in_group("left", *LEFT),
        ),
        "honour": (*by_itself(False), *(choice_of(True, on_lead=who) for who in OnLead)),
    }
    rare = (
        Rare(
            "card", (partner_could_see, deliberate, opening_lead, at_right_hand_turn, dummy_asked)
        ),
        Rare(
            "others",
            (number_of_penalty_cards, leader_has_penalty_card, call_withdrawn, chose_both, due),
        ),
        Rare(
            "play",
            (
                misinformed,
                declarer_side_played,
                partner_played_too_soon,
                disobeyed,
                both_sides_played_on,
                opponent_played_after,
            ),
        ),
    )
    likeliest = (
        partner_could_see,
        number_of_penalty_cards,
        deliberate,
        opening_lead,
        due,
        leader_has_penalty_card,
        call_withdrawn,
        chose_both,
        declarer_side_played,
        disobeyed,
        partner_played_too_soon,
        at_right_hand_turn,
        misinformed,
        both_sides_played_on,
        opponent_played_after,
        dummy_asked,
        treated,
        play_choice,
    )
