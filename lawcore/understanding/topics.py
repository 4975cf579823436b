"""The subject of a line: the irregularities it may be about, the likeliest first.

The likelihood is learned from labelled lines, and increased by the facts that the line states. A
subject far likelier than all others is asserted alone; otherwise up to three are offered.

A long line is a story, as people ask in forums: it names much that it does not ask about. Its
subject is learned from its text and the meanings of its words, and asserted only where it is much
surer; otherwise up to five are offered.
"""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer
from lawcore.understanding.learned import (
    NONE,
    features,
    has_sense,
    meanings,
    of_subjects,
)
from lawcore.understanding.learned_facts import OF_A_LINE, OF_A_STORY, stated
from lawcore.understanding.line import Line
from lawcore.understanding.mentions import Mention, mentions
from lawcore.understanding.ngrams import ngrams
from lawcore.understanding.phrases import Language
from lawcore.understanding.stated import LineReading
from lawcore.understanding.weight_table import WeightTable, read_table, softmax

_PHRASES = {"certain": 6.0, "topic": 4.0, "hint": 2.0, "trace": 1.0, "against": -4.0}
"""The weights of phrases for a subject without learned weights."""
_FACT, _MOST_FACTS = 1.0, 3
TABLE = "long_lines.bin"
_LONG, _SURE_OF_A_STORY = 25, 0.98
"""More words than these are a long line; from this likelihood on its subject is asserted."""
_SURE = 0.76
_TELLING = frozenset({"certain", "topic", "hint"})
"""The phrases of which one is enough for a line without any other known word."""
_LEARNED = 0.9
"""From this likelihood on a line has a subject, even if a phrase names a Law not ruled on."""
_OTHERWISE = 0.1
"""Below this likelihood a line typed to a subject is not about it."""
_FAR, _FAR_IN_A_STORY = 0.01, 0.001
_OFFERED, OFFERED_OF_A_STORY = 3, 5
_READ, _HOPELESS = 4, 8.0
"""How many of the likeliest are read for facts, and below which likelihood none is."""


@dataclass(frozen=True, slots=True)
class About:
    """The subject of a line: one name, or up to five of which one is likely meant.

    `answers` has the facts that the line states, if there is only one name.
    """

    alone: str | None = None
    among: tuple[str, ...] = ()
    answers: Mapping[str, Answer] = field(default_factory=dict)


def about(text: str, line: Line, language: Language) -> About:
    """Return the subject of a text read as a line, by learned weights and by what it states."""
    if is_story(text):
        return _of_a_story(text, line, language)
    found = tuple(mentions(line, language))
    law = next((mention.law for mention in found if mention.law is not None), None)
    of_law = About() if law is None or _is_told(found) else About(law, (law,))
    if not (has_sense(line, language) or any(mention.key in _TELLING for mention in found)):
        return of_law
    present = features(line, language, found)
    scores = _scores(present, language, found)
    if of_law.alone is not None and not _is_learned(scores):
        return of_law
    readings: dict[str, LineReading] = {}
    least = max(scores.values()) - _HOPELESS
    for name in _ranked(scores)[:_READ]:
        if name in SUBJECTS and scores[name] >= least:
            readings[name] = LineReading(line, language, name)
            scores[name] += _FACT * min(len(readings[name].answers), _MOST_FACTS)
    chances = softmax(scores)
    first, *_ = ranked = _ranked(chances)
    if chances[first] >= _SURE:
        read = readings.get(first)
        answers = {} if read is None else stated(read, present)
        return About() if first == NONE else About(first, (first,), answers)
    near = [name for name in ranked if name != NONE and chances[name] >= _FAR * chances[first]]
    named = {mention.name for mention in found if mention.key == "certain"}
    near[1:] = sorted(near[1:], key=lambda name: name not in named)
    return About(None, tuple(near[:_OFFERED]))


@cache
def of_long_lines() -> WeightTable:
    """Return the weights of the subject of a long line, and of none."""
    return read_table(TABLE)


def of_a_text(text: str, line: Line, language: Language) -> frozenset[str]:
    """Return the features from which the subject of a long text, read as a line, is learned."""
    return ngrams(text) | {f"<{one}>" for one in meanings(line, language)}


def is_story(text: str) -> bool:
    """Tell whether a text is so long that it is read as a story."""
    return len(text.split()) > _LONG


def _of_a_story(text: str, line: Line, language: Language) -> About:
    """Return the subject of a long line."""
    chances = of_long_lines().likelihoods(of_a_text(text, line, language))
    first, *_ = ranked = _ranked(chances)
    if first == NONE and chances[first] >= _SURE_OF_A_STORY:
        return About()
    if first != NONE and chances[first] >= _SURE_OF_A_STORY:
        present = features(line, language, tuple(mentions(line, language)))
        answers = stated(LineReading(line, language, first), present, OF_A_STORY)
        return About(first, (first,), answers)
    near = [
        name
        for name in ranked
        if name != NONE and chances[name] >= _FAR_IN_A_STORY * chances[first]
    ]
    return About(None, tuple(near[:OFFERED_OF_A_STORY]))


def _is_told(found: Iterable[Mention]) -> bool:
    """Tell whether a line mentions some subject, by a telling phrase or by two hints."""
    hints = [mention.name for mention in found if mention.key == "hint"]
    return len(hints) > len(set(hints)) or any(mention.tells_by_itself for mention in found)


def _is_learned(scores: Mapping[str, float]) -> bool:
    """Tell whether the learned weights make the subject of a line sure."""
    chances = softmax(scores)
    first = _ranked(chances)[0]
    return first != NONE and chances[first] >= _LEARNED


def stated_about(
    text: str,
    line: Line,
    language: Language,
    subject: str,
    told: Mapping[str, Answer] | None = None,
) -> dict[str, Answer]:
    """Return the facts that a text read as a line states, given its subject and what was told."""
    found = tuple(mentions(line, language))
    present = features(line, language, found)
    chances = softmax(_scores(present, language, found))
    is_about_it = chances[subject] >= _OTHERWISE
    reading = LineReading(line, language, subject, told)
    limits = OF_A_STORY if is_story(text) else OF_A_LINE
    return stated(reading, present, limits, is_about_it=is_about_it and told is None)


def _scores(
    present: AbstractSet[str], language: Language, found: Iterable[Mention]
) -> dict[str, float]:
    """Return the likelihood of each subject, and of none; by phrases without learned weights."""
    learned = of_subjects().scores(present)
    scores = {name: learned.get(name, learned[NONE]) for name in (*language.topics, NONE)}
    for mention in found:
        if mention.name in scores and mention.name not in learned:
            scores[mention.name] += _PHRASES[mention.key]
    return scores


def _ranked(scores: Mapping[str, float]) -> list[str]:
    return sorted(scores, key=lambda name: (-scores[name], name))
