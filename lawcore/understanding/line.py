"""A line as it is read: people, numbers and stops marked, and the mood of each word."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from lawcore.understanding.naming import apposed, with_people
from lawcore.understanding.people import Person
from lawcore.understanding.phrases import Language
from lawcore.understanding.sequences import rewritten
from lawcore.understanding.word import Mood, Word
from lawcore.understanding.words import BOUNDARIES, STRONG, WEAK, tokens_of

_STOPS = {"-": ".", "/": ","}


class Line:
    """The words of a line in order, beginning and ending with a stop."""

    def __init__(self, words: list[Word], same: Sequence[tuple[Person, Person]] = ()) -> None:
        self.words = words
        self.same = tuple(same)
        self.text = f" {' '.join(word.text for word in words)} "
        self.people = [word.person for word in words if word.person is not None]
        self.people += [person for pair in same for person in pair if person not in self.people]
        self._ends: list[int] = []
        end = 0
        for word in words:
            end += len(word.text) + 1
            self._ends.append(end)

    @cached_property
    def set(self) -> frozenset[str]:
        """The different words of the line, and each beginning of one as `beginn-`."""
        texts = {word.text for word in self.words}
        starts = {f"{text[:end]}-" for text in texts for end in range(2, len(text) + 1)}
        return frozenset(texts | starts)

    def places(self, start: int, end: int) -> range:
        """Return the indices of the words between two places of the text."""
        return range(bisect_left(self._ends, start + 1), bisect_left(self._ends, end) + 1)

    def person(self, mark: str) -> Person:
        """Return the person of a mark."""
        return self._marked[mark]

    def is_one_of_two(self, place: int) -> bool:
        """Tell whether the person at a place is named with another: "I and my partner"."""
        pairs = ((place - 1, place - 2), (place + 1, place + 2))
        return any(
            0 <= other < len(self.words)
            and self.words[between].text == "&"
            and self.words[other].person is not None
            for between, other in pairs
        )

    @cached_property
    def _marked(self) -> dict[str, Person]:
        return {word.text: word.person for word in self.words if word.person is not None}

    def clause(self, place: int, stops: frozenset[str]) -> range:
        """Return the words around a place up to the nearest stops."""
        first = place
        while first > 0 and self.words[first - 1].text not in stops:
            first -= 1
        last = place
        while last < len(self.words) and self.words[last].text not in stops:
            last += 1
        return range(first, max(last, first + 1))


def read(text: str, language: Language) -> Line:
    """Return a text read in a language."""
    right = language.vocabulary.right
    tokens = [right(word) for word in tokens_of(language.spelled_out(text)) if word != "'"]
    tokens = language.numbers.read(rewritten(tokens, language.rewrites))
    tokens = _with_alternatives(tokens, language)
    words, same = apposed(with_people(tokens, language))
    words = [*words, Word(".")]
    return Line(_reduced(_Moods(words, language).marked(), language), same)


def _with_alternatives(tokens: list[str], language: Language) -> list[str]:
    """Return tokens with a dash between numbers read as "or", without articles."""
    read: list[str] = []
    for place, token in enumerate(tokens):
        following = tokens[place + 1] if place + 1 < len(tokens) else ""
        if token in {"-", "/"}:
            between = bool(read) and read[-1][0] in "#%" and following[:1] in {"#", "%"}
            read.append(min(language.alternatives) if between else _STOPS[token])
            continue
        if token in language.articles:
            if following in language.counted:
                read.append("#1")
            continue
        if token in language.contrasts:
            read.append(",")
        read.append(token)
    return read


class _Moods:
    """The mood of each word of a line."""

    def __init__(self, words: list[Word], language: Language) -> None:
        self.words = words
        self.texts = [word.text for word in words]
        self.moods = [Mood.TOLD] * len(words)
        self._language = language

    def marked(self) -> list[Word]:
        """Return the words with their moods."""
        first = 0
        for place, text in enumerate(self.texts):
            if text in STRONG:
                self._sentence(range(first, place), asked=text == "?")
                first = place + 1
        return [
            replace(word, mood=mood) for word, mood in zip(self.words, self.moods, strict=True)
        ]

    def _sentence(self, places: range, *, asked: bool) -> None:
        question = next((p for p in places if self._asks(p, places, asked=asked)), None)
        if question is None and asked:
            question = self._last_clause(places)
        mood = Mood.TOLD
        for place in places:
            if place == question:
                mood = Mood.ASKED
            if self._supposes(place, mood):
                mood = Mood.SUPPOSED
            elif mood is Mood.SUPPOSED and self.texts[place] == ",":
                mood = Mood.TOLD if question is None or place < question else Mood.ASKED
            self.moods[place] = mood
        self._doubt(places)

    def _asks(self, place: int, places: range, *, asked: bool) -> bool:
        language = self._language
        if language.asking.starts(self.texts, place):
            return True
        if not self._begins(place, places) or self._tells_on(place, places):
            return False
        return language.asking_first.starts(self.texts, place) or (
            asked and language.asking_with_mark.starts(self.texts, place)
        )

    def _begins(self, place: int, places: range) -> bool:
        while place > places.start:
            place -= 1
            before = self.texts[place]
            if before in WEAK or before in self._language.conjunctions:
                return True
            if before not in self._language.fillers:
                return False
        return True

    def _tells_on(self, place: int, places: range) -> bool:
        """Tell whether a word only adds to the person named just before it."""
        before = place - 1 if self.texts[place - 1] != "," else place - 2
        is_relative = self.texts[place] in self._language.relatives
        return is_relative and before >= places.start and self.words[before].person is not None

    def _last_clause(self, places: range) -> int:
        return next((p + 1 for p in reversed(places) if self.texts[p] == ","), places.start)

    def _supposes(self, place: int, mood: Mood) -> bool:
        language = self._language
        if language.supposing.starts(self.texts, place):
            return True
        return mood is Mood.ASKED and language.asking_of.starts(self.texts, place)

    def _doubt(self, places: range) -> None:
        first = places.start
        for place in (*(p for p in places if self.texts[p] == ","), places.stop):
            clause = range(first, place)
            if doubted := self._doubted(clause):
                lonely = all(self._is_light(p) or p in doubted for p in clause)
                start = self._last_clause(range(places.start, max(first - 1, 0)))
                self._set(range(start if lonely else first, place), Mood.UNSURE)
            first = place + 1

    def _doubted(self, clause: range) -> set[int]:
        language = self._language
        doubted: set[int] = set()
        for place in clause:
            for those in (language.unsure, language.unreal):
                if found := those.at(self.texts, place):
                    doubted.update(range(place, place + found[0]))
        return doubted

    def _is_light(self, place: int) -> bool:
        word = self.words[place]
        if word.person is not None:
            return word.person.is_pronoun
        return word.text in self._language.fillers

    def _set(self, places: range, mood: Mood) -> None:
        for place in places:
            self.moods[place] = mood


def _reduced(words: list[Word], language: Language) -> list[Word]:
    """Return words without fillers, doubled stops and a pronoun beside its noun."""
    read = [Word(".")]
    for word in words:
        text = word.text
        if text in language.fillers or _doubles(word, read):
            continue
        if text in language.negations and read[-1].text == "!":
            continue
        if text in language.relatives and _follows_person(read):
            read[-1] = replace(read[-1], is_told_on=True)
            continue
        _add(replace(word, text=language.sign(text)), read)
    return read


def _add(word: Word, read: list[Word]) -> None:
    """Add a word; of two stops the stronger stays, and a negation goes after the pronoun."""
    if word.text in BOUNDARIES and read[-1].text in BOUNDARIES:
        if word.text in STRONG:
            read[-1] = word
    elif word.person is not None and word.person.is_pronoun and read[-1].text == "!":
        read.insert(-1, word)
    else:
        read.append(word)


def _follows_person(read: list[Word]) -> bool:
    """Tell whether a person was just named, and drop a comma between."""
    if read[-1].person is not None and not read[-1].person.is_pronoun:
        return True
    if read[-1].text == "," and len(read) > 1:
        person = read[-2].person
        if person is not None and not person.is_pronoun:
            read.pop()
            return True
    return False


def _doubles(word: Word, read: list[Word]) -> bool:
    """Tell whether a word is a verb's pronoun that repeats the subject just named."""
    if word.person is None or not word.person.is_pronoun:
        return False
    before = read[-2] if read[-1].text == "!" else read[-1]
    subject = before.person
    if subject is None:
        return False
    if subject.is_pronoun:
        return subject.kind == word.person.kind
    return word.person.kind == ("he" if subject.is_one else "they")
