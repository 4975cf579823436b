"""Which answer a typed text asks for: one that is sure, or the nearest two.

A text that tells a case is for the interview about it; a question in general form is answered even
if it names no case. Where it is neither surely, both are offered.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from lawcore.answers.cards import CARDS, is_shown
from lawcore.answers.nearest import Near, nearest
from lawcore.fact import Edition
from lawcore.understanding import Understood
from lawcore.understanding.finding import Search
from lawcore.understanding.follow_ups import language_of
from lawcore.understanding.line import Line, read
from lawcore.understanding.people import COMPASS
from lawcore.understanding.phrases import Language
from lawcore.understanding.word import Mood

SURE, APART = 1.2, 0.15
"""From this nearness on a card is surely meant, if the next one is that share less near."""
OWN = 2.3
"""From this nearness on a text has the very words of a card."""
NEAR = 0.9
"""From this nearness on a card is offered."""
MOST_TOLD, MOST_WITH_PARTICULARS = 2, 1
"""How many facts beside those of its card a general question may tell, and one that names a seat,
a number or a card."""
LONG = 25
"""A text of more words tells a case, unless it has the very words of a card."""
SHORT = 12
"""The most words of a question that is not put as one: "time limit for an appeal"."""
_ASKING = frozenset({Mood.ASKED, Mood.SUPPOSED})
_PARTICULAR = frozenset("#%~")
"""What the marks of numbers, shares and cards begin with: a case is told with them."""


@dataclass(frozen=True, slots=True)
class Meant:
    """The answer that is surely meant, or the two nearest.

    `tells` says that the text may tell a case as well, whose facts are for the interview; `asks`
    that it is put as a question.
    """

    sure: str | None = None
    near: tuple[str, ...] = ()
    tells: bool = False
    asks: bool = False

    def __bool__(self) -> bool:
        """Tell whether there is any answer to show."""
        return self.sure is not None or bool(self.near)


NOTHING = Meant()


def meant(text: str, edition: Edition, understood: Understood) -> Meant:
    """Return which answers a text asks for, given what was understood of it as a case.

    Nothing for a told case, a text about nothing that is known here, and where no card is near.
    """
    if understood.language is None or understood.auction is not None:
        return NOTHING
    language = language_of(understood.language)
    line = read(text, language)
    asks = _asks(text, line)
    if not (asks or (_is_short(text, understood) and not _tells(line, language, understood))):
        return NOTHING
    shown = [one for one in nearest(text, line, language) if is_shown(one.card, edition)]
    told = len(understood.answers.items() - CARDS[shown[0].card].facts.items()) if shown else 0
    particular = _has_particulars(line)
    if not shown or not _may_be_meant(text, shown[0], told, understood, particular=particular):
        return NOTHING
    near, tells = shown[:2], particular or told > 0
    may_tell = not asks and bool(understood.among) and near[0].nearness < OWN
    if _is_sure(near) and not may_tell:
        return Meant(near[0].card, tells=tells, asks=asks)
    offered = (one.card for one in near if (asks or may_tell) and one.nearness >= NEAR)
    return Meant(None, tuple(offered), tells or may_tell, asks)


def _may_be_meant(
    text: str, near: Near, told: int, understood: Understood, *, particular: bool
) -> bool:
    """Tell whether a text may ask for a card, though it tells some facts beside those of it.

    A text in the very words of a card may tell more, and be about nothing that we rule on.
    """
    if near.nearness >= OWN and not particular:
        return True
    if len(text.split()) > LONG:
        return False
    is_about = understood.subject or understood.among or understood.law
    most = MOST_WITH_PARTICULARS if particular else MOST_TOLD
    return told <= most and bool(is_about or CARDS[near.card].opens is None)


def _is_sure(near: Sequence[Near]) -> bool:
    """Tell whether the first of two cards is near, and much nearer than the second."""
    if not near or near[0].nearness < SURE:
        return False
    return all(one.nearness <= (1 - APART) * near[0].nearness for one in near[1:])


def _is_short(text: str, understood: Understood) -> bool:
    """Tell whether a text may be a question though it is not put as one."""
    return understood.subject is None and len(text.split()) <= SHORT


def _tells(line: Line, language: Language, understood: Understood) -> bool:
    """Tell whether a line tells who did something that it may be about."""
    return any("offender" in Search(line, language, name).found for name in understood.among)


def _asks(text: str, line: Line) -> bool:
    """Tell whether a text asks anything."""
    return text.rstrip().endswith("?") or any(word.mood in _ASKING for word in line.words)


def _has_particulars(line: Line) -> bool:
    """Tell whether a line names a seat, a number or a card, as those do that tell a case."""
    return any(
        word.text[0] in _PARTICULAR or (word.person is not None and word.person.kind in COMPASS)
        for word in line.words
    )
