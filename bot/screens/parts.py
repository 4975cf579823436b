"""What screens are made of."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto

from bot.buttons import EDITION, Action, Begin, Data, OfPlay, Press
from bot.conversations import Conversation, Told
from bot.interview import editions
from bot.wording import SAID
from lawcore import SUBJECTS
from lawcore.wording import Wording

LABEL = 24
"""So many characters of a label a phone shows whole."""
TRICKS_A_ROW = 5
SHORT = 15
"""A label of so many characters leaves room for another beside it."""


class Shown(StrEnum):
    """Which screen of a conversation is shown.

    FROM is followed by the year it came from, and comes after WHY where that is shown too; so
    does CHANGED, which remembers that an answer was changed, and DROPPED, with the answers that
    were dropped by that. CHANGING and RECHANGING, from the review, are followed by the place of
    the answer, READ by a language.
    """

    MAIN = ""
    WHY = "why"
    SEVERAL = "several"
    UNSURE = "unsure"
    REASONING = "reasoning"
    CHANGE = "change"
    CANCELLED = "cancelled"
    FROM = "from-"
    CHANGED = "changed"
    DROPPED = "dropped-"
    CHANGING = "anew-"
    RECHANGING = "review-"
    READ = "read-"


def why_is_shown(conversation: Conversation) -> bool:
    """Tell whether the present screen says why it asks."""
    return conversation.screen.startswith(Shown.WHY)


def came_from(conversation: Conversation) -> str | None:
    """Return the year of the edition a conversation came from, None where it did not."""
    screen = conversation.screen.removeprefix(Shown.WHY)
    return screen.removeprefix(Shown.FROM) if screen.startswith(Shown.FROM) else None


def changing(conversation: Conversation) -> int | None:
    """Return the place of the answer that the present screen changes, None where it does not."""
    for shown in (Shown.CHANGING, Shown.RECHANGING):
        place = conversation.screen.removeprefix(shown)
        if conversation.screen.startswith(shown) and place.isdecimal():
            return int(place)
    return None


def is_beside_the_ruling(conversation: Conversation) -> bool:
    """Tell whether the present screen is one beside a ruling: the reasoning, a change, …"""
    beside = {Shown.CANCELLED, Shown.CHANGE, Shown.REASONING}
    reading = conversation.screen.startswith(Shown.READ)
    return conversation.screen in beside or reading or changing(conversation) is not None


def was_changed(conversation: Conversation) -> bool:
    """Tell whether an answer was changed, and no ruling has come of it yet."""
    screen = conversation.screen.removeprefix(Shown.WHY)
    return screen.startswith((Shown.CHANGED, Shown.DROPPED))


def dropping(answers: Sequence[Told]) -> str:
    """Return the screen that names the answers which were dropped."""
    return Shown.DROPPED + json.dumps(answers) if answers else Shown.CHANGED


def dropped(conversation: Conversation) -> tuple[Told, ...]:
    """Return the answers that the present screen names as dropped."""
    if not conversation.screen.startswith(Shown.DROPPED):
        return ()
    answers = json.loads(conversation.screen.removeprefix(Shown.DROPPED))
    return tuple((str(name), value) for name, value in answers)


class Style(Enum):
    """How a line is shown."""

    TITLE = auto()
    STRONG = auto()
    PLAIN = auto()
    NOTE = auto()
    QUOTE = auto()
    TREE = auto()
    MONO = auto()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a screen."""

    text: str
    style: Style = Style.PLAIN


@dataclass(frozen=True, slots=True)
class Button:
    """One button of a screen."""

    text: str
    data: Data | OfPlay


@dataclass(frozen=True, slots=True)
class Sharing:
    """What of a ruling can be copied and shared: no press tells the bot of it.

    `copy` and `share` are labels; without a `headline` there is nothing to copy, without the
    `payload` of a link nothing to share.
    """

    copy: str
    share: str
    headline: str
    source: str
    payload: str | None


@dataclass(frozen=True, slots=True)
class Screen:
    """What is shown; `shortened` stands in for lines that are too many for one message."""

    lines: tuple[Line, ...]
    rows: tuple[tuple[Button, ...], ...] = ()
    shortened: str = ""
    sharing: Sharing | None = None

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, one after the other."""
        return tuple(button for row in self.rows for button in row)


def note(text: str, rows: tuple[tuple[Button, ...], ...] = ()) -> Screen:
    """Return a screen that says something beside any conversation."""
    return Screen(tuple(Line(line) for line in text.splitlines()), rows)


def title(conversation: Conversation) -> Line:
    """Return the first line of a conversation's screens: its subject and edition."""
    subject = Wording.of(conversation.language).subject(conversation.subject)
    said = SAID[conversation.language]
    return Line(said.say("title", subject=subject, edition=str(conversation.edition)), Style.TITLE)


def begin_rows(language: str) -> tuple[tuple[Button, ...], ...]:
    """Return a button for each subject that can be asked about."""
    law = Wording.of(language)
    return option_rows([Button(law.subject(name), Begin(name)) for name in SUBJECTS])


def button(conversation: Conversation, text: str, action: str) -> Button:
    """Return a button of the present screen of a conversation."""
    return Button(text, Press(conversation.id, conversation.step, action))


def named(conversation: Conversation, *actions: tuple[str, Action]) -> tuple[Button, ...]:
    """Return a row of buttons, each by the key of its label and what it does."""
    said = SAID[conversation.language]
    return tuple(button(conversation, said.say(key), action) for key, action in actions)


def edition_button(conversation: Conversation, key: str, year: str) -> Button:
    """Return the button that rules by another edition."""
    said = SAID[conversation.language]
    name = said.say("edition-name", edition=year)
    text = name if key == "edition-name" else said.say(key, edition=name)
    return button(conversation, text, f"{EDITION}{year}")


def other_editions(conversation: Conversation) -> tuple[Button, ...]:
    """Return a button for each edition but the present one."""
    return tuple(
        edition_button(conversation, "edition-name", str(year))
        for year in editions(conversation)
        if year != conversation.edition
    )


def in_rows(buttons: Sequence[Button], width: int) -> tuple[tuple[Button, ...], ...]:
    """Put so many buttons in a row."""
    return tuple(tuple(buttons[first : first + width]) for first in range(0, len(buttons), width))


def option_rows(options: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Put numbers five in a row and short labels in pairs, so that nothing is cut."""
    if all(button.text.isdigit() for button in options):
        return in_rows(options, TRICKS_A_ROW)
    rows: list[tuple[Button, ...]] = []
    for button in options:
        pair = (*rows[-1], button) if rows else ()
        if len(pair) == 2 and all(len(one.text) <= SHORT for one in pair):  # noqa: PLR2004
            rows[-1] = pair
        else:
            rows.append((button,))
    return tuple(rows)
