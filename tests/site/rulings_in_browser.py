"""What the page shows of a case is what the law says to it, read off the screen."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from bot.conversation.model import Conversation
from bot.conversation.page_links import PageSite
from lawcore import SUBJECTS
from tests.bot.page.compared import Case, Json, random_cases, ruled
from tests.site.opened import opened

LANGUAGES = ("en", "it")
MANY = {"revoke": 100, "claim": 60}
SOME = 16
SEED = 1
READ = """
async links => {
  const text = one => one.textContent.trim();
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].map(text);
  const main = document.getElementById("main");
  const drawn = () => new Promise(done => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(main, { childList: true });
  });
  const read = [];
  for (const link of links) {
    const next = drawn();
    location.hash = link;
    await next;
    read.push({
      title: text(document.querySelector("h1")),
      steps: all(".steps li"),
      answers: all("#main > button:not(.noprint), #main > details.answers button"),
      outcomes: all("#main > section > p"),
      articles: [...document.querySelectorAll('#main > p a[href*="/law/"]')]
        .map(one => decodeURIComponent(one.href.split("/law/")[1])),
    });
  }
  return read;
}
"""


def cases(subject: str) -> Iterator[Case]:
    """Yield states of random dialogues, and each with its last answer left open."""
    facts = SUBJECTS[subject].facts
    for case in random_cases(SUBJECTS[subject], 2017, MANY.get(subject, SOME), SEED):
        yield case
        name = (*case.told, "")[-2 if case.told else -1]
        fact = facts.named.get(name)
        if fact is not None and fact not in facts.certain and fact.unjudged is None:
            told = {one: value for one, value in case.told.items() if one != name}
            yield Case(subject, 2017, told, (name,))


def expected(said: Json, language: int) -> dict[str, Any]:
    """Return what a screen has to show of what the law says."""
    if "question" in said:
        asked = said["question"]
        buttons = [texts[language] for texts, _ in asked["buttons"]]
        return {"title": asked["ask"][language], "answers": sorted(buttons)}
    if "branches" in said:
        return {"outcomes": sorted(one["outcome"][language] for one in said["branches"])}
    found = said["ruling"]
    steps = [lines[language] for _, lines in found["steps"]]
    return {
        "title": found["result"][language],
        "steps": steps,
        "articles": found["articles"],
    }


def shown(page: Page, links: list[str]) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = page.evaluate(READ, links)
    for one in read:
        one["answers"].sort()
        one["outcomes"].sort()
    return read


@pytest.fixture(scope="module")
def page(browser: Browser, url: str) -> Iterator[Page]:
    with opened(browser, url, "#/en") as opening:
        yield opening


@pytest.mark.parametrize("subject", list(SUBJECTS))
def test_the_page_shows_what_the_law_says(subject: str, page: Page, url: str) -> None:
    """Title, answers, orders and articles, each case in one language; also with a fact left open.

    Node follows many more of them in `tests/bot/page`: here it is seen that the screen says it.
    """
    asked = list(cases(subject))
    spoken = [place % len(LANGUAGES) for place, _ in enumerate(asked)]
    links = [_link(url, one, LANGUAGES[own]) for one, own in zip(asked, spoken, strict=True)]
    for case, own, screen in zip(asked, spoken, shown(page, links), strict=True):
        wanted = expected(ruled(case), own)
        if case.unsure and "answers" in wanted:  # those that one state of the open fact leaves
            assert {*wanted.pop("answers")} <= {*screen["answers"]}, case
        assert {key: screen[key] for key in wanted} == wanted, case


def _link(url: str, case: Case, language: str) -> str:
    unsure = tuple((name, None) for name in case.unsure)
    conversation = Conversation(
        chat_id=1,
        user_id=1,
        subject=case.subject,
        edition=2017,
        language=language,
        answers=(*case.told.items(), *unsure),
    )
    link = PageSite(url).link(conversation, in_telegram=False)
    assert link is not None
    return link.removeprefix(url)
