"""What a line is about, by an index of words: for each word the subjects it speaks for.

`words.txt` has a line for each word, meaning of a word, player or pair of them that labelled lines
of a subject have in common: how rare it is, and how strongly it speaks for or against a subject.
`python -m tools.index_words` writes it. A line is about the subject for which its words speak
together; it is asserted only where that is far likelier than any other.
"""

import math
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise

from lawcore.understanding.language import Language
from lawcore.understanding.line import Line, insufficient
from lawcore.understanding.words import BOUNDARIES

NONE = "none"
"""The subject of lines about nothing that is ruled on."""
FILE = "words.txt"
SURE, SURE_NAMED = 0.8, 0.66
"""From this likelihood on a subject is asserted: where nothing names it, and where a word does."""
APART = 0.5
"""A subject is not asserted beside a second one with that share of its likelihood."""
NAMED, NAMED_ALONE = 0.03, 0.004
"""A subject that a line names is not passed over where it is that likely, or alone named."""
FAR = 0.004
"""A subject that much less likely than the first is not offered."""
OFFERED = 4
_TELLING, _ALONE = 0.12, 0.16
"""A word with a meaning says something if its subject is that likely, a word without so."""
KEPT_WORDS = 1024
UNIT = 20
"""A weight of 1 as the file has it."""
BESIDE, NEAR_NONE = 1.5, 0.5
"""How much the nearness of an answer counts, and how near no subject is."""
ALONE: Mapping[str, float] = {}
ONE_MATTER = frozenset({"inspection", "inquiry"})
"""Subjects that both rule on a matter: the less likely one is offered last."""
_BEGINNING = 5
_DEFENDING = ("defender", "other_defender", "defending_side")
_ROLES = {"declarer": "@declarer", "dummy": "@dummy"} | dict.fromkeys(_DEFENDING, "@defender")


def features(line: Line, language: Language) -> frozenset[str]:
    """Return what of a line may tell its subject: words, their meanings, players, and pairs."""
    return frozenset(one for one, _ in _said(line, language))


def _said(line: Line, language: Language) -> Iterator[tuple[str, frozenset[int]]]:
    """Yield each thing that is said, with the places of the words that say it."""
    before: tuple[Iterable[str], int] = ((), 0)
    for place, word in enumerate(line.words):
        if word in BOUNDARIES or word == "&":
            continue
        at = frozenset((place,))
        if word.isalpha():
            yield word, at
            if len(word) > _BEGINNING:
                yield f"{word[:_BEGINNING]}-", at
        if meant := _meanings(word, language):
            yield from ((f"<{other}>", at) for other in meant)
            pairs = (f"<{one}>{other}" for one in before[0] for other in meant)
            yield from ((pair, at | {before[1]}) for pair in pairs)
            before = meant, place
    yield from _players(line)
    bids = frozenset(p for p, word in enumerate(line.words) if word[0] == "~")
    if len(bids) > 1 and insufficient(line, language) is not None:
        yield "~~", bids


def _players(line: Line) -> Iterator[tuple[str, frozenset[int]]]:
    """Yield the players of a line, the first of them, and each with the one named after him."""
    players = [(word[1:], place) for place, word in enumerate(line.words) if word[0] == "@"]
    yield from ((f"@{kind}", frozenset((place,))) for kind, place in players)
    yield from ((f".{kind}", frozenset((place,))) for kind, place in players[:1])
    for (one, first), (other, second) in pairwise(players):
        yield f"{one}.{other}", frozenset((first, second))


def naming(line: Line, language: Language, subject: str) -> frozenset[int]:
    """Return the places of the words that name a subject."""
    names = language.subjects.get(subject, ())
    return frozenset(p for p, word in enumerate(line.words) if word.startswith(names))


def needed(
    line: Line,
    language: Language,
    subject: str,
    telling: frozenset[int],
    near: Mapping[str, float],
) -> frozenset[int]:
    """Return the places of the words without which a line is not surely about a subject.

    Of several words that tell the same all are, beside those that name it and those, `telling`,
    that tell a fact.
    """
    said = [*_said(line, language)]
    named, every = naming(line, language, subject), [one for one, _ in said]

    def is_about(without: frozenset[int]) -> bool:
        left = {one for one, at in said if not at & without}
        likely = likelihoods(left, near)
        return max(likely, key=lambda name: likely[name]) == subject and is_sure(
            likely, every, named
        )

    places = frozenset().union(*(at for _, at in said))
    left = frozenset(p for p in places - telling - named if is_about(frozenset((p,))))
    if is_about(left):
        return places - left
    return places - left | {place for place in left if is_about(left - {place})}


def _meanings(word: str, language: Language) -> Iterable[str]:
    if word[0] == "@":
        return (_ROLES.get(word[1:], "@player"),)
    if word[0] in "#%!":
        return (word[0],)
    if word[0] == "~":
        return ("~bid" if word[1:2].isdigit() else "~card",)
    return sorted(language.concepts(word))


def likelihoods(said: Iterable[str], near: Mapping[str, float] = ALONE) -> Mapping[str, float]:
    """Return how likely each subject is, and none, for what is said in a line.

    `near` says how near its published answers are to the line, which speaks for a subject too.
    """
    index, subjects, always = index_of_words()
    known = [_speaking(row) for one in said if (row := index.get(one)) is not None]
    length = math.sqrt(sum(rarity * rarity for rarity, _, _ in known)) or 1.0
    scores = list(always)
    for rarity, places, weights in known:
        share = rarity / length
        for place, weight in zip(places, weights, strict=True):
            scores[place] += share * weight
    for place, name in enumerate(subjects if near else ()):
        scores[place] += BESIDE * UNIT * near.get(name, NEAR_NONE if name == NONE else 0.0)
    most = max(scores)
    likely = [math.exp((score - most) / UNIT) for score in scores]
    total = sum(likely)
    return {name: one / total for name, one in zip(subjects, likely, strict=True)}


@lru_cache(maxsize=KEPT_WORDS)
def _speaking(row: str) -> tuple[int, bytes, "array[int]"]:
    """Return how rare a word is, the places of the subjects it speaks for, and how strongly."""
    rarity, *weights = row.split()
    return (
        int(rarity),
        bytes(ord(one[0]) - ord("a") for one in weights),
        array("h", (int(one[1:]) for one in weights)),
    )


def meant(said: Iterable[str]) -> list[str]:
    """Return the meanings that the words of a line have here."""
    return [one for one in said if one[0] == "<" and one[1:-1].isalpha()]


def says_something(said: Iterable[str], likelihood: float) -> bool:
    """Tell whether a line says two things that mean something here, or one that tells much."""
    meanings = len(meant(said))
    return meanings > 1 or likelihood >= (_TELLING if meanings else _ALONE)


@cache
def index_of_words() -> tuple[Mapping[str, str], Sequence[str], Sequence[float]]:
    """Return the row of each word, the subjects in the order of their letters, and their bias."""
    text = files(__package__).joinpath(FILE).read_text("utf-8")
    subjects, always, *rows = text.splitlines()
    index = {word: weights for word, _, weights in (row.partition("\t") for row in rows)}
    return index, subjects.split(), [float(one) for one in always.split()]


def is_sure(likely: Mapping[str, float], said: Iterable[str], named: frozenset[int]) -> bool:
    """Tell whether a line is surely about its likeliest subject: no other is nearly as likely.

    `named` are the words of it that name that subject; where only one word means anything it has
    to.
    """
    second, first = sorted(likely.values())[-2:]
    is_alone = first >= (SURE_NAMED if named else SURE) and second < APART * first
    return is_alone and (bool(named) or len(meant(said)) > 1)


_OF_TURNS = ("lead_out_of_turn", "call_out_of_turn", "opening_lead")


def others_named(line: Line, language: Language, likely: Mapping[str, float]) -> list[str]:
    """Return the subjects that a line names, in its order, where it names another than the first.

    The likeliest stands before a single one that is named, and behind several.
    """
    places = {
        subject: place
        for subject, starts in language.subjects.items()
        for place in [next((p for p, w in enumerate(line.words) if w.startswith(starts)), None)]
        if place is not None
    }
    turn = next((p for p, word in enumerate(line.words) if word in language.turns), None)
    of_turn = max(_OF_TURNS, key=lambda name: likely[name])
    is_out = turn is not None and not language.outside.isdisjoint(line.words[:turn][-2:])
    if turn is not None:
        places.setdefault(of_turn, turn)
    first = max(likely, key=lambda name: likely[name])
    least = NAMED if first in places else NAMED_ALONE
    named = {
        name
        for name in places
        if likely[name] >= (NAMED_ALONE if name == of_turn and is_out else least)
    }
    if not named - {first}:
        return []
    ordered = sorted(named, key=lambda name: (places[name], name))
    both = ordered if len(named) > 1 else [first, *ordered]
    return [name for name in dict.fromkeys((*both, first)) if name != NONE]


def ranked(likely: Mapping[str, float]) -> Iterator[str]:
    """Yield the subjects that may be offered, the likeliest first.

    Another that rules on the matter of the first comes last.
    """
    first = max(likely, key=lambda name: likely[name])
    last = ONE_MATTER - {first} if first in ONE_MATTER else frozenset()
    for name in sorted(likely, key=lambda name: (name in last, -likely[name], name)):
        if name != NONE and likely[name] >= FAR * likely[first]:
            yield name
