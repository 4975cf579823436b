"""The person nearest to something in a line."""

from itertools import pairwise

from lawcore.understanding.clauses import TELLING, WON
from lawcore.understanding.line import Line
from lawcore.understanding.people import Person
from lawcore.understanding.phrases import Language
from lawcore.understanding.words import BOUNDARIES, STRONG, WEAK

_NEAR = 4


def following(places: range, line: Line, language: Language) -> Person | None:
    """Return the person named as the doer right after some words: "a revoke by West"."""
    words = line.words[places.stop : places.stop + _NEAR]
    for word, other in pairwise(words):
        if word.text in STRONG or WON in language.concepts(word.text):
            return None
        if other.person is not None:
            return other.person if word.text in language.agents else None
    return None


def preceding(places: range, line: Line, language: Language) -> Person | None:
    """Return the person named right before some words, in their clause: "West, revoke"."""
    first = max(places.start - _NEAR, 0)
    for place in range(places.start - 1, first - 1, -1):
        word = line.words[place]
        if word.text in WEAK and place + 1 == places.start:
            continue
        if word.text in BOUNDARIES or TELLING & language.concepts(word.text):
            return None
        owns = line.words[place + 1].text in language.possession
        if word.person is not None and not owns:
            is_near = word.person.kind != "dummy" or place + 1 == places.start
            return word.person if is_near and not line.is_one_of_two(place) else None
    return None


def going_on(place: int, line: Line) -> Person | None:
    """Return the subject of the sentence, if no clause since then names anybody.

    "West ruffs, and wins it": it is West who wins.
    """
    words = line.words
    while place > 0 and words[place - 1].text not in STRONG:
        first = line.clause(place - 1, BOUNDARIES).start
        if words[first].person is not None:
            return words[first].person
        place = first
    return None
