"""A slip of the thumb in a word changes next to nothing of what is understood."""

import re
from collections.abc import Iterator
from random import Random

from lawcore.understanding import understand
from lawcore.understanding.language import Language
from tests.sampling import some
from tests.tables import tabled
from tools.measure import labelled

LONG = re.compile(r"[^\W\d_]{5,}")
BESIDE = dict(zip("qwertyuiopasdfghjklzxcvbnm", "wqerytuoipsafdhgkjlxzvcnbm", strict=True))
ONE_IN, HARDLY_ANY = 50, 500
LINES = 150


def slips(word: str, place: int) -> Iterator[str]:
    """Yield a word with two letters swapped, one lost, doubled, another in its place, or added."""
    beside = BESIDE.get(word[place], "e")
    yield f"{word[:place]}{word[place + 1]}{word[place]}{word[place + 2 :]}"
    yield word[:place] + word[place + 1 :]
    yield word[:place] + word[place : place + 1] * 2 + word[place + 1 :]
    yield word[:place] + beside + word[place + 1 :]
    yield word[:place] + beside + word[place:]


def test_a_slip_loses_few_facts_and_changes_hardly_any() -> None:
    chance = Random(7)  # noqa: S311 - the slips have to be the same every time
    changed: list[str] = []
    lost = known = 0
    told = [one for one in labelled() if one.subject is not None and not one.is_kept_apart]
    for line in some([one for one in told if LONG.search(one.text)], LINES):
        words = [*LONG.finditer(line.text)]
        assert line.subject is not None
        facts = understand(line.text, line.language, subject=line.subject).answers
        word = chance.choice(words)
        place = chance.randrange(1, len(word.group()) - 1)
        for slip in slips(word.group(), place):
            text = line.text[: word.start()] + slip + line.text[word.end() :]
            left = understand(text, line.language, subject=line.subject).answers
            lost += len(facts.keys() - left.keys())
            changed += [text for fact in facts.keys() & left.keys() if facts[fact] != left[fact]]
            known += len(facts)
    assert len(changed) * HARDLY_ANY <= known, changed
    assert lost * ONE_IN <= known, (lost, known)


@tabled
def test_a_word_is_put_right_or_left(language: str, mistyped: str, meant: str) -> None:
    assert Language(language).vocabulary.right(mistyped) == meant
