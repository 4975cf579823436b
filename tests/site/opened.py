"""A page that is open in a browser: nothing may fail in it, and nothing may leave it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect


@contextmanager
def opened(browser: Browser, url: str, place: str = "", **how: Any) -> Iterator[Page]:
    """Open a place of the page in a browser of its own that has kept nothing."""
    context = browser.new_context(**{"locale": "en-GB", **how})
    try:
        with watched(context, url) as page:
            page.goto(url + place)
            page.locator("h1").wait_for()
            yield page
    finally:
        context.close()


@contextmanager
def watched(context: BrowserContext, url: str) -> Iterator[Page]:
    """Yield a page of a context; fails where it asks another host or says an error."""
    failed: list[str] = []

    def see(asked: Request) -> None:
        if not asked.url.startswith((url, "data:")):
            failed.append(asked.url)

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error":
            failed.append(said.text)

    context.on("request", see)
    context.on("console", hear)
    context.on("weberror", lambda error: failed.append(str(error.error)))
    yield context.new_page()
    assert not failed


def heading(page: Page) -> str:
    said: str = page.locator("h1").inner_text()
    return said


def press(page: Page, name: str) -> None:
    """Press the button with a label, and wait for the next screen."""
    before = page.url
    page.get_by_role("button", name=name, exact=True).first.click()
    expect(page).not_to_have_url(before)


def visit(page: Page, address: str) -> None:
    """Open an address anew, also where only what is after its # is another."""
    page.goto("about:blank")
    page.goto(address)
    page.locator("h1").wait_for()


def expect_heading(page: Page, said: str) -> None:
    expect(page.locator("h1")).to_have_text(said)
