"""The clause around words: whom they are about, and what else they tell.

A file of phrases names the facts concerned: `counted-when` those whose numbers may only tell when
something was said or seen, `of-this-trick` those of the trick of the irregularity, `outcome` who
won it, and `won-with` what is told of a trick won later.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from lawcore.understanding.found import Found
from lawcore.understanding.line import Line
from lawcore.understanding.people import ROLES
from lawcore.understanding.phrases import Language
from lawcore.understanding.word import Mood
from lawcore.understanding.words import BOUNDARIES, CLAUSE, STRONG

WON = "won"
TELLING = frozenset({"say", "find", "ask", "call", WON, "claim", "warn"})
_NOTICING = frozenset({"say", "find", "see", "call"})


class Others:
    """Recognises phrases that are about something else than their fact."""

    def __init__(
        self, line: Line, language: Language, subject: str, found: Mapping[str, Sequence[Found]]
    ) -> None:
        self._line = line
        self._language = language
        self._subject = subject
        self._found = found
        self._when, self._of_trick, self._outcomes, self._won_with = (
            language.words(subject, key)
            for key in ("counted-when", "of-this-trick", "outcome", "won-with")
        )

    def has(self, hit: Found) -> bool:
        """Tell whether a phrase that was found is about something else."""
        if hit.about in self._when:
            return self._is_when(hit)
        if hit.about in self._of_trick:
            roles = {place for role in ROLES for place in self._places(f"is-{role}")}
            return not roles.isdisjoint(hit.places) or self._is_of_next_trick(hit)
        if hit.about in self._outcomes and hit.key.endswith("-who"):
            return self._is_later(hit) or self._is_with_card(hit)
        return False

    def _places(self, key: str) -> set[int]:
        return {place for hit in self._found.get(key, ()) for place in hit.places}

    def _phrases(self, key: str) -> Iterator[range]:
        line = self._line
        for phrase in self._language.phrases_of(self._subject, key):
            for match in phrase.found(line.text, line.set):
                yield line.places(match.start(), match.end())

    def _is_when(self, hit: Found) -> bool:
        """Tell whether tricks are counted only to tell when: "they noticed two tricks later".

        So it is if somebody does something else than winning: "two tricks later West plays it".
        """
        words = self._line.words
        clause = self._line.clause(hit.places.start, BOUNDARIES)
        meant = frozenset[str]().union(
            *(self._language.concepts(words[place].text) for place in clause)
        )
        if _NOTICING & meant:
            return True
        after = words[hit.places.stop : clause.stop]
        return len(after) > 1 and after[0].person is not None and WON not in meant

    def _is_of_next_trick(self, hit: Found) -> bool:
        """Tell whether a card belongs to the next trick: "partner played to the next trick"."""
        end = self._line.clause(hit.places[-1], BOUNDARIES).stop
        return any(hit.places.start < p.start < end for p in self._phrases("next-trick"))

    def _is_later(self, hit: Found) -> bool:
        """Tell whether it is won later: "then won a trick"."""
        return any(places.stop == hit.places.start for places in self._phrases("afterwards"))

    def _is_with_card(self, hit: Found) -> bool:
        """Tell whether it is won with a card that could have been played earlier."""
        return any(
            not self._places(f"{fact}-{option}").isdisjoint(hit.places)
            for fact in self._won_with
            for option in ("yes", "no")
        )


def stands_alone(line: Line, place: int) -> bool:
    """Tell whether a person is named alone: neither as one of two nor a second time.

    "Dummy" in "West played and dummy too" is one of two; in "won by East, dummy" it is East.
    """
    before, other = line.words[place - 1], line.words[max(place - 2, 0)]
    return before.text != "&" and (before.text in STRONG or other.person is None)


def is_unnamed(line: Line, place: int, language: Language) -> bool:
    """Tell whether nobody is named before a verb, not even by an unknown name."""
    return not any(
        word.person or (word.text.isalpha() and word.text not in language.vocabulary)
        for word in line.words[:place]
    )


def is_alternative(line: Line, places: range, language: Language) -> bool:
    """Tell whether words stand in a clause with "or"."""
    clause = line.clause(places.start, CLAUSE)
    return any(
        line.words[place].text in language.alternatives for place in clause if place not in places
    )


def is_supposed_case(line: Line, place: int, events: AbstractSet[int]) -> bool:
    """Tell whether the supposition around a place is the case that is asked about."""
    first = last = place
    while line.words[first - 1].mood is Mood.SUPPOSED:
        first -= 1
    while last < len(line.words) and line.words[last].mood is Mood.SUPPOSED:
        last += 1
    return not events.isdisjoint(range(first, last))


def is_told_of(line: Line, place: int, events: AbstractSet[int], language: Language) -> bool:
    """Tell whether an irregularity in a person's clause is told of that person.

    It is not if what follows the person is denied or speech.
    """
    following = range(place + 1, min(place + 3, len(line.words)))
    denied = any(line.words[after].text == "!" and after not in events for after in following)
    speaks = any(TELLING & language.concepts(line.words[after].text) for after in following)
    is_near = not events.isdisjoint(line.clause(place, BOUNDARIES))
    return is_near and line.words[place].mood is Mood.TOLD and not denied and not speaks


def of_subjects(found: Iterable[Found], line: Line) -> list[Found]:
    """Return what is told of people, but not of a verb's pronoun if the subject follows."""
    every = list(found)
    named = {
        place
        for hit in every
        if (mark := hit.slots.get("who")) and not line.person(mark).is_pronoun
        for place in hit.places
    }
    return [
        hit
        for hit in every
        if not (mark := hit.slots.get("who"))
        or not line.person(mark).is_pronoun
        or named.isdisjoint(hit.places)
    ]
