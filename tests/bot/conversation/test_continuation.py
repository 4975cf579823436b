"""What is typed with an open case goes on with it: a change, another edition, an answer."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.conversation.continuation import answer_meant, change_meant, edition_meant
from bot.conversation.free_text import confirm_proposal, propose
from bot.conversation.interview import Interview
from lawcore.engine.fact import Answer
from tests.bot.person import Club
from tests.bot.scripts import Script, scripted
from tests.bot.walks import begun
from tests.tables import tabled

FOLLOW_UPS = [
    json.loads(row)
    for row in Path(__file__).with_name("follow_ups.jsonl").read_text("utf-8").splitlines()
]
"""Cases with a ruling, each with a line that goes on with it and what the line changes."""
KEPT = 0.9
REVOKE: dict[str, Answer] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "won_by": "partner",
    "later_tricks": "one",
}


def opened(subject: str, told: dict[str, Answer], language: str = "en") -> Interview:
    return Interview.of(begun(subject, 2017, language, *told.items()))


def _changed(row: dict[str, Any]) -> tuple[dict[str, Answer], int | None]:
    """Return what a line changes, as it is proposed, and the edition it asks for."""
    interview = opened(row["subject"], row["told"], row["language"])
    if (year := edition_meant(interview, row["text"])) is not None:
        return {}, year
    told = change_meant(interview, row["text"])
    proposal = propose(interview, told) if told else None
    if proposal is None:
        return {}, None
    proposed = dict(proposal.proposed or ())
    after = Interview.of(confirm_proposal(proposal))
    assert proposed.items() <= after.told.items(), row["text"]
    return {name: one for name, one in proposed.items() if one is not None}, None


def test_nine_in_ten_lines_after_a_ruling_change_what_they_say() -> None:
    kept = [_changed(row) == (row["changes"], row["edition"]) for row in FOLLOW_UPS]
    assert len(kept) >= 60
    assert sum(kept) >= KEPT * len(kept)


@tabled
def test_an_answer_in_other_words_than_the_button_is_that_answer(
    text: str, answer: tuple[str, str] | None
) -> None:
    assert answer_meant(opened("revoke", {}), text) == answer


@tabled
def test_a_line_of_another_case_is_no_answer(told: dict[str, Answer], text: str) -> None:
    assert answer_meant(opened("penalty_card", told, "it"), text) is None


@tabled
def test_what_was_told_before_or_says_something_else_is_no_answer(
    told: tuple[str, ...], text: str, language: str
) -> None:
    answers = {name: REVOKE[name] for name in told}
    assert answer_meant(opened("revoke", answers, language), text) is None


def test_a_line_of_another_case_changes_nothing() -> None:
    interview = opened("revoke", REVOKE)
    assert change_meant(interview, "East bid 1S over 2H and South does not accept it") == {}


@scripted
async def test_what_goes_on_with_a_case(club: Club, script: Script) -> None:
    await script.play(club)


@pytest.mark.parametrize(
    "text", ["the year was 2007", "2007 was a good year", "board 7", "nel 2007 ero qui", "7", "97"]
)
def test_a_year_in_a_sentence_is_no_edition(text: str) -> None:
    assert edition_meant(opened("revoke", REVOKE), text) is None
