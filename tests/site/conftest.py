"""A Chromium, the page built once, and the bot's own server that gives it.

What is read here comes with the suite; Playwright is read when a test wants the browser.
"""

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

import pytest

from bot.page.build import SiteOptions, build_site
from bot.service.answering import answering
from bot.service.ports import open_port
from bot.service.site import Site
from bot.settings import Settings
from tests.bot.page.small import one_edition
from tests.bot.posting import free_port
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NO_BROWSER = 3
"""The status where there is no browser: nothing was tested, and nothing is passed over."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATH = "/director/"


def chromium() -> str:
    """Return the browser; end with `NO_BROWSER` where there is none."""
    named = os.environ.get("CHROMIUM", "")
    found = next(filter(None, map(shutil.which, (named,) if named else NAMES)), None)
    if found is None:
        pytest.exit(
            f"No browser: {named or 'Chromium'} was not found, so the page was NOT tested. "
            "Install it (Debian and Ubuntu: apt-get install chromium), or name one in CHROMIUM",
            NO_BROWSER,
        )
    return found


def pytest_sessionstart() -> None:
    """Look for the browser before anything is built or tested."""
    chromium()


@pytest.fixture(scope="session")
def playwright() -> Iterator["Playwright"]:
    from playwright.sync_api import expect, sync_playwright  # noqa: PLC0415 - only here is it needed

    expect.set_options(timeout=PATIENCE * 100)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: "Playwright") -> Iterator["Browser"]:
    with playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS)) as launched:
        yield launched


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, with every subject of 2017."""
    built = tmp_path_factory.mktemp("site") / "page"
    with one_edition():
        build_site(built, SiteOptions(bot="renonce_bot"), processes=2)
    return built


@contextmanager
def served(folder: Path, port: int) -> Iterator[str]:
    """Serve a page as the bot does, for a while; its address."""
    url = f"http://127.0.0.1:{port}{PATH}"
    site = Site.of(Settings(site=folder, site_url=url))
    assert site is not None
    ready, loop = Event(), asyncio.new_event_loop()
    ended = asyncio.Event()

    async def serve() -> None:
        async with answering(site, open_port("127.0.0.1", port)):
            ready.set()
            await ended.wait()

    thread = Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    ready.wait()
    try:
        yield url
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()


@pytest.fixture(scope="session")
def url(folder: Path) -> Iterator[str]:
    with served(folder, free_port()) as address:
        yield address
