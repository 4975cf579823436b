"""Whoever reads with a screen reader, in large type, in the dark or on a small screen."""

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Playwright

from tests.site.conftest import FLAGS, chromium
from tests.site.opened import opened, visit, watched

PLACES = {
    "start": "",
    "question": "/insufficient_bid",
    "many answers": "/dummy",
    "ruling": "/insufficient_bid?meant=meant&lho=declines&repl=same_denom",
    "ruling of many lines": "/revoke?hand=defender&trick=1-11&since=played&won_by=offender",
    "it depends": "/insufficient_bid?meant=meant&lho=called&early=~",
    "two facts open": "/insufficient_bid?meant=~&lho=~",
    "search": "/law/64A1",
    "no case": "/none",
    "answers that exclude each other": "/inquiry?asker=declarer&wants=ask_declarer",
}
SHOWN = {
    "question": "#main > button",
    "many answers": "#main > button",
    "ruling": ".steps li",
    "ruling of many lines": ".steps li",
    "it depends": "#main > ul li",
    "two facts open": "#main > button",
    "search": "details[open]",
}
"""What says that a place shows what it is here for."""
WIDE, NARROW = {"width": 1280, "height": 900}, {"width": 320, "height": 640}
PHONE = {"width": 360, "height": 640}
OPEN_ALL = "() => document.querySelectorAll('details').forEach(one => { one.open = true; })"
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
BROKEN = """
() => [...document.querySelectorAll(".grid a")].flatMap(one =>
  [...one.textContent.matchAll(/\\S+/g)].filter(word => {
    const range = document.createRange();
    range.setStart(one.firstChild, word.index);
    range.setEnd(one.firstChild, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
  }).map(word => word[0]))
"""
SMALL = """
() => [...document.querySelectorAll('button, select, input, summary, a')]
  .filter(one => one.id !== 'skip' && one.checkVisibility())
  .map(one => [one.textContent || one.id, one.getBoundingClientRect()])
  .filter(([, box]) => box.height < 44 || box.width < 44)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)
"""


def show(page: Page, url: str, language: str, place: str) -> None:
    """Show a place and all that is folded there."""
    visit(page, f"{url}#/{language}/2017{place}")
    page.evaluate(OPEN_ALL)


@pytest.mark.parametrize(
    ("size", "scheme", "language"),
    [
        *((NARROW, scheme, language) for scheme in ("light", "dark") for language in ("en", "it")),
        (PHONE, "light", "en"),
        (WIDE, "light", "it"),
        (WIDE, "dark", "en"),
    ],
)
def test_the_checker_finds_nothing(
    size: dict[str, int], scheme: str, language: str, browser: Browser, url: str
) -> None:
    """Names, roles, contrast, order; and no screen scrolls sideways."""
    with opened(browser, url, f"#/{language}", viewport=size, color_scheme=scheme) as page:
        for name, place in PLACES.items():
            show(page, url, language, place)
            assert page.locator(SHOWN.get(name, "h1")).count(), name
            found = Axe().run(page).response["violations"]
            assert not found, (name, [(one["id"], one["nodes"][0]["html"]) for one in found])
            assert page.evaluate(SIDEWAYS) <= 0, name
        show(page, url, language, PLACES["ruling"])
        page.locator(".told button").first.click()
        page.locator("[aria-current]").wait_for()
        found = Axe().run(page).response["violations"]
        assert not found, ("an answer is changed", [one["id"] for one in found])


def test_each_screen_says_itself_to_a_screen_reader(browser: Browser, url: str) -> None:
    """One heading, which is the title, one main part, and a name for every button."""
    with opened(browser, url, "#/en") as page:
        for name, place in PLACES.items():
            show(page, url, "en", place)
            assert page.get_by_role("heading", level=1).count() == 1, name
            assert page.title() == f"{page.locator('h1').inner_text()} · Renonce"
            said = page.locator("main").aria_snapshot()
            assert "- button\n" not in said, name
            assert page.get_by_role("main").count() == page.get_by_role("banner").count() == 1


@pytest.mark.parametrize("language", ["en", "it"])
def test_large_type_fits_and_fingers_hit(
    language: str, playwright: Playwright, url: str, tmp_path: Path
) -> None:
    """Twice the usual size of type, as somebody sets it in the browser, on a phone 320 px wide."""
    preferences = tmp_path / "Default" / "Preferences"
    preferences.parent.mkdir()
    preferences.write_text(json.dumps({"webkit": {"webprefs": {"default_font_size": 32}}}))
    with (
        playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=chromium(), args=list(FLAGS), viewport=NARROW
        ) as context,
        watched(context, url) as page,
    ):
        page.goto(url)
        for name, place in PLACES.items():
            show(page, url, language, place)
            size = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
            assert size == 36, "the browser has the large type"
            assert page.evaluate(SIDEWAYS) <= 0, name
            assert page.evaluate(SMALL) == [], name


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_head_of_the_page_is_one_line_on_a_phone_and_no_subject_is_broken(
    language: str, browser: Browser, url: str
) -> None:
    with opened(browser, url, f"#/{language}", viewport=PHONE) as page:
        tops = page.evaluate(
            "[...document.querySelectorAll('header > *')].map(one => {"
            " const box = one.getBoundingClientRect(); return box.top + box.height / 2; })"
        )
        assert len(tops) == 4
        assert max(tops) - min(tops) < 2
        assert page.evaluate(BROKEN) == []
