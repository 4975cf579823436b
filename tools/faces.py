"""Compares the page with the law on random dialogues: python -m tools.faces SUBJECT N [--browser].

Every state of so many dialogues, each once, and every ruling again with two of its answers left
open. Node reads the law with the scripts of the page; with --browser Chromium does, in the page as
it is served, in one visit; and some are read off the screen. With Playwright on the path
(`make site-test` puts it into build/site-test). It takes minutes for the revoke. It ends with
status 1 where anything differs, and shows the case.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from bot.page.build import SiteOptions, build_site
from lawcore import SUBJECTS
from lawcore.book.export import export
from tests.bot.page.compared import (
    Case,
    Json,
    answered,
    differences,
    left_open,
    random_dialogues,
    ruled,
    shown,
    write,
)
from tests.bot.page.small import one_subject

AT_ONCE = 1_000
ON_SCREEN = 100
"""Of so many states one is read off the screen too."""
SHOWN = 10
Follow = Callable[[Sequence[Case]], list[Json]]
Read = Callable[[Sequence[Case]], Iterator[Case]]


def states(subject: str, edition: int, number: int, seed: int) -> Iterator[Case]:
    """Yield each state of so many dialogues once, and their rulings with two answers left open."""
    chance = random.Random(seed)  # noqa: S311 - which answers, not what is secret
    seen: set[str] = set()
    for dialogue in islice(random_dialogues(SUBJECTS[subject], edition, seed), number):
        opened = left_open(dialogue[-1], chance, 2)
        for case in [*dialogue, *([] if opened is None else [answered(opened, chance)])]:
            if case.line not in seen:
                seen.add(case.line)
                yield case


@contextmanager
def in_node(folder: Path, subject: str, edition: int) -> Iterator[tuple[Follow, Read]]:
    """Have Node read a law with the scripts of the page."""
    write(export(subject, edition), folder)
    yield lambda cases: shown([one.line for one in cases], folder), lambda _: iter(())


@contextmanager
def in_browser(folder: Path, subject: str, edition: int) -> Iterator[tuple[Follow, Read]]:
    """Open a page in Chromium, have it read the law there, and read its screens."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not everybody has it

    from tests.bot.posting import free_port  # noqa: PLC0415 - as above
    from tests.site.conftest import FLAGS, chromium, served  # noqa: PLC0415 - as above
    from tests.site.engine import shown_in  # noqa: PLC0415 - as above
    from tests.site.opened import opened  # noqa: PLC0415 - as above
    from tests.site.rulings_in_browser import shown_otherwise  # noqa: PLC0415 - as above

    with one_subject(subject, edition):
        build_site(folder, SiteOptions())
    with (
        sync_playwright() as started,
        started.chromium.launch(executable_path=chromium(), args=list(FLAGS)) as browser,
        served(folder, free_port()) as url,
        opened(browser, url, "#/en") as page,
    ):
        yield (
            lambda cases: shown_in(page, url, cases),
            lambda cases: (case for case, _ in shown_otherwise(page, url, cases)),
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, say how many were the same, and return the status."""
    parser = argparse.ArgumentParser(prog="python -m tools.faces", description=__doc__)
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("number", type=int)
    parser.add_argument("--edition", type=int, default=2017)
    parser.add_argument("--seed", type=int, default=39)
    parser.add_argument("--browser", action="store_true")
    given = parser.parse_args(arguments)
    every = states(given.subject, given.edition, given.number, given.seed)
    number = opened = otherwise = read = on_screen = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "page"
        following = in_browser if given.browser else in_node
        with following(folder, given.subject, given.edition) as (follow, off_screen):
            while some := list(islice(every, AT_ONCE)):
                for case, page in zip(some, follow(some), strict=True):
                    number += 1
                    opened += bool(case.unsure)
                    found = differences(ruled(case), page)
                    otherwise += bool(found)
                    if found and otherwise <= SHOWN:
                        sys.stdout.write(f"{case}\n  {found}\n")
                looked_at = some[::ON_SCREEN] if given.browser else []
                read += len(looked_at)
                for case in off_screen(looked_at):
                    on_screen += 1
                    sys.stdout.write(f"on the screen: {case}\n")
    sys.stdout.write(
        f"{given.subject} {given.edition}: {given.number} dialogues, {number} different states,"
        f" {opened} of them with two facts left open: {otherwise} otherwise;"
        f" {read} read off the screen: {on_screen} otherwise\n"
    )
    return int(otherwise + on_screen > 0)


if __name__ == "__main__":
    sys.exit(main())
