"""Buttons laid out in rows."""

from collections.abc import Sequence

from bot.conversation.callback_data import Begin
from bot.screens.elements import Button
from lawcore import SUBJECTS
from lawcore.wording import Wording

TRICKS_A_ROW = 5
SHORT = 15
"""The most characters of a label that leaves room for another beside it."""


def split_into_rows(buttons: Sequence[Button], width: int) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows of a given width."""
    return tuple(tuple(buttons[first : first + width]) for first in range(0, len(buttons), width))


def option_rows(options: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows: numbers by fives, short labels in pairs, so that nothing is cut."""
    if all(button.text.isdigit() for button in options):
        return split_into_rows(options, TRICKS_A_ROW)
    rows: list[tuple[Button, ...]] = []
    for button in options:
        pair = (*rows[-1], button) if rows else ()
        if len(pair) == 2 and all(len(one.text) <= SHORT for one in pair):  # noqa: PLR2004
            rows[-1] = pair
        else:
            rows.append((button,))
    return tuple(rows)


def begin_rows(language: str) -> tuple[tuple[Button, ...], ...]:
    """Return a button for each subject that can be asked about."""
    law = Wording.of(language)
    return option_rows([Button(law.subject(name), Begin(name)) for name in SUBJECTS])
