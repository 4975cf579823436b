"""Figures of a page that was built: python -m tools.page_figures FOLDER [--picture FILE].

Sizes as transferred, compressed with gzip. With Playwright on the path (`make site-test` puts it
into build/site-test) also times in Chromium as on a phone: a processor four times as slow, 150 ms
to and fro and 1.6 Mbit/s, which other work on the machine lengthens; of a press also four times
what the page's own thread takes of the processor, which it does not. With a FILE it only draws
the picture of the README there, the page on a phone.
"""

import argparse
import gzip
import json
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

FIRST = ("index.html", "app.css", "app.js")
PHONE = {"width": 390, "height": 844}
SLOWER, LATENCY, BYTES_A_SECOND = 4, 150, 1_600_000 // 8
PRESSED = ("revoke", "claim", "penalty_card", "unauthorised_information")
"""The subjects whose first questions are measured: those with most to read."""
TIMES = 5
DRAWN = "hand=defender&trick=5&since=played&attention=during_play&won_by=offender"
"""The case of the other pictures."""
WATCH = """
window.drawn = [];
new MutationObserver(() => {
  const title = document.querySelector("h1")?.textContent;
  if (title && title !== drawn.at(-1)?.[0]) drawn.push([title, performance.now()]);
}).observe(document, { childList: true, subtree: true });
addEventListener("click", () => { window.pressed = performance.now(); }, true);
"""
TIMED = """
import(new URL("app.js", location.href).href).then(({ Law }) => {
  const read = Law.prototype.read;
  window.longest = 0;
  Law.prototype.read = function (...given) {
    const begun = performance.now(), found = read.apply(this, given);
    window.longest = Math.max(window.longest, performance.now() - begun);
    return found;
  };
})
"""


def sizes(folder: Path) -> Iterator[str]:
    """Yield how much there is to transfer."""
    packed = {
        path.relative_to(folder).as_posix(): len(gzip.compress(path.read_bytes(), mtime=0))
        for path in folder.rglob("*")
        if path.is_file()
    }
    first = sum(packed[name] for name in FIRST)
    yield f"before the first screen: {first / 1000:.1f} kB"
    worker = (folder / "sw.js").read_text("utf-8")
    at_once, chosen = (
        json.loads(re.findall(rf"const {of} = (.*);", worker)[0]) for of in ("FILES", "CHOSEN")
    )
    kept = sum(packed["index.html" if name == "./" else name] for name in at_once)
    yield f"kept for use without a network: {len(at_once)} files, {kept / 1000:.0f} kB"
    for choice, names in chosen.items():
        more = sum(packed[name] for name in names)
        yield f"and of {choice} once chosen: {len(names)} files, {more / 1000:.0f} kB"
    for year in sorted({name.split("/")[1] for name in packed if name.count("/") == 2}):
        own = {n: size for n, size in packed.items() if n.startswith(f"law/{year}/")}
        articles = sum(size for name, size in own.items() if "/articles." in name)
        laws = sum(size for name, size in own.items() if name.count(".") == 1)
        texts = sum(own.values()) - articles - laws
        yield (
            f"{year}: law {laws / 1000:.0f} kB, their texts in two languages"
            f" {texts / 1000:.0f} kB, articles and answers {articles / 1000:.0f} kB"
        )
    largest = sorted((size, name) for name, size in packed.items() if name.startswith("law/"))
    for size, name in largest[-5:]:
        yield f"  {name}: {size / 1000:.1f} kB"


def times(folder: Path) -> Iterator[str]:
    """Yield how long somebody with a slow phone waits."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not everybody has it

    from tests.bot.posting import free_port  # noqa: PLC0415 - as above
    from tests.site.conftest import FLAGS, chromium, served  # noqa: PLC0415 - as above

    with (
        sync_playwright() as started,
        started.chromium.launch(executable_path=chromium(), args=list(FLAGS)) as browser,
        served(folder, free_port()) as url,
    ):
        context = browser.new_context(locale="it-IT", viewport=PHONE)
        context.add_init_script(WATCH)
        page = context.new_page()
        devices = context.new_cdp_session(page)
        devices.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        down = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND // 2}
        devices.send("Network.enable")
        devices.send(
            "Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY, **down}
        )
        page.goto(f"{url}#/it")
        page.locator("h1").wait_for()
        yield f"first visit, first screen: {page.evaluate('drawn[0][1]'):.0f} ms"
        yield f"first question of the revoke: {_press(page, 'main .grid a'):.0f} ms"
        waits = [_press(page, "#main > button") for _ in range(3)]
        yield f"press, next question: {', '.join(f'{one:.0f}' for one in waits)} ms"
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        context.set_offline(True)
        page.reload()
        page.locator("h1").wait_for()
        yield f"opened again without a network: {page.evaluate('drawn[0][1]'):.0f} ms"
        context.close()
        yield from _of_the_processor(browser, url)


def _of_the_processor(browser: Any, url: str) -> Iterator[str]:
    """Yield what a press takes of the processor, from a subject's first screen on."""
    taken: dict[str, list[list[float]]] = {}
    longest: list[float] = []
    for _ in range(TIMES):
        context = browser.new_context(locale="it-IT", viewport=PHONE)
        context.add_init_script(WATCH)
        page = context.new_page()
        devices = context.new_cdp_session(page)
        devices.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.goto(f"{url}#/it/2017")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        page.evaluate(TIMED)
        for subject in PRESSED:
            page.goto(f"{url}#/it/2017")
            page.locator("main .grid").first.wait_for()
            presses = [f"main .grid a[href$='/{subject}']", *["#main > button"] * 3]
            for place, what in enumerate(presses):
                if not page.locator(what).count():
                    break
                before = _task_time(devices)
                _press(page, what)
                page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
                each = taken.setdefault(subject, [])
                each.extend([[]] if place == len(each) else [])
                each[place].append(_task_time(devices) - before)
        longest.append(page.evaluate("window.longest"))
        context.close()
    for subject, each in taken.items():
        said = ", ".join(f"{SLOWER * median(one):.0f}" for one in each)
        yield f"of the processor, {subject}: first question, then presses: {said} ms"
    yield f"the longest reading of the law: {SLOWER * median(longest):.0f} ms"


def _task_time(devices: Any) -> float:
    """Return how many milliseconds of the processor the thread of a page has taken."""
    found = devices.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "TaskDuration") * 1000)


def draw(folder: Path, file: Path) -> None:
    """Draw a ruling as a phone shows it on the page."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not everybody has it

    from tests.bot.posting import free_port  # noqa: PLC0415 - as above
    from tests.site.conftest import FLAGS, chromium, served  # noqa: PLC0415 - as above

    with (
        sync_playwright() as started,
        started.chromium.launch(executable_path=chromium(), args=list(FLAGS)) as browser,
        served(folder, free_port()) as url,
    ):
        page = browser.new_page(locale="en-GB", viewport=PHONE)
        page.goto(f"{url}#/en/2017/revoke?{DRAWN}")
        page.locator(".steps").wait_for()
        page.screenshot(path=file)


def _press(page: Any, what: str) -> float:
    """Press the first of something and return the milliseconds until the next heading is there."""
    page.evaluate("drawn.length = 0; drawn.push([document.querySelector('h1').textContent, 0])")
    page.locator(what).first.click()
    while page.evaluate("drawn.length") < 2:
        page.wait_for_timeout(20)
    waited: float = page.evaluate("drawn[1][1] - pressed")
    return waited


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.page_figures", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    folder = given.folder
    if given.picture is not None:
        draw(folder, given.picture)
        return 0
    for line in sizes(folder):
        sys.stdout.write(f"{line}\n")
    if find_spec("playwright") is not None:
        for line in times(folder):
            sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
