"""A request to the law, answers in, reply out; and every dialogue that requests can hold."""

from lawcore.request.explore import Dialogue, Messages, Statistics, dialogues
from lawcore.request.request import (
    REMEMBERED,
    edition_of,
    enquire,
    may_be_last,
    settings_of,
    subject_named,
)

__all__ = [
    "REMEMBERED",
    "Dialogue",
    "Messages",
    "Statistics",
    "dialogues",
    "edition_of",
    "enquire",
    "may_be_last",
    "settings_of",
    "subject_named",
]
