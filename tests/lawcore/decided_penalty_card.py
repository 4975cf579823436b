"""Exposed and penalty cards as ruled at real tables and by experts, told in the facts of the law.

Every case gives what its edition and that of 2017 rule. Articles are those the source names as its
reasons, with the number they bear here.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.lawcore.vectors import Answers


@dataclass(frozen=True)
class Case:
    """One ruling; `articles` by edition, `disputed` why the source is not to be relied on."""

    id: str
    source: str
    story: str
    answers: Answers
    status: str
    articles: Mapping[int, tuple[str, ...]]
    note: str = ""
    disputed: str = ""


CASES = (
    Case(
        "DP17",
        "Two major penalty cards exposed (BBO forum, 2015)",
        "Two cards from the end a defender faces both, an ace and a king, and is to play.",
        {
            "role": "defender",
            "how": "dropped",
            "honour": True,
            "on_lead": "holder",
            "partner_could_see": True,
            "number_of_penalty_cards": "several_suits",
        },
        "major",
        {2007: ("51A", "50E2"), 2017: ("51A", "50E1")},
        note="The source says 50E; which part of it differs with the edition.",
    ),
    Case(
        "DP19",
        "Two Penalty Cards (BBO forum, 2014)",
        "East's king of spades came with the queen; West, on lead with a penalty card of his own, "
        "is forbidden a spade.",
        {
            "role": "defender",
            "how": "two_cards_to_trick",
            "honour": True,
            "on_lead": "partner",
            "declarer_choice": "forbid",
            "partner_could_see": True,
            "number_of_penalty_cards": "one",
            "leader_has_penalty_card": True,
            "disobeyed": False,
        },
        "picked_up",
        dict.fromkeys((2007, 2017), ("50B", "50D1(b)", "50D2(a)")),
        note="The source also names 51B; it binds a suit of two or more cards in one hand.",
    ),
    Case(
        "DP21",
        "Double infraction (BBO forum, 2015)",
        "East plays the jack of spades before West, who discards before the Director comes.",
        {
            "role": "defender",
            "how": "played_early",
            "declarer_side_played": "no",
            "at_right_hand_turn": False,
            "partner_played_too_soon": True,
            "disobeyed": False,
        },
        "declarer_chooses",
        {2007: ("49", "50", "57A"), 2017: ("49", "50", "57A")},
    ),
    Case(
        "DP23",
        "Faced opening lead out of turn and other defender faces card (EBU forum 1508, 2024)",
        "The ace of diamonds led out of turn is picked up and diamonds forbidden; the leader's "
        "own penalty card is a diamond.",
        {
            "role": "defender",
            "how": "led_out_of_turn",
            "on_lead": "partner",
            "declarer_choice": "forbid",
            "number_of_penalty_cards": "one",
            "leader_has_penalty_card": True,
            "disobeyed": False,
        },
        "picked_up",
        {2017: ("50D1(b)", "50D2(a)")},
        note="72C, which the source names too, is for the end of play, if they have gained.",
        disputed="No consensus in the part of the thread that is stored.",
    ),
)
