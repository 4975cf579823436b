"""The words and phrases of one language, as its files have them.

A phrase is words in their order: `stem-` is every word that begins so, `word?` may be missing,
`(a/b c)` is one of several, `(a/b)?` one or none, `..` up to six words of the same sentence before
another player. Between angle brackets stands a slot, a player, a number or a card, or the name of
a class of words. Words are those of a line as it is read: without articles, `<not>` for a
negation, `<dummy>` for a player. What is told under a key that ends in `-likely` is not stated but
likely. A phrase with a leading `+` counts even where its sentence asks, supposes or believes. A
match has no negation that the phrase does not have.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from lawcore.languages import names_of, text_of
from lawcore.understanding.words import Abbreviations, Numbers, Vocabulary, tokens_of

FOLDER = "phrases"
COMMON, CONCEPTS, LIBRARY, ROLES = "common", "concepts", "library", "roles"
_HIGHEST = 13
_SHORTEST_START = 4
_SLOTS = {
    "who": r" @(?P<who>\w+)",
    "him": r" @(?:he|they|me|we)",
    "number": r" [#%](?P<number>\d+)",
    "ordinal": r" %(?P<number>\d+)",
    "card": r" ~\w*",
    "bid": r" ~[1-7][cdhsn]",
    "low": r" ~low",
    "high": r" ~high",
    "over_seven": r" ~over",
    "compass": r" @(?P<who>north|east|south|west)",
    "not": r" !(?: @(?:he|they|me|we)(?! @))?",
    "suit": r" ~suit",
}
_PLAYERS = {
    "defender": "defender|other_defender|defending_side",
    "offending": "offender|offending_side",
    "partner": "(?:my_|his_)?partner",
    "lho": "left_opponent|next_player",
    "rho": "right_opponent",
    "innocent": "innocent_side|opponent|opposing_side",
}
_KINDS = (
    "declarer", "dummy", "defender", "other_defender", "defending_side", "declaring_side", "me",
    "we", "he", "they", "offender", "offending_side", "innocent_side", "partner", "opponent",
    "opposing_side", "left_opponent", "right_opponent", "next_player", "everyone", "somebody",
    "north", "east", "south", "west",
)  # fmt: skip
_CLASS, _NAMED = "word-", "named-"
_GAP = r"((?:(?! [,&] @) [^ .?]+){0,6}?)"
"""A group without a name: what a phrase passes over."""
_PART = re.compile(
    r"(?P<open>\()|(?P<close>\)\??)|(?P<or>/)|<(?P<name>[a-z_]+)>(?P<absent>\?)?"
    r"|(?P<gap>\.\.)|(?P<word>[^\s<>()/]+)"
)
_NO_WORDS = re.compile(r"^#.*$|^[\w-]+ =|<[^>]*>|[^\s|/()]+-(?=[\s|/)?]|$)", re.MULTILINE)

Words = tuple[str, ...]


def entries(text: str) -> dict[str, list[str]]:
    """Return the alternatives under each key of a file of phrases."""
    found: dict[str, list[str]] = {}
    key = ""
    for line in text.splitlines():
        if line[:1] not in {"", " ", "#"}:
            key, _, line = line.partition(" =")  # noqa: PLW2901 - the rest of it
            found.setdefault(key, [])
        if key and line[:1] != "#":
            found[key] += filter(None, (" ".join(one.split()) for one in line.split("|")))
    return found


class Sequences:
    """Sequences of words to look for, each with a meaning; the longest goes first."""

    def __init__(self, meanings: Iterable[tuple[Words, str]]) -> None:
        self._by_start: dict[str, list[tuple[Words, str]]] = {}
        for words, meaning in sorted(meanings, key=lambda pair: -len(pair[0])):
            if words:
                self._by_start.setdefault(words[0], []).append((words, meaning))

    def at(self, tokens: Sequence[str], place: int) -> tuple[int, str] | None:
        """Return the length and meaning of the longest sequence that begins at a place."""
        for words, meaning in self._by_start.get(tokens[place], ()):
            if tuple(tokens[place : place + len(words)]) == words:
                return len(words), meaning
        return None

    def replaced(self, tokens: Sequence[str], place: int) -> tuple[int, Sequence[str]]:
        """Read what the sequence at a place means; else the word there."""
        length, meaning = self.at(tokens, place) or (1, tokens[place])
        return length, meaning.split()


@dataclass(frozen=True)
class Phrase:
    """A phrase under a key."""

    key: str
    text: str
    pattern: str

    @property
    def holds_anyhow(self) -> bool:
        """Tell whether it counts even where its sentence only asks or supposes."""
        return self.text.startswith("+")

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The pattern, compiled when a line has its words."""
        return re.compile(f"{self.pattern}(?= )")


class Language:
    """The words of one language that all subjects share, and the phrases of each subject."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._common = entries(_source(name, COMMON))
        one = self.singles
        self.fillers, self.articles = one("filler"), one("article")
        self.dropped = self.fillers | self.articles
        self.negations, self.nobody = one("negation"), one("nobody")
        self.alternatives, self.conjunctions = one("or"), one("and")
        self.signs = dict.fromkeys(self.conjunctions, "&") | dict.fromkeys(self.negations, "!")
        self.contrasts, self.relatives = one("contrast"), one("relative")
        self.counted, self.possession = one("counted"), one("possession")
        self.mine = one("mine") | one("ours")
        self.possessors = one("his") | one("theirs") | self.mine
        self.subjects = {
            key.removeprefix(_NAMED): tuple(one.removesuffix("-") for one in texts)
            for key, texts in self._common.items()
            if key.startswith(_NAMED)
        }
        self.turns, self.outside = one("turn"), one("outside")
        self.earlier = one("earlier") | {"%1"}
        self.discovered = tuple(f"{one} ".replace("- ", "") for one in self.written("discovered"))
        self.changing = tuple(self.written("changing"))
        self.genitives, self.over = one("of"), one("over")
        pairs = (text.partition(">") for text in self.written("rewrite"))
        self.rewrites = Sequences((plain(old), " ".join(plain(new))) for old, _, new in pairs)
        self.people = Sequences(
            (words, f"@{kind}") for kind in _KINDS for words in self._listed(f"who-{kind}")
        )
        self.abbreviations = Abbreviations(
            *(self.written(key) for key in ("spelled", "seat-letter", "no-seat-before"))
        )
        self.asking, self.asking_first = self._those("asking"), self._those("asking-first")
        self.asking_with_mark, self.supposing = self._those("asking-with-mark"), self._those("if")
        self.unreal, self.doubt = self._those("unreal"), self._those("doubt")
        self.reported = self._those("reported")
        self.numbers = Numbers(
            {word: n for n in range(_HIGHEST + 1) for word in one(f"number-{n}")},
            {word: n for n in range(_HIGHEST + 1) for word in one(f"ordinal-{n}")},
            one("ordinal-suffix"),
            {word: suit for suit in "cdhsn" for word in one(f"denomination-{suit}")},
            self.genitives,
        )
        self.vocabulary = Vocabulary(self._vocabulary(), one("ordinary"))
        self._concepts = _by_word(name)
        self._classes: Mapping[str, list[str]] = self._common
        self._phrases: dict[str, Mapping[str, tuple[Phrase, ...]]] = {}
        self._keys: dict[str, Mapping[str, list[str]]] = {}

    def written(self, key: str) -> list[str]:
        """Return the alternatives of a key of the common file as they are written."""
        return self._common.get(key, [])

    def singles(self, key: str) -> frozenset[str]:
        """Return the single words listed under a key of the common file."""
        return frozenset(words[0] for words in self._listed(key) if words)

    def _those(self, key: str) -> Sequences:
        return Sequences((words, key) for words in self._listed(key))

    def _listed(self, key: str) -> list[Words]:
        return [plain(text) for text in self.written(key)]

    def concepts(self, word: str) -> frozenset[str]:
        """Return the meanings of a word, by the names of the file of concepts."""
        starts = (f"{word[:end]}-" for end in range(_SHORTEST_START, len(word) + 1))
        return frozenset().union(*(self._concepts.get(one, ()) for one in (word, *starts)))

    def said(self, subject: str, key: str) -> tuple[str, ...]:
        """Return the names under a key of a subject's file, such as the facts told last."""
        return tuple(" ".join(self._file(subject).get(key, ())).split())

    def _file(self, subject: str) -> Mapping[str, list[str]]:
        if subject not in self._keys:
            self._keys[subject] = entries(text_of(self.name, f"{FOLDER}/{subject}") or "")
        return self._keys[subject]

    def likely(self, subject: str, words: frozenset[str]) -> Iterator[Phrase]:
        """Yield the phrases of a subject that may stand in a line with these words and starts."""
        if subject not in self._phrases:
            index: dict[str, list[Phrase]] = {}
            for key, texts in self._file(subject).items():
                for text in texts if key not in NAMES and not key.startswith(_CLASS) else ():
                    phrase, needs = self.phrase(key, text, subject)
                    for need in needs:
                        index.setdefault(need, []).append(phrase)
            self._phrases[subject] = {need: tuple(those) for need, those in index.items()}
        index_of = self._phrases[subject]
        found = {id(one): one for word in words & index_of.keys() for one in index_of[word]}
        yield from found.values()

    def phrase(self, key: str, text: str, subject: str = COMMON) -> tuple[Phrase, frozenset[str]]:
        """Return a phrase of a subject, and the words of which a line must have one.

        Raises ValueError where it has no certain word, or a slot twice.
        """
        self._classes = {**self._common, **self._file(subject)}
        parts = list(_PART.finditer(text.removeprefix("+")))
        pattern, needs = self._choices(parts)
        slots = re.findall(r"[?]P<(\w+)", pattern)
        if not needs or parts or len(slots) > len(set(slots)):
            raise ValueError(text)
        return Phrase(key, text, pattern), needs

    def _choices(self, parts: list[re.Match[str]]) -> tuple[str, frozenset[str]]:
        """Return the pattern of alternatives up to their bracket, and what they may need."""
        choices = [self._sequence(parts)]
        while parts and parts[0]["or"]:
            parts.pop(0)
            choices.append(self._sequence(parts))
        choices = [choice for choice in choices if choice[0]]
        needs = [need for _, need in choices]
        every = frozenset().union(*needs) if all(needs) else frozenset[str]()
        return f"(?:{'|'.join(pattern for pattern, _ in choices)})" if choices else "", every

    def _sequence(self, parts: list[re.Match[str]]) -> tuple[str, frozenset[str]]:
        pattern = ""
        needs: list[frozenset[str]] = []
        while parts and not (parts[0]["or"] or parts[0]["close"]):
            one, need = self._part(parts)
            pattern += one
            needs += [need] if need else []
        rarest = min(needs, key=lambda some: (len(some), -min(map(len, some))), default=None)
        return pattern, rarest or frozenset()

    def _part(self, parts: list[re.Match[str]]) -> tuple[str, frozenset[str]]:
        part = parts.pop(0)
        if part["open"]:
            pattern, needs = self._choices(parts)
            absent = parts.pop(0)["close"] == ")?"
            return (f"{pattern}?", frozenset()) if absent and pattern else (pattern, needs)
        if part["gap"]:
            return _GAP, frozenset()
        if part["name"]:
            pattern, needs = self._slot(part["name"])
            return (f"(?:{pattern})?", frozenset()) if part["absent"] else (pattern, needs)
        word = part["word"]
        if word.endswith("-"):
            return rf" {re.escape(word[:-1])}\w*", frozenset({word})
        if word.endswith("?"):
            return f"(?: {re.escape(word[:-1])})?", frozenset()
        return f" {re.escape(word)}", frozenset({word})

    def _slot(self, name: str) -> tuple[str, frozenset[str]]:
        if name in _SLOTS:
            pattern = _SLOTS[name]
            return pattern, frozenset({"#", "%"} if pattern[1] == "[" else {pattern[1]})
        if name in _PLAYERS:
            return rf" @(?:{_PLAYERS[name]})", frozenset({"@"})
        if name in _KINDS:
            return f" @{name}", frozenset({f"@{name}"})
        words = self._classes.get(f"word-{name}", ())
        pairs = [self._sequence(list(_PART.finditer(text))) for text in words]
        if not pairs:
            raise ValueError(name)
        pattern = "|".join(sorted((one for one, _ in pairs), key=lambda one: (-len(one), one)))
        return f"(?:{pattern})", frozenset().union(*(need for _, need in pairs))

    def _vocabulary(self) -> Iterator[str]:
        for name in names_of(self.name, FOLDER):
            yield from re.findall(
                r"[^\W\d_]+", _NO_WORDS.sub(" ", _source(self.name, name)).lower()
            )


NAMES = frozenset({"offender-role", "of-offenders", "of-this-one", "told-before-turn"})
NAMES |= {"over-it", "beside-number", "no-number-before", "goes-on", "of-other-side"}
"""The keys whose words are names of facts, no phrases."""


def plain(text: str) -> Words:
    """Return the words and numbers of a text."""
    return tuple(word for word in tokens_of(text) if word.isalnum())


def _by_word(name: str) -> dict[str, set[str]]:
    meanings: dict[str, set[str]] = {}
    for meaning, words in entries(text_of(name, f"{FOLDER}/{CONCEPTS}") or "").items():
        for word in words:
            meanings.setdefault(word, set()).add(meaning)
    return meanings


def _source(language: str, name: str) -> str:
    text = text_of(language, f"{FOLDER}/{name}")
    if text is None:
        raise FileNotFoundError(name)
    return text


@cache
def has_phrases(language: str) -> bool:
    """Tell whether anything can be understood in a language."""
    return text_of(language, f"{FOLDER}/{COMMON}") is not None


language_of = cache(Language)
"""Returns the words and phrases of a language, read once."""
