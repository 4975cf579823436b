"""What a ruling leaves to be done: all that lies after the play, and nothing that happens now."""

import pytest

from bot.conversation.interview import Interview
from bot.conversation.screen_state import Answered
from bot.evening.tasks import ToDo, to_do_of
from lawcore import Answer
from lawcore.wording import LANGUAGES
from lawcore.wording.remaining import Kind
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
    assert tricks == ToDo(in_full, "2 tricks to declarer", "64A1", Kind.TRICKS)
    in_full = "Does that make good the damage? If not, adjust (64C1)"
    assert damage == ToDo(in_full, "damage repaired?", "64C1", Kind.QUESTION)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_of_the_evening(language: str) -> None:
    told = (*ESTABLISHED.items(),)
    own = to_do_of(interview(*told, language=language), language)
    assert to_do_of(interview(*told), language) == own
    assert all("64" in one.text and "64" in one.articles for one in own)


def test_what_partner_leads_next_is_not_to_be_done_but_whether_the_card_helped_is() -> None:
    told: tuple[Answered, ...] = (("hand", "defender"), ("trick", 5), ("since", "nothing"))
    ruled = interview(*told)
    while ruled.question is not None:
        asked = ruled.question.facts[0]
        told = (*told, (asked.name, asked.options[0]))
        ruled = interview(*told)
    assert ruled.ruling is not None
    assert any("NEXT" in one.order.when.name for one in ruled.ruling.orders)
    assert [one.articles for one in to_do_of(ruled, "en")] == ["50E4"]


def test_nothing_is_to_be_done_while_more_is_asked() -> None:
    assert to_do_of(interview(("hand", "defender")), "en") == ()


def test_a_fact_that_divides_the_rulings_is_to_be_found_out() -> None:
    unsure = {**ESTABLISHED, "won_by": None}
    assert to_do_of(interview(*unsure.items()), "en") == (
        ToDo(
            "The ruling waits for a fact that was not sure",
            "a fact to be found out",
            kind=Kind.LOOK,
        ),
    )
