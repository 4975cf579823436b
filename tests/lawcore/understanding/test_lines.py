"""Lines as people write them: the subject is found, facts are understood, hardly any wrongly."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lawcore import SUBJECTS
from lawcore.understanding import understand
from lawcore.understanding.phrases import Language
from lawcore.wording import LANGUAGES
from tests.lawcore.understanding.plain import plain
from tests.sampling import some
from tools.measure import Figures, Labelled, labelled, measure

SEEN = [line for line in labelled() if not line.is_kept_apart]
OF_A_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ONE_IN = 50
APART = 8
"""Each line is read as one about every eighth subject; eight lines in a row reach them all."""


def about() -> Iterator[tuple[str, str | None, str]]:
    """Yield the language, the subject and the text of lines that say what they are about."""
    for language in LANGUAGES:
        text = Path(__file__).with_name(f"about_{language}.txt").read_text("utf-8")
        for row in text.splitlines():
            subject, line = row.split("\t")
            yield language, None if subject == "none" else subject, line


ABOUT = some([row for row in about() if row[1] is None or row[1] in SUBJECTS], 200)
"""Some lines are enough to tell how many are found."""
PLAIN = 250
"""The plain lines of a language that are read by day."""
understood = cache(understand)
"""What a line as it is written states, for all tests."""


@pytest.fixture(scope="module")
def figures() -> Figures:
    return measure(SEEN, timed=False)


def test_the_subject_is_found(figures: Figures) -> None:
    assert figures.found >= 0.97 * figures.lines


def test_hardly_ever_is_another_subject_asserted(figures: Figures) -> None:
    assert len(figures.wrong_alone) * ONE_IN <= figures.lines, figures.wrong_alone


def test_hardly_any_fact_is_wrong(figures: Figures) -> None:
    assert len(figures.wrong) * 2 * ONE_IN <= figures.taken, figures.wrong


def test_what_a_line_is_about_is_found() -> None:
    found = 0
    for language, subject, text in ABOUT:
        read = understand(text, language)
        found += read.subject == subject or subject in read.among
    assert found >= 0.95 * len(ABOUT)


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
def test_where_no_subject_is_asserted_at_most_three_are_offered(language: str) -> None:
    for line in seen(language):
        read = understood(line.text, language)
        assert len(read.among) <= (0 if read.subject else 3), line.text
        assert set(read.among) <= set(SUBJECTS), line.text
        assert not (read.subject and read.law), line.text


@OF_A_LANGUAGE
def test_a_subject_that_is_told_is_kept(language: str) -> None:
    for number, line in enumerate(seen(language)):
        for subject in [*SUBJECTS][number % APART :: APART]:
            read = understand(line.text, language, subject=subject)
            assert read.subject == subject, line.text


@pytest.mark.parametrize(
    ("text", "law"),
    [
        ("il punteggio è segnato sbagliato, si corregge?", "79"),
        ("can we appeal against this ruling?", "92"),
        ("posso fare ricorso?", "92"),
        ("faccio reclamo contro la decisione dell'arbitro", "92"),
        ("reclamo", "92"),
        ("vorrei fare reclamo", "92"),
        ("EO fanno ricorso", "92"),
        ("ricorso", "92"),
        ("players appeal", "92"),
    ],
)
def test_what_is_not_ruled_on_leads_to_its_law(text: str, law: str) -> None:
    read = understand(text)
    assert (read.subject, read.law) == (None, law)


def test_a_score_that_was_entered_wrong_is_offered_as_the_subject_of_scores() -> None:
    read = understand("the score was entered wrong, can it be corrected?")
    assert (read.subject or read.among[0]) == "score"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_topic_that_is_no_subject_has_the_number_of_its_law(language: str) -> None:
    read = Language(language)
    assert all(read.words(topic, "law") for topic in set(read.topics) - set(SUBJECTS))


@pytest.mark.parametrize("line", ["4S S", "3NT N", "2h hearts", "1c of clubs"])
def test_a_contract_beside_a_suit_is_read(line: str) -> None:
    assert understand(line).answers == {}


@pytest.mark.parametrize(
    ("language", "subject", "text", "fact", "told"),
    [
        (
            "en",
            "call_out_of_turn",
            "LHO passed over it, so is the bid out of turn ok",
            "kind",
            "bid",
        ),
        ("en", "call_out_of_turn", "RHO passed out of turn, I was dealer", "rho_then", None),
        ("it", "revoke", "renonce fatta da est alla 5a presa, sud gioca", "won_by", None),
        ("it", "misinformation", "non ne avevamo mai parlato", "m_kind", "no_agreement"),
        ("en", "revoke", "he revoked and then looked at the last trick", "trick", None),
        ("it", "revoke", "ha fatto renonce e poi ha guardato l'ultima presa", "trick", None),
        ("en", "revoke", "declarer revoked on the last trick", "trick", 13),
        ("en", "revoke", "West revoked at trick 4, ruffed and won it", "won_by", "offender"),
        ("en", "revoke", "Declarer (me) revoked in trumps at trick 9", "hand", "declarer"),
        ("en", "revoke", "defender not following at trick ten", "trick", 10),
        ("it", "revoke", "scusi, renonce del giocante", "hand", "declarer"),
        ("it", "revoke", "il dichiarante non ha fatto renonce", "hand", None),
        ("en", "revoke", "declarer reneged in 3NT, trick six, we saw it at the ninth", "trick", 6),
        ("it", "revoke", "renonce di Ovest alla sesta, poi alla nona la scopre", "trick", 6),
        ("en", "revoke", "on defence, dummy revokes, my partner won it", "won_by", "opponents"),
        (
            "it",
            "revoke",
            "in difesa e il morto rifiuta, presa del mio compagno",
            "won_by",
            "opponents",
        ),
        ("it", "exposed_card", "la carta non l'ha mica vista nessuno", "seen", "no"),
        ("it", "insufficient_bid", "2C su 2P, sinistra mica accetta", "lho", "declines"),
        ("en", "insufficient_bid", "2H over 2S, next player wont accept", "lho", "declines"),
        ("en", "insufficient_bid", "2H over 2S, LHO declined to accept it", "lho", "declines"),
    ],
)
def test_each_clause_tells_its_own_facts(
    language: str, subject: str, text: str, fact: str, told: str | int | None
) -> None:
    assert understand(text, language, subject=subject).answers.get(fact) == told


def test_a_line_that_says_much_for_two_subjects_offers_both() -> None:
    read = understand("the explanation was wrong and he hesitated", "en")
    assert read.subject is None
    assert {"misinformation", "unauthorised_information"} <= set(read.among)


def test_that_play_went_on_may_be_told_in_passing() -> None:
    read = understand("pard reneged tr 7 they won it, played on. how many?", "en")
    assert read.subject == "revoke"
    assert read.answers == {"trick": 7, "won_by": "opponents", "since": "played"}


@OF_A_LANGUAGE
def test_of_plain_lines_next_to_everything_is_understood_and_nothing_wrongly(
    language: str,
) -> None:
    seen = {text for text, _ in plain(language)}
    stated = understood = 0
    for text, answers in some([*plain(language, "others")], PLAIN):
        if text not in seen:
            read = understand(text, language)
            found = read.answers if read.subject == "revoke" else {}
            assert {
                name: found.get(name, answer) for name, answer in answers.items()
            } == answers, text
            stated += len(answers)
            understood += len(answers.keys() & found.keys())
    assert understood > 0.9 * stated


def test_a_number_after_the_name_of_a_trick_is_read_in_every_form() -> None:
    for text in ("renonce alla presa 5", "il difensore rifiuta alla presa 5", "renonce alla 5"):
        assert understand(text, "it").answers["trick"] == 5
    assert "trick" not in understand("renonce, ormai siamo alla presa 9", "it").answers


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "declarer revoked, defence took three more tricks"),
        ("en", "a defender revoked, declarer took four more tricks"),
        ("it", "il dichiarante ha fatto renonce, la difesa fa altre tre prese"),
        ("it", "un difensore ha fatto renonce, il dichiarante fa altre tre prese"),
    ],
)
def test_what_the_other_side_won_later_is_no_answer(language: str, text: str) -> None:
    assert "later_tricks" not in understand(text, language).answers


def test_nobody_noticing_is_not_dummy_noticing() -> None:
    for language, text in (
        ("en", "dummy revoked and nobody noticed till the end of the hand"),
        ("it", "il morto ha rifiutato e nessuno se ne è accorto"),
    ):
        assert "dummy_drew_attention" not in understand(text, language).answers


@pytest.mark.parametrize(
    ("text", "language", "subject"),
    [
        ("two of us played at once", "en", "simultaneous"),
        ("difensore gioca prima del compagno", "it", "premature_play"),
        ("too many cards by dummy in trick eight, both sides carried on", "en", "defective_trick"),
    ],
)
def test_plain_words_or_those_of_another_law_lead_to_the_subject(
    text: str, language: str, subject: str
) -> None:
    assert understand(text, language).subject == subject
