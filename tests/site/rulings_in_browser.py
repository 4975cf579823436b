"""What the page shows of a case is what the law says to it, read off the screen."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from bot.conversation.interview import Interview
from lawcore import SUBJECTS, Answer, BadAnswer, Question, Ruling, enquire
from lawcore.engine.records import replace
from lawcore.wording import Wording
from tests.bot.page.compared import (
    Case,
    Json,
    answered,
    differences,
    left_open,
    random_cases,
    random_dialogues,
    ruled,
)
from tests.bot.walks import begun
from tests.sampling import NIGHT
from tests.site.engine import link_to, shown_in
from tests.site.opened import opened

LANGUAGES = ("en", "it")
MANY = {"revoke": 100, "claim": 60}
SOME = 16
DIALOGUES = 20_000 if NIGHT else 200
OTHER = "insufficient_bid"
"""The subject that the page of the tests has in other editions too."""
SEED = 1
Both = tuple[dict[str, Any], dict[str, Any]]
READ = Path(__file__).with_name("rulings.js").read_text("utf-8")


def cases(subject: str) -> Iterator[Case]:
    """Yield states of random dialogues, and each with one and with two answers left open."""
    chance = random.Random(SEED)  # noqa: S311 - which answers, not what is secret
    for case in random_cases(SUBJECTS[subject], 2017, MANY.get(subject, SOME), SEED):
        yield case
        for number in (1, 2):
            opened_ = left_open(case, chance, number)
            if opened_ is not None:
                yield opened_ if number == 1 else answered(opened_, chance)


def expected(said: Json, language: int) -> dict[str, Any]:
    """Return what a screen has to show of what the law says."""
    if "question" in said:
        asked = said["question"]
        buttons = [texts[language] for texts, _ in asked["buttons"]]
        menu = [one for _, asked in said["menu"] for one in asked["buttons"]]
        return {
            "title": asked["ask"][language],
            "answers": sorted(buttons),
            "besides": sorted(texts[language] for texts, _ in menu),
        }
    if "branches" in said:
        return {"outcomes": sorted(one["outcome"][language] for one in said["branches"])}
    found = said["ruling"]
    steps = [lines[language] for _, lines in found["steps"]]
    return {
        "title": found["result"][language],
        "steps": steps,
        "articles": found["articles"],
    }


def side_by_side(case: Case, language: str) -> dict[str, Any] | None:
    """Return what a screen has to show where the bot rules on nothing and asks no further fact.

    The page leaves out an answer that does not go together with what was told.
    """
    answers = (*case.told.items(), *((name, None) for name in case.unsure))
    interview = Interview.of(replace(begun(case.subject, case.edition, language), answers=answers))
    asked = interview.doubted
    if asked is None:
        return None
    law, told = interview.words.law, interview.told
    anew = law.facts.question(case.subject, asked, told)
    if (title := law.briefs.cannot_rule(case.subject, (asked.name,), told)) is None:
        title = anew.ask
    elif len(interview.parting) == 1:
        title = law.briefs.heading(case.subject, (asked.name,), told)
    labels = (one.text for one in anew.each if goes_with(case, asked.name, one.choice.option))
    return {"title": title, "answers": sorted(labels), "steps": []}


def at_a_choice(case: Case, language: str) -> dict[str, Any] | None:
    """Return what a screen has to show where it tells a player what he may choose."""
    reply = enquire(case.subject, case.edition, case.told, unsure=case.unsure, suppose=True)
    if not isinstance(reply, Question):
        return None
    asked, words = reply.facts[0], Wording.of(language)
    undecided = SUBJECTS[case.subject].facts.undecided_answers.get(asked.name)
    if undecided not in asked.options:
        return None
    told = {**case.told, asked.name: undecided}
    found = enquire(case.subject, case.edition, told, unsure=case.unsure, suppose=True)
    if not isinstance(found, Ruling) or found.ask is None or found.ask.fact != asked.name:
        return None
    brief, each = (
        words.briefs.brief(found),
        words.facts.question(case.subject, asked, case.told).each,
    )
    return {
        "title": brief.result,
        "steps": [step.line for step in brief.steps],
        "answers": sorted(one.text for one in each if one.choice.option != undecided),
    }


def goes_with(case: Case, name: str, answer: Answer) -> bool:
    """Tell whether an answer may stand beside what was told of a case."""
    try:
        enquire(case.subject, case.edition, {**case.told, name: answer}, suppose=True)
    except BadAnswer:
        return False
    return True


def shown(page: Page, links: list[str]) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = page.evaluate(READ, links)
    for one in read:
        one["answers"].sort()
        one["outcomes"].sort()
        one["besides"].sort()
    return read


@pytest.fixture(scope="module")
def page(browser: Browser, url: str) -> Iterator[Page]:
    with opened(browser, url, "#/en") as opening:
        yield opening


@pytest.mark.parametrize("subject", list(SUBJECTS))
def test_the_page_shows_what_the_law_says(subject: str, page: Page, url: str) -> None:
    """Title, answers, orders and articles, each case in one language; also with facts left open.

    Node follows many more of them in `tests/bot/page`: here it is seen that the screen says it.
    """
    for case, (wanted, screen) in shown_otherwise(page, url, list(cases(subject))):
        assert screen == wanted, case


def shown_otherwise(page: Page, url: str, asked: Sequence[Case]) -> Iterator[tuple[Case, Both]]:
    """Yield the cases of which a screen shows something else: what it has to, and what it does.

    Each is shown in one language.
    """
    spoken = [place % len(LANGUAGES) for place, _ in enumerate(asked)]
    links = [link_to(url, one, LANGUAGES[own]) for one, own in zip(asked, spoken, strict=True)]
    for case, own, screen in zip(asked, spoken, shown(page, links), strict=True):
        spoken_ = LANGUAGES[own]
        wanted = side_by_side(case, spoken_) or at_a_choice(case, spoken_)
        wanted = wanted or expected(ruled(case), own)
        there = {key: screen[key] for key in wanted}
        if there != wanted:
            yield case, (wanted, there)


@pytest.mark.parametrize(
    ("subject", "edition"), [("revoke", 2017), ("claim", 2017), (OTHER, 2007)]
)
def test_dialogues_come_to_the_same_in_the_engine_of_the_page(
    subject: str, edition: int, page: Page, url: str
) -> None:
    """All that a ruling says, and all of them in one visit."""
    chance = random.Random(SEED)  # noqa: S311 - which answers, not what is secret
    asked = list(islice(random_dialogues(SUBJECTS[subject], edition, SEED), DIALOGUES))
    ends = [one[-1] for one in asked]
    opened_ = filter(None, (left_open(one, chance, 2) for one in ends))
    every = [*ends, *(answered(one, chance) for one in opened_)]
    assert any(case.unsure for case in every)
    for case, there in zip(every, shown_in(page, url, every), strict=True):
        assert not differences(ruled(case), there), case
