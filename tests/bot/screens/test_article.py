"""The screens of the library: what they show, where their buttons lead, that they fit."""

from functools import cache

import pytest

from bot.conversation.callback_data import Begin, Look
from bot.conversation.codec import pack, unpack
from bot.markup import length, plain
from bot.screens.article import (
    LONGEST_LINE,
    LONGEST_QUERY,
    MOST_BUTTONS,
    MOST_FOUND,
    article_screen,
    found_screen,
    missing_screen,
    nothing_found_screen,
    official_screen,
)
from bot.screens.elements import Screen, Style
from bot.screens.library import search_screen
from bot.telegram.rendering import LIMIT, keyboard, text
from lawcore import EDITIONS, Edition
from lawcore.book.library import Entry, Library, SearchHit
from lawcore.book.library.official import OfficialText, OfficialTexts
from lawcore.wording import LANGUAGES
from tests.lawcore.editions import READ
from tests.sampling import some
from tools.phone import too_long

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
FORMER, MIDDLE, LATEST = READ[:3]
SAMPLED = 11
ARTICLES = 500
OFFICIAL = OfficialText("Example: invented & <words>.\n\nA second one.", "The invented federation")


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """Articles of every edition, opened once for all tests."""
    library = Library.of(language)
    numbers = [(number, edition) for edition in EDITIONS for number in library.numbers(edition)]
    return tuple(library.open(number, edition) for number, edition in some(numbers, ARTICLES))


def labels(screen: Screen) -> list[str]:
    return [button.text for button in screen.buttons]


def looks(screen: Screen) -> list[Look]:
    found = []
    for button in screen.buttons:
        if isinstance(button.data, Begin):
            assert button is screen.buttons[-1]
            continue
        assert isinstance(button.data, Look)
        assert unpack(pack(button.data)) == button.data
        found.append(button.data)
    return found


def shown(screen: Screen) -> str:
    return plain(text(screen))


def styled(screen: Screen, style: Style) -> list[str]:
    return [line.text for line in screen.lines if line.style is style]


@LANGUAGE
def test_every_button_of_every_article_opens_an_article(language: str) -> None:
    library = Library.of(language)
    for entry in entries(language):
        screen = article_screen(language, entry.edition, entry, None)
        assert [line.style for line in screen.lines[:2]] == [Style.TITLE, Style.STRONG]
        data = looks(screen)
        assert len(set(data)) == len(data)
        for look in data:
            assert library.has(look.number, Edition(look.edition))
        assert Look(int(entry.edition), entry.number) not in data
        assert len(screen.buttons) <= MOST_BUTTONS
        assert not [*too_long(screen)]
        others = [Look(int(edition), entry.number) for edition in entry.editions]
        assert [look for look in data if look.edition != entry.edition] == others


@LANGUAGE
def test_every_article_fits_into_a_message_even_with_the_longest_official_text(
    language: str,
) -> None:
    endless = OfficialText("words " * 3000, "The invented federation")
    for at, entry in enumerate(entries(language)):
        official = None if at % SAMPLED else endless
        screen = article_screen(language, entry.edition, entry, official)
        said = shown(screen)
        assert length(said) <= LIMIT
        running = " ".join(said.splitlines())
        assert all(paragraph in running for paragraph in entry.paragraphs)
        assert (screen.shortened in said) == (official is endless)


def test_the_points_of_a_law_have_a_line_each_and_the_first_a_button() -> None:
    entry = Library.of("it").open("64B", LATEST)
    screen = article_screen("it", LATEST, entry, None)
    points = [f"64B{number}" for number in range(1, 9)]
    first = [label for label in labels(screen) if label in points]
    assert first == points[: len(first)]
    assert len(screen.buttons) == MOST_BUTTONS
    for point in points:
        assert any(line.text.startswith(f"{point} · ") for line in screen.lines)
    opened = Library.of("it").open(points[0], LATEST)
    for point in points[1:]:
        assert opened.next == point, "and from one to the next by its button"
        opened = Library.of("it").open(point, LATEST)


def test_the_official_text_stands_word_for_word_below_our_words_with_its_source() -> None:
    entry = Library.of("en").open("64A1", LATEST)
    screen = article_screen("en", LATEST, entry, OFFICIAL)
    said = shown(screen)
    assert "\n".join(styled(screen, Style.QUOTE)[:3]) == OFFICIAL.text
    assert OFFICIAL.text in said
    assert styled(screen, Style.NOTE)[0] == "In our own words, not the official text."
    assert said.index(entry.paragraphs[-1]) < said.index(OFFICIAL.text)
    assert said.index(OFFICIAL.text) < said.index("Source: The invented federation")


def test_a_long_line_of_the_official_text_keeps_all_its_words() -> None:
    line = "Example: " + "invented words, " * 150
    entry = Library.of("en").open("64A1", LATEST)
    screen = article_screen("en", LATEST, entry, OfficialText(line, "invented"))
    texts = [one.text for one in screen.lines]
    quoted = texts[texts.index("The official text:") + 1 : texts.index("Source: invented")]
    assert max(map(len, quoted)) <= LONGEST_LINE
    assert " ".join(quoted).split() == line.split()


def test_an_official_text_of_very_many_lines_is_shortened() -> None:
    entry = Library.of("en").open("64A1", LATEST)
    many = OfficialText("\n".join(["line"] * 20_000), "The invented federation")
    screen = article_screen("en", LATEST, entry, many)
    assert length(shown(screen)) <= LIMIT
    assert screen.shortened in shown(screen)
    assert "Source: The invented federation" in shown(screen)


def test_an_official_text_alone_is_shown_with_the_way_up() -> None:
    screen = official_screen("it", LATEST, "64B9", OFFICIAL)
    assert OFFICIAL.text in shown(screen)
    assert "Articolo 64B9 · Codice 2017" in shown(screen)
    assert looks(screen) == [Look(2017, "64B")]
    assert looks(official_screen("it", LATEST, "3", OFFICIAL)) == []


def test_numbers_are_labelled_as_the_italian_book_prints_them() -> None:
    entry = Library.of("it").open("64A", MIDDLE)
    screen = article_screen("it", MIDDLE, entry, None)
    button = next(b for b in screen.buttons if b.data == Look(2007, "64A1"))
    assert button.text == Library.of("it").printed("64A1", MIDDLE) != "64A1"
    assert not [*too_long(screen)]


@LANGUAGE
def test_what_was_found_is_listed_with_a_button_each(language: str) -> None:
    hits = Library.of(language).search("carta penalizzata", LATEST)
    screen = found_screen(language, LATEST, "carta penalizzata", hits)
    assert looks(screen) == [Look(2017, hit.number) for hit in hits]
    for hit in hits:
        assert f"{hit.number} · {hit.words}" in shown(screen)
    assert "carta penalizzata" in screen.lines[0].text


def test_no_more_is_listed_than_there_are_buttons_for() -> None:
    hits = [SearchHit(number, "words", 90.0) for number in Library.of("en").numbers(LATEST)]
    screen = found_screen("en", LATEST, "everything", hits)
    assert len(looks(screen)) == MOST_FOUND
    assert length(shown(screen)) <= LIMIT


@LANGUAGE
def test_where_nothing_is_found_it_says_so_and_how_to_ask(language: str) -> None:
    query = "<b>pizza\n & " + "x" * 5000
    screen = found_screen(language, LATEST, query, [])
    assert screen == nothing_found_screen(language, query)
    assert len(screen.buttons) > 1, "what has happened may be said instead"
    said = shown(screen)
    assert "<b>pizza & x" in said
    assert "64A1" in said
    assert len(said) < LONGEST_QUERY + 200


NUMBERS = tuple(dict.fromkeys(n for year in EDITIONS for n in Library.of("en").numbers(year)))
POINTS = tuple(dict.fromkeys(f"{n}(b)" for n in NUMBERS if n[-1] != ")" and not n.isdigit()))


@LANGUAGE
def test_a_number_opens_its_article_or_says_which_is_shown_instead(language: str) -> None:
    """Every number of any edition in each, and one more letter below each point."""
    library, none = Library.of(language), OfficialTexts.none()
    wanted = [(number, year) for year in EDITIONS for number in (*NUMBERS, *POINTS)]
    for typed, year in some(wanted, ARTICLES):
        number = library.read(typed, year)
        assert number is not None
        nearest = library.nearest(number, year)
        screen = search_screen(typed, language, year, none)
        if nearest is None:
            assert screen == missing_screen(language, year, number)
            continue
        opened = article_screen(language, year, library.open(nearest, year), None)
        assert opened.lines[0] in screen.lines
        if nearest == number:
            assert screen == opened
            continue
        assert screen.lines[0].style is Style.NOTE
        for told in (number, str(year), library.printed(nearest, year)):
            assert told in screen.lines[0].text
        elsewhere = {Look(int(one), number) for one in library.editions(number)}
        assert {look for look in looks(screen) if look.edition != year} == elsewhere
        assert len(screen.buttons) <= MOST_BUTTONS
        assert length(shown(screen)) <= LIMIT


@LANGUAGE
def test_a_number_that_the_edition_lacks_leads_to_those_that_have_it(language: str) -> None:
    screen = search_screen("64B8", language, FORMER, OfficialTexts.none())
    since_then = {Look(int(year), "64B8") for year in EDITIONS if year >= LATEST}
    assert since_then <= {*looks(screen)}
    assert "1997" in screen.lines[0].text
    assert "64B." in screen.lines[0].text
    assert "2017" in screen.lines[1].text


@LANGUAGE
def test_a_number_of_a_law_that_an_edition_lacks_leads_to_the_others(language: str) -> None:
    lacking = missing_screen(language, FORMER, "2")
    assert looks(lacking) == [Look(int(year), "2") for year in reversed(EDITIONS[2:])]
    nowhere = missing_screen(language, FORMER, "3B")
    assert len(nowhere.lines) == 1
    assert keyboard(nowhere) is None


@LANGUAGE
@pytest.mark.parametrize(("typed", "opens"), [("64A1 2007", "64A1"), ("legge 64 1997", "64")])
def test_the_edition_may_stand_behind_what_is_looked_up(
    language: str, typed: str, opens: str
) -> None:
    wanted = int(typed.rsplit(maxsplit=1)[1])
    shown = search_screen(typed, language, LATEST, OfficialTexts.none())
    assert shown == search_screen(opens, language, Edition(wanted), OfficialTexts.none())
    assert shown != search_screen(opens, language, LATEST, OfficialTexts.none())
