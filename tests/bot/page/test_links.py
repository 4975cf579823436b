"""Links from the bot to the page: what was told comes back as it was."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.page_links import PageSite
from bot.conversation.screen_state import ScreenKind, ScreenState
from bot.screens.elements import Screen
from bot.screens.help import help_screen
from bot.screens.interview import screen
from bot.telegram.rendering import keyboard, message
from lawcore import SUBJECTS, Edition
from lawcore.book.authorities import AUTHORITIES
from lawcore.book.export import export
from lawcore.engine.records import replace
from tests.bot.page.compared import Case, random_cases, shown, write
from tests.bot.telegram.test_rendering import Named

PAGE = PageSite("https://example.org/director/")
TOLD = (("hand", "defender"), ("trick", 5), ("since", "played"), ("won_by", None))
CASE = Conversation(
    id="x", chat_id=7, user_id=7, subject="revoke", edition=2017, answers=TOLD, language="en"
)
RULED = replace(
    CASE, answers=(("hand", "dummy"), ("trick", 5), ("since", "played"), ("won_by", "partner"))
)


def test_a_case_stands_in_a_link_by_its_names() -> None:
    said = "en/2017/revoke?hand=defender&trick=5&since=played&won_by=~"
    assert PAGE.link(CASE, in_telegram=False) == f"{PAGE.url}#/{said}"
    inside = PAGE.link(CASE, in_telegram=True) or ""
    assert parse_qs(urlsplit(inside).query) == {"q": [f"/{said}"]}
    assert "#" not in inside


def test_what_the_page_would_rule_otherwise_has_no_link() -> None:
    several = replace(CASE, answers=(*TOLD, ("2.hand", "dummy")))
    assert PAGE.link(several, in_telegram=False) is None
    here = replace(CASE, answers=(), edition=2007, authority="ebu")
    assert AUTHORITIES["ebu"].options(SUBJECTS["revoke"], Edition(2007))
    assert PAGE.link(here, in_telegram=False) is None
    assert PAGE.link(replace(here, authority=None), in_telegram=False) is not None
    assert replace(PAGE, authority="ebu").link(here, in_telegram=False) is not None


def more(**changes: Any) -> Screen:
    """The screen with more of a ruling, with a page."""
    at_more = replace(RULED, screen=ScreenState(ScreenKind.MORE), **changes)
    return screen(Interview.of(at_more), "", PAGE)


def test_a_ruling_opens_on_the_page_inside_telegram_where_it_can() -> None:
    bot = Named().bot()
    for shown_, key in ((more(), "web_app"), (more(chat_id=-7), "url")):
        rows = (message(shown_, bot).keyboard or {})["inline_keyboard"]
        (button,) = rows[-2]
        assert button["text"] == "Open on the page"
        assert key in button
    without = screen(Interview.of(replace(RULED, screen=ScreenState(ScreenKind.MORE))))
    assert replace(more(), page=None) == without
    local = PageSite("http://localhost:8443/")
    (button,) = (keyboard(help_screen("it", local)) or {})["inline_keyboard"][-2]
    assert button == {"text": "Apri la pagina", "url": "http://localhost:8443/#/it"}


@pytest.mark.parametrize("subject", ["dummy", "insufficient_bid"])
def test_the_page_reads_what_the_bot_links(subject: str, tmp_path: Path) -> None:
    """After the # and in a parameter, with facts that nobody is sure of too."""
    write(export(subject, 2017), tmp_path)
    cases = list(random_cases(SUBJECTS[subject], 2017, 60, seed=5))
    facts = SUBJECTS[subject].facts
    for case in cases[:]:
        name = (*case.told, "")[-2 if case.told else -1]
        fact = facts.named.get(name)
        if fact is not None and fact not in facts.certain and fact.unjudged is None:
            told = {one: value for one, value in case.told.items() if one != name}
            cases.append(Case(subject, 2017, told, (name,)))
    assert any(case.unsure for case in cases)
    for inside in (False, True):
        links = [PAGE.link(_conversation(case), in_telegram=inside) for case in cases]
        assert None not in links
        lines = [json.dumps({"subject": subject, "edition": 2017, "link": one}) for one in links]
        assert shown(lines, tmp_path) == shown([case.line for case in cases], tmp_path), subject


def _conversation(case: Case) -> Conversation:
    unsure = tuple((name, None) for name in case.unsure)
    return replace(CASE, subject=case.subject, answers=(*case.told.items(), *unsure))
