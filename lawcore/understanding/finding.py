"""The phrases of a subject that a line contains."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer
from lawcore.understanding.found import Found, goes_on, too_wide
from lawcore.understanding.line import Line
from lawcore.understanding.phrase_book import NEGATION, Book, Phrase
from lawcore.understanding.phrases import Language
from lawcore.understanding.words import BOUNDARIES, CLAUSE

ROLES = ("declarer", "dummy", "defender")
_NEGATED_WITHIN = 3
_OF_THE_EVENT = ("subject", "event", "offender", "offender-named", "offender-unsaid")


@cache
def _book(language: Language, subject: str) -> Book[str]:
    """Return every phrase of a subject with its key."""
    keys = [*_OF_THE_EVENT, "aside", "several"]
    keys += [f"is-{name}" for name in ROLES]
    for fact in SUBJECTS[subject].facts.listed:
        keys += [f"{fact.name}-{how}" for how in ("who", "number", "bid", "suits", "unless")]
        for option in fact.options:
            keys += [f"{fact.name}-{name_of(option)}", f"{fact.name}-{name_of(option)}-else"]
    return Book((key, phrase) for key in keys for phrase in language.phrases_of(subject, key))


def answer_sign(fact: str, name: str) -> str:
    """Return the feature of a fact's answer with this name."""
    return f"{fact}={name}"


def name_of(option: Answer) -> str:
    """Return the name of an option in a file of phrases."""
    if isinstance(option, bool):
        return "yes" if option else "no"
    return str(option)


class Search:
    """The phrases of a subject that a line contains, by key."""

    def __init__(self, line: Line, language: Language, subject: str) -> None:
        self.line = line
        self._language = language
        self._book = _book(language, subject)
        self._ones_own = self._negations_of_events()
        self.found = self._find()

    def _negations_of_events(self) -> frozenset[int]:
        """Return the negations that are part of the irregularity: "did not follow"."""
        return frozenset(
            place
            for key, phrase in self._book.likely(self.line.set)
            if key in _OF_THE_EVENT and NEGATION in phrase.pattern
            for match in phrase.found(self.line.text, self.line.set)
            for place in self.line.places(match.start(), match.end())
            if self.line.words[place].text == "!"
        )

    def _find(self) -> dict[str, list[Found]]:
        found: dict[str, list[Found]] = {}
        for key, phrase in self._book.likely(self.line.set):
            hits = list(self._hits(key, phrase))
            if hits:
                found.setdefault(key, []).extend(hits)
        beside = {place for hit in found.get("aside", ()) for place in hit.places}
        every = [hit for hits in found.values() for hit in hits]
        stops = {p for p, word in enumerate(self.line.words) if word.text in CLAUSE}
        wide = too_wide(every, stops)
        longest = self._longest(hit for hit in every if hit not in wide)
        return {
            key: [
                hit
                for hit in hits
                if key == "aside" or (hit in longest and not self._is_aside(hit, beside))
            ]
            for key, hits in found.items()
        }

    def _is_aside(self, hit: Found, beside: AbstractSet[int]) -> bool:
        """Tell whether something is told by the way, or begins so if it is the irregularity."""
        if hit.key in _OF_THE_EVENT:
            return hit.places.start in beside or hit.places.start + 1 in beside
        return not beside.isdisjoint(hit.places)

    def _longest(self, hits: Iterable[Found]) -> set[Found]:
        """Return what was found, without what is part of something longer on the same fact."""
        longest: set[Found] = set()
        reached: dict[str, range] = {}
        for hit in sorted(hits, key=lambda hit: (hit.places.start, -hit.places.stop)):
            names = (hit.key, hit.about + "-else" * hit.key.endswith("-else"))
            if all(goes_on(hit.places, reached.get(name, range(0))) for name in names):
                longest.add(hit)
                for name in names[:1] if hit.is_conditional else names:
                    reached[name] = hit.places
        return longest

    def _hits(self, key: str, phrase: Phrase) -> Iterator[Found]:
        for match in phrase.found(self.line.text, self.line.set):
            if NEGATION in match[0] and NEGATION not in phrase.pattern:
                continue
            places = self.line.places(match.start(), match.end())
            found = Found(key, places, match.groupdict(), phrase.presupposed)
            if not (self._is_other(found) or self._is_negated(places) or self._is_owner(found)):
                yield found

    def _is_other(self, found: Found) -> bool:
        """Tell whether a different person stands in place of the same one, everyone or a role."""
        who, again = found.slots.get("who"), found.slots.get("he")
        if who and again:
            subject, pronoun = self.line.person(who), self.line.person(again)
            if pronoun.kind != (subject.kind if subject.is_pronoun else "he"):
                return True
        kinds = {"all": "everyone"}
        if found.key.startswith("is-"):
            kinds |= {name: name for name in ROLES}
        return any(
            self.line.person(mark).kind != kinds[slot]
            for slot, mark in found.slots.items()
            if mark and slot in kinds
        )

    def _is_owner(self, found: Found) -> bool:
        """Tell whether the person at the beginning only says whose something is."""
        if not found.slots:
            return False
        words, first = self.line.words, found.places.start
        person = words[first].person
        if person is None or person.is_pronoun or words[first].is_told_on:
            return False
        return words[first - 1].text in self._language.genitives

    def _is_negated(self, places: range) -> bool:
        words = self.line.words
        for place in range(places.start - 1, max(places.start - 1 - _NEGATED_WITHIN, -1), -1):
            text = words[place].text
            if text in BOUNDARIES:
                return False
            if place in self._ones_own:
                continue
            if text == "!" or text in self._language.nobody:
                return True
        return False
