"""The elements of screens, which know of no interview."""

from enum import Enum, StrEnum, auto

from msgspec import Struct

from bot.conversation.callback_data import Owned
from bot.conversation.codec import CallbackData
from lawcore.engine.records import replace

LABEL = 36
"""The longest label, in characters, that a phone shows whole in a row of its own."""


class Style(Enum):
    """How a line is shown."""

    TITLE = auto()
    STRONG = auto()
    PLAIN = auto()
    NOTE = auto()
    SAID = auto()
    """Words that are said to a player."""
    QUOTE = auto()
    """What is folded."""
    TREE = auto()
    MONO = auto()


class Line(Struct, frozen=True):
    """One line of a screen; `bold` counts the characters it begins with that stand out."""

    text: str
    style: Style = Style.PLAIN
    bold: int = 0

    @classmethod
    def led_by(cls, lead: str, text: str) -> "Line":
        """Return a line that begins with what stands out, a blank and the rest."""
        return cls(f"{lead} {text}".rstrip(), bold=len(lead))


class ButtonStyle(StrEnum):
    """The style of a button that stands out, by its name in the Bot API; older apps ignore it."""

    PRIMARY = auto()
    """The button that leads on."""
    DANGER = auto()
    """A button whose effect cannot be undone."""


class Button(Struct, frozen=True):
    """One button of a screen."""

    text: str
    data: CallbackData
    style: ButtonStyle | None = None


class Sharing(Struct, frozen=True):
    """The parts of a ruling that can be copied and shared: the bot does not see these presses.

    `copy` and `share` are labels; without a `headline` there is nothing to copy, without the
    `payload` of a link nothing to share. Their row stands above the last `above` rows.
    """

    copy: str
    share: str
    headline: str
    source: str
    payload: str | None
    above: int = 0


class Opening(Struct, frozen=True):
    """A link that opens the private chat with the bot: its label and payload.

    It stands above all buttons, or `below` them.
    """

    label: str
    payload: str
    below: bool = False


class PageButton(Struct, frozen=True):
    """A button that opens the page, inside Telegram or in a browser: its label and address.

    It stands above the last row.
    """

    label: str
    url: str
    in_telegram: bool


class Screen(Struct, frozen=True):
    """A screen; `shortened` replaces its lines where they are too many for one message."""

    lines: tuple[Line, ...]
    rows: tuple[tuple[Button, ...], ...] = ()
    shortened: str = ""
    sharing: Sharing | None = None
    opening: Opening | None = None
    page: PageButton | None = None

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, one after the other."""
        return tuple(button for row in self.rows for button in row)


def owned(shown: Screen, user_id: int) -> Screen:
    """Return a screen whose buttons are one person's."""
    rows = tuple(
        tuple(
            replace(one, data=replace(one.data, user_id=user_id))
            if isinstance(one.data, Owned)
            else one
            for one in row
        )
        for row in shown.rows
    )
    return replace(shown, rows=rows)


def spoken(text: str) -> Line:
    """Return a line of a screen that belongs to no conversation: what asks stands out."""
    return Line(text, Style.STRONG if text.endswith("?") else Style.PLAIN)


def note(text: str, rows: tuple[tuple[Button, ...], ...] = ()) -> Screen:
    """Return a screen that belongs to no conversation, a line of text a line."""
    return Screen(tuple(map(spoken, text.splitlines())), rows)
