"""A lead from the wrong hand."""

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
from lawcore.engine.records import replace
from lawcore.laws.provisions.facts import WRONG_OPENING_LEAD

Kind = StrEnum("Kind", "OPENING_FACED OPENING_FACE_DOWN OPENING_WRONG_SIDE DECLARER DEFENDER")
"""Which lead it was, and whose."""

Turn = StrEnum("Turn", "PARTNER OPPONENT")
"""Whose lead it was: the partner's, or an opponent's; declarer's partner is dummy."""


class Reply(StrEnum):
    """What the side that did not lead has said or played."""

    NOTHING = auto()
    ACCEPTED = auto()
    REFUSED = auto()
    NEXT_PLAYED = auto()
    SPREAD = auto()
    DUMMY_PLAYED = auto()
    DIFFER = auto()
    WRONG_DEFENDER_PLAYED = auto()
    PROPER_LEAD = auto()


class LeadOutOfTurn(Facts):
    """One lead out of turn, in the order in which a director asks."""

    lead = Fact(Kind)
    turn = Fact(Turn)
    reply = Fact(Reply)

    misinformed = YesNo(usual=False)
    last_trick = YesNo(usual=False)
    dummy_seen = YesNo(usual=False)
    partner_led_face_down = YesNo(usual=False)
    partner_followed = YesNo(usual=False)
    defender_played_before_the_lead = YesNo(usual=False)
    on_purpose = YesNo(usual=False, volunteered=True)

    incompatible = (
        lead.is_(Kind.OPENING_FACED).excludes(
            reply,
            Reply.DIFFER,
            Reply.WRONG_DEFENDER_PLAYED,
            Reply.PROPER_LEAD,
            impossible=True,
        ),
        lead.is_(Kind.DECLARER).excludes(reply, Reply.SPREAD, Reply.DUMMY_PLAYED, impossible=True),
        lead.is_(Kind.DEFENDER).excludes(
            reply,
            Reply.SPREAD,
            Reply.DUMMY_PLAYED,
            Reply.DIFFER,
            Reply.WRONG_DEFENDER_PLAYED,
            impossible=True,
        ),
        turn.is_(Turn.PARTNER).excludes(reply, Reply.PROPER_LEAD, impossible=True),
        misinformed.is_(True).excludes(on_purpose, True),
    )
    seats = (
        replace(WRONG_OPENING_LEAD, where=lead.is_(Kind.OPENING_FACED)),
        replace(
            WRONG_OPENING_LEAD,
            faced=Faced.LED_FACE_DOWN,
            where=lead.is_(Kind.OPENING_FACE_DOWN),
        ),
        Sitting(
            PlayerRole.LED,
            PlayerRole.DEFENDER,
            PlayerRole.DUMMY,
            faced=Faced.LED_FACED,
            where=lead.is_(Kind.DECLARER),
        ),
        Sitting(
            PlayerRole.LED,
            PlayerRole.DECLARERS_SIDE,
            PlayerRole.PARTNER,
            faced=Faced.LED_FACED,
            where=lead.is_(Kind.DEFENDER),
        ),
    )
    turns = ((turn.is_(Turn.PARTNER), 2),)
    speaks_of_seats = (turn, reply)
    undecided_answers: ClassVar = {"reply": Reply.NOTHING}
    choices: ClassVar = {
        "lead": (
            *by_itself(Kind.OPENING_FACED, Kind.OPENING_FACE_DOWN, Kind.OPENING_WRONG_SIDE),
            choice_of(Kind.DECLARER, reply=Reply.NOTHING),
            choice_of(Kind.DEFENDER, reply=Reply.NOTHING),
        ),
        "reply": (
            *by_itself(
                Reply.NOTHING,
                Reply.ACCEPTED,
                Reply.REFUSED,
                Reply.NEXT_PLAYED,
                Reply.SPREAD,
                Reply.DUMMY_PLAYED,
                Reply.DIFFER,
            ),
            *in_group("another", Reply.WRONG_DEFENDER_PLAYED, Reply.PROPER_LEAD),
        ),
    }
    rare = (
        Rare("lead", (misinformed, last_trick, on_purpose)),
        Rare(
            "others",
            (dummy_seen, partner_followed, partner_led_face_down, defender_played_before_the_lead),
        ),
    )
    likeliest = (
        misinformed,
        dummy_seen,
        partner_followed,
        partner_led_face_down,
        defender_played_before_the_lead,
        last_trick,
        on_purpose,
    )
