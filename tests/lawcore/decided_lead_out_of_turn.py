"""Leads out of turn as ruled on by clubs and in a quiz, told in the facts of the law of 2017.

Articles are those the source names as its reasons, with the number they bear here.
"""

from dataclasses import dataclass

from tests.lawcore.vectors import Answers


@dataclass(frozen=True)
class Case:
    """One ruling under the Laws of 2017; `disputed` says why where a source is unreliable."""

    id: str
    source: str
    story: str
    answers: Answers
    status: str
    articles: tuple[str, ...]
    note: str = ""
    disputed: str = ""


CASES = (
    Case(
        "OT04",
        "Formby BC: leads (2018)",
        "A defender led because an opponent told him it was his turn.",
        {"lead": "defender", "misinformed": True},
        "lead_withdrawn",
        ("47E1",),
    ),
    Case(
        "OT06",
        "ABF quiz, question 4 (2022)",
        "West faces the opening lead out of turn; North, declarer, spreads his hand.",
        {
            "lead": "opening_faced",
            "reply": "spread",
            "misinformed": False,
            "partner_led_face_down": False,
        },
        "declarer_is_dummy",
        ("54A",),
    ),
    Case(
        "OT08",
        "Cessnock BC: lead out of turn (2024)",
        "Declarer led from the wrong hand.",
        {
            "lead": "declarer",
            "turn": "partner",
            "reply": "nothing",
            "misinformed": False,
            "last_trick": False,
        },
        "defenders_choose",
        ("53A", "55A", "55B2"),
        note="The source says 53 and 55B; here the parts that apply.",
    ),
)
