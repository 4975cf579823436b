"""Who does what is a sign by his seat from the offender's and his role, however he is named."""

from functools import cache

import pytest

from lawcore.understanding.line import read
from lawcore.understanding.people import parts, tables
from lawcore.understanding.phrases import Language
from lawcore.understanding.stated import LineReading


@cache
def language_of(name: str) -> Language:
    return Language(name)


def beside(language: str, text: str) -> frozenset[str]:
    spoken = language_of(language)
    return LineReading(read(text, spoken), spoken, "revoke").context()


@pytest.mark.parametrize(
    ("language", "text", "signs"),
    [
        ("it", "Sud gioca 4 picche, Est ha rifiutato e Ovest ha vinto", "2>won defender>won"),
        ("it", "renonce di Est difensore, la vince il dichiarante", "13<won declarer<won"),
        ("it", "sono il dichiarante, il difensore a destra rifiuta", "0>revoke defender>revoke"),
        ("en", "South plays 4S, East revoked, West took it", "2>won defender>won 2>=took"),
        ("en", "East (defender) revoked, declarer won it", "13>won declarer>won"),
        ("en", "West revoked, his partner has not won", "2>! 2>won"),
    ],
)
def test_the_same_is_done_by_the_same_player_however_he_is_named(
    language: str, text: str, signs: str
) -> None:
    assert set(signs.split()) <= beside(language, text)


def test_what_is_not_sure_of_a_player_is_not_told() -> None:
    signs = beside("en", "West led, East won and somebody revoked")
    assert ">won" in signs
    assert not {"0>won", "2>won", "13>won", "declarer>won", "defender>won"} & signs


def test_what_stands_in_another_clause_is_not_beside() -> None:
    assert not any("won" in sign for sign in beside("en", "East revoked. Nobody won"))


def test_parts_are_what_is_the_same_at_every_table() -> None:
    every = tables(speaker_plays=False)
    assert parts([frozenset({2})] * len(every), every) == {"2"}
    assert parts([frozenset({1})] * len(every), every) == {"1", "13"}
    assert parts([frozenset({0, 2})] * len(every), every) == {"02"}
    assert parts([frozenset({0, 1})] * len(every), every) == {""}
    declaring = [table for table in every if table.declarer == 1]
    assert parts([frozenset({1})] * len(declaring), declaring) == {"1", "13", "declarer"}
    assert parts([frozenset({3})] * len(declaring), declaring) == {"3", "13", "dummy"}
    assert parts([], []) == {""}
