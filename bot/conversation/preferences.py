"""The choices of a person in a chat, and of a chat for everybody in it."""

from dataclasses import fields

from bot.conversation.callback_data import NO_AUTHORITY
from bot.conversation.model import Preference
from lawcore import SUBJECTS
from lawcore.book.authorities import AUTHORITIES
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES

CHOICES = ("language", "edition", "authority", "plain")
"""The settings, in the order in which they are shown."""
CHOICES_OF_CHAT = (*CHOICES, "public")
"""The settings of a group, in the order in which they are shown."""
DESK = "desk"
"""The setting that is no preference: which of several desks of directors is asked."""
DEFAULT = "default"
"""Chosen instead of a value: a person then follows the chat, and the chat follows the bot."""
YES, NO = "yes", "no"


def editions_of(*subjects: str) -> tuple[int, ...]:
    """Return the years of the editions that know any of the subjects, the newest first."""
    return tuple(sorted({int(year) for name in subjects for year in SUBJECTS[name].books})[::-1])


def values_of(choice: str) -> tuple[str, ...]:
    """Return the values of a setting as buttons carry them; none if there is no such setting."""
    return {
        "language": LANGUAGES,
        "edition": tuple(str(year) for year in editions_of(*SUBJECTS)),
        "authority": (*AUTHORITIES, NO_AUTHORITY),
        "plain": (YES, NO),
        "public": (NO, YES),
    }.get(choice, ())


def make_choice(kept: Preference, choice: str, value: str) -> Preference | None:
    """Return a preference with a setting set, or unset by DEFAULT; None for no such value."""
    if not values_of(choice) or value not in {DEFAULT, *values_of(choice)}:
        return None
    chosen: str | int | bool | None = value
    if value == DEFAULT:
        chosen = None
    elif choice == "edition":
        chosen = int(value)
    elif choice in {"plain", "public"}:
        chosen = value == YES
    changes = {choice: chosen}
    return replace(kept, **changes)  # type: ignore[arg-type]  # checked above


def value_of(kept: Preference, choice: str) -> str:
    """Return the value of a setting as buttons carry it, DEFAULT if none is chosen."""
    value = getattr(kept, choice)
    if isinstance(value, bool):
        return YES if value else NO
    return DEFAULT if value is None else str(value)


def merge_preferences(own: Preference, common: Preference) -> Preference:
    """Return a person's own choices, completed by those the chat has made for everybody."""
    return Preference(
        **{
            field.name: getattr(common if getattr(own, field.name) is None else own, field.name)
            for field in fields(Preference)
        }
    )
