"""What screens are made of."""

from dataclasses import dataclass
from enum import Enum, auto

from bot.conversation.callback_data import EDITION, Action, Data, OfPlay, Press
from bot.conversation.interview import editions
from bot.conversation.model import Conversation
from bot.wording import SAID
from lawcore.wording import Wording

LABEL = 24
"""So many characters of a label a phone shows whole."""


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
