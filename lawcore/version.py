"""Which release this is."""

from typing import Final

VERSION: Final = "0.2.0"
"""The release of the law and of the bot, as the changelog and the package name it."""
