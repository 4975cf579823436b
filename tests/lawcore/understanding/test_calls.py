"""Facts about calls that lines state: which of several calls is meant, and in which suits."""

import pytest

from lawcore.understanding import understand
from lawcore.understanding.line import read
from lawcore.understanding.phrases import Language
from lawcore.understanding.stated import LineReading


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "1H over 1S, not accepted, changed to 2H", "same_denom"),
        ("en", "1H over 1S, not accepted, changed to 3H", "other_bid"),
        ("en", "1H over 1S, not accepted, changed to 2D", "other_bid"),
        ("en", "1H over 1S, he tried a double, not allowed, now he passes", "pass"),
        ("it", "1 cuori su 1 picche, corretta in 2 cuori", "same_denom"),
        ("it", "1 cuori su 2 picche, corretta in 2 cuori", "insuff_again"),
        ("it", "1 cuori su 1 picche, non accettata, poi passa", "pass"),
    ],
)
def test_the_call_put_instead_is_the_last_that_is_told(
    language: str, text: str, told: str
) -> None:
    assert understand(text, language, subject="insufficient_bid").answers["repl"] == told


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "double out of turn, refused, then RHO passes", "dbl_rdbl"),
        ("en", "pass out of turn and the next hand doubled", "pass"),
        ("it", "contro fuori turno, rifiutato, e la destra poi passa", "dbl_rdbl"),
        ("it", "passo fuori turno, poi chi segue apre", "pass"),
    ],
)
def test_the_call_out_of_turn_is_the_first_that_is_told(
    language: str, text: str, told: str
) -> None:
    assert understand(text, language, subject="call_out_of_turn").answers["kind"] == told


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "1H out of turn, refused, RHO passes, now he bids 2H", "yes"),
        ("en", "1H out of turn, refused, RHO passes, now he bids 2C", "no"),
        ("it", "1 cuori fuori turno rifiutata, destra passa, ora dice 2 cuori", "yes"),
        ("it", "1 cuori fuori turno rifiutata, destra passa, ora dice 2 fiori", "no"),
    ],
)
def test_a_new_bid_is_compared_with_the_one_out_of_turn(
    language: str, text: str, told: str
) -> None:
    phrases = Language(language)
    reading = LineReading(read(text, phrases), phrases, "call_out_of_turn")
    assert reading.answers["repeats_denom"] == told


@pytest.mark.parametrize(
    ("language", "text", "fact", "told"),
    [
        ("en", "the offender legally showed spades, hearts and clubs", "specified", "SHC"),
        ("en", "the withdrawn bid showed both majors", "withdrawn_relates_to_suits", "SH"),
        ("en", "the cancelled 2S bid showed hearts", "withdrawn_relates_to_suits", "H"),
        ("en", "corrected under 27B1(a), they defend", "exempt", "27B1a"),
        ("it", "il colpevole aveva mostrato fiori e picche nella licita buona", "specified", "SC"),
        ("it", "la licita ritirata era 1 quadri", "withdrawn_relates_to_suits", "D"),
        ("it", "si va col 28B, difendono loro", "exempt", "28B"),
    ],
)
def test_suits_and_articles_are_read(language: str, text: str, fact: str, told: str) -> None:
    assert understand(text, language, subject="lead_restriction").answers[fact] == told


@pytest.mark.parametrize(
    "text",
    [
        "Nord contra fuori turno. Il compagno di lui accetta",
        "contro di Nord fuori turno, toccava al compagno di lui",
    ],
)
def test_a_partner_named_by_a_pronoun_is_not_whom_the_pronoun_means(text: str) -> None:
    answers = understand(text, "it", subject="call_out_of_turn").answers
    assert answers["kind"] == "dbl_rdbl"
