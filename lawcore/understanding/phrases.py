"""The phrases of one language: read from its files, turned into patterns over a read line.

A phrase is words with, between angle brackets, slots for people and numbers or the name of a
class of words; `word?` may be missing, `*` stands for up to three words, `**` for up to eight and
stops of a clause, `^` and `$` for the two ends of a clause, a leading `+` for what holds even
within a question.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from lawcore.languages import text_of
from lawcore.understanding.words import Numbers, Vocabulary, tokens_of
from lawcore.wording.messages import Texts, once

SIDES = frozenset({"offending", "offenders", "innocent", "offender", "partner"})
PEOPLE_SLOTS = SIDES | {"who", "declarer", "dummy", "defender", "all"}
_PERSON = r"@h?\d+"
_SLOTS = {
    "he": r" (?P<he>@h\d+)",
    "him": r" @h?\d+",
    "number": r" #(?P<number>\d+)",
    "ordinal": r" %(?P<ordinal>\d+)",
    "card": r" ~",
    "not": r" !",
}
_SIGNS = {
    "*": r"(?: (?:[a-z]+|#1|~|~suit)){0,3}?",
    "**": r"(?: (?:[a-z]+|[,&~]|~suit|[#%]\d+)){0,8}?",
    ",": r" ,",
    "&": r" &",
    "^": r"(?<=[.?,&])",
    "$": r"(?= [.?,&])",
}
_SUIT_MARKS = ("~", "~suit")
_PART = re.compile(r"<([a-z_]+)>(\?)?|([*]{1,2}|[\^$,&])(?=\s|$)|([#%]\d+)|([^\s<>]+)")
_NAMES = r"(?:signs|decisive|offender-role|outcome|several-keeps|[a-z_]+-counted)"
_NO_WORDS = re.compile(rf"^#.*$|^{_NAMES} =.*$|^[a-z][\w-]* =|<[^>]*>", re.MULTILINE)
_COMMON = "common"
_HIGHEST = 13
_KINDS = (
    "declarer", "dummy", "defender", "other_defender", "defending_side", "declaring_side", "me",
    "we", "he", "they", "offender", "offending_side", "innocent_side", "partner", "opponent",
    "opposing_side", "left_opponent", "right_opponent", "everyone", "north", "east", "south",
    "west",
)  # fmt: skip

Words = tuple[str, ...]


@dataclass(frozen=True)
class Phrase:
    """A phrase as a pattern, with the words without which it cannot match."""

    pattern: str
    needs: tuple[frozenset[str], ...]
    presupposed: bool = False

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self.pattern)

    def found(self, text: str, words: frozenset[str]) -> Iterator[re.Match[str]]:
        """Return where it stands in a read line, whose words are given too."""
        if all(need & words for need in self.needs):
            yield from self._compiled.finditer(text)


@dataclass(frozen=True)
class Sequences:
    """Sequences of words to look for, each standing for something; the longest goes first."""

    meanings: Mapping[str, tuple[tuple[Words, str], ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, meanings: Iterable[tuple[Words, str]]) -> "Sequences":
        """Return sequences with what they stand for."""
        by_start: dict[str, list[tuple[Words, str]]] = {}
        for words, meaning in meanings:
            if words:
                by_start.setdefault(words[0], []).append((words, meaning))
        return cls(
            {
                start: tuple(sorted(those, key=lambda pair: -len(pair[0])))
                for start, those in by_start.items()
            }
        )

    def at(self, tokens: list[str], place: int) -> tuple[int, str] | None:
        """Return the length and meaning of the longest sequence that begins at a place."""
        for words, meaning in self.meanings.get(tokens[place], ()):
            if tuple(tokens[place : place + len(words)]) == words:
                return len(words), meaning
        return None

    def starts(self, tokens: list[str], place: int) -> bool:
        """Tell whether a sequence begins at a place."""
        return self.at(tokens, place) is not None


class Language:
    """What all subjects share in one language."""

    def __init__(self, name: str, subjects: tuple[str, ...]) -> None:
        self.name = name
        self._files = {subject: _texts(name, subject) for subject in (_COMMON, *subjects)}
        self._common = self._files[_COMMON]
        self.subjects = subjects
        self.fillers = self.singles("filler")
        self.negations = self.singles("negation")
        self.nobody = self.singles("nobody")
        self.alternatives = self.singles("or")
        self.conjunctions = self.singles("and")
        self.articles = self.singles("article")
        self.counted = self.singles("counted")
        self.genitives = self.singles("of")
        self.relatives = self.singles("relative")
        self.rewrites = Sequences.of(self._rewrites())
        self.people = Sequences.of(
            (words, kind) for kind in _KINDS for words in self._listed(f"who-{kind}")
        )
        self.relations = Sequences.of(
            (words, kind)
            for kind in ("partner", "opponent", "side")
            for words in self._listed(f"relation-{kind}")
        )
        self.contrasts = self.singles("contrast")
        self.possessors = (
            ("he", self.singles("his")),
            ("me", self.singles("mine")),
            ("we", self.singles("ours")),
            ("they", self.singles("theirs")),
        )
        self.possession = self.singles("possession")
        self.owned = self.singles("owned")
        self.asking = self._sequences("asking")
        self.asking_first = self._sequences("asking-first")
        self.asking_with_mark = self._sequences("asking-with-mark")
        self.asking_of = self._sequences("asking-of")
        self.supposing = self._sequences("if")
        self.unsure = self._sequences("unsure")
        self.unreal = self._sequences("unreal")
        self.numbers = Numbers(
            self._counted("number"),
            self._counted("ordinal"),
            self.singles("ordinal-suffix"),
            self.singles("denomination"),
            self.genitives,
        )
        self.vocabulary = Vocabulary(self._vocabulary(), self.singles("ordinary"))

    def singles(self, key: str) -> frozenset[str]:
        """Return the single words listed under a key of the common file."""
        return frozenset(words[0] for words in self._listed(key) if words)

    def phrases(self, subject: str, key: str) -> tuple[Phrase, ...]:
        """Return the phrases under a key of a subject, of the common file where it has none."""
        source = self._source(subject, key)
        if source is None:
            return ()
        return tuple(self._phrase(subject, text) for text in _alternatives(source.say(key)))

    def words(self, subject: str, key: str) -> Words:
        """Return the names listed under a key of a subject, separated by spaces."""
        source = self._source(subject, key)
        return tuple(source.say(key).split()) if source else ()

    def _source(self, subject: str, key: str) -> Texts | None:
        for source in (self._files[subject], self._common):
            if source.has(key):
                return source
        return None

    def _listed(self, key: str, source: Texts | None = None) -> list[Words]:
        source = source or self._common
        if not source.has(key):
            return []
        return [tuple(_plain(text)) for text in _alternatives(source.say(key))]

    def _sequences(self, key: str) -> Sequences:
        return Sequences.of((words, key) for words in self._listed(key))

    def _counted(self, key: str) -> dict[str, int]:
        return {
            word: number
            for number in range(_HIGHEST + 1)
            for word in self.singles(f"{key}-{number}")
        }

    def _rewrites(self) -> Iterator[tuple[Words, str]]:
        if not self._common.has("rewrite"):
            return
        for text in _alternatives(self._common.say("rewrite")):
            before, _, after = text.partition(">")
            yield tuple(_plain(before)), " ".join(_plain(after))

    def _phrase(self, subject: str, text: str) -> Phrase:
        presupposed = text.startswith("+")
        pattern, needs = "", []
        for name, absent, sign, number, word in _PART.findall(text.removeprefix("+")):
            if sign:
                pattern += _SIGNS[sign]
            elif number:
                pattern += f" {number}"
            elif name in PEOPLE_SLOTS:
                pattern += f"(?: (?P<{name}>{_PERSON})){absent}"
            elif name in _SLOTS:
                pattern += f"(?:{_SLOTS[name]}){absent}"
            else:
                part, need = self._words(subject, name, word)
                pattern += part + absent
                if need and not absent:
                    needs.append(need)
        return Phrase(f"{pattern}(?= )", tuple(needs), presupposed)

    def _words(self, subject: str, name: str, word: str) -> tuple[str, frozenset[str]]:
        """Return the pattern of a class of words or of a word, and the words it may begin with."""
        if not name:
            tokens = self.reduced(_plain(word.rstrip("?")))
            if not tokens:
                return "", frozenset()
            if word.endswith("?"):
                return f"(?: {' '.join(tokens)})?", frozenset()
            return "".join(f" {token}" for token in tokens), once(frozenset({tokens[0]}))
        key = f"word-{name}"
        source = self._source(subject, key)
        if source is None:
            raise KeyError(key)
        choices = [self.reduced(list(words)) for words in self._listed(key, source)]
        written = {" ".join(choice): choice[0] for choice in choices if choice}
        if name == "suit":
            written |= {mark: mark for mark in _SUIT_MARKS}
        choices_in_order = sorted(written, key=lambda choice: (-len(choice), choice))
        joined = "|".join(f" {choice}" for choice in choices_in_order)
        return f"(?:{joined})", once(frozenset(written.values()))

    def reduced(self, tokens: list[str]) -> list[str]:
        """Return words without fillers, every negation as `!` and every conjunction as `&`."""
        read = self.numbers.read(tokens)
        return [self.sign(token) for token in read if token not in self.fillers]

    def sign(self, word: str) -> str:
        """Return a negation as `!`, a conjunction as `&`, any other word as it is."""
        if word in self.negations:
            return "!"
        return "&" if word in self.conjunctions else word

    def _vocabulary(self) -> Iterator[str]:
        for name in self._files:
            text = _NO_WORDS.sub(" ", _source_text(self.name, name))
            yield from (token for token in _plain(text) if token.isalpha())


def _alternatives(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split("|") if part.strip()]


def _plain(text: str) -> list[str]:
    return [word for word in tokens_of(text) if word.isalnum()]


def _texts(language: str, name: str) -> Texts:
    return Texts(language, _source_text(language, name))


def _source_text(language: str, name: str) -> str:
    text = text_of(language, f"phrases/{name}")
    if text is None:
        raise FileNotFoundError(name)
    return text


def has_phrases(language: str, subject: str = _COMMON) -> bool:
    """Tell whether a subject, or anything at all, can be understood in a language."""
    return text_of(language, f"phrases/{subject}") is not None
