"""Two subjects of many steps, none of which decides: their steps, the poll, the fact sheet."""

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from lawcore import SUBJECTS, Edition
from lawcore.wording import LANGUAGES
from tests.lawcore.cases.test_misinformation import IN_DOUBT
from tests.lawcore.cases.test_unauthorised_information import TYPICAL
from tests.lawcore.second import ladders
from tests.lawcore.walks import every_dialogue


class Polled(NamedTuple):
    """A subject with a poll.

    `told` leads to the poll, `otherwise` changes what the fact sheet says, and `leaks` are the
    words, by language, that would tell those who are asked why they are asked.
    """

    subject: str
    told: Mapping[str, str]
    otherwise: Mapping[str, str]
    leaks: Mapping[str, tuple[str, ...]]


EXPLANATIONS = Polled(
    "misinformation",
    IN_DOUBT,
    {"m_harm": "yes"},
    {
        "en": ("wrong", "mistake", "misinform", "result", "score", "damage"),
        "it": ("errat", "sbagli", "risultato", "punteggio", "danno"),
    },
)
INFORMATION = Polled(
    "unauthorised_information",
    TYPICAL,
    {"u_la": "no"},
    {
        "en": ("pause", "hesita", "tempo", "slow", "result", "score", "partner", "question"),
        "it": ("pausa", "esita", "tempo", "lent", "risultato", "punteggio", "compagno", "domand"),
    },
)
POLLED = pytest.mark.parametrize(
    "polled", [EXPLANATIONS, INFORMATION], ids=lambda polled: polled.subject
)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@POLLED
def test_every_step_is_reached(polled: Polled) -> None:
    subject = SUBJECTS[polled.subject]
    steps = {order.decides for order in subject.orders.values() if order.decides is not None}
    every = every_dialogue(subject, Edition(2017))
    assert {dialogue.ruling.status for dialogue in every} == steps


@LANGUAGE
@POLLED
def test_the_text_for_the_poll_gives_away_neither_the_facts_nor_the_result(
    polled: Polled, language: str
) -> None:
    ruling = ladders.ruled(SUBJECTS[polled.subject], polled.told)
    text = ladders.said_to_peers(ruling, language)
    assert not [word for word in polled.leaks[language] if word in text]


@LANGUAGE
@POLLED
def test_the_fact_sheet_has_what_was_answered(polled: Polled, language: str) -> None:
    subject, otherwise = SUBJECTS[polled.subject], {**polled.told, **polled.otherwise}
    sheets = [ladders.fact_sheets(subject, told, language) for told in (polled.told, otherwise)]
    assert [len(sheet) for sheet in sheets] == [1, 1]
    assert sheets[0] != sheets[1]


@LANGUAGE
@POLLED
def test_questions_and_answers_are_worded_as_the_table_has_them(
    polled: Polled, language: str
) -> None:
    assert [*ladders.labels_differ(SUBJECTS[polled.subject], language)] == []
