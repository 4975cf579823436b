"""The bot's own phrases."""

from collections.abc import Mapping
from typing import Final

from lawcore.wording import Texts, texts

SAID: Final[Mapping[str, Texts]] = texts("bot.wording")
"""What the bot says, by language."""
