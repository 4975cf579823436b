"""What a conversation shows, derived from nothing but its row."""

from bot.screens.asking import asked_beside
from bot.screens.beginning import (
    authority_choice,
    edition_choice,
    greeting,
    language_choice,
    manual,
)
from bot.screens.changes import changes_screen, editions_screen
from bot.screens.library import looked_up, numbered, opened
from bot.screens.parts import Button, Line, Screen, Shown, Style, came_from, note, why_is_shown
from bot.screens.shown import screen

__all__ = [
    "Button",
    "Line",
    "Screen",
    "Shown",
    "Style",
    "asked_beside",
    "authority_choice",
    "came_from",
    "changes_screen",
    "edition_choice",
    "editions_screen",
    "greeting",
    "language_choice",
    "looked_up",
    "manual",
    "note",
    "numbered",
    "opened",
    "screen",
    "why_is_shown",
]
