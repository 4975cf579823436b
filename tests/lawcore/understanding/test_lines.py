"""Lines as people write them: the subject is found, little is asserted and hardly any wrongly."""

from functools import cache
from pathlib import Path

import pytest

from lawcore import SUBJECTS
from lawcore.understanding import understand
from lawcore.understanding.reader import STATED
from lawcore.understanding.subjects import OFFERED
from lawcore.wording import LANGUAGES
from tests.tables import tabled
from tools.bench.understanding import Figures, Row, figures, of_corpus, read_rows, todays
from tools.measure import Labelled, labelled, unread_labelled

SEEN = [line for line in labelled() if not line.is_kept_apart]
OF_A_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
APART = 8
"""Each line is read as one about every eighth subject; eight lines in a row reach them all."""
GATE = Path(__file__).with_name("gate.jsonl")
"""Lines found and labelled after the code was written, by somebody who had not seen it."""
STATED_IN_WORDS = Path(__file__).with_name("stated.jsonl")
"""Lines whose facts are said in so many words, half of them not read while phrases were chosen."""
KINDS = Path(__file__).with_name("kinds.jsonl")
"""Lines of each kind that was misread once, as typed on a phone, and lines about nothing."""
understood = cache(understand)
"""What a line as it is written states, for all tests."""


def of_the_gate() -> list[Row]:
    return read_rows(GATE) if GATE.exists() else []


@cache
def counted(unread: bool) -> Figures:
    return figures(of_corpus(unread_labelled() if unread else SEEN), todays)


@pytest.mark.parametrize("unread", [False, True])
def test_the_subject_is_found_or_offered(*, unread: bool) -> None:
    count = counted(unread)
    assert count.found >= 0.96 * count.lines, count.missed


@pytest.mark.parametrize("unread", [False, True])
def test_hardly_ever_is_another_subject_asserted(*, unread: bool) -> None:
    count = counted(unread)
    assert len(count.another) <= 0.02 * count.lines, count.another


@pytest.mark.parametrize("unread", [False, True])
def test_hardly_any_fact_is_wrong_or_invented(*, unread: bool) -> None:
    count = counted(unread)
    assert count.right > 100
    assert len(count.wrong) <= 0.05 * count.taken, count.wrong


@pytest.mark.skipif(not of_the_gate(), reason="nobody has collected the lines yet")
def test_of_lines_that_nobody_had_read_little_is_asserted_and_that_rightly() -> None:
    count = figures(of_the_gate(), todays)
    assert count.found >= 0.96 * count.lines, count.missed
    assert len(count.another) <= 0.02 * count.lines, count.another
    assert len(count.wrong) <= 0.03 * count.taken, count.wrong


def test_of_facts_said_in_so_many_words_every_second_is_stated() -> None:
    count = figures(read_rows(STATED_IN_WORDS), todays)
    assert count.found >= 0.96 * count.lines, count.missed
    assert len(count.another) <= 0.02 * count.lines, count.another
    assert count.right >= 0.48 * count.stated
    assert len(count.wrong) <= 0.03 * count.taken, count.wrong


def test_of_each_kind_that_was_misread_little_is_asserted_wrongly() -> None:
    rows = read_rows(KINDS)
    count = figures(rows, todays)
    assert count.found >= 0.98 * count.lines, count.missed
    assert not count.another
    assert count.right >= 0.45 * count.stated
    assert len(count.wrong) <= 0.03 * count.taken, count.wrong
    for row in rows:
        if not row.subjects:
            assert todays(row.text, row.language, None).among == (), row.text


def seen(language: str) -> list[Labelled]:
    return [line for line in SEEN if line.language == language]


@OF_A_LANGUAGE
def test_capitals_make_no_difference_where_all_letters_are_capitals(language: str) -> None:
    for line in seen(language):
        plain = understood(line.text.lower(), language)
        assert understand(plain_capitals(line.text), language) == plain, line.text


def plain_capitals(text: str) -> str:
    """A text in capitals, as one types with the key for capitals held down."""
    return text.lower().upper()


@OF_A_LANGUAGE
def test_spaces_and_a_full_stop_make_no_difference(language: str) -> None:
    for line in seen(language):
        wide = "  " + line.text.replace(" ", "   ") + " "
        assert understand(wide, language) == understood(line.text, language), line.text


@OF_A_LANGUAGE
def test_little_is_asserted_and_few_subjects_are_offered(language: str) -> None:
    for line in seen(language):
        read = understood(line.text, language)
        assert len(read.among) <= (0 if read.subject else OFFERED), line.text
        assert set(read.among) <= set(SUBJECTS), line.text
        assert not (read.subject and read.law), line.text
        assert read.auction is not None or len(read.answers) <= STATED
        assert not read.answers.keys() & read.likely.keys()


@OF_A_LANGUAGE
def test_a_subject_that_is_told_is_kept(language: str) -> None:
    for number, line in enumerate(seen(language)):
        for subject in [*SUBJECTS][number % APART :: APART]:
            read = understand(line.text, language, subject=subject)
            assert read.subject == subject, line.text


@pytest.mark.parametrize("line", ["4S S", "3NT N", "2h hearts", "1c of clubs"])
def test_a_contract_beside_a_suit_is_read(line: str) -> None:
    assert understand(line).answers == {}


@tabled
def test_each_clause_tells_its_own_facts(
    language: str, subject: str, text: str, fact: str, told: str | int | None
) -> None:
    read = understand(text, language, subject=subject)
    likely = {} if told is None else read.likely
    assert {**likely, **read.answers}.get(fact) == told


@tabled
def test_a_dummy_that_is_down_could_be_seen(
    language: str, subject: str, text: str, fact: str, told: str | bool | None
) -> None:
    assert understand(text, language, subject=subject).answers.get(fact) == told


@tabled
def test_what_is_told_in_other_words_is_asserted(
    language: str, text: str, subject: str, fact: str, told: str | int | None
) -> None:
    read = understand(text, language)
    assert read.subject == subject or told is None
    assert read.answers.get(fact) == told


@tabled
def test_what_is_likely_is_asked_with_it_first(
    language: str, text: str, fact: str, told: str
) -> None:
    read = understand(text, language)
    assert fact not in read.answers
    assert read.likely.get(fact) == told


@tabled
def test_each_fact_is_told_of_its_own_player(
    language: str, subject: str, text: str, fact: str, told: str | None
) -> None:
    read = understand(text, language, subject=subject)
    assert {**read.likely, **read.answers}.get(fact) == told


@tabled
def test_several_answers_that_a_line_tells_are_kept(
    language: str, text: str, fact: str, told: list[str]
) -> None:
    read = understand(text, language)
    assert [answer for name, answer in read.open if name == fact] == told


def test_a_line_that_says_much_for_two_subjects_offers_both() -> None:
    read = understand("the explanation was wrong and he hesitated", "en")
    assert read.subject is None
    assert {"misinformation", "unauthorised_information"} <= set(read.among)


@tabled
def test_what_the_other_side_won_later_is_no_answer(language: str, text: str) -> None:
    assert "later_tricks" not in understand(text, language).answers


def test_nobody_noticing_is_not_dummy_noticing() -> None:
    for language, text in (
        ("en", "dummy revoked and nobody noticed till the end of the hand"),
        ("it", "il morto ha rifiutato e nessuno se ne è accorto"),
    ):
        assert "dummy_drew_attention" not in understand(text, language).answers


@tabled
def test_of_two_irregularities_both_are_offered_in_their_order(
    text: str, first: str, second: str
) -> None:
    read = understand(text)
    assert read.subject is None
    assert read.among[:2] == (first, second)


@tabled
def test_of_two_offences_in_a_line_neither_is_stated(text: str, offences: set[str]) -> None:
    read = understand(text)
    assert read.subject == "conduct"
    told = read.answers.get("offence")
    assert told is None if offences else told == "discourteous"


@pytest.mark.parametrize(
    "text", ["if declarer had claimed", "se il dichiarante avesse richiesto le prese"]
)
def test_what_is_only_supposed_tells_no_claim(text: str) -> None:
    assert understand(text).answers == {}


@tabled
def test_passes_that_are_counted_in_words_are_no_auction(text: str) -> None:
    assert understand(text).auction is None


@tabled
def test_an_auction_beside_words_of_a_change_is_offered_as_both(text: str) -> None:
    """What was changed the calls do not show: who called out of turn may be who changed a call."""
    read = understand(text)
    assert read.subject is None
    assert read.answers == {}
    assert read.among[:2] == ("changed_call", "call_out_of_turn")


@tabled
def test_a_call_out_of_turn_beside_words_of_a_change_is_offered_as_both(
    language: str, text: str
) -> None:
    assert understand(text, language).among[:2] == ("changed_call", "call_out_of_turn")


def test_a_call_out_of_turn_without_such_words_is_read_as_one() -> None:
    assert understand("N 1S, S 2H out of turn, withdrew it").subject == "call_out_of_turn"
    unsure = understand("N 1S, S 2H, withdrew it")
    assert unsure.subject is None, "East may have passed, and nobody has said so"
    assert unsure.among[0] == "call_out_of_turn"
