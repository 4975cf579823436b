"""What of a typed line no reading has used, and which facts that may touch.

A word is used if the line without it is read otherwise, or if a fact that was read has it in its
question or answer. Words that say nothing alone are no loss. Words that are left are said as they
were typed; and a fact that the Laws would assume to be as usual is touched if its answers, above
all its usual one, have words of them that few others have.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from bot.conversation.lines import is_idle, joins, names_person, stems, words_of
from lawcore import SUBJECTS, Answer
from lawcore.wording import LANGUAGES, Wording

LONGEST_SAID = 80
"""More characters than these of what was not understood are not repeated."""
MOST_WORDS = 40
"""A longer line is read by its clauses: it tells a story, of which much does not matter."""
_TOUCHED, _NEARLY, _MOST_TOUCHED = 0.5, 0.8, 2
_STOPS = ",.;:!?()"

_WordsOfFacts: TypeAlias = Mapping[str, frozenset[str]]
Reading = Callable[[str], object]
"""Reads a text; the result is compared with that of others."""


@dataclass(frozen=True, slots=True)
class Unread:
    """What was not understood of a line: as typed, by its stems; and how many words were."""

    said: str = ""
    stems: frozenset[str] = frozenset()
    left: int = 0
    used: int = 0

    @property
    def is_most(self) -> bool:
        """More of the line was not understood than was."""
        return self.left > self.used


NOTHING_LEFT = Unread()


def unread(text: str, reading: Reading, known: frozenset[str]) -> Unread:
    """Return what of a text a reading has not used; `known` are the stems of what was read."""
    words = text.split()
    if len(words) > MOST_WORDS:
        return NOTHING_LEFT
    whole = reading(text)
    left = [
        _says_something(word)
        and not stems(words_of(word)) & known
        and reading(" ".join((*words[:place], *words[place + 1 :]))) == whole
        for place, word in enumerate(words)
    ]
    used = sum(_says_something(word) and not one for word, one in zip(words, left, strict=True))
    alone = [
        one and not all(map(names_person, words_of(word)))
        for word, one in zip(words, left, strict=True)
    ]
    found = frozenset().union(
        *(stems(words_of(word)) for word, one in zip(words, alone, strict=True) if one)
    )
    return Unread(_said(words, left, alone), found, sum(alone), used)


def touched(subject: str, left: Unread) -> tuple[str, ...]:
    """Return the facts of a subject, usually assumed, that words not understood may be about.

    A word counts as much as it is rare among the facts; half where only another answer has it.
    """
    words = {one for one in left.stems if one.isalpha()}
    scores: dict[str, float] = {}
    for language in LANGUAGES:
        usual, other = _words_of_facts(language, subject)
        for name in usual:
            score = _shared(words, usual, name) + _shared(words, other, name) / 2
            scores[name] = max(scores.get(name, 0), score)
    best = max(scores.values(), default=0)
    if best < _TOUCHED:
        return ()
    near = sorted(scores, key=lambda name: -scores[name])
    near = [name for name in near if scores[name] >= _NEARLY * best]
    return tuple(near)[:_MOST_TOUCHED]


def _shared(words: set[str], of_facts: _WordsOfFacts, name: str) -> float:
    """Return how many words a fact has, each shared with the other facts that have it."""
    return sum(1 / sum(one in own for own in of_facts.values()) for one in words & of_facts[name])


def words_of_answers(subject: str, told: Mapping[str, Answer]) -> frozenset[str]:
    """Return the stems of answers, of their questions and of their subject, in all languages."""
    texts = (
        text
        for language in LANGUAGES
        for text in (
            Wording.of(language).subject(subject),
            *(
                one
                for name, answer in told.items()
                for one in _answer_texts(language, subject, name, answer, told)
            ),
        )
    )
    return frozenset(stem for text in texts for stem in stems(words_of(text)))


def _answer_texts(
    language: str, subject: str, name: str, answer: Answer, told: Mapping[str, Answer]
) -> Iterator[str]:
    names = Wording.of(language).names
    yield names.label(subject, name, answer, told)
    yield names.answer(subject, name, answer, told)
    yield names.fact(subject, name, told)


@cache
def _words_of_facts(language: str, subject: str) -> tuple[_WordsOfFacts, _WordsOfFacts]:
    """Return the stems in the usual answers to the facts that are assumed, and in all others."""
    usual: dict[str, frozenset[str]] = {}
    other: dict[str, frozenset[str]] = {}
    for fact in SUBJECTS[subject].facts.listed:
        if fact.usual is not None:
            said = {
                option: frozenset(
                    stem
                    for text in _answer_texts(language, subject, fact.name, option, {})
                    for stem in stems(words_of(text))
                )
                for option in fact.options
            }
            usual[fact.name] = said.pop(fact.usual)
            other[fact.name] = frozenset().union(*said.values()) - usual[fact.name]
    return usual, other


def _says_something(word: str) -> bool:
    return any((one.isalnum() and not is_idle(one)) or names_person(one) for one in words_of(word))


def _said(words: Sequence[str], left: Sequence[bool], alone: Sequence[bool]) -> str:
    """Return the runs of words that were not understood, each with what leads to it."""
    marked = zip(words, left, alone, strict=True)
    parts = (_part(run) for run in _runs(marked))
    said = "; ".join(part for part in parts if part)
    return said if len(said) <= LONGEST_SAID else f"{said[: LONGEST_SAID - 1].rstrip()}…"


_Marked = tuple[str, bool, bool]
"""A word, whether it is left, and whether it is so without others."""


def _runs(marked: Iterable[_Marked]) -> Iterator[list[_Marked]]:
    """Yield the words between those that were used, and between stops."""
    run: list[_Marked] = []
    for word, left, alone in marked:
        is_used = _says_something(word) and not left
        if not is_used:
            run.append((word, left, alone))
        if is_used or word[-1] in _STOPS:
            yield run
            run = []
    yield run


def _part(run: list[_Marked]) -> str:
    """Return a run without what joins it to what stands before; empty where nothing is left."""
    places = [place for place, (_, _, alone) in enumerate(run) if alone]
    if not places:
        return ""
    before = [place for place in range(places[0]) if joins(run[place][0].strip(_STOPS).casefold())]
    begins = before[-1] + 1 if before else 0
    return " ".join(word for word, _, _ in run[begins:]).strip(f"{_STOPS} ")
