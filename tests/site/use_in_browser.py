"""The page as a director uses it: by keyboard, without a network, installed, from a link."""

import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from unicodedata import normalize
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect
from pypdf import PdfReader

from bot.conversation.model import Conversation
from bot.conversation.page_links import PageSite
from bot.page.build import SiteOptions, build_site
from bot.wording import TEXTS
from lawcore import Answer, Question, Ruling, enquire
from lawcore.wording import LANGUAGES, Wording
from tests.bot.page.small import one_edition
from tests.bot.posting import free_port
from tests.site.conftest import FLAGS, PATH, chromium, served
from tests.site.opened import expect_heading, heading, opened, press, watched

PHONE = {"width": 390, "height": 844}
SUBJECT = "insufficient_bid"
TOLD: dict[str, Answer] = {"meant": "meant", "lho": "declines", "repl": "same_denom"}
BACKGROUND = "getComputedStyle(document.body).backgroundColor"
KEPT_FILES = """
caches.keys().then(names => Promise.all(names.map(name => caches.open(name))))
  .then(all => Promise.all(all.map(one => one.keys())))
  .then(each => each.flat().map(one => one.url.slice(new URL("./", location.href).href.length)))
"""
# As the first versions did, which kept every edition.
KEEP_UNCHOSEN = """
caches.keys().then(names => caches.open(names[0]))
  .then(one => one.add("law/1997/articles.en.json"))
"""
CONTROLLED = """
new Promise(done => navigator.serviceWorker.controller
  ? done() : navigator.serviceWorker.addEventListener("controllerchange", () => done()))
"""


def ruling(told: Mapping[str, Answer] = TOLD) -> str:
    """Return the result that the law comes to in the case."""
    reply = enquire(SUBJECT, 2017, told, suppose=True)
    assert isinstance(reply, Ruling)
    return Wording.of("en").briefs.brief(reply).result


def link(url: str, *, in_telegram: bool = False) -> str:
    """Return where a page that stands at an address has the case, as the bot links it."""
    case = Conversation(
        chat_id=1,
        user_id=1,
        subject=SUBJECT,
        edition=2017,
        language="en",
        answers=tuple(TOLD.items()),
    )
    found = PageSite(url).link(case, in_telegram=in_telegram)
    assert found is not None
    return found.removeprefix(url)


def labels(page: Page) -> list[str]:
    """Return the labels of the answers on a screen."""
    found: list[str] = page.locator(
        ":is(#main, .choice) > button:not(.quiet), :is(#main, .choice) > details.answers button"
    ).all_inner_texts()
    return found


def test_a_ruling_is_reached_by_keyboard_alone(browser: Browser, url: str) -> None:
    """Tab and Enter; after each press the heading has the focus, and so the next Tab is near."""
    with opened(browser, url, "#/en", viewport=PHONE) as page:
        keys = 0
        page.keyboard.press("Tab")
        expect(page.locator("#skip")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_be_focused()
        assert page.url == f"{url}#/en", "the address of the case stays"
        for _ in range(12):
            before = page.url
            for _ in range(40):
                page.keyboard.press("Tab")
                keys += 1
                if page.evaluate("document.activeElement.closest('main') !== null"):
                    break
            page.keyboard.press("Enter")
            expect(page).not_to_have_url(before)
            expect(page.locator("h1")).to_be_focused()
            assert page.title().startswith(heading(page))
            if page.locator(".steps").count():
                break
        assert page.locator(".steps li").count()
        assert keys < 30


def test_the_frame_stands_from_question_to_question(browser: Browser, url: str) -> None:
    """It is not drawn again at each press: on a slow phone that took longer than the question."""
    with opened(browser, url, "#/en/2017/revoke", viewport=PHONE) as page:
        page.evaluate("window.first = document.querySelector('#top select')")
        for _ in range(2):
            press(page, labels(page)[0])
        assert page.evaluate("window.first.isConnected")


def test_back_leads_back_by_its_own_button_and_the_browsers(browser: Browser, url: str) -> None:
    with opened(browser, url, f"#/en/2017/{SUBJECT}", viewport=PHONE) as page:
        first = heading(page)
        press(page, labels(page)[0])
        second = heading(page)
        press(page, labels(page)[0])
        page.go_back()
        expect_heading(page, second)
        press(page, TEXTS["en"].say("back"))
        expect_heading(page, first)
        page.go_forward()
        expect_heading(page, second)


@pytest.mark.parametrize(
    ("typed", "shown", "instead"),
    [("70D2", "70D2", False), ("45 c4 b", "45C4(b)", False), ("64A1(b)", "64A1", True)],
)
def test_a_number_opens_its_article_or_says_which_is_shown_instead(
    browser: Browser, url: str, typed: str, shown: str, *, instead: bool
) -> None:
    said = TEXTS["en"].say("page-instead", number=typed, nearest=shown)
    with opened(browser, url, "#/en/2017/law", viewport=PHONE) as page:
        page.locator("#words").fill(typed)
        expect(page.locator("details[open] summary")).to_contain_text(f"{shown} ·")
        assert page.get_by_text(said).count() == int(instead)


@pytest.mark.parametrize(
    ("language", "typed", "subject"),
    [
        ("en", "my partner revoked and we noticed two tricks later", "revoke"),
        ("it", "ha rifiutato a picche", "revoke"),
        ("en", "my partner opened out of turn", "call_out_of_turn"),
        ("it", "il compagno ha pensato", "unauthorised_information"),
        ("it", "il dichiarante ha detto tutte mie, ma manca un'atout", "claim"),
    ],
)
def test_a_sentence_finds_what_happened(
    browser: Browser, url: str, language: str, typed: str, subject: str
) -> None:
    with opened(browser, url, f"#/{language}/2017/law", viewport=PHONE) as page:
        page.locator("#words").fill(typed)
        found = page.locator("#found > a.button")
        expect(found.first).to_have_text(Wording.of(language).subject(subject))
        assert found.count() <= 3
        found.first.click()
        expect(page).to_have_url(f"{url}#/{language}/2017/{subject}")


def test_choices_are_told_before_they_are_asked(browser: Browser, url: str) -> None:
    """What declarer may choose stands above the buttons of what he has chosen."""
    told: dict[str, Answer] = {"lead": "opening_faced"}
    reply = enquire("lead_out_of_turn", 2017, {**told, "reply": "nothing"}, suppose=True)
    assert isinstance(reply, Ruling)
    brief = Wording.of("en").briefs.brief(reply)
    place = "#/en/2017/lead_out_of_turn?lead=opening_faced"
    with opened(browser, url, place, viewport=PHONE) as page:
        expect_heading(page, brief.result)
        assert page.locator(".steps li").all_inner_texts() == [step.line for step in brief.steps]
        told_at, asked_at = (page.locator(one).bounding_box() for one in (".steps", ".choice"))
        assert told_at
        assert asked_at
        assert told_at["y"] + told_at["height"] <= asked_at["y"]
        chosen = labels(page)
        page.keyboard.press("1")
        expect(page.locator(".told")).to_contain_text(chosen[0])


ESTABLISHED: dict[str, Answer] = {
    "hand": "defender",
    "trick": "1-11",
    "since": "played",
    "attention": "during_play",
    "won_by": "offender",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_comes_first_and_why_is_printed(
    browser: Browser, url: str, language: str
) -> None:
    reply = enquire("revoke", 2017, ESTABLISHED, suppose=True)
    assert isinstance(reply, Ruling)
    words = Wording.of(language)
    told = "&".join(f"{name}={value}" for name, value in ESTABLISHED.items())
    with opened(browser, url, f"#/{language}/2017/revoke?{told}", viewport=PHONE) as page:
        count = page.locator(".steps + details.later > summary")
        expect(count).to_have_text(TEXTS[language].say("play-is-over"))
        printed = PdfReader(BytesIO(page.pdf()))
        read = "".join(one.extract_text() for one in printed.pages)
        text = "".join(normalize("NFKC", read).split())  # fi is one letter in print
        for line in (*words.rulings.reasons(reply), *words.rulings.judgement(reply)):
            assert "".join(line.split()) in text


def test_links_of_the_bot_lead_to_the_ruling(browser: Browser, url: str) -> None:
    """After the #, and in a parameter as a Mini App has it, which goes on from there."""
    with opened(browser, url, link(url)) as page:
        assert heading(page) == ruling()
        assert page.get_by_role("link", name="Open the bot").get_attribute("href") == (
            "https://t.me/renonce_bot"
        )
    theme = quote(json.dumps({"bg_color": "#17212b", "text_color": "#f5f5f5"}))
    inside = f"{link(url, in_telegram=True)}#tgWebAppThemeParams={theme}&tgWebAppVersion=9.1"
    with opened(browser, url, inside, viewport=PHONE) as page:
        assert heading(page) == ruling()
        assert page.evaluate(BACKGROUND) == "rgb(20, 23, 26)", "it is dark, as Telegram is"
        page.get_by_role("link", name="New ruling").click()
        expect_heading(page, "What happened?")
        page.go_back()
        expect_heading(page, ruling())


def test_what_is_unusual_can_be_told_beside_a_fact_left_open(browser: Browser, url: str) -> None:
    reply = enquire(SUBJECT, 2017, {}, unsure=("meant",), suppose=True)
    assert isinstance(reply, Question)
    facts = Wording.of("en").facts
    asked = (one for group in reply.rare for one in group.facts)
    labels = [one.text for fact in asked for one in facts.question(SUBJECT, fact, {}).each]
    assert labels
    with opened(browser, url, f"#/en/2017/{SUBJECT}?meant=~", viewport=PHONE) as page:
        found = page.locator("#main > details.noprint button:not(.quiet)")
        assert sorted(found.all_text_contents()) == sorted(labels)


@pytest.mark.parametrize(
    "place", ["none", *(f"{SUBJECT}?{told}" for told in ("meant=other", "x", "meant=%E0"))]
)
def test_a_link_to_nothing_says_so(place: str, browser: Browser, url: str) -> None:
    with opened(browser, url, f"#/en/2017/{place}") as page:
        assert heading(page) == "This link leads to no case."
        page.get_by_role("link", name="New ruling").click()
        expect_heading(page, "What happened?")


def test_after_the_first_visit_it_works_without_a_network(
    playwright: Playwright, folder: Path, tmp_path: Path
) -> None:
    """Subjects never opened before are there too; and it can be installed.

    An earlier edition is there once it was chosen, and the page says so.
    """
    said = TEXTS["en"].say
    with (
        playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=chromium(), args=list(FLAGS), locale="en-GB", viewport=PHONE
        ) as context,
        served(folder, free_port()) as url,
        watched(context, url) as page,
    ):
        page.goto(f"{url}#/en")
        page.evaluate(CONTROLLED)
        expect(page.locator("#offline")).to_have_text("Works without a network.")
        expect(page.locator("#earlier")).to_have_text(said("page-earlier"))
        devices = context.new_cdp_session(page)
        manifest = devices.send("Page.getAppManifest")
        assert not manifest["errors"]
        assert devices.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        icons = json.loads(manifest["data"])["icons"]
        assert {one["sizes"] for one in icons} == {"any", "192x192", "512x512"}
        context.set_offline(True)
        page.reload()
        expect_heading(page, "What happened?")
        page.goto(f"{url}{link(url)}")
        expect_heading(page, ruling())
        page.goto(f"{url}#/en/2017/law/64A1")
        expect(page.locator("details[open] summary")).to_contain_text("64A1")
        context.set_offline(False)
        page.goto(f"{url}#/en/2007")
        expect(page.locator("#earlier")).to_have_text(said("page-earlier-kept", edition="2007"))
        context.set_offline(True)
        page.reload()
        expect(page.locator("#earlier")).to_have_text(said("page-earlier-kept", edition="2007"))
        page.goto(f"{url}#/it/2007/{SUBJECT}")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        expect(page.locator("#main > button").first).to_be_visible()


def test_an_earlier_edition_is_not_kept_before_it_is_chosen(browser: Browser, url: str) -> None:
    with opened(browser, url, "#/en", viewport=PHONE) as page:
        expect(page.locator("#offline")).to_have_text("Works without a network.")
        kept = page.evaluate(KEPT_FILES)
        assert {f"law/2017/{name}.json" for name in ("law", "texts.en")} < {*kept}
        assert not any("law/2007/" in one for one in kept)
        page.get_by_label("Edition of the Laws").select_option("2007")
        expect(page.locator("#earlier")).to_have_text(
            TEXTS["en"].say("page-earlier-kept", edition="2007")
        )
        more = {*page.evaluate(KEPT_FILES)} - {*kept}
        assert {f"law/2007/{name}.json" for name in ("law", "texts.en", "texts.it")} < more
        assert all(one.startswith("law/2007/") for one in more)


def test_a_language_is_kept_once_it_is_chosen(browser: Browser, url: str) -> None:
    """Until then nothing written in another takes room, and the page does not promise it."""
    with opened(browser, url, "#/en", viewport=PHONE) as page:
        expect(page.locator("#offline")).to_have_text("Works without a network.")
        assert not any(one.endswith(".it.json") for one in page.evaluate(KEPT_FILES))
        page.goto(f"{url}#/it")
        expect(page.locator("#offline")).to_have_text(TEXTS["it"].say("page-offline"))
        page.context.set_offline(True)
        page.goto(f"{url}#/it/2017/{SUBJECT}")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        expect(page.locator("#main > button").first).to_be_visible()


def test_a_newer_version_waits_for_a_press(browser: Browser, folder: Path, tmp_path: Path) -> None:
    newer, port = tmp_path / "newer", free_port()
    with one_edition():
        build_site(newer, SiteOptions(bot="another_bot"))
    url = f"http://127.0.0.1:{port}{PATH}"
    bot = "https://t.me/{}"
    with browser.new_context(locale="en-GB") as context, watched(context, url) as page:
        opens = page.get_by_role("link", name="Open the bot")
        with served(folder, port):
            page.goto(url + link(url))
            page.evaluate(CONTROLLED)
            page.get_by_label("Edition of the Laws").select_option("2007")
            expect(page.locator("#earlier")).to_contain_text("2007")
            page.evaluate(KEEP_UNCHOSEN)
            page.goto(url + link(url))
        with served(newer, port):
            page.reload()
            again = page.get_by_role("button", name="Reload")
            expect(again).to_be_visible()
            expect(opens).to_have_attribute("href", bot.format("renonce_bot"))
            again.click()
            expect(opens).to_have_attribute("href", bot.format("another_bot"))
            kept = page.evaluate(KEPT_FILES)
            assert any("law/2007/" in one for one in kept), "it was chosen"
            assert not any("law/1997/" in one for one in kept), "it was not"


def test_one_file_opens_from_a_disk(browser: Browser, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    with one_edition():
        build_site(stick, SiteOptions(one_file=True))
    base = f"{(stick / 'index.html').as_uri()}"
    with opened(browser, base, f"#/en/2017/{SUBJECT}", viewport=PHONE) as page:
        press(page, labels(page)[0])
        page.goto(base + link(base))
        expect_heading(page, ruling())
        page.get_by_label("Language").select_option("it")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        assert heading(page) != ruling()
