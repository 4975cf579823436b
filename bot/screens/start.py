"""The screens before an interview: greeting, language, edition."""

from collections.abc import Sequence

from bot.conversation.callback_data import NO_AUTHORITY, SetPreference
from bot.screens.elements import Button, Screen, note
from bot.screens.rows import begin_rows, group_rows, option_rows
from bot.wording import Words
from lawcore import SUBJECTS
from lawcore.authorities import AUTHORITIES
from lawcore.languages import name_of
from lawcore.wording import LANGUAGES

ASKED = {
    "auction": "what-happened",
    "play": "what-happened-in-play",
    "information": "which-information",
    "cards": "which-cards",
}
"""What is asked where the subjects of a group are shown."""


def greeting_screen(language: str, edition: int) -> Screen:
    """Return the first screen."""
    said = Words.of(language).bot
    named = said.say("edition-name", edition=str(edition))
    return note(said.say("greeting", edition=named), begin_rows(language))


def bad_link_screen(language: str, trouble: str) -> Screen:
    """Return why a link leads nowhere, by the key of its wording, with where to begin instead."""
    return note(Words.of(language).bot.say(trouble), begin_rows(language))


def group_screen(language: str, group: str) -> Screen:
    """Return the subjects of a group, one of which begins an interview."""
    return note(Words.of(language).bot.say(ASKED[group]), group_rows(language, group))


def help_screen(language: str) -> Screen:
    """Return how the bot is used, with the command of each subject."""
    words = Words.of(language)
    said, law = words.bot, words.law
    subjects = (
        said.say("help-subject", command=law.command(name), subject=law.subject(name))
        for name in SUBJECTS
    )
    return note(said.say("help", subjects="\n".join(subjects)))


def language_choice_screen(language: str, user_id: int) -> Screen:
    """Return the screen on which one person chooses a language."""
    said = Words.of(language).bot
    row = tuple(
        Button(name_of(code), SetPreference("language", user_id, code)) for code in LANGUAGES
    )
    return note(said.say("ask-language"), (row,))


def authority_choice_screen(language: str, user_id: int) -> Screen:
    """Return the screen on which one person chooses a regulating authority, with what it says."""
    said = Words.of(language).bot
    rows = [
        Button(one.name, SetPreference("authority", user_id, key))
        for key, one in AUTHORITIES.items()
    ]
    none = Button(said.say("no-authority"), SetPreference("authority", user_id, NO_AUTHORITY))
    return note(said.say("ask-authority"), (*option_rows(rows), (none,)))


def edition_choice_screen(language: str, user_id: int, years: Sequence[int]) -> Screen:
    """Return the screen on which one person chooses an edition."""
    said = Words.of(language).bot
    rows = tuple(
        (
            Button(
                said.say("edition-name", edition=str(year)),
                SetPreference("edition", user_id, str(year)),
            ),
        )
        for year in years
    )
    return note(said.say("ask-edition"), rows)
