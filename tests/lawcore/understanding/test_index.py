"""The index of words: what it was written from tells it, and it holds every subject."""

from lawcore import SUBJECTS
from lawcore.understanding.language import language_of
from lawcore.understanding.line import read
from lawcore.understanding.subjects import NONE, features, likelihoods
from tools.index_words import index_of

LINES = [
    {"language": "en", "text": text, "subject": subject}
    for subject, texts in {
        "revoke": ("he revoked in spades", "declarer revoked", "revoked again"),
        "claim": ("declarer claimed the rest", "she claimed all tricks", "claimed the rest"),
    }.items()
    for text in texts
]


def test_the_index_has_every_subject() -> None:
    assert set(likelihoods(())) == {*SUBJECTS, NONE}


def test_the_same_lines_give_the_same_index_and_tell_their_words() -> None:
    first, *_ = index_of(LINES), None
    assert index_of(LINES) == first
    subjects, _, *rows = first.splitlines()
    assert subjects.split() == ["claim", "revoke"]
    row = next(one for one in rows if one.startswith("revoked\t"))
    weights = {part[0]: int(part[1:]) for part in row.split("\t")[1].split()[1:]}
    assert weights["b"] > weights.get("a", 0)


def test_meanings_are_the_same_in_every_language() -> None:
    said = [
        {one for one in features(read(text, known), known) if one.startswith("<")}
        for name, text in (("en", "dummy revoked"), ("it", "il morto ha fatto renonce"))
        for known in [language_of(name)]
    ]
    assert {"<revoke>", "<@dummy>"} <= said[0] & said[1]
