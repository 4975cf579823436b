"""The phrases of one language: read from its files and compiled to patterns over a line.

A phrase is words with, between angle brackets, slots for people and numbers or the name of a class
of words. `word?` is optional, `stem-` is every word that begins so, `(a/b c)` is one of several
alternatives, `(a/b)?` one or none. `one ++ other` is the one, if the line says the other too,
before it or after. `*` stands for up to three words, `**` for up to eight and stops of a clause,
`..` and `...` for up to six and up to sixteen words, people and stops of any kind, ` ? ` for a
question mark, ` : ` for a colon or full stop, `^` and `$` for the two ends of a clause, a leading
`+` for a phrase that holds even within a question. A role ("declarer", "my partner") stands for
whoever is named so. A match contains no negation that the phrase does not have.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias

from lawcore.languages import names_of, text_of
from lawcore.languages.fluent_file import interned
from lawcore.languages.messages import Texts
from lawcore.understanding.phrase_book import Phrase
from lawcore.understanding.sequences import Sequences, Words, rewritten
from lawcore.understanding.words import Abbreviations, Numbers, Vocabulary, tokens_of

SIDES = frozenset({"offending", "offenders", "innocent", "offender", "partner", "lho", "rho"})
PEOPLE_SLOTS = SIDES | {"who", "declarer", "dummy", "defender", "all"}
_PERSON = r"@h?\d+:[a-z_]+"
_SLOTS = {
    "he": r" (?P<he>@h\d+:[a-z_]+)",
    "named": r" (?P<who>@(?:\d+:[a-z_]+|h\d+:(?:me|we)))",
    "him": r" @h?\d+:[a-z_]+",
    "number": r" #(?P<number>\d+)",
    "ordinal": r" %(?P<ordinal>\d+)",
    "compass": r" (?P<who>@h?\d+:(?:north|east|south|west))",
    "card": r" ~(?!over\b|suit\b)\w*",
    "bid": r" ~(?P<bid>[1-7][cdhsn])",
    "beaten": r" ~(?P<beaten>[1-7][cdhsn])",
    "low": r" ~low",
    "high": r" ~high",
    "over_seven": r" ~over",
    "not": r" !",
}
_SIGNS = {
    "*": r"(?: (?:[a-z]+|#1|~\w*)){0,3}?",
    "**": r"(?: (?:[a-z]+|[,&]|~\w*|[#%]\d+)){0,8}?",
    "..": r"(?:(?! [,&] @)(?! @\S+ @) [^ .?]+){0,6}?",
    "...": r"(?: [^ ?]+){0,16}?",
    ",": r" ,",
    "&": r" &",
    "?": r" [?]",
    ":": r" [.]",
    "^": r"(?<=[.?,&])",
    "$": r"(?= [.?,&])",
}
_SUIT_MARKS = ("~", "~suit", "~low", "~high")
_BID = r" ~[1-7][cdhsn]"
_PART = re.compile(
    r"(?P<open>\()|(?P<close>\)\??)|(?P<or>/)|<(?P<name>[a-z_]+)>(?P<absent>\?)?"
    r"|(?P<sign>[*]{1,2}|[.]{2,3}|[\^$,&?:])(?=[\s/)]|$)|(?P<number>[#%]\d+)"
    r"|(?P<words>[^\s<>()/]+)"
)
_NAMES = (
    r"(?:law|asked-about|offender-role|outcome|several-keeps|told-first|told-last"
    r"|counted-when|of-this-trick|won-with|[a-z_]+-(?:counted|denominations))"
)
_NO_WORDS = re.compile(
    rf"^#.*$|^{_NAMES} =.*$|^[a-z][\w-]* =|<[^>]*>|[^\s|/()]+-(?=[\s|/)]|$)", re.MULTILINE
)
_BESIDE = " ++ "
_FOLDER = "phrases"
_COMMON = "common"
_CONCEPTS = "concepts"
LIBRARY = "library"
"""The file of matters that are not ruled on: a key is a Law."""
_HIGHEST = 13
_SHORTEST_START = 4
_KINDS = (
    "declarer", "dummy", "defender", "other_defender", "defending_side", "declaring_side", "me",
    "we", "he", "they", "offender", "offending_side", "innocent_side", "partner", "opponent",
    "opposing_side", "left_opponent", "right_opponent", "next_player", "everyone", "somebody",
    "north", "east", "south", "west",
)  # fmt: skip

_Part: TypeAlias = tuple[str, tuple[frozenset[str], ...]]
"""A piece of a pattern, with sets of words: a line must have one of each."""


class Language:
    """The phrases and words of one language that all subjects share."""

    def __init__(self, name: str) -> None:
        self.name = name
        names = names_of(name, _FOLDER)
        self._files = {subject: Texts(name, _source_text(name, subject)) for subject in names}
        self.topics = tuple(sorted(set(names) - {_COMMON, LIBRARY, _CONCEPTS}))
        self._concepts = self._by_word() if _CONCEPTS in names else {}
        self._phrases: dict[tuple[str, str], tuple[Phrase, ...]] = {}
        self._words: dict[tuple[str, str], Words] = {}
        self._classes: dict[tuple[str, str], tuple[str, frozenset[str]]] = {}
        self._plain: dict[str, tuple[tuple[str, bool], ...]] = {}
        self._common = self._files[_COMMON]
        self.fillers = self.singles("filler")
        self.negations = self.singles("negation")
        self.nobody = self.singles("nobody")
        self.alternatives = self.singles("or")
        self.conjunctions = self.singles("and")
        self.articles = self.singles("article")
        self.counted = self.singles("counted")
        self.genitives = self.singles("of")
        self.agents = self.singles("agent")
        self.over = self.singles("over")
        self.relatives = self.singles("relative")
        self.rewrites = Sequences.of(self._rewrites())
        self._abbreviations = Abbreviations(
            *(self.written(key) for key in ("spelled", "seat-letter", "no-seat-before"))
        )
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
        winners = ("won-by", "winning-card", "winning")
        self.won_by, self.winning_cards, self.winning = map(self.singles, winners)
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
            {word: name for name in "cdhsn" for word in self.singles(f"denomination-{name}")},
            self.genitives,
        )
        self.vocabulary = Vocabulary(self._vocabulary(), self.singles("ordinary"))

    def singles(self, key: str) -> frozenset[str]:
        """Return the single words listed under a key of the common file."""
        return frozenset(words[0] for words in self._listed(key) if words)

    def concepts(self, word: str) -> frozenset[str]:
        """Return the meanings of a word, by the names of the file of concepts."""
        starts = (f"{word[:end]}-" for end in range(_SHORTEST_START, len(word) + 1))
        return frozenset().union(*(self._concepts.get(one, ()) for one in (word, *starts)))

    def _by_word(self) -> dict[str, set[str]]:
        source = self._files[_CONCEPTS]
        meanings: dict[str, set[str]] = {}
        for name in source.keys():  # noqa: SIM118 - a method of messages, not of a dictionary
            for word in _alternatives(source.say(name)):
                meanings.setdefault(word, set()).add(name)
        return meanings

    def spelled_out(self, text: str) -> str:
        """Return a text with its abbreviations in full; one all in capitals is made small."""
        return self._abbreviations.spelled_out(text.lower() if text.isupper() else text)

    def written(self, key: str) -> list[str]:
        """Return the alternatives of a key of the common file as they are written."""
        return _alternatives(self._common.say(key)) if self._common.has(key) else []

    def keys(self, subject: str) -> tuple[str, ...]:
        """Return what stands in a file of phrases."""
        return tuple(self._files[subject].keys()) if subject in self._files else ()

    def phrases_of(self, subject: str, key: str) -> tuple[Phrase, ...]:
        """Return the phrases under a key, read once."""
        if (subject, key) not in self._phrases:
            self._phrases[subject, key] = self.phrases(subject, key)
        return self._phrases[subject, key]

    def phrases(self, subject: str, key: str) -> tuple[Phrase, ...]:
        """Return the phrases under a key of a subject, of the common file where it has none."""
        source = self._source(subject, key)
        if source is None:
            return ()
        return tuple(self._phrase(subject, text) for text in _alternatives(source.say(key)))

    def words(self, subject: str, key: str) -> Words:
        """Return the names listed under a key of a subject, separated by spaces."""
        if (subject, key) not in self._words:
            source = self._source(subject, key)
            self._words[subject, key] = tuple(source.say(key).split()) if source else ()
        return self._words[subject, key]

    def _source(self, subject: str, key: str) -> Texts | None:
        for source in (self._files.get(subject), self._common):
            if source is not None and source.has(key):
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
        head, *others = text.removeprefix("+").split(_BESIDE)
        parts = list(_PART.finditer(head))
        if head.count("(") != head.count(")"):
            raise ValueError(text)
        pattern, needs = self._choices(subject, parts)
        if not needs and re.match(pattern, ""):
            raise ValueError(text)
        beside = tuple(self._phrase(subject, other) for other in others)
        return Phrase(f"{pattern}(?= )", needs, presupposed, beside)

    def _choices(self, subject: str, parts: list[re.Match[str]]) -> _Part:
        """Return the pattern of alternatives, up to the end of their brackets.

        An alternative made only of words that are dropped from every line is left out.
        """
        choices = [self._sequence(subject, parts)]
        while parts and parts[0]["or"]:
            parts.pop(0)
            choices.append(self._sequence(subject, parts))
        choices = [choice for choice in choices if choice[0]]
        if len(choices) < 2:  # noqa: PLR2004 - no choice
            return choices[0] if choices else ("", ())
        pattern = "|".join(pattern for pattern, _ in choices)
        first = [needs[0] for _, needs in choices if needs]
        every = len(first) == len(choices)
        return f"(?:{pattern})", (interned(frozenset().union(*first)),) if every else ()

    def _sequence(self, subject: str, parts: list[re.Match[str]]) -> _Part:
        pattern = ""
        needs: list[frozenset[str]] = []
        while parts and not (parts[0]["or"] or parts[0]["close"]):
            part, need = self._part(subject, parts)
            pattern += part
            needs += need
        return pattern, tuple(needs)

    def _part(self, subject: str, parts: list[re.Match[str]]) -> _Part:
        part = parts.pop(0)
        absent = part["absent"] or ""
        if part["open"]:
            pattern, needs = self._choices(subject, parts)
            absent = parts.pop(0)["close"].removeprefix(")")
            if not (pattern or absent):
                raise ValueError(subject)
            return f"(?:{pattern}){absent}" if pattern else "", () if absent else needs
        if part["sign"]:
            return _SIGNS[part["sign"]], ()
        if part["number"]:
            return f" {part['number']}", ()
        if part["name"]:
            return self._slot(subject, part["name"], absent)
        words = [part["words"]]
        while parts and parts[0]["words"]:
            words.append(parts.pop(0)["words"])
        return self._plain_words(words)

    def _slot(self, subject: str, name: str, absent: str) -> _Part:
        """Return the pattern of a slot, or of the class of words of that name."""
        if name in PEOPLE_SLOTS:
            return f"(?: (?P<{name}>{_PERSON})){absent}", ()
        if name in _SLOTS:
            return f"(?:{_SLOTS[name]}){absent}", ()
        if (subject, name) not in self._classes:
            self._classes[subject, name] = self._class(subject, name)
        pattern, need = self._classes[subject, name]
        return f"{pattern}{absent}", () if absent or not need else (need,)

    def _plain_words(self, words: list[str]) -> _Part:
        """Return the pattern of words as a line has them after reading."""
        pattern, needs = "", []
        run: list[str] = []
        for word in [*words, ""]:
            if word and not word.endswith(("-", "?")):
                run.append(word)
                continue
            for token, people in self._as_read(run):
                pattern += rf" @h?\d+:(?:{token})" if people else f" {re.escape(token)}"
                if not people:
                    needs.append(interned(frozenset({token})))
            run = []
            if word.endswith("-"):
                pattern += rf" {word.removesuffix('-')}\w*"
                needs.append(interned(frozenset({word})))
            elif word:
                pattern += "".join(
                    rf"(?: {re.escape(token)})?" for token, _ in self._as_read([word])
                )
        return pattern, tuple(needs)

    def _as_read(self, words: list[str]) -> tuple[tuple[str, bool], ...]:
        """Return words as a line has them, and kinds of people with the mark that they are."""
        text = " ".join(words).replace("?", "")
        if text not in self._plain:
            self._plain[text] = tuple(self._read(text))
        return self._plain[text]

    def _read(self, text: str) -> Iterator[tuple[str, bool]]:
        tokens = _plain(text)
        tokens = rewritten(tokens, self.rewrites)
        tokens = self.numbers.read(tokens)
        place = 0
        while place < len(tokens):
            length, kind = self.people.at(tokens, place) or (1, "")
            place += length
            token = tokens[place - 1]
            if kind:
                yield kind, True
            elif token not in self.fillers and token not in self.articles:
                yield self.sign(token), False

    def _class(self, subject: str, name: str) -> tuple[str, frozenset[str]]:
        """Return the pattern of a class of words, and the words it may begin with."""
        key = f"word-{name}"
        source = self._source(subject, key)
        if source is None:
            raise KeyError(key)
        choices = [self._plain_words(text.split()) for text in _alternatives(source.say(key))]
        written = {pattern: needs for pattern, needs in choices if pattern}
        if name == "suit":
            written |= {f" {mark}": (frozenset({mark}),) for mark in _SUIT_MARKS}
            written[_BID] = ()
        choices_in_order = sorted(written, key=lambda choice: (-len(choice), choice))
        joined = "|".join(choices_in_order)
        starts = [needs[0] for needs in written.values() if needs]
        complete = len(starts) == len(written)
        return f"(?:{joined})", interned(frozenset().union(*starts)) if complete else frozenset()

    def sign(self, word: str) -> str:
        """Return a negation as `!`, a conjunction as `&`, any other word unchanged."""
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


def _source_text(language: str, name: str) -> str:
    text = text_of(language, f"{_FOLDER}/{name}")
    if text is None:
        raise FileNotFoundError(name)
    return text


def has_phrases(language: str, subject: str = _COMMON) -> bool:
    """Tell whether a subject, or anything at all, can be understood in a language."""
    return text_of(language, f"{_FOLDER}/{subject}") is not None
