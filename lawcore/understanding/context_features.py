"""The words around each player in a line, as features for learning who did what."""

from collections.abc import Iterator, Sequence

from lawcore.understanding.line import Line
from lawcore.understanding.people import People, Table, parts
from lawcore.understanding.phrases import Language
from lawcore.understanding.words import BOUNDARIES

_BEFORE, _AFTER = 4, 5
"""The most words before and after a player that count, within the clause."""
_BEGINNING = 5
_SHOWN = "#%!"
"""The marks of numbers, ordinals and negations, which are features themselves."""
_HIDDEN = "@~"
"""The marks of other people and cards, which are no features."""


def context_features(
    line: Line, language: Language, people: People, tables: Sequence[Table]
) -> frozenset[str]:
    """Return each part of somebody named in a line, joined to the words around.

    A part is what all tables agree on: the seat counted from the offender, and the role.
    """
    sure = {
        person: parts([people.seats(person, table) for table in tables], tables)
        for person in {*line.people}
    }
    return frozenset(
        f"{part}{one}"
        for place, word in enumerate(line.words)
        if word.person is not None
        for one in _around(place, line, language)
        for part in sure[word.person]
    )


def _around(place: int, line: Line, language: Language) -> Iterator[str]:
    clause = line.clause(place, BOUNDARIES)
    before = range(max(clause.start, place - _BEFORE), place)
    after = range(place + 1, min(clause.stop, place + 1 + _AFTER))
    for side, places in (("<", before), (">", after)):
        for other in places:
            text = line.words[other].text
            if text[0] in _SHOWN:
                yield f"{side}{text[0]}"
            elif text[0] not in _HIDDEN:
                yield from (f"{side}{meant}" for meant in language.concepts(text))
                if text.isalpha():
                    yield f"{side}={text[:_BEGINNING]}"
