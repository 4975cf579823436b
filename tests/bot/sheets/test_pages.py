"""What stands where on the sheets: nothing beyond the edges, nothing over something else."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.evening.model import RulingState
from bot.sheets.model import SheetOrder, SheetRuling, SheetSession, SheetTask
from bot.sheets.pages import has_a_page, pages_of
from bot.sheets.paper import HEIGHT, LEFT, MARGIN, RIGHT, Drawn, PaperMark
from lawcore.bridge.drawing.font import TextStyle
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.sheets.evening import PLAY, evening, picture
from tests.bot.sheets.placed import SLACK, edges, lines, overlapping
from tests.sampling import NIGHT

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ALL = 10_000 if NIGHT else 150
"""The rulings of an evening that has every subject; by day the first of them."""


def read(page: list[PaperMark]) -> str:
    """The text of a page, its lines joined."""
    return " ".join(line.text for line in lines(page))


def beyond(page: list[PaperMark]) -> Iterator[PaperMark]:
    """Yield what does not stay between the margins."""
    for mark in page:
        left, top, right, bottom = edges(mark)
        across = left >= LEFT - SLACK and right <= RIGHT + SLACK
        if not (across and top >= MARGIN - SLACK and bottom <= HEIGHT - 28):
            yield mark


@LANGUAGE
def test_nothing_is_cut_or_written_over_whatever_is_ruled(language: str) -> None:
    session = evening(language, ALL)
    assert len(session.rulings) >= min(ALL, 300)
    for page in pages_of(session):
        assert not [*overlapping(page)]
        assert not [*beyond(page)]


def together_with_what_goes_on(pages: list[str], language: str) -> list[str]:
    """Return the pages, each with the next where that goes on with it."""
    goes_on = re.compile({"en": r"[^,]+, continued ", "it": r"[^,]+, segue "}[language])
    whole: list[str] = []
    for page in pages:
        if goes_on.match(page):
            whole[-1] += page
        else:
            whole.append(page)
    return whole


@LANGUAGE
def test_several_rulings_share_a_page_and_an_appeal_has_its_own(language: str) -> None:
    session = evening(language, 60)
    appeals = [ruling for ruling in session.rulings if ruling.state is RulingState.APPEAL]
    together = [ruling for ruling in session.rulings if not has_a_page(ruling)]
    pages = [read(page) for page in pages_of(session)]
    title = {"en": "Ruling", "it": "Decisione"}[language]
    begins = [page.startswith(f"{title} {appeals[0].number} ") for page in pages]
    first = begins.index(True)
    alone = together_with_what_goes_on(pages[first:], language)
    heads = {"en": "Pairs Decision Result", "it": "Coppie Decisione Risultato"}[language]
    listed = [page for page in pages if heads in page]
    shared = pages[len(listed) : first]
    assert len(alone) == 2 * len(appeals)
    assert len(listed) <= 5
    assert len(shared) * 2 <= len(together), "two or more a page, though these say the most"
    whole = " ".join(shared)
    for ruling in together:
        wanted = [ruling.headline, ruling.edition, ruling.own_line, ruling.before]
        wanted += [*ruling.facts, *ruling.assumed, *(order.text for order in ruling.orders)]
        for text in wanted + [task.text for task in ruling.tasks]:
            assert text in whole, text
    for ruling, page, form in zip(appeals, alone[::2], alone[1::2], strict=True):
        assert all(saying.words in page for saying in ruling.told)
        assert all(order.text in form for order in ruling.orders)
    assert f"{len(pages)}/{len(pages)}" in pages[-1]


@LANGUAGE
def test_what_is_assumed_is_not_printed_as_found(language: str) -> None:
    session = evening(language, 12)
    found, assumed = {
        "en": ("Facts as found: ", "Assumed: "),
        "it": ("Fatti accertati: ", "Si suppone: "),
    }[language]
    one = next(ruling for ruling in session.rulings if ruling.assumed and not has_a_page(ruling))
    page = read(pages_of(replace(session, rulings=(one,)))[0])
    facts = page.partition(found)[2].partition(assumed)[0]
    assert all(text in facts for text in one.facts)
    assert not any(text in facts for text in one.assumed)
    assert "; ".join(one.assumed) in page.partition(assumed)[2]


@LANGUAGE
def test_sides_have_the_letters_of_the_language(language: str) -> None:
    one = replace(evening(language, 2).rulings[1], pairs="NS 3 EW 7")
    whole = " ".join(
        read(page) for page in pages_of(replace(evening(language, 1), rulings=(one, one)))
    )
    assert {"en": "NS 3 EW 7", "it": "NS 3 EO 7"}[language] in whole
    assert language == "en" or "EW" not in whole


@pytest.mark.parametrize(("language", "day"), [("en", "22 November"), ("it", "22 novembre")])
def test_the_day_is_in_words_of_the_language(language: str, day: str) -> None:
    first, *_ = pages_of(evening(language, 2))
    assert f"{day} 2026" in read(first)


@LANGUAGE
def test_what_is_open_stands_in_the_list(language: str) -> None:
    tasks = tuple(SheetTask(f"something {state}", state) for state in RulingState)
    one = replace(evening(language, 1).rulings[0], tasks=tasks)
    page = read(pages_of(replace(evening(language, 1), rulings=(one, one)))[0])
    for task in tasks:
        assert page.count(f"something {task.state}") == 2 * (task.state is RulingState.OPEN)


@LANGUAGE
def test_an_appeal_has_the_board_and_the_picture_where_there_is_a_record(language: str) -> None:
    session = evening(language, 4)
    ruling = replace(session.rulings[3], state=RulingState.APPEAL, board="4")
    known = replace(ruling, picture=picture(language), play=PLAY)
    with_record = pages_of(replace(session, rulings=(known,)))
    assert len(with_record) == 3
    assert sum(isinstance(mark, Drawn) for page in with_record for mark in page) == 1
    assert PLAY in read(with_record[1])
    without = pages_of(replace(session, rulings=(ruling,)))
    assert len(without) == 2
    assert {"en": "Dealer W", "it": "Mazziere O"}[language] in read(without[1])
    assert read(without[1]).count("♠") >= 4


def test_an_evening_without_rulings_is_a_page_that_says_so() -> None:
    (page,) = pages_of(evening("en", 0))
    assert "No ruling was noted." in read(page)


def test_a_ruling_too_long_for_a_page_goes_on_and_loses_nothing() -> None:
    orders = tuple(SheetOrder(f"order {number} " + "word " * 40, "64A1") for number in range(60))
    ruling = SheetRuling(
        number=1, subject="Revoke", edition="2017 Laws", director="1", orders=orders
    )
    session = SheetSession(language="en", day=evening("en", 0).day, rulings=(ruling,))
    pages = pages_of(session)
    assert len(pages) > 1
    whole = " ".join(map(read, pages))
    assert all(f"order {number} " in whole for number in range(60))
    assert read(pages[1]).startswith("Evening of")
    for page in pages:
        assert not [*overlapping(page)]
        assert not [*beyond(page)]


def test_words_without_end_and_of_other_scripts_stay_on_the_page() -> None:
    typed = "x" * 300 + " Ёлки 漢字 \u202e ğřș " + "♠♥♦♣" * 40
    ruling = replace(evening("it", 1).rulings[0], own_line=typed, pairs=typed, before=typed)
    for page in pages_of(replace(evening("it", 1), name=typed, rulings=(ruling,))):
        assert not [*overlapping(page)]
        assert not [*beyond(page)]


@pytest.mark.parametrize("width", [40.0, 90.0, 300.0])
def test_no_line_is_too_wide_or_ends_too_early(width: float) -> None:
    style = TextStyle(9.5, "#000000")
    for ruling in evening("it", 8).rulings:
        for text in (*ruling.facts, ruling.headline, "", "una parola", "4♠= N, +420 ♥"):
            ours = style.wrap(text, width)
            assert "".join("".join(ours).split()) == "".join(text.split())
            assert all(style.width(line) <= width + SLACK for line in ours)
            assert all(
                style.width(f"{line} {after.split()[0]}") > width - SLACK
                for line, after in pairwise(ours)
            ), "no line ends too early"
