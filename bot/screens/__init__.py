"""What a conversation shows, derived from nothing but its row."""

from bot.screens.asking import asked_beside
from bot.screens.beginning import (
    authority_choice,
    edition_choice,
    greeting,
    language_choice,
    manual,
)
from bot.screens.change import answers_line
from bot.screens.changes import changes_screen, editions_screen
from bot.screens.history import changed_since, history_screen
from bot.screens.library import looked_up, numbered, opened
from bot.screens.parts import (
    Button,
    Line,
    Screen,
    Sharing,
    Shown,
    Style,
    came_from,
    changing,
    dropping,
    note,
    was_changed,
    why_is_shown,
)
from bot.screens.plain import is_said_by, plainly
from bot.screens.posting import posted_screen, posting
from bot.screens.sharing import citation
from bot.screens.shown import screen

__all__ = [
    "Button",
    "Line",
    "Screen",
    "Sharing",
    "Shown",
    "Style",
    "answers_line",
    "asked_beside",
    "authority_choice",
    "came_from",
    "changed_since",
    "changes_screen",
    "changing",
    "citation",
    "dropping",
    "edition_choice",
    "editions_screen",
    "greeting",
    "history_screen",
    "is_said_by",
    "language_choice",
    "looked_up",
    "manual",
    "note",
    "numbered",
    "opened",
    "plainly",
    "posted_screen",
    "posting",
    "screen",
    "was_changed",
    "why_is_shown",
]
