"""What is said to a person beside the screen."""

from enum import StrEnum


class Notice(StrEnum):
    """What is said to a person beside the screen, by the key of its wording."""

    STALE = "stale"
    FOREIGN = "foreign"
    GONE = "gone"
    UNREADABLE = "unreadable"
    HINT_QUESTION = "hint-question"
    HINT_OTHER = "hint-other"
    HINT_COMMAND = "hint-command"
    TAKEN_OVER = "taken-over"
    NOT_POSTED = "not-posted"
    HINT_KNOWN = "hint-known"
