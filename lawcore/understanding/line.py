"""A line as it is read: people, numbers and stops marked, and what in it is told."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property

from lawcore.understanding.people import COMPASS, ROLES, Person
from lawcore.understanding.phrases import Language
from lawcore.understanding.sequences import rewritten
from lawcore.understanding.words import BOUNDARIES, STRONG, WEAK, tokens_of

_RELATIONAL = {
    "partner": "partner",
    "opponent": "opponent",
    "opposing_side": "opponent",
    "left_opponent": "left_opponent",
    "right_opponent": "right_opponent",
}


_TOLD_MORE = {"me", "he", "left_opponent", "right_opponent", "opponent"}
_STOPS = {"-": ".", "/": ","}
_PIPS = frozenset(f"#{number}" for number in range(6, 11))


class Mood(Enum):
    """How something is said."""

    TOLD = auto()
    ASKED = auto()
    SUPPOSED = auto()
    UNSURE = auto()


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line: itself or a mark, the person it names, and how it is said.

    `is_told_on` is true of a person of whom more is told right after, as in "West, who leads".
    """

    text: str
    person: Person | None = None
    mood: Mood = Mood.TOLD
    is_told_on: bool = False


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
        """Return which words lie between two places of the text."""
        return range(bisect_left(self._ends, start + 1), bisect_left(self._ends, end) + 1)

    def person(self, mark: str) -> Person:
        """Return whom a mark stands for."""
        return self._marked[mark]

    def is_one_of_two(self, place: int) -> bool:
        """Tell whether whom a place names was named with another, as in "I and my partner"."""
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
    words, same = _apposed(_with_people(tokens, language))
    words = [*words, Word(".")]
    return Line(_reduced(_Moods(words, language).marked(), language), same)


def _with_alternatives(tokens: list[str], language: Language) -> list[str]:
    """Return tokens with a dash between numbers as "or", and articles out of the way."""
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


def _with_people(tokens: list[str], language: Language) -> list[Word]:
    words: list[Word] = []
    place = 0
    while place < len(tokens):
        length, kind = language.people.at(tokens, place) or (1, "")
        words.append(_named(Person(kind, place=place)) if kind else Word(tokens[place]))
        place += length
    return _of_whom(_whose(words, language), language)


def _named(person: Person) -> Word:
    return Word(f"@{'h' if person.is_pronoun else ''}{person.place}:{person.kind}", person)


def _whose(words: list[Word], language: Language) -> list[Word]:
    """Return words with "his partner" and "X's partner" each as one person."""
    read: list[Word] = []
    place = 0
    while place < len(words):
        word, following = words[place], words[place + 1] if place + 1 < len(words) else None
        owner = _possessor(word.text, place, language)
        kind = following and _relational(following, language)
        if owner is not None and kind:
            read.append(_named(Person(kind, owner, place)))
            place += 2
        elif word.text in language.possession and read and read[-1].person and kind:
            read[-1] = _named(Person(kind, read[-1].person, place))
            place += 2
        elif owner is not None and (
            _is_owned(read, following, language) or _wins(read, following, language)
        ):
            read.append(_named(owner))
            place += 1
        elif owner is not None and (length := _winning(words, place, language)):
            read.append(_named(owner))
            place += length
        else:
            read.append(word)
            place += 1
    return read


def _apposed(words: list[Word]) -> tuple[list[Word], list[tuple[Person, Person]]]:
    """Return words with a player named twice, as in "South (declarer)", once, and those pairs."""
    read: list[Word] = []
    same: list[tuple[Person, Person]] = []
    place = 0
    while place < len(words):
        length, other = _apposition(words, place)
        word = words[place]
        if other is not None and word.person is not None:
            same.append((word.person, other))
            word = _named(other) if word.person.kind in COMPASS else word
        read.append(word)
        place += length
    return read, same


def _apposition(words: list[Word], place: int) -> tuple[int, Person | None]:
    """Return how many words name the player at a place, and as whom the second time."""
    person, after = words[place].person, [word.text for word in words[place + 1 : place + 4]]
    if person is None or not after:
        return 1, None
    commas = after[0] == "," and after[2:] in ([], [","], ["."])
    second = place + (2 if commas else 1)
    other = words[second].person if second < len(words) else None
    if other is None or other.of is not None or not _adds(person, other):
        return 1, None
    return (min(4, len(words) - place) if commas else 2), other


def _adds(person: Person, other: Person) -> bool:
    """Tell whether another name says more about a player: his role, or where he sits."""
    if other.kind in COMPASS:
        return person.kind in ROLES or person.kind in {"me", "partner"}
    if other.kind == "me":
        return person.kind in ROLES or person.kind in COMPASS
    return other.kind in ROLES and (person.kind in COMPASS or person.kind in _TOLD_MORE)


def _is_owned(before: list[Word], following: Word | None, language: Language) -> bool:
    """Tell whether "mine" says whose trick or revoke it is: beside the word, or after "was"."""
    owned = language.owned
    if following and following.text in owned:
        return True
    last = next((word.text for word in reversed(before) if word.text not in language.fillers), "")
    return last in owned


def _wins(before: list[Word], following: Word | None, language: Language) -> bool:
    """Tell whether "my" says by whose card a trick was won: "by my ace"."""
    last = before[-1].text if before else ""
    return _is_winner(following, language) and last in language.won_by | language.winning


def _winning(words: list[Word], place: int, language: Language) -> int:
    """Return how many words are "my ten" where what follows is that it won; 0 for none."""
    first = words[place + 1] if place + 1 < len(words) else None
    if not _is_winner(first, language):
        return 0
    for length, word in enumerate(words[place + 2 : place + 5], 2):
        if word.text in language.winning:
            return length
        if not (word.text in language.fillers or (word.person and word.person.kind == "he")):
            return 0
    return 0


def _is_winner(card: Word | None, language: Language) -> bool:
    return card is not None and (card.text in language.winning_cards or card.text in _PIPS)


def _of_whom(words: list[Word], language: Language) -> list[Word]:
    """Return words with "partner of X" as one person, from the innermost X outwards."""
    read: list[Word] = []
    for word in reversed(words):
        kind = _relational(word, language)
        length = _genitive(read, language) if kind else 0
        owner = read[-length].person if length else None
        if kind and owner is not None:
            del read[-length:]
            place = word.person.place if word.person else owner.place
            word = _named(Person(kind, owner, place))  # noqa: PLW2901
        read.append(word)
    return read[::-1]


def _genitive(following: list[Word], language: Language) -> int:
    """Return how many of the words that follow, the last one first, are "of the X"; 0 for none."""
    if not following or following[-1].text not in language.genitives:
        return 0
    length = 2
    while length <= len(following) and following[-length].text in language.fillers:
        length += 1
    return length if length <= len(following) else 0


def _relational(word: Word, language: Language) -> str | None:
    """Return which relation a word names: "partner", "opponent" or "side"."""
    if word.person is None:
        found = language.relations.at([word.text], 0)
        return found[1] if found else None
    return _RELATIONAL.get(word.person.kind) if word.person.of is None else None


def _possessor(text: str, place: int, language: Language) -> Person | None:
    for kind, those in language.possessors:
        if text in those:
            return Person(kind, place=place)
    return None


class _Moods:
    """How each word of a line is said."""

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
        """Tell whether a word only begins to tell more of whom was named just before it."""
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
    """Return words without fillers and doubled stops, a pronoun beside its noun left out."""
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
    """Add a word; of two stops the stronger stays, a negation goes behind the pronoun."""
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
    """Tell whether a word is the pronoun a verb carries beside the subject just named."""
    if word.person is None or not word.person.is_pronoun:
        return False
    before = read[-2] if read[-1].text == "!" else read[-1]
    subject = before.person
    if subject is None:
        return False
    if subject.is_pronoun:
        return subject.kind == word.person.kind
    return word.person.kind == ("he" if subject.is_one else "they")
