"""The screens before an interview: the greeting, the subjects."""

from collections.abc import Sequence

from bot.conversation.callback_data import Open, Page
from bot.conversation.interview import Interview
from bot.screens.elements import Button, ButtonStyle, Line, Screen, note, spoken
from bot.screens.rows import begin_rows, group_rows
from bot.screens.told import title
from bot.wording import Words

ASKED = {
    "auction": "what-happened",
    "play": "what-happened-in-play",
    "information": "which-information",
    "cards": "which-behaviour",
    "behaviour": "which-behaviour",
}
"""The headings of the screens of groups of subjects."""


def greeting_screen(language: str, edition: int) -> Screen:
    """Return the first screen."""
    said = Words.of(language).bot
    named = said.say("edition-name", edition=str(edition))
    return note(said.say("greeting", edition=named), begin_rows(language))


def start_screen(  # noqa: PLR0913 - what stands on it, and where
    language: str,
    edition: int,
    said_first: str = "",
    beside: Sequence[Button] = (),
    going_on: Interview | None = None,
    *,
    in_group: bool = False,
) -> Screen:
    """Return the first screen for a person who was greeted before, or in a group.

    `said_first` stands above, for example that a text was not understood. An open case shows its
    first line, with the button that goes on with it. The buttons `beside` come last.
    """
    said = Words.of(language).bot
    named = said.say("edition-name", edition=str(edition))
    is_full = bool(said_first) and going_on is not None
    alone = "start-asks-briefly" if is_full else "start-asks"
    asks = "start-asks-in-group" if in_group else alone
    asked = said.say(asks, edition=named).splitlines()
    first = [Line(line) for line in said_first.splitlines()]
    rows = begin_rows(language)
    if going_on is not None:
        first.append(title(going_on))
        rows = ((_page_button(language, Page.CASE, ButtonStyle.PRIMARY),), *rows)
    elif not beside:
        rows = (*rows, (_page_button(language, Page.LAW),))
    lines = (*first, *map(spoken, asked))
    return Screen(lines, (*rows, *((one,) for one in beside)))


def _page_button(language: str, page: Page, style: ButtonStyle | None = None) -> Button:
    return Button(Words.of(language).bot.say(f"open-{page}"), Open(page), style)


def bad_link_screen(language: str, trouble: str) -> Screen:
    """Return why a link leads nowhere, by the key of its wording, with the subjects instead."""
    return note(Words.of(language).bot.say(trouble), begin_rows(language))


def group_screen(language: str, group: str) -> Screen:
    """Return the subjects of a group, one of which begins an interview."""
    return note(Words.of(language).bot.say(ASKED[group]), group_rows(language, group))
