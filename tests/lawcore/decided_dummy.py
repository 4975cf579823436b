"""What dummy did at real tables, as ruled there, told in the facts of the law.

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
        "DP04-hands",
        "Il morto guarda le carte (Bridge d'Italia, 2016)",
        "Dummy, himself a director, twice exchanges hands with declarer.",
        2007,
        {"act": "exchange_hands"},
        "protection_lost",
        ("43A2(a)", "43B1"),
    ),
    Case(
        "DP04-seat",
        "Il morto guarda le carte (Bridge d'Italia, 2016)",
        "The same dummy then leaves his seat to watch declarer play.",
        2007,
        {"act": "left_seat_to_watch"},
        "protection_lost",
        ("43A2(b)", "43B1"),
    ),
    Case(
        "RV026",
        "EBU White Book 2004, 43.1 example (b)",
        "Dummy, who has lost his rights, asks declarer whether he has no clubs.",
        1997,
        {
            "act": "ask_declarer_revoke",
            "phase": "during_play",
            "attention_already_drawn": False,
            "a2_breached_before": True,
        },
        "as_if_established",
        ("43B2(b)",),
    ),
    Case(
        "RV056-dummy",
        "Northampton Bridge Club quiz",
        "May dummy ask a defender who shows out?",
        2007,
        {
            "act": "ask_defender",
            "phase": "during_play",
            "attention_already_drawn": False,
            "a2_breached_before": False,
        },
        "not_allowed",
        ("42B1", "61B2(b)"),
    ),
    Case(
        "RV066",
        "EBL TD course 2001, Exercise 2 c",
        "Dummy asks declarer why he ruffs his ace; declarer has not revoked.",
        1997,
        {"act": "comment_on_play"},
        "not_allowed",
        ("43A1(c)", "43B1"),
    ),
)
