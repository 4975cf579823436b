"""Which answer a typed text asks for: one that is sure, or the nearest two.

A text that tells a case is for the interview about it; a question in general form is answered
even if it names no case. Where the question is not surely the same as one that is published, the
nearest two are offered.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from lawcore.engine.fact import Edition
from lawcore.understanding.answers.cards import CARDS, is_shown
from lawcore.understanding.answers.nearest import Near, nearest
from lawcore.understanding.language import language_of
from lawcore.understanding.line import is_story, read
from lawcore.understanding.understood import Understood

SURE, APART = 0.74, 0.2
"""From this nearness on a card is surely meant, if the next one is that share less near."""
OWN, OWN_THOUGH_TOLD = 1.05, 1.42
"""From this nearness on a text has the very words of a card; from the second, though it tells."""
WHOLE = 0.99
"""From this nearness of a single way on a text has the very words of a card, whatever it tells."""
CLOSE = 0.65
"""From this nearness of a single way on a card may be surely meant, though nothing is asked."""
NEAR = 0.42
"""From this nearness on a card is offered."""
MOST_TOLD, MOST_WITH_PARTICULARS = 2, 0
"""How many facts beside those of its card a general question may tell, and one that names a seat,
a number or a card."""
SHORT = 12
"""The most words of a question that is not put as one: "time limit for an appeal"."""
_PARTICULAR = ("#", "%", "~", "@north", "@east", "@south", "@west")
"""What numbers, shares, cards and seats begin with: a case is told with them."""


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
    is_short = understood.subject is None and len(text.split()) <= SHORT
    if not (line.asks or is_short):
        return NOTHING
    least = 1 if line.asks and understood.subject is not None else 2
    near = [one for one in nearest(text, language, least=least) if is_shown(one.card, edition)][:2]
    if not near or not (line.asks or _is_put_briefly(understood, near[0])):
        return NOTHING
    answers = {**understood.likely, **understood.answers}
    told = len(answers.items() - CARDS[near[0].card].facts.items())
    particular = any(word.startswith(_PARTICULAR) and word != "#1" for word in line.words)
    is_own = near[0].way >= WHOLE or near[0].nearness >= (
        OWN_THOUGH_TOLD if particular and told else OWN
    )
    most = MOST_WITH_PARTICULARS if particular else MOST_TOLD
    if not is_own and (is_story(text) or told > most or not _is_about(understood, near[0])):
        return NOTHING
    tells = particular or told > 0
    may_tell = not line.asks and bool(understood.among) and near[0].way < WHOLE
    if _is_sure(near) and (is_own or _fits(understood, near[0])) and not may_tell:
        return Meant(near[0].card, tells=tells, asks=line.asks)
    is_clear = understood.subject is not None and not is_own
    fits = [one for one in near if not is_clear or _fits(understood, one)]
    offered = tuple(one.card for one in fits if one.nearness >= NEAR)
    return Meant(None, offered, tells or may_tell, line.asks)


def _is_put_briefly(understood: Understood, near: Near) -> bool:
    """Tell whether a text that asks nothing has the words of a card on its likeliest subject."""
    opens, first = CARDS[near.card].opens, understood.among[:1]
    is_near = near.nearness >= OWN and near.way >= CLOSE
    return is_near and (opens is None or not first or opens in first)


def _fits(understood: Understood, near: Near) -> bool:
    """Tell whether a card is about nothing else than a text is surely about, or may be about."""
    opens = CARDS[near.card].opens
    about = understood.among if understood.subject is None else (understood.subject,)
    return opens is None or not about or opens in about


def _is_about(understood: Understood, near: Near) -> bool:
    """Tell whether a text is about anything that is known here, or its card about nothing else."""
    about = understood.subject or understood.among or understood.law
    return bool(about) or CARDS[near.card].opens is None


def _is_sure(near: Sequence[Near]) -> bool:
    """Tell whether the first of two cards is near in one way, and much nearer than the second."""
    if near[0].nearness < SURE or near[0].way < CLOSE:
        return False
    return all(one.nearness <= (1 - APART) * near[0].nearness for one in near[1:])
