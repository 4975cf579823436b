"""A line as it is read: its words in order, which of them tell something, and what they say.

A word tells if its sentence neither asks nor supposes, and nobody only thought, wanted or missed
what it says, reports it of others or disputes it. What is doubted ("maybe") tells nothing at all.
Bids that are told in words are compared by the rule that each has to be higher.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from itertools import pairwise
from typing import Any, TypeAlias

from lawcore.bridge.auction.typed import TypedAuction
from lawcore.engine.fact import Answer
from lawcore.understanding.language import Language
from lawcore.understanding.words import (
    BOUNDARIES,
    KEPT,
    STRONG,
    WEAK,
    Places,
    placed_tokens,
    stepped,
)

_STOPS = {"-": ".", "/": ","}
_NUMBERS = ("#", "%")
_DENOMINATIONS = "cdhsn"
_BID_LENGTH = len("~1c")
STORY = 25
"""A line of more words is a story."""
DOUBTED, UNMADE, ASKED, TOLD = range(4)
"""How a word tells: not at all, only what holds even where it was not done or is asked, surely."""
_BESIDE, _HANDS = ("@left_opponent", "@right_opponent"), ("@declarer", "@dummy")
_FOLLOWED = frozenset({"declarer", "dummy", "defender", "north", "east", "south", "west"})


Word: TypeAlias = tuple[str, int, Places]
"""A word of a line, how it tells, and the words as typed that it was read from."""


@dataclass(frozen=True, slots=True)
class Understood:
    """What a line surely states: a subject with answers to its facts, or no subject at all.

    If the subject is not sure, `among` has the possible ones, at most four; `law` is the number
    of the Law of a line about a matter that is not ruled on. `likely` are answers that the
    words point to, though not so surely that they are stated. Of facts that are `open` they tell
    what does not go together, each answer beside its fact.
    """

    subject: str | None
    answers: dict[str, Answer] = field(default_factory=dict)
    language: str | None = None
    among: tuple[str, ...] = ()
    law: str | None = None
    auction: TypedAuction | None = None
    likely: dict[str, Answer] = field(default_factory=dict)
    open: tuple[tuple[str, Answer], ...] = ()


class Line:
    """The words of a line in order, beginning and ending with a stop.

    A player is one word, as `@dummy`; a number `#5`, an ordinal `%5`, a bid `~2s`, a card `~low`,
    a negation `!`. `tells` says of each word how it tells, `typed` from which words, as they were
    typed, it was read; `found` keeps the phrases of each subject that were found in it.
    """

    def __init__(self, words: Sequence[Word], *, asks: bool) -> None:
        self.words = tuple(word for word, _, _ in words)
        self.tells = tuple(tells for _, tells, _ in words)
        self.typed = tuple(at for _, _, at in words)
        self.asks = asks
        self.found: dict[str, dict[str, list[Any]]] = {}
        self.text = f" {' '.join(self.words)} "
        self._ends: list[int] = []
        end = 0
        for word in self.words:
            end += len(word) + 1
            self._ends.append(end)

    @cached_property
    def set(self) -> frozenset[str]:
        """The different words of the line, and each beginning of one as `beginn-`."""
        starts = {f"{one[:end]}-" for one in self.words for end in range(2, len(one) + 1)}
        return frozenset({*self.words, *starts, *(one[0] for one in self.words)})

    def clause(self, place: int) -> range:
        """Return the words around a place up to the nearest stops."""
        first = last = place
        while first > 0 and self.words[first - 1] not in BOUNDARIES:
            first -= 1
        while last < len(self.words) and self.words[last] not in BOUNDARIES:
            last += 1
        return range(first, last)

    def places(self, start: int, end: int) -> range:
        """Return the indices of the words between two places of the text."""
        first = sum(one <= start for one in self._ends)
        return range(first, first + len(self.text[start:end].split()))


def is_story(text: str) -> bool:
    """Tell whether a text is so long that it names much besides."""
    return len(text.split()) > STORY


@lru_cache(maxsize=KEPT)
def read(text: str, language: Language) -> Line:
    """Return a text read in a language; the last few are kept."""
    text = language.abbreviations.spelled_out(text.lower() if text.isupper() else text)
    right = language.vocabulary.right
    placed = [(right(word), Places((at,))) for word, at in placed_tokens(text) if word != "'"]
    tokens, places = [word for word, _ in placed], [at for _, at in placed]
    for step in (language.rewrites.replaced, language.numbers.at):
        tokens, places = stepped(tokens, places, step)
    tokens, places = stepped(tokens, places, partial(_with_stops, language=language))
    tokens, places = stepped(tokens, places, language.people.replaced)
    told, asks = _told([*tokens, "."], language)
    words: list[Word] = [(".", TOLD, Places())]
    for word, tells, at in zip([*tokens, "."], told, [*places, Places()], strict=True):
        is_relative = word in language.relatives and words[-1][0][1:] in _FOLLOWED
        if is_relative or word in language.dropped:
            continue
        _add((language.signs.get(word, word), tells, at), words, language)
    return Line(words, asks=asks)


def _with_stops(
    tokens: Sequence[str], place: int, language: Language
) -> tuple[int, Sequence[str]]:
    """Read a dash between numbers as "or", and a stop before a contrast."""
    token = tokens[place]
    before, after = (tokens[p] if 0 <= p < len(tokens) else "" for p in (place - 1, place + 1))
    if token in _STOPS:
        between = before.startswith(_NUMBERS) and after.startswith(_NUMBERS)
        return 1, (min(language.alternatives) if between else _STOPS[token],)
    if token in language.articles:
        return 1, ("#1",) if after in language.counted else ()
    return 1, (",", token) if token in language.contrasts else (token,)


def _add(one: Word, words: list[Word], language: Language) -> None:
    """Add a word: of two stops the stronger stays, "his partner" and "X's partner" are one."""
    word, tells, at = one
    last = words[-1][0]
    if word in BOUNDARIES and last in BOUNDARIES:
        if word in STRONG:
            words[-1] = one
    elif (joined := _joined(word, words, language)) is not None:
        length, person = joined
        words[-length:] = [(person, tells, at.union(*(those for _, _, those in words[-length:])))]
    elif word != "!" or last != "!":
        words.append(one)


def _joined(word: str, words: Sequence[Word], language: Language) -> tuple[int, str] | None:
    """Return how many words before belong to a player's name, and the name of all together."""
    last, before = words[-1][0], words[-2][0] if len(words) > 1 else "."
    if word == "@partner" and last in language.possessors:
        return 1, "@my_partner" if last in language.mine else "@his_partner"
    if word == "@partner" and last in language.possession and before[0] == "@":
        return 2, _partner_of(before)
    if word[0] == "@" and last in language.genitives and before == "@partner":
        return 2, _partner_of(word)
    if (before in _BESIDE and last in language.genitives and word in _HANDS) or (
        before in _HANDS and last in language.possession and word in _BESIDE
    ):
        return 2, "@defender"
    return None


def _partner_of(person: str) -> str:
    return {"@declarer": "@dummy", "@dummy": "@declarer"}.get(
        person, "@my_partner" if person in {"@me", "@we"} else "@his_partner"
    )


def _told(tokens: Sequence[str], language: Language) -> tuple[list[int], bool]:
    """Return how each word tells, and whether any sentence asks."""
    told = [TOLD] * len(tokens)
    first, asks = 0, False
    for place, word in enumerate(tokens):
        if word in STRONG:
            asks |= _mark(tokens, range(first, place), word == "?", told, language)
            first = place + 1
    return told, asks


def _mark(
    tokens: Sequence[str], places: range, asked: bool, told: list[int], language: Language
) -> bool:
    """Mark what a sentence asks or supposes, and what somebody in it only thought or wanted.

    Returns whether it asks.
    """
    asking = [p for p in places if _asks(tokens, p, places, asked, language)]
    if asked and not asking:
        commas = [p + 1 for p in places if tokens[p] == ","]
        asking = commas[-1:] or [places.start]
    if asking:
        told[asking[0] : places.stop] = [ASKED] * (places.stop - asking[0])
    if any(language.reported.at(tokens, place) for place in places):
        told[places.start : places.stop] = [ASKED] * len(places)
    for those, how in (
        (language.supposing, ASKED),
        (language.unreal, UNMADE),
        (language.doubt, DOUBTED),
    ):
        for place in places:
            if those.at(tokens, place):
                stops = (p for p in range(place, places.stop) if tokens[p] == ",")
                until = next(stops, places.stop)
                begins = (p + 1 for p in range(place, places.start, -1) if tokens[p] == ",")
                first = place if how != DOUBTED else next(begins, places.start)
                told[first:until] = [how] * (until - first)
    return asked or bool(asking)


def _asks(
    tokens: Sequence[str], place: int, places: range, asked: bool, language: Language
) -> bool:
    if language.asking.at(tokens, place):
        return True
    before = place - 1
    while before >= places.start and tokens[before] in language.fillers:
        before -= 1
    if before >= places.start and tokens[before] not in {*WEAK, *language.conjunctions}:
        return False
    if place > places.start and tokens[place] in language.relatives:
        last = tokens[place - 1] if tokens[place - 1] != "," else tokens[max(place - 2, 0)]
        if last[0] == "@":
            return False
    return bool(
        language.asking_first.at(tokens, place)
        or (asked and language.asking_with_mark.at(tokens, place))
    )


def insufficient(line: Line, language: Language) -> int | None:
    """Return the place of a bid in a line that is not higher than one before it.

    Of two bids the first is the later one if a word like "over" stands between them; those with
    "or" between them are two that a player may choose.
    """
    for (first, one), (second, other) in pairwise(_bids(line)):
        between = {*line.words[first + 1 : second]}
        if between & language.alternatives:
            continue
        is_over = between & language.over
        place, later, earlier = (first, one, other) if is_over else (second, other, one)
        if later <= earlier:
            return place
    return None


def are_sufficient(line: Line, language: Language) -> bool:
    """Tell whether of a line's bids each is higher than the one before, or one was only wanted."""
    is_wanted = any(
        text[0] == "~" and line.tells[p] == UNMADE for p, text in enumerate(line.words)
    )
    return (is_wanted or len([*_bids(line)]) > 1) and insufficient(line, language) is None


def _bids(line: Line) -> Iterator[tuple[int, tuple[str, int]]]:
    """Yield the place of each bid, and how high it is."""
    for place, text in enumerate(line.words):
        is_bid = text[0] == "~" and len(text) == _BID_LENGTH and text[1].isdigit()
        if is_bid and line.tells[place] >= ASKED:
            yield place, (text[1], _DENOMINATIONS.index(text[2]))
