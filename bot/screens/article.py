"""The screens of the library: an article, the results of a search, an unknown number."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from textwrap import wrap

from bot.conversation.callback_data import Begin, Look
from bot.screens.elements import Button, Line, Screen, Style
from bot.screens.fitting import CLOCK, FOLDED_HEIGHT, HIGHEST, MAX_HEIGHT, fit, room_left
from bot.screens.rows import Rows, begin_rows, shorten, split_into_rows
from bot.wording import Words
from lawcore import Edition
from lawcore.book.library import Entry, Library, Pages, SearchHit
from lawcore.book.library.numbers import ancestors
from lawcore.book.library.official import OfficialText

MOST_BUTTONS = 9
MOST_FOUND = 8
LONGEST_LABEL = {4: 7, 3: 10, 2: 17}
"""Labels per row → longest label."""
OFTEN_OPENED = ("64", "70", "50", "53", "27", "16")
"""The Laws that are offered for an empty search: those that a Director opens most."""
OF_THE_REST = FOLDED_HEIGHT + CLOCK
"""The pixels that what is folded takes at the end of an article."""
LONGEST_QUERY = 60
LONGEST_LINE = 700
"""A longer line of an official text is split, so that it can be cut to fit."""

MOST_TEXT = 4096
"""The most characters of an official text that may fit into a message."""


def article_screen(
    language: str,
    edition: Edition,
    entry: Entry,
    official: OfficialText | None,
    instead_of: str | None = None,
) -> Screen:
    """Return an article: the paraphrase, the official text if there is one, and links onward.

    `instead_of` is the number below it that was wanted and that the edition does not have.
    """
    pages = Pages(language)
    page = pages.page(entry)
    missing = pages.not_in_edition(instead_of, edition) if instead_of else ()
    title = (Line(page.title, Style.TITLE), Line(page.heading, Style.STRONG))
    named = (*(Line(text, Style.NOTE) for text in missing), *title)
    first, *others = (
        *(Line(text) for text in page.paragraphs),
        Line(page.own_words, Style.NOTE),
    )
    below = (
        *(Line(text) for text in page.points),
        *(Line(text, Style.NOTE) for text in page.relations),
        *(Line(text, Style.QUOTE) for text in page.differences),
    )
    rows = _rows(language, edition, entry, instead_of)
    if official is not None:
        head = (*named, first, *others, *_official_lines(language, official))
        return Screen(tuple(fit(head, below, rows)), rows, pages.shortened())
    if room_left((*named, first), rows) < OF_THE_REST:
        rows = _rows(language, edition, entry, instead_of, begins=False)
    in_full, rest = _as_much_as_fits(named, first, rows)
    together = len(others) == 1 and room_left((*named, first, *others), rows) >= OF_THE_REST
    head = (*named, in_full, *(others if together else ()))
    further = (*rest, *(() if together else others), *below)
    most = HIGHEST if page.points else MAX_HEIGHT
    return Screen(tuple(fit(head, further, rows, most)), rows, pages.shortened())


def _as_much_as_fits(
    above: Sequence[Line], paragraph: Line, rows: Rows
) -> tuple[Line, tuple[Line, ...]]:
    """Return the sentences of a paragraph that leave room for the folded text, and the rest.

    The first is shown, however long it is.
    """
    sentences = _ENDS.split(paragraph.text)
    for most in range(len(sentences), 1, -1):
        shown = Line(" ".join(sentences[:most]))
        if room_left((*above, shown), rows) >= OF_THE_REST:
            rest = " ".join(sentences[most:])
            return shown, (Line(rest, Style.QUOTE),) if rest else ()
    rest = " ".join(sentences[1:])
    return Line(sentences[0]), (Line(rest, Style.QUOTE),) if rest else ()


_ENDS = re.compile(r"(?<=[.;:]) (?=\S)")
"""The end of a sentence, or of a part that can stand alone."""


def _rows(
    language: str, edition: Edition, entry: Entry, instead_of: str | None, *, begins: bool = True
) -> Rows:
    """Return the links to the neighbours of an article, its points and the other editions.

    Those editions are the ones that have the number `instead_of` which the article is shown. Where
    there is room, and unless it `begins` none, one more button begins an interview about the first
    subject that needs the article.
    """
    steps = tuple(_steps(language, entry))
    wanted = instead_of or entry.number
    years = Library.of(language).editions(wanted) if instead_of else entry.editions
    editions = tuple(Button(str(year), Look(int(year), wanted)) for year in years)
    shown = {step.data for step in steps}
    related = dict.fromkeys(
        (
            *(point.number for point in entry.children),
            *entry.exception_to,
            *entry.excepted_by,
            *entry.references,
        )
    )
    others = (
        button
        for button in _number_buttons(language, edition, related)
        if button.data not in shown and button.data != Look(int(edition), entry.number)
    )
    room = MOST_BUTTONS - len(steps) - len(editions)
    near = tuple(islice(others, room))
    beginning = tuple(_begin_buttons(language, entry))[: room - len(near)] if begins else ()
    apart, together = (*_lay_out(near), *_lay_out(editions)), _lay_out((*near, *editions))
    return (*_lay_out(steps), *(together if len(together) < len(apart) else apart), beginning)


def _begin_buttons(language: str, entry: Entry) -> Iterator[Button]:
    """Yield the button that begins an interview about the first subject that needs the article."""
    words = Words.of(language)
    for subject in entry.subjects[:1]:
        label = words.bot.say("over", subject=words.law.subject(subject))
        yield Button(shorten(label), Begin(subject, below=True))


def official_screen(
    language: str, edition: Edition, number: str, official: OfficialText
) -> Screen:
    """Return the official text of an article without a paraphrase."""
    pages = Pages(language)
    lines = (
        Line(pages.title(number, edition), Style.TITLE),
        *_official_lines(language, official),
    )
    return Screen(lines, (_button_above(language, edition, number),), pages.shortened())


def found_screen(language: str, edition: Edition, query: str, hits: Sequence[SearchHit]) -> Screen:
    """Return the articles that were found, best first, each with its button."""
    if not hits:
        return nothing_found_screen(language, query)
    pages = Pages(language)
    shown = hits[:MOST_FOUND]
    rows = _lay_out(tuple(_number_buttons(language, edition, (hit.number for hit in shown))))
    lines = fit(
        (Line(pages.found(_one_line(query), edition), Style.STRONG),),
        (Line(pages.found_one(hit.number, hit.words, edition)) for hit in shown),
        rows,
        HIGHEST,
    )
    return Screen(tuple(lines), rows, pages.shortened())


def nothing_found_screen(language: str, query: str) -> Screen:
    """Return the screen of a search without results, with the subjects."""
    said = Pages(language).nothing_found(_one_line(query))
    return Screen((Line(said),), begin_rows(language))


def ask_screen(language: str, edition: Edition) -> Screen:
    """Return the question which article is wanted, with the Laws that a Director opens most."""
    library, pages = Library.of(language), Pages(language)
    offered = [number for number in OFTEN_OPENED if library.has(number, edition)]
    said = Words.of(language).bot.say("law-ask")
    lines = (pages.point(n, library.open(n, edition).heading) for n in offered)
    rows = split_into_rows(tuple(_number_buttons(language, edition, offered)), 3)
    return Screen((Line(said), *map(Line, lines)), rows)


def missing_screen(language: str, edition: Edition, number: str) -> Screen:
    """Return the screen for a number of a Law that an edition does not have, with the others."""
    pages, library = Pages(language), Library.of(language)
    lines = tuple(Line(text) for text in pages.not_in_edition(number, edition))
    return Screen(lines, (_edition_buttons(language, number, library.editions(number)),))


def _official_lines(language: str, official: OfficialText | None) -> Iterator[Line]:
    if official is None:
        return
    above, below = Pages(language).official(official.source)
    yield Line(above, Style.NOTE)
    room = MOST_TEXT
    for piece in _pieces(official.text):
        yield Line(piece, Style.QUOTE)
        room -= len(piece) + 1
        if room < 0:
            break
    yield Line(below, Style.NOTE)


def _pieces(text: str) -> Iterator[str]:
    """Yield a text line by line, long lines split."""
    for line in text.split("\n"):
        if len(line) <= LONGEST_LINE:
            yield line
        else:
            yield from wrap(line, LONGEST_LINE)


def _steps(language: str, entry: Entry) -> Iterator[Button]:
    """Yield the buttons to the article before, the one above and the next."""
    pages = Pages(language)
    for number, label in (
        (entry.previous, pages.previous_label),
        (entry.parent, pages.up_label),
        (entry.next, pages.next_label),
    ):
        if number is not None:
            text = label(number, entry.edition)
            yield Button(text, Look(int(entry.edition), number))


def _number_buttons(language: str, edition: Edition, numbers: Iterable[str]) -> Iterator[Button]:
    library = Library.of(language)
    for number in numbers:
        yield Button(library.printed(number, edition), Look(int(edition), number))


def _edition_buttons(
    language: str, number: str, editions: Iterable[Edition]
) -> tuple[Button, ...]:
    """Return a button for each edition in which a number can be opened."""
    label = Pages(language).edition_label
    return tuple(Button(label(year), Look(int(year), number)) for year in editions)


def _button_above(language: str, edition: Edition, number: str) -> tuple[Button, ...]:
    """Return the button to the nearest article above that an edition has."""
    library = Library.of(language)
    above = next((one for one in ancestors(number) if library.has(one, edition)), None)
    return tuple(_number_buttons(language, edition, (above,) if above else ()))


def _lay_out(buttons: Sequence[Button]) -> Rows:
    longest = max((len(button.text) for button in buttons), default=0)
    width = next((number for number, most in LONGEST_LABEL.items() if longest <= most), 1)
    return split_into_rows(buttons, width)


def _one_line(query: str) -> str:
    """Return the search text in one short line."""
    line = " ".join(query.split())
    return line if len(line) <= LONGEST_QUERY else line[: LONGEST_QUERY - 1] + "…"
