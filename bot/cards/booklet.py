"""The booklet: what it is, its contents, and the cards in their order."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.cards.page import LEFT, LOWEST, RIGHT, TOP, Deck, PrintedCard, edition_line
from bot.sheets.paper import GREEN, GREY, INK, Jump, PaperMark, Stroke, Text
from bot.wording import Words
from lawcore import __version__
from lawcore.bridge.drawing.font import TextStyle
from lawcore.engine.fact import Edition
from lawcore.laws.catalogue import SUBJECTS

SIZE: Final = 11.0
STEP: Final = 17.0
"""The height of a line of the contents."""
GROUP: Final = 27.0
"""The height of the name of a group of subjects."""
HEADING: Final = 62.0
HOW: Final = TextStyle(9.5, GREY)
HOW_STEP: Final = 13.0
NAME: Final = LEFT + 26.0
ABOUT: Final = LEFT + 210.0
_GROUP = "page-group-{}"
_OF_NO_GROUP = "often"


def in_order(edition: Edition) -> list[str]:
    """Return the subjects of an edition in the order of their cards, group by group."""
    covered = [name for name, one in SUBJECTS.items() if edition in one.books]
    groups = list(dict.fromkeys(SUBJECTS[name].group for name in covered))
    return sorted(covered, key=lambda name: groups.index(SUBJECTS[name].group))


def booklet_pages(
    cards: Sequence[PrintedCard], deck: Deck, language: str, edition: Edition
) -> list[Sequence[PaperMark]]:
    """Return the pages of the booklet: the contents, and each card on a page of its own."""
    subjects = [card.key.subject for card in cards]
    return [
        *contents(subjects, deck, language, edition),
        *(card.marks for card in cards),
    ]


def contents(
    subjects: Sequence[str], deck: Deck, language: str, edition: Edition
) -> list[list[PaperMark]]:
    """Return the pages of the contents, on which each subject leads to its card."""
    said = Words.of(language)
    how = [
        line
        for text in said.bot.say("cards-how").splitlines()
        for line in HOW.wrap(text, RIGHT - LEFT)
    ]
    room = LOWEST - len(how) * HOW_STEP
    pages: list[list[PaperMark]] = [[]]
    placed: list[tuple[int, str, float]] = []
    y = TOP + HEADING
    for group, names in groupby(subjects, key=lambda name: SUBJECTS[name].group):
        for place, name in enumerate(names):
            needed = STEP if place else STEP + GROUP
            if y + needed > room:
                pages.append([])
                y = TOP
            if not place:
                heading = said.bot.say(_GROUP.format(group or _OF_NO_GROUP))
                style = TextStyle(SIZE, GREEN, bold=True)
                pages[-1].append(Text(LEFT, y + GROUP - 8, heading, style))
                y += GROUP
            placed.append((len(pages) - 1, name, y))
            y += STEP
    for number, (page, name, top) in enumerate(placed, start=1):
        pages[page] += _line(said, deck, name, top, len(pages) + number)
    pages[0] += _heading(said, deck, edition)
    for place, line in enumerate(how):
        pages[-1].append(Text(LEFT, room + (place + 1) * HOW_STEP, line, HOW))
    return pages


def _heading(said: Words, deck: Deck, edition: Edition) -> list[PaperMark]:
    title, laws = said.bot.say("cards-title"), edition_line(said, edition, deck.authority)
    made = said.bot.say("cards-made", version=__version__)
    style = TextStyle(9.5, GREY)
    return [
        Text(LEFT, TOP + 24, title, TextStyle(24, GREEN, bold=True)),
        Text(LEFT, TOP + 46, laws, TextStyle(14, INK, bold=True)),
        Text(RIGHT - style.width(made), TOP + 46, made, style),
    ]


def _line(said: Words, deck: Deck, name: str, y: float, page: int) -> list[PaperMark]:
    """Return a subject with the number of its card, and the way to the page."""
    bold, plain = TextStyle(SIZE, INK, bold=True), TextStyle(9.5, GREY)
    number = str(deck.numbers[name])
    base = y + STEP - 5
    return [
        Text(NAME - 8 - bold.width(number), base, number, bold),
        Text(NAME, base, said.law.subject(name), TextStyle(SIZE, INK)),
        Text(ABOUT, base, plain.fit(said.law.menu(name), RIGHT - ABOUT), plain),
        Stroke(LEFT, y + STEP, RIGHT, y + STEP),
        Jump(LEFT, y, RIGHT, y + STEP, page),
    ]
