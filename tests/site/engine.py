"""The engine of the page, run in the browser that has the page open."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import tests.bot.page
from bot.conversation.model import Conversation
from bot.conversation.page_links import PageSite
from tests.bot.page.compared import Case, Json

if TYPE_CHECKING:
    from playwright.sync_api import Page

_SHOWN = Path(tests.bot.page.__file__).with_name("shown.mjs").read_text("utf-8")
_READ = Path(__file__).with_name("engine.js").read_text("utf-8")
_READ = _READ.replace("SHOWN", _SHOWN[_SHOWN.index("function") :])


def shown_in(page: "Page", url: str, cases: Sequence[Case]) -> list[Json]:
    """Return what the page shows of some cases, each as a link that its own modules read."""
    read: list[str] = page.evaluate(_READ, [link_to(url, case, "en") for case in cases])
    return [json.loads(one) for one in read]


def link_to(url: str, case: Case, language: str) -> str:
    """Return the link of the bot to a case, after the address of the page."""
    unsure = tuple((name, None) for name in case.unsure)
    conversation = Conversation(
        chat_id=1,
        user_id=1,
        subject=case.subject,
        edition=case.edition,
        language=language,
        answers=(*case.told.items(), *unsure),
    )
    link = PageSite(url).link(conversation, in_telegram=False)
    assert link is not None
    return link.removeprefix(url)
