"""The settings of a person or a chat, and what is said about what is stored."""

from dataclasses import dataclass

from bot.conversation.callback_data import Forget, Setting
from bot.conversation.model import EVERYBODY, Preference
from bot.conversation.preferences import CHOICES, DEFAULT, value_of, values_of
from bot.screens.elements import Button, ButtonStyle, Line, Screen, Style, note
from bot.screens.rows import option_rows
from bot.wording import Words
from lawcore.authorities import AUTHORITIES
from lawcore.languages import name_of


@dataclass(frozen=True, slots=True)
class ChosenSettings:
    """What somebody has chosen himself, what his chat has for everybody, and what holds now.

    `common` is None where there is no chat but his own.
    """

    own: Preference
    common: Preference | None
    now: Preference


def settings_screen(language: str, user_id: int, chosen: ChosenSettings) -> Screen:
    """Return all settings of a person, each with what holds now and a button to change it."""
    said = Words.of(language).bot
    lines = [Line(said.say("settings-own"), Style.TITLE)]
    for of in CHOICES:
        value = value_name(language, of, value_of(chosen.now, of))
        if getattr(chosen.own, of) is None:
            common = getattr(chosen.common, of, None)
            value = said.say(
                "settings-of-bot" if common is None else "settings-of-chat", value=value
            )
        lines.append(_entry(language, of, value))
    rows = _buttons(language, user_id)
    if chosen.common is None:
        return Screen(tuple(lines), rows)
    lines.append(Line(said.say("settings-precedence"), Style.NOTE))
    of_chat = Button(said.say("settings-of-the-chat"), Setting(EVERYBODY))
    return Screen(tuple(lines), (*rows, (of_chat,)))


def chat_settings_screen(language: str, kept: Preference) -> Screen:
    """Return all settings that a chat has for everybody, each with a button to change it."""
    said = Words.of(language).bot
    entries = (
        _entry(language, of, value_name(language, of, value_of(kept, of))) for of in CHOICES
    )
    lines = (
        Line(said.say("settings-chat"), Style.TITLE),
        *entries,
        Line(said.say("settings-precedence"), Style.NOTE),
    )
    return Screen(lines, _buttons(language, EVERYBODY))


def _entry(language: str, of: str, value: str) -> Line:
    said = Words.of(language).bot
    return Line(said.say("settings-entry", name=said.say(f"setting-{of}"), value=value))


def _buttons(language: str, user_id: int) -> tuple[tuple[Button, ...], ...]:
    said = Words.of(language).bot
    return option_rows([Button(said.say(f"setting-{of}"), Setting(user_id, of)) for of in CHOICES])


def setting_screen(language: str, user_id: int, of: str, kept: Preference) -> Screen | None:
    """Return the values of one setting; None where there is no such setting."""
    if of not in CHOICES:
        return None
    said = Words.of(language).bot
    present = _entry(language, of, value_name(language, of, value_of(kept, of)))
    values = [
        Button(value_name(language, of, value), Setting(user_id, of, value))
        for value in values_of(of)
    ]
    default = Button(value_name(language, of, DEFAULT), Setting(user_id, of, DEFAULT))
    back = Button(said.say("back"), Setting(user_id))
    lines = (Line(present.text, Style.STRONG), Line(said.say(f"setting-{of}-about")))
    return Screen(lines, (*option_rows(values), (default,), (back,)))


def value_name(language: str, of: str, value: str) -> str:
    """Return a value of a setting as it is called."""
    said = Words.of(language).bot
    if value == DEFAULT:
        return said.say("setting-default")
    if of == "language":
        return name_of(value)
    if of == "edition":
        return said.say("edition-name", edition=value)
    if of == "authority":
        known = AUTHORITIES.get(value)
        return said.say("no-authority") if known is None else known.name
    return said.say(f"setting-{of}-{value}")


def privacy_screen(language: str, days: int, *, counts_rulings: bool = False) -> Screen:
    """Return what is stored, for how many days, and what a person can do about it.

    Where the operator counts rulings that is said too.
    """
    said = Words.of(language).bot
    counted = [said.say("privacy-counted")] if counts_rulings else []
    return note("\n".join((said.say("privacy", days=days), *counted)))


def forget_screen(language: str, user_id: int) -> Screen:
    """Return the question whether everything is to be deleted."""
    said = Words.of(language).bot
    yes = Button(said.say("forget-yes"), Forget(user_id), ButtonStyle.DANGER)
    return note(said.say("forget-ask"), ((yes,),))
