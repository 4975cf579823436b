"""What a ruling leaves to be done: all that lies after the play, and nothing that happens now."""

from collections.abc import Iterable, Mapping

import pytest

from bot.conversation.interview import Interview
from bot.conversation.model import ALONE, Chain, Link
from bot.conversation.screen_state import Answered
from bot.evening.tasks import to_do_of
from lawcore import Answer
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from lawcore.wording.remaining import OpenTask, TaskKind
from tests.bot.walks import begun

ESTABLISHED: dict[str, Answer] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "attention": "after_play",
    "won_by": "offender",
    "later_tricks": "more",
}


def interview(*answers: Answered, language: str = "en") -> Interview:
    row = begun("revoke", 2017, language)
    return Interview.of(type(row)(**{**vars(row), "answers": answers}))


def test_what_happens_at_the_end_and_what_the_director_weighs_is_to_be_done() -> None:
    tricks, damage = to_do_of(interview(*ESTABLISHED.items()), "en")
    in_full = "The revoke trick and one later trick go to declarer (64A1)"
    assert tricks == OpenTask("2 tricks to declarer", in_full, "64A1", TaskKind.TRICKS)
    in_full = "Does that make good the damage? If not, adjust (64C1)"
    assert damage == OpenTask("damage repaired?", in_full, "64C1", TaskKind.QUESTION)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_of_the_evening(language: str) -> None:
    told = (*ESTABLISHED.items(),)
    own = to_do_of(interview(*told, language=language), language)
    assert to_do_of(interview(*told), language) == own
    assert all("64" in one.text and "64" in one.articles for one in own)


def left_by(subject: str, told: Mapping[str, Answer], chain: Chain = ALONE) -> list[OpenTask]:
    """What a ruling leaves; what is not told is answered with the first answer there is."""
    answers = dict(told)
    row = replace(begun(subject, 2017, "en"), chain=chain)
    ruled = Interview.of(replace(row, answers=tuple(answers.items())))
    while ruled.question is not None:
        asked = ruled.question.facts[0]
        assert asked.name not in answers, (asked, answers)
        answers[asked.name] = asked.options[0]
        ruled = Interview.of(replace(row, answers=tuple(answers.items())))
    return [*to_do_of(ruled, "en")]


def entries(left: Iterable[OpenTask]) -> list[tuple[str, str, TaskKind]]:
    return [(one.short, one.articles, one.kind) for one in left]


PENALTY_CARD: dict[str, Answer] = {"hand": "defender", "trick": 5, "since": "nothing"}
LEFT_FREE: dict[str, Answer] = {
    "on_lead": "partner",
    "declarer_choice": "none",
    "leader_has_penalty_card": False,
}
OUT_OF_TURN: dict[str, Answer] = {
    "kind": "bid",
    "turn_of": "partner",
    "lho": "declines",
    "cmp": "no",
}
WHO_PLAYS = ("auction over: defending?", "26B", TaskKind.LOOK)
WHICH_SUIT = ("lead: which suit?", "26B", TaskKind.LOOK)


def test_what_partner_leads_next_is_to_be_done_and_whether_the_card_helped() -> None:
    lead, helped = entries(left_by("revoke", PENALTY_CARD))
    assert lead == ("partner's lead", "50D2", TaskKind.ACT)
    assert helped[1:] == ("50E4", TaskKind.QUESTION)
    assert ("partner's lead", "50D2(b)", TaskKind.ACT) in entries(
        left_by("penalty_card", LEFT_FREE)
    )


def test_a_lead_that_may_be_restricted_is_open_from_the_auction_to_declarers_choice() -> None:
    at_first = entries(left_by("call_out_of_turn", OUT_OF_TURN))
    assert WHO_PLAYS in at_first
    defends: dict[str, Answer] = {**OUT_OF_TURN, "side": "defends"}
    then = entries(left_by("call_out_of_turn", defends))
    assert WHICH_SUIT in then
    assert WHO_PLAYS not in then
    plays = entries(left_by("call_out_of_turn", {**OUT_OF_TURN, "side": "declares"}))
    assert {*then} - {*plays} == {WHICH_SUIT}
    chain = Chain((Link("call_out_of_turn", tuple(defends.items())),))
    chosen = entries(left_by("lead_restriction", {"forbidden": "S"}, chain))
    assert {*chosen} == {*plays}


def test_a_card_that_lies_there_until_the_auction_is_over_is_to_be_looked_at_then() -> None:
    (left,) = left_by("exposed_card", {})
    assert left.text == "The auction is over: who plays? (24)"
    assert left.kind is TaskKind.LOOK


def test_nothing_is_to_be_done_while_more_is_asked() -> None:
    assert to_do_of(interview(("hand", "defender")), "en") == ()


def test_a_fact_that_divides_the_rulings_is_to_be_found_out() -> None:
    unsure = {**ESTABLISHED, "won_by": None}
    assert to_do_of(interview(*unsure.items()), "en") == (
        OpenTask(
            "a fact to be found out",
            "The ruling waits for a fact that was not sure",
            kind=TaskKind.LOOK,
        ),
    )
