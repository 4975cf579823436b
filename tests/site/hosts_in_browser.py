"""The page inside something else: in Telegram, and in a frame of a site of another origin."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import quote

from playwright.sync_api import Browser, Page, expect

from bot.wording import TEXTS
from lawcore import SUBJECTS
from tests.site.opened import expect_heading, watched
from tests.site.use_in_browser import BACKGROUND, PHONE, SUBJECT, TOLD, link, ruling

PROXY = """
window.posted = [];
window.TelegramWebviewProxy = { postEvent: (type, data) => posted.push([type, JSON.parse(data)]) };
"""
"""What the apps of Telegram put into a page that they show."""
DARK, LIGHT = {"bg_color": "#17212b", "text_color": "#f5f5f5"}, {"bg_color": "#ffffff"}
ON_DARK, ON_LIGHT = "rgb(20, 23, 26)", "rgb(251, 250, 246)"
HOST = """<!doctype html><body style="margin: 0"><iframe id="f" width="700" height="300"
 style="border: 0" src="{}"></iframe><script>
got = []; addEventListener("message", event => {{
  if (event.data.renonce) {{ got.push(event.data.renonce); f.height = event.data.renonce.height; }}
}});</script>"""
FITTED = """
new Promise(done => {
  const look = () => Math.abs(document.body.getBoundingClientRect().height - innerHeight) < 1
    ? done() : requestAnimationFrame(look);
  look();
})
"""
OPEN_ALL = "document.querySelectorAll('details').forEach(one => { one.open = true; })"


def hear(page: Page, event: str, data: object = None) -> None:
    """Have Telegram say something to the page."""
    page.evaluate(f"given => Telegram.WebView.receiveEvent('{event}', given)", data)


def test_inside_telegram_it_has_its_colours_and_its_back_button(
    browser: Browser, url: str
) -> None:
    """Told at the start and whenever they change, and kept where the page is loaded again."""
    given = {
        "tgWebAppData": "user=%7B%22id%22%3A7%7D&auth_date=1&hash=0",
        "tgWebAppVersion": "9.1",
        "tgWebAppPlatform": "android",
        "tgWebAppThemeParams": json.dumps(DARK),
    }
    launch = "&".join(f"{name}={quote(value)}" for name, value in given.items())
    last = [*TOLD][-1]
    undecided = SUBJECTS[SUBJECT].facts.undecided_answers[last]
    choice = ruling(TOLD | {last: undecided})  # what is to be chosen stands in a ruling
    with (
        browser.new_context(locale="en-GB", viewport=PHONE, color_scheme="light") as context,
        watched(context, url) as page,
    ):
        page.add_init_script(PROXY)
        page.goto(f"{url}{link(url, in_telegram=True)}#{launch}")
        expect_heading(page, ruling())
        assert page.evaluate(BACKGROUND) == ON_DARK
        posted = page.evaluate("posted")
        assert ["web_app_ready", {}] in posted
        assert posted[-1] == ["web_app_setup_back_button", {"is_visible": True}]
        hear(page, "back_button_pressed")
        expect_heading(page, choice)
        assert f"{last}={TOLD[last]}" not in page.url
        page.locator("section.choice button").first.click()
        expect(page.locator("h1")).not_to_have_text(choice)
        hear(page, "back_button_pressed")
        expect_heading(page, choice)
        page.get_by_role("link", name="Renonce", exact=True).click()
        expect_heading(page, "What happened?")
        assert page.evaluate("posted.at(-1)[1]") == {"is_visible": False}
        page.reload()
        expect_heading(page, "What happened?")
        assert page.evaluate(BACKGROUND) == ON_DARK
        hear(page, "theme_changed", {"theme_params": LIGHT})
        assert page.evaluate(BACKGROUND) == ON_LIGHT


def test_back_stays_on_the_page_where_a_link_led_to_the_case(browser: Browser, url: str) -> None:
    with browser.new_context(locale="en-GB") as context, watched(context, url) as page:
        page.goto(f"{url}{link(url)}")
        expect_heading(page, ruling())
        page.get_by_role("button", name=TEXTS["en"].say("back")).click()
        expect(page.locator("h1")).not_to_have_text(ruling())
        assert page.url.startswith(f"{url}#/en/2017/{SUBJECT}?")


@contextmanager
def host(framed: str) -> Iterator[str]:
    """Serve a site of another origin that has the page in a frame; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            own = f"http://{self.headers['Host']}"
            self.wfile.write(HOST.format(framed.replace("ORIGIN", quote(own))).encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("localhost", 0), Handler) as server:
        Thread(target=server.serve_forever).start()
        try:
            yield f"http://localhost:{server.server_port}/"
        finally:
            server.shutdown()


def test_a_frame_is_as_high_as_what_it_shows_and_hears_the_ruling(
    browser: Browser, url: str
) -> None:
    with (
        host(f"{url}?embed=ORIGIN#/en/2017/{SUBJECT}") as address,
        browser.new_context(locale="en-GB", viewport={"width": 700, "height": 800}) as context,
    ):
        page = context.new_page()
        page.goto(address)
        inside = page.frames[1]
        inside.locator("#main > button").first.wait_for()
        assert not inside.locator("header").is_visible()
        for do, there in (
            ("0", "#main > button"),
            (OPEN_ALL, "details[open]"),
            (f"location.hash = {link(url)!r}", ".steps"),
            (OPEN_ALL, "details[open]"),
            (f"location.hash = '#/en/2017/{SUBJECT}'", "#main > button"),
        ):
            inside.evaluate(do)
            inside.locator(there).first.wait_for()
            inside.evaluate(FITTED)
        told = [one["ruling"] for one in page.evaluate("got") if "ruling" in one]
        assert [(one["subject"], one["result"]) for one in told] == [(SUBJECT, ruling())]


def test_a_frame_tells_no_other_origin_anything(browser: Browser, url: str) -> None:
    with (
        host(f"{url}?embed={quote('https://example.org')}{link(url)}") as address,
        browser.new_context(locale="en-GB") as context,
    ):
        page = context.new_page()
        page.goto(address)
        inside = page.frames[1]
        inside.locator(".steps").wait_for()
        assert inside.locator("h1").inner_text() == ruling()
        assert page.evaluate("got") == []
