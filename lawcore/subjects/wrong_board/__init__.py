"""Wrong boards and hands."""

from lawcore.subject import declare_subject
from lawcore.subjects.wrong_board import law_15
from lawcore.subjects.wrong_board.facts import WrongBoard

SUBJECT = declare_subject(
    "wrong_board",
    310,
    WrongBoard,
    law_15,
    since=2017,
    same_effect=(frozenset({"not_played", "cancelled"}),),
    group="cards",
)
