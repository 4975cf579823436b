"""What somebody only reports, disputes or nearly did is no fact; a near answer is only offered."""

from lawcore.laws.editions import READ_AGAINST
from lawcore.understanding import understand
from lawcore.understanding.answers import meant
from tests.each import each
from tests.tables import tabled

REPORTED = each(
    "language, text, subject",
    [
        ("en", "someone said declarer revoked in trick 7 but it was dummy", "revoke"),
        ("en", "lefty claims I revoked on trick 4", "revoke"),
        ("en", "opponents say declarer revoked in trick 5", "revoke"),
        ("en", "he says that declarer conceded the rest, opponents disagree", "claim"),
        ("en", "declarer nearly revoked in trick 5", "revoke"),
        ("en", "nobody saw the revoke until nearly the end of the hand", "revoke"),
        ("it", "il dichiarante può vietare le quadri?", "penalty_card"),
        ("it", "asso penalizzato: il giocante può imporre le quadri", "penalty_card"),
        ("it", "dicono che il dichiarante ha fatto renonce alla quinta presa", "revoke"),
        ("it", "il dichiarante nega di aver fatto renonce alla quinta presa", "revoke"),
        ("en", "I reckon declarer revoked at trick 8", "revoke"),
        ("it", "mi sa che il dichiarante ha fatto renonce all'ottava presa", "revoke"),
        ("it", "gli avversari sostengono che ho concesso tutte le prese", "claim"),
    ],
    of=lambda language, *_: language,
    called=lambda _, text, __: text,
)


@REPORTED
def test_what_is_reported_or_disputed_makes_no_fact(
    language: str, text: str, subject: str
) -> None:
    assert understand(text, language, subject=subject).answers == {}


@tabled
def test_the_same_told_as_it_happened_is_a_fact(
    language: str, text: str, stated: dict[str, object]
) -> None:
    assert understand(text, language).answers == stated


@tabled
def test_whose_turn_it_was_is_counted_from_who_called(
    language: str, text: str, turn_of: str | None
) -> None:
    assert understand(text, language).answers.get("turn_of") == turn_of


def test_no_answer_is_sure_for_bidding_cards_picked_up_out_of_time() -> None:
    text = (
        "opener picked up his bidding cards thinking the auction was over, "
        "but it was his turn, has he passed?"
    )
    assert meant(text, READ_AGAINST, understand(text, "en")).sure is None


def test_whether_to_own_up_is_answered_or_offered() -> None:
    text = "mi accorgo di aver fatto renonce nella presa prima, devo dirlo?"
    found = meant(text, READ_AGAINST, understand(text, "it"))
    assert "own-irregularity" in {found.sure, *found.near}
