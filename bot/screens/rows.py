"""The buttons of an interview, and buttons laid out in rows."""

import unicodedata
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TypeVar

from bot.conversation.callback_data import Begin, Press
from bot.conversation.interview import Interview
from bot.conversation.pressing import Action, AnyAction, RuleBy
from bot.screens.elements import LABEL, Button, ButtonStyle
from bot.wording import Words
from lawcore import SUBJECTS, Answer
from lawcore.wording import Wording

TRICKS_A_ROW, VERY_SHORT_IN_A_ROW = 5, 3
LONGEST_OF_THREE, LONGEST_OF_TWO = 10, 17
"""The longest labels, in characters, of which three or two fit in a row."""

Rows = tuple[tuple[Button, ...], ...]
T = TypeVar("T")


def button(
    interview: Interview, text: str, action: AnyAction, style: ButtonStyle | None = None
) -> Button:
    """Return a button of the present screen of an interview."""
    conversation = interview.conversation
    return Button(text, Press(conversation.id, conversation.step, action), style)


def way_on(interview: Interview, key: str, action: Action) -> tuple[Button, ...]:
    """Return a row with the button that leads on, which stands out."""
    return (button(interview, interview.words.bot.label(key), action, ButtonStyle.PRIMARY),)


def button_row(interview: Interview, *actions: tuple[str, Action]) -> tuple[Button, ...]:
    """Return a row of buttons, each from the key of its label and its action."""
    label, row = interview.words.bot.label, interview.conversation
    return tuple([Button(label(k), Press(row.id, row.step, action)) for k, action in actions])


def edition_button(interview: Interview, key: str, year: int) -> Button:
    """Return the button that rules by another edition."""
    said = interview.words.bot
    name = said.say("edition-name", edition=str(year))
    text = name if key == "edition-name" else said.say(key, edition=name)
    return button(interview, text, RuleBy(year))


def other_edition_buttons(interview: Interview) -> tuple[Button, ...]:
    """Return a button for each edition but the present one."""
    return tuple(
        edition_button(interview, "edition-name", year)
        for year in interview.editions
        if year != interview.conversation.edition
    )


def split_into_rows(buttons: Sequence[Button], width: int) -> Rows:
    return tuple(tuple(buttons[first : first + width]) for first in range(0, len(buttons), width))


def option_rows(options: Sequence[Button]) -> Rows:
    """Return rows of five for numbers, and of two for short labels; an odd one stands alone.

    Just three very short ones stand in one row: none of them looks recommended.
    No label is shortened, and the order stays as it is.
    """
    if options and all(button.text.isdigit() for button in options):
        return split_into_rows(options, TRICKS_A_ROW)
    rows: list[tuple[Button, ...]] = []
    for are_short, some in groupby(options, lambda button: len(button.text) <= LONGEST_OF_TWO):
        buttons = list(some)
        if not are_short:
            rows.extend((button,) for button in buttons)
            continue
        is_one_row = len(buttons) == VERY_SHORT_IN_A_ROW and all(
            len(one.text) <= LONGEST_OF_THREE for one in buttons
        )
        alone = 0 if is_one_row else len(buttons) % 2
        rows.extend((button,) for button in buttons[:alone])
        rows.extend(split_into_rows(buttons[alone:], len(buttons) if is_one_row else 2))
    return tuple(rows)


def packed_rows(buttons: Sequence[Button]) -> Rows:
    """Return as few rows of buttons as fit, in their order: three, two or one in a row."""
    rows: list[tuple[Button, ...]] = []
    left = tuple(buttons)
    while left:
        widths = ((VERY_SHORT_IN_A_ROW, LONGEST_OF_THREE), (2, LONGEST_OF_TWO))
        fits = (n for n, most in widths if all(len(one.text) <= most for one in left[:n]))
        width = next(fits, 1)
        rows.append(left[:width])
        left = left[width:]
    return tuple(rows)


def shorten(label: str, longest: int = LABEL) -> str:
    """Return a label that fits a phone: one that is too long ends in an ellipsis."""
    return label if len(label) <= longest else f"{label[: longest - 1].rstrip()}…"


def as_typed(label: str) -> str:
    """Return a label as people type it: no signs for back and on, no question mark, no accents."""
    parts = unicodedata.normalize("NFKD", " ".join(label.split()).casefold())
    return "".join(one for one in parts if not unicodedata.combining(one)).strip(_MARKS)


_MARKS = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}\N{BULLET}\N{LOWER RIGHT PENCIL}.? "


MOST_IN_A_LIST = 8
IN_A_PAGE = MOST_IN_A_LIST - 2
"""The entries of a page, beside the buttons back and on."""
READ_IN_A_PAGE = 5
"""The entries of a page that are read, each behind the number on its button."""
ALL_GROUPS = "all"
"""The "subject" that the button back to all subjects carries."""
OF_GROUPS = {
    "auction": "begin-auction",
    "play": "begin-play",
    "information": "begin-information",
    "cards": "begin-cards",
    "behaviour": "begin-behaviour",
}
"""The label of the button that opens a group of subjects."""
PARTS: Mapping[str, tuple[str, Mapping[str, Answer]]] = {
    "procedure": ("conduct", {"case": "penalty"}),
}
"""What has a button of its own in the group of a subject: that subject, and what is told of it."""


def begin_rows(language: str) -> Rows:
    """Return a button for each subject that is asked about most, and for each group of others."""
    law, said = Wording.of(language), Words.of(language).bot
    alone = [n for n, one in SUBJECTS.items() if not one.within and one.group not in OF_GROUPS]
    return option_rows(
        [
            *(Button(law.subject(name), Begin(name)) for name in alone),
            *(Button(said.say(OF_GROUPS[group]), Begin(group)) for group in OF_GROUPS),
        ]
    )


def group_rows(language: str, group: str) -> Rows:
    """Return a button for each subject of a group, and the way back."""
    law = Wording.of(language)
    own = [n for n, one in SUBJECTS.items() if not one.within and one.group == group]
    said = Words.of(language).bot
    parts = [part for part, (name, _) in PARTS.items() if name in own]
    rows = option_rows(
        [
            *(Button(said.say(f"begin-{part}"), Begin(part)) for part in parts),
            *(Button(law.subject(name), Begin(name)) for name in own),
        ]
    )
    return (*rows, (Button(said.say("back"), Begin(ALL_GROUPS)),))


def page_of(things: Sequence[T], page: int, most: int = IN_A_PAGE) -> Sequence[T]:
    """Return the items on a page of a list, counted from 0."""
    return things[page * most : (page + 1) * most]


def has_next_page(things: Sequence[object], page: int, most: int = IN_A_PAGE) -> bool:
    """Tell whether there are items after a page of a list."""
    return bool(page_of(things, page + 1, most))
