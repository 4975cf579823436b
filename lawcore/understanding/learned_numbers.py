"""The number in a line that answers a fact, learned from labelled lines.

Each number is judged by itself: by the words near it and in its sentence, by the phrases that
begin in its clause, and by its relation to the other numbers of the line.
"""

import math
from collections.abc import Collection, Iterator, Mapping

from lawcore.fact import Answer, Fact
from lawcore.understanding.finding import answer_sign
from lawcore.understanding.learned import ALWAYS
from lawcore.understanding.stated import LineReading
from lawcore.understanding.weight_table import WeightTable, of_each
from lawcore.understanding.word import Mood
from lawcore.understanding.words import BOUNDARIES, STRONG

ANSWER, OTHER = "answer", "other"
"""The labels of numbers that are the answer, and of those that are not."""
_LIKELY, _FAR = 1.5, 20.0
"""For a number without a phrase: the least odds, and the least ratio to any other."""
_DOUBTED, _APART = 0.18, 2.0
"""For a number with a phrase: the least odds, and the least ratio to any other."""
_CLOSE, _IN_SENTENCE, _BEGINNING = 3, 8, 6
_MARKS = "#%"
_MOODS = frozenset({Mood.TOLD, Mood.SUPPOSED})


def is_number(fact: Fact[Answer]) -> bool:
    """Tell whether the answers of a fact are numbers that a line names as such."""
    return all(type(option) is int for option in fact.options)


def number_meant(
    fact: Fact[Answer], told: Answer | None, learned: WeightTable, reading: LineReading
) -> Answer | None:
    """Return the number of a phrase unless another is meant, or one that is surely meant."""
    odds: dict[Answer, float] = {}
    for number, signs in numbers(fact, reading):
        sums = learned.sums(signs)
        answer, other = (sums[answer_sign(fact.name, name)] for name in (ANSWER, OTHER))
        likely = math.exp(of_each(len(signs)) * (answer - other))
        odds[number] = max(odds.get(number, 0.0), likely)
    if told is not None and _stands_out(odds, told, _DOUBTED, _APART):
        return told
    best = max(odds, key=lambda number: odds[number], default=None)
    return best if best is not None and _stands_out(odds, best, _LIKELY, _FAR) else None


def _stands_out(odds: Mapping[Answer, float], number: Answer, least: float, times: float) -> bool:
    """Tell whether a number is likely enough, and far likelier than any other number."""
    others = (those for other, those in odds.items() if other != number)
    return odds.get(number, math.inf) >= max(least, times * max(others, default=0.0))


def numbers(fact: Fact[Answer], reading: LineReading) -> list[tuple[int, frozenset[str]]]:
    """Return each number of a line that may answer a fact, with its features.

    Left out are numbers that are asked or doubted, and those that a phrase assigns to something
    else.
    """
    others = {
        place for hit in reading.found.get(f"{fact.name}-unless", ()) for place in hit.places
    }
    places = {
        place: int(word.text[1:])
        for place, word in enumerate(reading.line.words)
        if word.text[0] in _MARKS
        and fact.option(int(word.text[1:])) is not None
        and word.mood in _MOODS
        and place not in others
    }
    return [
        (
            number,
            frozenset(
                {
                    ALWAYS,
                    *_beside_others(place, places),
                    *_close_by(place, reading),
                    *_in_sentence(place, reading),
                    *_in_clause(place, reading),
                }
            ),
        )
        for place, number in places.items()
    ]


def _beside_others(place: int, places: Mapping[int, int]) -> Iterator[str]:
    """Yield the relation of a number to the others of its line: only, first, largest …"""
    number = places[place]
    others: Collection[int] = set(places.values()) - {number}
    if not others:
        yield "only"
        return
    yield "first" if place == min(places) else "last" if place == max(places) else "between"
    yield "least" if number < min(others) else "largest" if number > max(others) else "middling"


def _close_by(place: int, reading: LineReading) -> Iterator[str]:
    """Yield the number itself and its form, the words around it and their meanings."""
    words = reading.line.words
    mark = words[place].text
    yield mark
    yield mark[0]
    yield words[place].mood.name
    for apart in range(-_CLOSE, _CLOSE + 1):
        word = _word(place + apart, reading)
        if apart:
            yield f"{apart} {word}"
            yield f"{mark[0]}{apart} {word}"
            yield from (f"{apart}<{meant}" for meant in reading.language.concepts(word))
    for apart in (-2, -1, 0):
        three = (_word(place + other, reading) for other in range(apart, apart + 3))
        yield " ".join(three)


def _word(place: int, reading: LineReading) -> str:
    """Return a word of a line; all numbers are alike, and so are people and cards."""
    words = reading.line.words
    if not 0 <= place < len(words):
        return ""
    word = words[place]
    if word.person is not None:
        return f"@{word.person.kind}"
    return word.text[0] if word.text[0] in "#%~" else word.text


def _in_sentence(place: int, reading: LineReading) -> Iterator[str]:
    """Yield the words before and after a number in its sentence, and their meanings."""
    words = reading.line.words
    sentence = reading.line.clause(place, STRONG)
    before = range(max(sentence.start, place - _IN_SENTENCE), place)
    after = range(place + 1, min(sentence.stop, place + 1 + _IN_SENTENCE))
    for side, those in (("<", before), (">", after)):
        for text in (words[other].text for other in those):
            if text.isalpha():
                yield f"{side}{text[:_BEGINNING]}"
                yield from (f"{side}<{meant}" for meant in reading.language.concepts(text))


def _in_clause(place: int, reading: LineReading) -> Iterator[str]:
    """Yield the phrases that begin in the clause, and the distance to the irregularity."""
    clause = reading.line.clause(place, BOUNDARIES)
    sentence = reading.line.clause(place, STRONG)
    for key, hits in reading.found.items():
        if any(hit.places.start in clause for hit in hits):
            yield f"{key}:"
    if not reading.events:
        yield "unsaid:"
    elif reading.events.intersection(clause):
        yield "in clause:"
    elif reading.events.intersection(sentence):
        yield "in sentence:"
    else:
        yield "elsewhere:"
