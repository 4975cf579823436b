"""The settings of a person or a chat, and the screens about stored data."""

from collections.abc import Mapping, Sequence

from bot.conversation.callback_data import NO_AUTHORITY, Forget, Page, SetPreference, Setting
from bot.conversation.model import EVERYBODY, Preference
from bot.conversation.preferences import (
    CHOICES,
    CHOICES_OF_CHAT,
    DEFAULT,
    DESK,
    NO,
    value_of,
    values_of,
)
from bot.desk.model import Desk
from bot.screens.elements import Button, ButtonStyle, Line, Opening, Screen, Style, note
from bot.screens.notices import WAYS, told_screen
from bot.screens.rows import MOST_IN_A_LIST, option_rows, shorten, split_into_rows
from bot.wording import Words
from lawcore.book.authorities import AUTHORITIES
from lawcore.languages import name_of

MOST_NAMED = 2
"""The desks that are named to whoever may ask each of them."""


def settings_screen(
    language: str, user_id: int, now: Preference, desks: Sequence[Desk] = (), chosen: str = ""
) -> Screen:
    """Return all settings of a person, each a button with its value in force.

    Where there are several desks of directors, that which is `chosen` is one of them.
    """
    said = Words.of(language).bot
    labels = {of: _in_short(language, of, value_of(now, of)) for of in CHOICES}
    labels |= _of_desks(language, desks, chosen)
    title = Line(said.say("settings-own"), Style.TITLE)
    return Screen((title,), _buttons(language, user_id, labels))


def chat_settings_screen(
    language: str, kept: Preference, desks: Sequence[Desk] = (), chosen: str = ""
) -> Screen:
    """Return all settings of a chat for everybody, each a button, and the way to one's own."""
    said = Words.of(language).bot
    lines = (
        Line(said.say("settings-chat"), Style.STRONG),
        Line(said.say("settings-precedence"), Style.NOTE),
    )
    labels = {of: _in_short(language, of, value_of(kept, of)) for of in CHOICES_OF_CHAT}
    labels |= _of_desks(language, desks, chosen)
    own = Opening(said.say("settings-of-your-own"), Page.SETTINGS)
    return Screen(lines, _buttons(language, EVERYBODY, labels), opening=own)


def _of_desks(language: str, desks: Sequence[Desk], chosen: str) -> Mapping[str, str]:
    """Return the desk that is asked, as a setting; nothing where there is none to choose."""
    if len(desks) < 2:  # noqa: PLR2004 - a single desk is everybody's
        return {}
    not_chosen = Words.of(language).bot.say("setting-no-desk")
    return {DESK: next((one.name for one in desks if one.id == chosen), not_chosen)}


def desk_setting_screen(language: str, user_id: int, desks: Sequence[Desk], chosen: str) -> Screen:
    """Return the desks of which one is to be asked, the present one marked."""
    known = [(one.id, one.name) for one in desks[: MOST_IN_A_LIST - 2]]
    present = chosen if chosen in dict(known) else DEFAULT
    offered = [*known, (DEFAULT, value_name(language, DESK, DEFAULT))]
    return _values_screen(language, user_id, DESK, offered, present)


def _buttons(
    language: str, user_id: int, values: Mapping[str, str]
) -> tuple[tuple[Button, ...], ...]:
    said = Words.of(language).bot
    names = {of: said.say(f"setting-{of}") for of in values}
    labels = {of: said.say("settings-entry", name=names[of], value=values[of]) for of in values}
    return tuple((Button(shorten(labels[of]), Setting(user_id, of)),) for of in values)


def setting_screen(language: str, user_id: int, of: str, kept: Preference) -> Screen | None:
    """Return the values of one setting, the present one marked; None for an unknown setting.

    The default is left out of a list that would be too long.
    """
    if of not in CHOICES_OF_CHAT:
        return None
    offered = [*values_of(of), DEFAULT]
    if len(offered) + 1 > MOST_IN_A_LIST:
        offered.remove(DEFAULT)
    named = [(value, value_name(language, of, value)) for value in offered]
    return _values_screen(language, user_id, of, named, value_of(kept, of))


def _values_screen(
    language: str, user_id: int, of: str, offered: Sequence[tuple[str, str]], present: str
) -> Screen:
    """Return the values of a setting with their names, the present one marked."""
    said = Words.of(language).bot
    buttons = []
    for value, name in offered:
        label = said.say("present", answer=name) if value == present else name
        buttons.append(Button(shorten(label), Setting(user_id, of, value)))
    back = Button(said.say("back"), Setting(user_id))
    is_of_all = (user_id, of) == (EVERYBODY, "language")
    about = "setting-language-about-chat" if is_of_all else f"setting-{of}-about"
    lines = (
        Line(said.say(f"setting-{of}"), Style.STRONG),
        Line(said.say(about), Style.NOTE),
    )
    return Screen(lines, (*option_rows(buttons), (back,)))


def _in_short(language: str, of: str, value: str) -> str:
    """Return a value as it stands behind the name of its setting: what holds where none is."""
    said = Words.of(language).bot
    if value == DEFAULT and of == "public":
        value = NO
    if value == DEFAULT:
        return said.say("setting-not-chosen")
    if of == "edition":
        return value
    if value == NO_AUTHORITY:
        return said.say("setting-no-authority")
    name = value_name(language, of, value)
    return name[:1].lower() + name[1:] if of in {"plain", "public"} else name


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


def choice_screen(language: str, user_id: int, of: str) -> Screen:
    """Return the screen on which one person chooses a value of a setting, none of them marked."""
    buttons = [
        Button(value_name(language, of, value), SetPreference(of, user_id, value))
        for value in values_of(of)
    ]
    rows = split_into_rows(buttons, 1) if of == "edition" else option_rows(buttons)
    if of == "authority":
        rows = (*option_rows(buttons[:-1]), (buttons[-1],))
    return note(Words.of(language).bot.say(f"ask-{of}"), rows)


def privacy_screen(
    language: str,
    days: int,
    *,
    counts_rulings: bool = False,
    desks: Sequence[Desk] | None = None,
    asks_model: bool = False,
) -> Screen:
    """Return what is stored, for how many days, and what a person can do about it.

    It also says whether the operator counts rulings, what of a question to a desk is seen, which
    `desks` would have it, where there may be any, and which lines go to a language model.
    """
    said = Words.of(language).bot
    counted = [said.say("privacy-counted")] if counts_rulings else []
    asked = [] if desks is None else [said.say("privacy-desk", days=str(days))]
    if desks:
        names = ", ".join(one.name for one in desks[:MOST_NAMED])
        asked.append(said.say("privacy-desks", desks=names))
    sent = [said.say("privacy-model")] if asks_model else []
    text = "\n".join((said.say("privacy", days=days), *counted, *asked, *sent))
    return told_screen(language, text, WAYS["privacy"])


def forget_screen(language: str, user_id: int) -> Screen:
    """Return the question whether everything is to be deleted."""
    said = Words.of(language).bot
    yes = Button(said.say("forget-yes"), Forget(user_id), ButtonStyle.DANGER)
    return note(said.say("forget-ask"), ((yes,),))
