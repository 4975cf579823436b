"""What a conversation shows, derived from nothing but its row."""

from bot.screens.asking import asked_beside
from bot.screens.beginning import edition_choice, greeting, language_choice, manual
from bot.screens.parts import Button, Line, Screen, Shown, Style, note
from bot.screens.shown import screen

__all__ = [
    "Button",
    "Line",
    "Screen",
    "Shown",
    "Style",
    "asked_beside",
    "edition_choice",
    "greeting",
    "language_choice",
    "manual",
    "note",
    "screen",
]
