import pytest

from lawcore.board.indicated import Alternative, Indication, LineVerdict, Range, Silence
from lawcore.board.indication import indicate
from lawcore.board.indication_wording import CAVEATS, IndicationWording
from lawcore.board.ruling import ruled
from lawcore.bridge.play.cards import Card, Seat
from lawcore.engine.records import replace
from lawcore.languages import LANGUAGES
from lawcore.languages.messages import texts_of
from tests.lawcore.play.endings import played, seeded
from tests.lawcore.play.test_indication import example3, of_example3, solve, unsolved

TEXTS = {"title", "item", "range", "without", "cards", "as-played", "cumulative", "twelfth"}
TEXTS |= {"result", "reading", "question", "engine-dds", "engine-python"}
TEXTS |= {f"silence-{silence}" for silence in Silence}
TEXTS |= {f"verdict-{verdict}" for verdict in LineVerdict}
TEXTS |= {f"caveat-{key}" for key in CAVEATS}


def plain(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(line.replace("\N{EN DASH}", "-") for line in lines)


def test_everything_is_said_and_nothing_else() -> None:
    assert set(texts_of("en", "indication").keys()) == TEXTS


def test_example_3_in_english() -> None:
    words = IndicationWording.of("en")
    assert words.title() == "Indication at sight of all cards (double dummy)"
    assert plain(words.lines(of_example3(), "python")) == (
        "Without revoke 1 (trick 2, S):",
        "- with ♣9 ♣7 ♣6 ♣5 declarer takes 11",
        "- played on as in the record, with ♣5 and 2 other cards changed: declarer 10",
        (
            "- even the view most favourable to the non-offending side gives no more than the law "
            "already has: no sign that 64C1 applies"
        ),
        "Without revoke 2 (trick 3, S):",
        "- with ♣9 ♣7 ♣6 ♣5 declarer takes 11, less one trick for the earlier revokes: 10",
        "- played on as in the record, with ♣5: declarer 10",
        (
            "- whichever card he plays, the non-offending side would have done better: 64C2(a) "
            "probably applies, as far as declarer 10"
        ),
        "For East-West the best comparison is declarer 10, against 11 by the law alone (64C2(a)).",
        (
            "The comparison starts immediately before the revoker's card; that revoke and all "
            "after it are undone, what the earlier ones cost stays."
        ),
        "Solved by the built-in solver.",
        (
            "The solver counts tricks; whether the score is adjusted, and how, is left to the "
            "Director."
        ),
    )


def test_example_3_in_italian() -> None:
    lines = plain(IndicationWording.of("it").lines(of_example3()))
    assert lines[0] == "Senza la renonce 1 (presa 2, S):"
    assert lines[5] == (
        "- con ♣9 ♣7 ♣6 ♣5 il dichiarante fa 11, meno una presa per le renonce precedenti: 10"
    )
    assert lines[8] == (
        "Per Est-Ovest il confronto migliore è dichiarante 10, "
        "contro 11 per il solo Codice (64C2(a))."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happened_at_the_table_can_be_said(language: str) -> None:
    words = IndicationWording.of(language)
    for seed in range(24):
        made = played(
            seeded(seed),
            since=(8, 12, 9)[seed % 3],
            revokes=1 + seed % 2,
            stop=13 - seed % 4,
            claimed=seed % 8 < 4,
        )
        counted = ruled(made).revokes
        for solver in (solve, unsolved):
            lines = words.lines(indicate(made, counted, solver), "dds")
            assert all(lines)
            assert not any("{" in line or "None" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_said_where_the_solver_did_not_finish(language: str) -> None:
    found = indicate(example3(), ruled(example3()).revokes, unsolved)
    first, second, last = IndicationWording.of(language).lines(found, "dds")
    assert not {"10", "11", "12"} & {*first.split(), *second.split(), *last.split()}


def test_a_range_is_told_in_declarers_tricks_and_what_is_owed_to_him_is_added() -> None:
    one = of_example3().revokes[1]
    defence = replace(
        one,
        cards=(
            Alternative(Card.read("C9"), offenders=3, transferred=1),
            Alternative(Card.read("C5"), offenders=2, transferred=2),
        ),
        side="NS",
        as_played=None,
        cumulative=Range(9, 11),
        after_law=12,
    )
    told = IndicationWording.of("en").lines(Indication((defence,), declarer=Seat.SOUTH))
    assert plain(told[1:5]) == (
        "- with ♣9 declarer takes 10, plus one trick for the earlier revokes: 11",
        "- with ♣5 declarer takes 11, plus 2 tricks for the earlier revokes: 13",
        (
            "- opinions differ; with redress for the earlier repeated revokes carried along: "
            "declarer 9-11"
        ),
        "- it depends on the card he would have played whether 64C2(a) applies",
    )


def test_nothing_computed_is_one_line() -> None:
    for language in LANGUAGES:
        for silence in (Silence.NO_REVOKE, Silence.RECORD_ERRORS, Silence.DEAL_UNKNOWN):
            assert len(IndicationWording.of(language).lines(Indication(silence=silence))) == 1


def test_what_it_cannot_see_is_said_in_eight_sentences() -> None:
    for language in LANGUAGES:
        caveats = IndicationWording.of(language).caveats()
        assert len(set(caveats)) == 8
        assert all(sentence.endswith(".") for sentence in caveats)
