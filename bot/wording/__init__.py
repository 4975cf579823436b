"""The bot's own phrases."""

from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import Final

from msgspec import Struct

from lawcore.wording import Texts, Wording, texts

TEXTS: Final[Mapping[str, Texts]] = texts("bot.wording")
"""What the bot says, by language."""


class Words(Struct, frozen=True):
    """All that is said in one language: the bot's own phrases, and those of the law."""

    bot: Texts
    law: Wording

    @staticmethod
    @cache
    def of(language: str) -> "Words":
        """Return the words of a language, by its code: `KeyError` where there is no such one."""
        return Words(TEXTS[language], Wording.of(language))

    def day(self, day: date) -> str:
        """Return a day in words: "22 November 2026"."""
        return self.bot.say("evening-day", day=str(day.day), month=day.month, year=str(day.year))
