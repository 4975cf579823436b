"""What stands beside each player in a line: signs by which it is learned who did what."""

from collections.abc import Iterator, Sequence

from lawcore.understanding.line import Line
from lawcore.understanding.people import People, Table, parts
from lawcore.understanding.phrases import Language
from lawcore.understanding.words import BOUNDARIES

_BEFORE, _AFTER = 4, 5
"""So many words before and after a player stand beside him, where they are of his clause."""
_BEGINNING = 5
_SHOWN = "#%!"
"""Numbers, ordinals and negations are signs themselves."""
_HIDDEN = "@~"
"""Other people and cards are none."""


def context_features(
    line: Line, language: Language, people: People, tables: Sequence[Table]
) -> frozenset[str]:
    """Return each part that somebody named in a line has, with what stands before and after him.

    His part is what is sure of him at the tables: where he sits from the offender, and his role.
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
