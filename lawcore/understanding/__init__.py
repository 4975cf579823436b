"""Free text: which subject and which facts a line of it surely states."""

from lawcore.understanding.line import Understood, is_story
from lawcore.understanding.reader import (
    as_told,
    begins_as_follow_up,
    telling,
    understand,
    words_used,
)

__all__ = [
    "Understood",
    "as_told",
    "begins_as_follow_up",
    "is_story",
    "telling",
    "understand",
    "words_used",
]
