"""Notices: what was done or cannot be done, with the buttons that lead on."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from bot.conversation.callback_data import Begin, Open, Page
from bot.screens.elements import Button, Line, Opening, Screen
from bot.screens.rows import ALL_GROUPS, Rows, begin_rows, option_rows
from bot.wording import Words


class Ways(Struct, frozen=True):
    """The buttons that lead on after a notice.

    `pages` are opened below it. With `begins` a new case can be begun, with `subjects` from a
    button for each subject. With `there` the notice concerns the private chat, which a button in a
    group opens.
    """

    pages: tuple[Page, ...] = ()
    begins: bool = True
    subjects: bool = False
    there: Page | None = None


SUBJECTS: Final = Ways(subjects=True)
_CASE: Final = Ways((Page.CASE,))
_CHOSEN: Final = Ways((Page.SETTINGS,))
_RECORD: Final = Ways((Page.PLAY,))
_EVENING: Final = Ways((Page.EVENING,))

WAYS: Final[Mapping[str, Ways]] = {
    "nothing-open": SUBJECTS,
    "cannot-hear": SUBJECTS,
    "cannot-see": SUBJECTS,
    "thanked": SUBJECTS,
    "hint-counted": SUBJECTS,
    "hint-command": Ways((Page.HELP,), subjects=True),
    "anonymous": Ways(there=Page.START),
    "administrators-only": Ways(there=Page.START),
    "linking-ask": Ways(),
    "linking-kept": Ways(),
    "linking-made": Ways(),
    "linking-gone": Ways(),
    "linking-unreadable": Ways(),
    "linking-not-found": Ways(),
    "linking-no-right": Ways(),
    "linking-not-yours": Ways(),
    "language-chosen": _CHOSEN,
    "edition-chosen": _CHOSEN,
    "authority-chosen": _CHOSEN,
    "about": Ways((Page.LAW,)),
    "privacy": Ways((Page.EXPORT, Page.FORGET), begins=False),
    "forgotten": SUBJECTS,
    "passed-on": SUBJECTS,
    "play-nothing": _RECORD,
    "play-other-file": _RECORD,
    "play-cancelled": _RECORD,
    "session-ended": _RECORD,
    "evening-gone": _EVENING,
    "evening-closed": _EVENING,
    "score-ask": Ways((Page.CASE, Page.LAW), begins=False),
    "failed": _CASE,
    "too-much": _CASE,
}
"""The buttons after each notice that is sent as a message, by the key of its wording."""


def notice_screen(
    language: str, key: str, *, in_group: bool = False, **values: str | int
) -> Screen:
    """Return a notice by the key of its wording, with the buttons that lead on."""
    return told_screen(
        language, Words.of(language).bot.say(key, **values), WAYS[key], in_group=in_group
    )


def private_screen(language: str, page: Page) -> Screen:
    """Return what is said in a group of a page that is shown in the private chat only.

    What is special about a page is said where its key `PAGE-only-private` has words.
    """
    said, own = Words.of(language).bot, f"{page}-only-private"
    text = said.say(own if said.has(own) else "only-private")
    return told_screen(language, text, Ways(there=page), in_group=True)


def told_screen(language: str, text: str, ways: Ways, *, in_group: bool = False) -> Screen:
    """Return a text with the buttons that lead on, in a group or in the private chat."""
    said = Words.of(language).bot
    lines = tuple(Line(line) for line in text.splitlines())
    if ways.there is not None and in_group:
        return Screen(lines, opening=Opening(said.say("to-private"), ways.there))
    return Screen(lines, ways_on(language, ways, in_group=in_group))


def ways_on(language: str, ways: Ways, *, in_group: bool = False) -> Rows:
    """Return the buttons that lead on; in a group only a few."""
    said = Words.of(language).bot
    pages = [Button(said.say(f"open-{page}"), Open(page)) for page in ways.pages]
    if ways.subjects and not in_group:
        return (*option_rows(pages), *begin_rows(language))
    begins = [Button(said.say("new"), Begin(ALL_GROUPS))] if ways.begins else []
    return option_rows([*pages, *begins])
