"""What can be chosen: by a person in a chat, or by a chat for everybody in it."""

from dataclasses import fields, replace

from bot.conversation.callback_data import NO_AUTHORITY
from bot.conversation.interview import editions_of
from bot.conversation.model import Preference
from lawcore import SUBJECTS
from lawcore.authorities import AUTHORITIES
from lawcore.wording import LANGUAGES

CHOICES = ("language", "edition", "authority", "compact", "plain")
"""What is chosen, in the order in which it is shown."""
DEFAULT = "default"
"""Chosen in place of a value: as the chat has it, and in the chat as the bot has it."""
YES, NO = "yes", "no"


def values_of(choice: str) -> tuple[str, ...]:
    """Return what can be chosen, as buttons carry it; nothing where there is no such choice."""
    return {
        "language": LANGUAGES,
        "edition": tuple(str(year) for year in editions_of(*SUBJECTS)),
        "authority": (*AUTHORITIES, NO_AUTHORITY),
        "compact": (YES, NO),
        "plain": (YES, NO),
    }.get(choice, ())


def make_choice(kept: Preference, choice: str, value: str) -> Preference | None:
    """Return a preference with a choice made or taken back; None for what cannot be chosen."""
    if choice not in CHOICES or value not in {DEFAULT, *values_of(choice)}:
        return None
    chosen: str | int | bool | None = value
    if value == DEFAULT:
        chosen = None
    elif choice == "edition":
        chosen = int(value)
    elif choice in {"compact", "plain"}:
        chosen = value == YES
    changes = {choice: chosen}
    return replace(kept, **changes)  # type: ignore[arg-type]  # checked above


def value_of(kept: Preference, choice: str) -> str:
    """Return what is chosen, as buttons carry it."""
    value = getattr(kept, choice)
    if isinstance(value, bool):
        return YES if value else NO
    return DEFAULT if value is None else str(value)


def merge_preferences(own: Preference, common: Preference) -> Preference:
    """Return a person's own choices, and those of all where he has made none."""
    return Preference(
        **{
            field.name: getattr(common if getattr(own, field.name) is None else own, field.name)
            for field in fields(Preference)
        }
    )
