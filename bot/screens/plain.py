"""Screens for people who use a screen reader or type: words only, options by number."""

import re
import unicodedata
from collections.abc import Iterator

from bot.conversation.callback_data import Press
from bot.screens.elements import Button, Line, Screen, Style
from bot.wording import Words
from lawcore.engine.records import replace

_NUMBERED = re.compile(r"([0-9]+)(?:\. .*)?")
_THEN = re.compile(r"\s*→\s*")
SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
WAYS = {
    "previous": re.compile("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK} (.*)"),
    "next": re.compile("(.*) \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"),
    "above": re.compile(r"↑ (.*)"),
}
_SYMBOLS = frozenset({"So", "Sk", "Cs", "Co"})
_ARROWS = range(0x2190, 0x2200)


def make_plain(shown: Screen, language: str) -> Screen:
    """Return the same screen in words and numbers alone.

    Nothing is quoted or indented: the steps of a reasoning are numbered. Each button of a
    conversation has a number that can be typed, and a row of its own unless it is a number.
    """
    lines = tuple(_lines(shown, language))
    rows = tuple(_rows(shown, language))
    return replace(shown, lines=lines, rows=rows)


def is_said_by(label: str, typed: str) -> bool:
    """Tell whether a text is a numbered label, its number alone ("2."), or its words alone."""
    number, dot, words = label.casefold().partition(". ")
    is_number = bool(dot) and typed.rstrip(".)") == number
    return is_number or typed in ({label.casefold(), words} if dot else {label.casefold()})


def put_in_words(text: str, language: str) -> str:
    """Return a text with its symbols replaced by words."""
    said = Words.of(language).bot
    for way, mark in WAYS.items():
        if match := mark.fullmatch(text):
            return said.say(f"plain-{way}", label=match[1])
    text = _THEN.sub(f" {said.say('plain-then')} ", text.replace(" · ", ", ")).strip()
    for suit, name in SUITS.items():
        text = text.replace(suit, said.say(f"plain-{name}"))
    kept = "".join(one for one in text if not _is_symbol(one)).strip()
    return kept[:1].upper() + kept[1:]


def _is_symbol(character: str) -> bool:
    return unicodedata.category(character) in _SYMBOLS or ord(character) in _ARROWS


def _lines(shown: Screen, language: str) -> Iterator[Line]:
    places: list[int] = []
    for line in shown.lines:
        said = put_in_words(line.text.lstrip(" "), language)
        if line.style is Style.TREE:
            depth = (len(line.text) - len(line.text.lstrip(" "))) // 2
            places = [*places[: depth + 1], *[0] * (depth + 1 - len(places))]
            places[depth] += 1
            said = f"{'.'.join(map(str, places))}. {said}"
        style = line.style if line.style in {Style.TITLE, Style.STRONG} else Style.PLAIN
        yield Line(said, style)


def _rows(shown: Screen, language: str) -> Iterator[tuple[Button, ...]]:
    given = (_NUMBERED.fullmatch(button.text) for button in shown.buttons if _is_press(button))
    number = max((int(found[1]) for found in given if found), default=0)
    for row in shown.rows:
        if row and all(button.text.isdigit() and _is_press(button) for button in row):
            yield row
            continue
        for button in row:
            text = put_in_words(button.text, language)
            if _is_press(button) and not _NUMBERED.fullmatch(text):
                number += 1
                text = f"{number}. {text}"
            yield (Button(text, button.data),)


def _is_press(button: Button) -> bool:
    return isinstance(button.data, Press)
