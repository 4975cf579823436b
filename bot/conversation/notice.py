"""Short answers to a person beside the screen."""

from enum import StrEnum


class Notice(StrEnum):
    """A short answer to a person beside the screen, by the key of its wording."""

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
    NOTHING_OPEN = "nothing-open"
    ONLY_ADMINISTRATORS = "only-administrators"
    QUIZ_GONE = "quiz-gone"
    PLAY_GONE = "play-gone"
    PLAY_NOTHING = "play-nothing"
    PLAY_PRESS = "play-press"
    PLAY_TOO_MANY = "play-too-many"
    PLAY_WAITS = "play-waits"
    PLAY_NO_TRICKS = "play-no-tricks"
    EVENING_GONE = "evening-gone"
    EVENING_COMES = "evening-comes"
    EVENING_FULL = "evening-full"
    TASK_SETTLED = "task-settled-already"
    SESSION_GONE = "session-gone"
    SESSION_ENDED = "session-ended"
