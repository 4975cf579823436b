"""The code of a printed card, read by a camera, opens the page, which asks what the card does."""

from itertools import cycle

import pytest
from playwright.sync_api import Browser, expect
from pypdfium2 import PdfDocument
from zxingcpp import read_barcodes

from bot.cards.booklet import in_order
from bot.cards.key import key_of
from bot.cards.page import HEIGHT, WIDTH, Address, Deck, cards_of
from bot.sheets.pdf import document
from lawcore import IN_FORCE, enquire
from lawcore.engine.ruling import Question
from lawcore.wording import LANGUAGES, Wording
from tests.bot.cards.test_cards import picture
from tests.site.opened import opened, visit

PHONE = {"width": 360, "height": 640}
CARDS = list(zip(in_order(IN_FORCE), cycle(LANGUAGES), strict=False))


@pytest.mark.parametrize("half", [CARDS[::2], CARDS[1::2]], ids=LANGUAGES)
def test_the_code_of_a_card_opens_its_subject_on_the_page(
    half: list[tuple[str, str]], browser: Browser, url: str
) -> None:
    numbers = {name: place for place, name in enumerate(in_order(IN_FORCE), start=1)}
    with opened(browser, url, viewport=PHONE) as page:
        for subject, language in half:
            deck = Deck(numbers, Address("page", url))
            card = cards_of(key_of(subject, IN_FORCE, language), deck)[0]
            (*_, printed) = PdfDocument(document(card.sides, subject, language, (WIDTH, HEIGHT)))
            (read,) = read_barcodes(picture(printed))
            visit(page, read.text)
            reply = enquire(subject, IN_FORCE, {}, suppose=True)
            assert isinstance(reply, Question)
            words = Wording.of(language)
            asked = words.facts.question(subject, reply.facts[0], {}).ask
            expect(page.locator("h1")).to_have_text(asked)
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert words.subject(subject) in page.locator("main").inner_text()
            assert asked in {row.ask for row in card.rows}
