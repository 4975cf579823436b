"""Free text: what a line surely states is understood, nothing else, whatever the line is."""

import random

import pytest

from lawcore import SUBJECTS
from lawcore.engine.fact import Answer
from lawcore.understanding import Understood, understand, words_used
from lawcore.understanding.reader import LONGEST
from lawcore.wording import LANGUAGES
from tests.each import each, together
from tests.lawcore.understanding.sentences import REVOKES as TABLES
from tests.tables import tabled

EVERY = [(language, text, stated) for language, table in TABLES.items() for text, stated in table]
SENTENCE = each(
    "language, text, stated", EVERY, of=lambda language, *_: language, called=lambda *one: one[1]
)
LANGUAGE = together("language", LANGUAGES)
LEAST = 60
UNDERSTOOD = 0.5
REPEATED = (
    "declarer revoked at trick 5, won by partner. ",
    "partner of ",
    "not ",
    "? ",
    "5 ",
    "x" * 97 + " ",
)
"""What, said over and over, might keep a reader busy."""


def at_length(piece: str, length: int) -> str:
    """A line of that length that has nothing but a piece over and over."""
    return (piece * (length // len(piece) + 1))[:length]


@SENTENCE
def test_nothing_is_understood_that_is_not_stated(
    language: str, text: str, stated: dict[str, Answer] | None
) -> None:
    answers = understand(text, language).answers
    assert answers.items() <= (stated or {}).items()


@LANGUAGE
def test_much_that_is_stated_is_stated_or_marked_as_likely(language: str) -> None:
    stated = [
        (text, fact, answer)
        for text, told in TABLES[language]
        for fact, answer in (told or {}).items()
    ]
    understood = [one for one in stated if known(one[0], language, "revoke").get(one[1]) == one[2]]
    assert len(understood) >= UNDERSTOOD * len(stated), len(understood) / len(stated)


def known(text: str, language: str | None, subject: str) -> dict[str, Answer]:
    """What a line about a subject states, or points to."""
    read = understand(text, language, subject=subject)
    return {**read.likely, **read.answers}


@LANGUAGE
def test_each_table_is_long_enough(language: str) -> None:
    texts = [text for text, _ in TABLES[language]]
    assert len(set(texts)) == len(texts) >= LEAST


@SENTENCE
def test_the_subject_is_understood(
    language: str, text: str, stated: dict[str, Answer] | None
) -> None:
    found = understand(text, language)
    if stated is None:
        assert found.subject != "revoke"
    else:
        assert "revoke" in {found.subject, *found.among}


@SENTENCE
def test_the_language_is_found_where_it_is_not_told(
    language: str, text: str, stated: dict[str, Answer] | None
) -> None:
    found = understand(text)
    assert found.answers == understand(text, language).answers
    assert found.language == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError):
        understand("declarer revoked", "fr")


@tabled
def test_facts_that_cannot_go_together_are_not_answered(text: str, lost: set[str]) -> None:
    found = understand(text)
    assert found.answers["hand"] == "declarer"
    assert lost.isdisjoint(found.answers)


@tabled
def test_a_negation_turns_establishment_round(plain: str, opposite: str) -> None:
    assert known(plain, None, "revoke")["since"] == "played"
    assert known(opposite, None, "revoke")["since"] == "nothing"


@pytest.mark.parametrize("claim", ["then declarer claimed", "there was a claim"])
def test_establishment_says_not_how_where_a_claim_is_told(claim: str) -> None:
    assert understand(f"a defender revoked, established, {claim}").answers.get("since") != "played"


@together(
    "text",
    [
        "",
        " ",
        "\n\n",
        "\x00\x01\x7f",
        "🂡🂱🙈",
        "?",
        "'",
        "...",
        "12345678901234567890",
        "♠",
        "♠♠ 5♠",
        "\ud800",
        "è",
        "@0 @h1 #5 %5 ~ !",
    ],
)
@LANGUAGE
def test_a_line_without_words_says_nothing(text: str, language: str) -> None:
    assert understand(text, language) == Understood(None, {}, language)
    assert understand(text).answers == {}


def test_a_line_of_any_signs_is_read() -> None:
    signs = random.Random(20260730)  # noqa: S311 - nothing secret
    pieces = [text for table in TABLES.values() for text, _ in table]
    alphabet = "aeinorst 5♠,.?!'\u2019()/-\t\u200b🙂\x07ªº°²" + "".join(
        map(chr, range(0x100, 0x180))
    )
    for _ in range(60):
        words = signs.choices(" ".join(pieces).split(), k=12)
        noise = signs.choices(alphabet, k=40)
        mixed = "".join(signs.choice((" ", noise[i % 40])) + word for i, word in enumerate(words))
        found = understand(mixed)
        facts = SUBJECTS[found.subject or "revoke"].facts.named
        answers = found.answers
        assert all(facts[name].option(answer) is not None for name, answer in answers.items())


@together("piece", REPEATED)
@together("length", [LONGEST, LONGEST + 1, 100_000])
def test_a_line_is_read_up_to_a_length(piece: str, length: int) -> None:
    has_sense = length == LONGEST and piece == REPEATED[0]
    assert bool(understand(at_length(piece, length)).likely) == has_sense


def test_of_a_story_nothing_is_understood() -> None:
    assert understand("declarer revoked. " * 200).subject is None


@tabled
def test_who_sits_where_is_counted_from_declarer_where_a_line_says_who_that_is(
    language: str, text: str, hand: str | None
) -> None:
    assert understand(text, language, subject="revoke").answers.get("hand") == hand


@tabled
def test_the_words_that_a_reading_has_used_are_those_that_tell(
    language: str, text: str, used: str
) -> None:
    places, _ = words_used(text, "revoke", is_given=False, preferred=language)
    words = text.split()
    assert {*used.split()} <= {words[place] for place in places}
    assert {"evening", "lovely", "bella", "serata,"}.isdisjoint(words[place] for place in places)


def test_the_words_used_are_places_of_the_text_whatever_it_is() -> None:
    signs = random.Random(48)  # noqa: S311 - nothing secret
    pieces = [text for table in TABLES.values() for text, _ in table]
    for _ in range(60):
        text = " ".join(
            signs.choices([*" ".join(pieces).split(), "½", "a\u00a0b", "¨", "\n"], k=12)
        )
        for told in (None, {"hand": "declarer"}):
            places, passed = words_used(text, "revoke", is_given=False, told=told)
            assert passed <= places <= {*range(len(text.split()))}
