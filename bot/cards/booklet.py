"""The booklet: what it is, its contents, and the cards in their order."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from bot.cards.page import LEFT, LOWEST, RIGHT, SIZES, TOP, Deck, PrintedCard, edition_line
from bot.sheets.paper import GREEN, GREY, INK, Jump, PaperMark, Text
from bot.wording import Words
from lawcore import __version__
from lawcore.bridge.drawing.font import TextStyle
from lawcore.engine.fact import Edition
from lawcore.laws.catalogue import SUBJECTS

PLAIN: Final = TextStyle(SIZES[0], INK)
SMALL: Final = TextStyle(SIZES[0], GREY)
BOLD: Final = TextStyle(SIZES[0], INK, bold=True)
GROUP: Final = TextStyle(SIZES[0], GREEN, bold=True)
STEP: Final = 14.5
"""The height of a line of the contents."""
HEADING: Final = 58.0
NAME: Final = LEFT + 30.0
_GROUP = "page-group-{}"
_OF_NO_GROUP = "often"


def in_order(edition: Edition) -> list[str]:
    """Return the subjects of an edition in the order of their cards, group by group."""
    covered = [name for name, one in SUBJECTS.items() if edition in one.books]
    groups = list(dict.fromkeys(SUBJECTS[name].group for name in covered))
    return sorted(covered, key=lambda name: groups.index(SUBJECTS[name].group))


def in_print(cards: Iterable[PrintedCard]) -> list[Sequence[PaperMark]]:
    """Return the sides of cards, each card on a sheet of its own printed on both sides."""
    sides: list[Sequence[PaperMark]] = []
    for card in cards:
        sides += [()] * (len(sides) % 2)
        sides += card.sides
    return sides


def booklet_pages(
    cards: Sequence[PrintedCard], deck: Deck, language: str, edition: Edition
) -> list[Sequence[PaperMark]]:
    """Return the pages of the booklet: the contents, and each card on a sheet of its own."""
    first = contents(cards, deck, language, edition)
    return [*first, *[()] * (len(first) % 2), *in_print(cards)]


def contents(
    cards: Sequence[PrintedCard], deck: Deck, language: str, edition: Edition
) -> list[list[PaperMark]]:
    """Return the pages of the contents, on which each subject leads to its first card."""
    said = Words.of(language)
    how = [
        line
        for text in said.bot.say("cards-how").splitlines()
        for line in SMALL.wrap(text, RIGHT - LEFT)
    ]
    room = LOWEST - len(how) * STEP
    pages: list[list[PaperMark]] = [[]]
    placed: list[tuple[int, PrintedCard, float]] = []
    y = TOP + HEADING
    firsts = [next(each) for _, each in groupby(cards, key=lambda card: card.key.subject)]
    for group, each in groupby(firsts, key=lambda card: SUBJECTS[card.key.subject].group):
        for place, card in enumerate(each):
            if y + (STEP if place else 2 * STEP + 5) > room:
                pages.append([])
                y = TOP
            if not place:
                heading = said.bot.say(_GROUP.format(group or _OF_NO_GROUP))
                pages[-1].append(Text(LEFT, y + STEP + 2, heading, GROUP))
                y += STEP + 5
            placed.append((len(pages) - 1, card, y))
            y += STEP
    at, sides = {}, len(pages) + len(pages) % 2
    for card in cards:
        sides += sides % 2
        at[card.number] = sides + 1
        sides += len(card.sides)
    for page, card, top in placed:
        pages[page] += _line(said, deck, card, top, at[card.number])
    pages[0] += _heading(said, deck, edition)
    for place, line in enumerate(how):
        pages[-1].append(Text(LEFT, room + place * STEP + PLAIN.size, line, SMALL))
    return pages


def _heading(said: Words, deck: Deck, edition: Edition) -> list[PaperMark]:
    title, laws = said.bot.say("cards-title"), edition_line(said, edition, deck.authority)
    made = said.bot.say("cards-made", version=__version__)
    return [
        Text(LEFT, TOP + 20, title, TextStyle(20, GREEN, bold=True)),
        Text(LEFT, TOP + 42, laws, TextStyle(13, INK, bold=True)),
        Text(RIGHT - SMALL.width(made), TOP + 42, made, SMALL),
    ]


def _line(said: Words, deck: Deck, card: PrintedCard, y: float, page: int) -> list[PaperMark]:
    """Return a subject with the number of its first card, and the way to its page."""
    name = card.key.subject
    number = str(deck.numbers[name])
    return [
        Text(NAME - 8 - BOLD.width(number), y + STEP - 3, number, BOLD),
        Text(NAME, y + STEP - 3, said.law.subject(name), PLAIN),
        Text(RIGHT - SMALL.width(str(page)), y + STEP - 3, str(page), SMALL),
        Jump(LEFT, y, RIGHT, y + STEP, page),
    ]
