"""Questions about a revoke put at real tables, as ruled there, told in the facts of the law.

Every case gives what its edition and that of 2017 rule. Articles are those the source names as its
reasons, with the number they bear here; those of the revoke itself are ruled on as a revoke.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """One ruling; `disputed` says why where the source is not to be relied on."""

    id: str
    source: str
    story: str
    edition: int
    answers: Mapping[str, str | bool]
    status: str
    articles: tuple[str, ...]
    disputed: str = ""


CASES = (
    Case(
        "RV056-partner",
        "Northampton Bridge Club quiz",
        "A defender shows out: may his partner ask whether he has no spades?",
        2007,
        {"asker": "defender", "wants": "ask_defender"},
        "allowed",
        ("61B3",),
    ),
    Case(
        "RV056-declarer",
        "Northampton Bridge Club quiz",
        "The same question, put by declarer.",
        2007,
        {"asker": "declarer", "wants": "ask_defender"},
        "allowed",
        ("61B1",),
    ),
    Case(
        "RV056-dummy",
        "Northampton Bridge Club quiz",
        "May dummy ask the defender?",
        2007,
        {"asker": "dummy", "wants": "ask_defender", "asked": "not_yet"},
        "not_allowed",
        ("42B1", "61B2(b)"),
    ),
    Case(
        "RV056-dummy-declarer",
        "Northampton Bridge Club quiz",
        "May dummy ask declarer?",
        2007,
        {"asker": "dummy", "wants": "ask_declarer", "dummy_lost_rights": False},
        "allowed",
        ("42B1", "61B2(a)"),
    ),
    Case(
        "RV026",
        "EBU White Book 2004, 43.1 example (b)",
        "Dummy, who has lost his rights, asks declarer whether he has no clubs.",
        1997,
        {
            "asker": "dummy",
            "wants": "ask_declarer",
            "dummy_lost_rights": True,
            "asked": "first",
        },
        "as_if_established",
        ("43B2(b)",),
    ),
    Case(
        "RV060",
        "I might have Revoked! (blakjak.org)",
        "All four have quitted the trick; a defender asks to see it again and is refused.",
        1997,
        {"asker": "defender", "wants": "see_trick", "trick": "quitted"},
        "not_allowed",
        ("66C",),
    ),
)
