"""The screen that says what this is, and how far its rulings were compared with others."""

import json
from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files

from bot.conversation.callback_data import Page
from bot.screens.elements import Screen
from bot.screens.notices import WAYS, Ways, told_screen
from bot.wording import Words

FILE = "accuracy.json"
"""The figures as `python -m tools.accuracy` counts them."""


@cache
def figures() -> Mapping[str, str | int]:
    """Return how many were compared, and how many agree; `day` is that of the newest."""
    found: Mapping[str, str | int] = json.loads(files("bot").joinpath(FILE).read_text("utf-8"))
    return found


def accuracy_screen(language: str, *, in_group: bool = False) -> Screen:
    """Return what the bot is, with the date and the figures of the comparison in one line.

    In a group the first line is enough; a button opens the rest in the private chat.
    """
    words, told = Words.of(language), figures()
    day = words.day(date.fromisoformat(str(told["day"])))
    text = words.bot.say("about", **{**told, "day": day})
    if in_group:
        return told_screen(language, text.splitlines()[0], Ways(there=Page.ABOUT), in_group=True)
    return told_screen(language, text, WAYS["about"])
