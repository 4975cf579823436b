"""The bot: rulings asked for and given on Telegram or in a terminal."""

from typing import Final

VERSION: Final = "0.2.0"
"""The release, as the changelog and the package name it."""
