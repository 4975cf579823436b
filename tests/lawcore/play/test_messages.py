"""What a slip is called: the words a director reads, in both languages."""

import re
from importlib.resources import files

import pytest

from lawcore.board.play_wording import PlayWording
from lawcore.bridge.play.cards import Card, Seat, Suit
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.letters import Letters, plain
from lawcore.bridge.play.record import Contract, RecordError, Wrong
from lawcore.bridge.play.replay import RecordRemark, replay
from lawcore.languages import LANGUAGES
from lawcore.languages.messages import texts_in_all
from tests.tables import tabled

HEAD = "4S S\nN T.QJ653.K652.AKQ\nE 542.AKT2.Q43.842\nS AKQ983.4.J.97653\n"
ITALIAN = "4♠ S\nN 10.DF653.R652.ARD\nE 542.AR102.D43.842\nS ARD983.4.F.97653\n"
SOURCES = ("play_wording.py", "report.py", "command.py", "picture_words.py")
TABLES = texts_in_all("play")


def said(text: str, language: str = "en") -> list[str]:
    (record,) = read(text, language)
    return [PlayWording.of(language).error(error) for error in replay(record).errors]


@tabled
def test_a_slip_is_named_with_the_likely_card(typed: str, message: str) -> None:
    assert said(HEAD + typed) == [message]


def test_a_hand_that_is_too_short_or_shares_a_card_is_named() -> None:
    assert said(HEAD.replace("K652.AKQ", "K652.AK")) == ["N has 12 cards, not 13"]
    assert said(HEAD.replace("542.", "T42.")) == ["♠10 is in both N's and E's hand"]
    assert said(HEAD.replace("542.", "552.")) == ["♠5 is twice in E's hand"]


def test_the_lead_that_is_proposed_is_understood() -> None:
    told = HEAD + "CJ A 2 3\nW> DA 2 3 S3"
    board = replay(read(told)[0])
    assert not board.errors
    assert [PlayWording.of("en").note(note) for note in board.notes] == [
        "trick 2: W led out of turn"
    ]


def test_every_likely_card_is_named() -> None:
    (message,) = said(HEAD + "CJ A 2 3\nCK 4 DJ T\nCQ 8 H4 S6\nDA 2 3 C3")
    assert message.startswith("trick 4: S cannot have played ♣3: ♣3 was already played at trick 1")
    assert message.endswith("did you mean ♠3?")
    (message,) = said(HEAD + "CJ A 2 3\nCK 4 DJ T\nCQ 8 H4 C7")
    likely, language = message.split("? — ")
    assert likely.endswith("♣7 is in S's hand — did you mean ♠7, ♥7 or ♦7")
    assert language == "in Italian the same letters mean ♥7, which fits: is the language right?"


@tabled
def test_italian_letters_in_english_are_recognised(typed: str, meant: str | None) -> None:
    (message,) = said(HEAD + typed)
    if meant is None:
        assert "Italian" not in message
    else:
        assert message.endswith(
            f"— in Italian the same letters mean {meant}, which fits: is the language right?"
        )


@tabled
def test_english_letters_in_italian_are_recognised(typed: str, meant: str | None) -> None:
    (message, *_) = said(ITALIAN + typed, "it")
    if meant is None:
        assert "inglese" not in message
    else:
        assert message.endswith(
            f"— in inglese le stesse lettere indicano {meant}, che va bene: "
            "la lingua è quella giusta?"
        )


def test_the_other_language_is_not_named_when_its_card_does_not_fit() -> None:
    (message, *_) = said(ITALIAN + "CK A 2 3", "it")
    assert "inglese" not in message


def test_every_error_and_remark_has_words_in_every_language() -> None:
    examples = [
        RecordError(code, 3, 2, Seat.WEST, Card(Suit.CLUBS, 6), owner, 1, (), None, "x", 1, 2)
        for code in Wrong
        for owner in (Seat.SOUTH, None)
    ]
    for language in LANGUAGES:
        words = PlayWording.of(language)
        shown = [words.error(error) for error in examples]
        assert all(shown)
        assert all(TABLES[language].has(f"note-{remark}") for remark in RecordRemark)
        assert words.at_line(examples[0]).endswith(shown[0])
        assert "3" in words.at_line(examples[0])


def test_no_message_is_left_unused() -> None:
    folder = files("lawcore.board")
    sources = "".join(folder.joinpath(name).read_text("utf-8") for name in SOURCES)
    built = {f"record-{code}" for code in Wrong} | {f"note-{remark}" for remark in RecordRemark}
    built |= {f"strain-{suit}" for suit in (*Suit, "none")}
    built |= {f"vulnerable-{sides}" for sides in ("None", "NS", "EW", "All")}
    built |= {f"play-won-{who}" for who in ("offender", "partner", "opponents", "unknown")}
    for key in sorted(TABLES["en"].keys()):
        name = key.partition(".")[0]
        quoted = (f"{quote}{name}{quote}" for quote in "'\"")
        assert name in built or any(text in sources for text in quoted), key


@pytest.mark.parametrize(
    ("language", "contract", "trick"), [("en", "4S S", "CJ A 2 3"), ("it", "4P S", "FF A 2 3")]
)
def test_the_examples_in_the_messages_can_be_read(
    language: str, contract: str, trick: str
) -> None:
    message = PlayWording.of(language).error(RecordError(Wrong.NO_RECORD))
    assert all(re.search(f"[“«]{shown}[”»]", message) for shown in (contract, trick))
    board = replay(read(f"{contract}\n{trick}", language)[0])
    assert board.contract == Contract(4, Suit.SPADES)
    assert board.winners == (Seat.NORTH,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_back_as_it_is_written(language: str) -> None:
    letters = Letters.of(language)
    for suit in Suit:
        for rank in range(2, 15):
            card = Card(suit, rank)
            assert letters.card(letters.write(card)) == card
            assert letters.card(plain(letters.show(card))) == card


def test_no_two_readings_of_the_same_letters_disagree() -> None:
    for language in LANGUAGES:
        letters = Letters.of(language)
        for first in letters.suits:
            for rank in letters.ranks:
                either = {letters.card(first + rank), letters.card(rank + first)}
                assert either == {Card(letters.suits[first], letters.ranks[rank])}
