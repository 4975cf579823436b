"""Several revokes on one board: what each costs, and which trick pays for which."""

import json
from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawcore import SUBJECTS, Answer, BadAnswer, BoardRuling, Branches, Edition, Question, enquire
from lawcore.jsonlines import reply_to
from lawcore.laws.subjects.revoke.payment import Demand, demands_of, pay
from lawcore.wording import LANGUAGES, Wording
from tests.each import together
from tests.lawcore.editions import READ, as_of
from tests.lawcore.oracle import total
from tests.lawcore.vectors import ORDINARY, SEVERAL, Several
from tests.tables import tabled

REVOKE = SUBJECTS["revoke"]
DERIVED = {"by", "same_suit_again", "later_tricks", "earlier_revoke_same_suit", "hand"}
DERIVED |= {"other_side_revoked", "same_trick_one_side_played_on"}
Facts = Mapping[str, Answer]


def flat(revokes: Sequence[Facts]) -> dict[str, Answer]:
    """The answers of several revokes as a conversation tells them."""
    answers: dict[str, Answer] = {"revokes": len(revokes), "hand": revokes[0]["hand"]}
    for number, facts in enumerate(revokes, start=1):
        prefix = "" if number == 1 else f"{number}."
        own = {name: facts[name] for name in facts if name not in DERIVED}
        answers |= {prefix + name: answer for name, answer in own.items()}
        if number > 1:
            answers[f"{number}.by"] = facts["by"]
            answers[f"{number}.suit_again"] = facts["same_suit_again"]
    return answers


def ruled(edition: int, revokes: Sequence[Facts], won: Sequence[int]) -> BoardRuling:
    """Hold the dialogue to its end, telling of every trick asked for who won it."""
    answers = flat(revokes)
    for _ in range(40):
        reply = enquire(REVOKE, Edition(edition), answers)
        if isinstance(reply, BoardRuling):
            return reply
        assert isinstance(reply, Question)
        for asked in reply.facts:
            answers[asked.name] = told(asked.name, revokes, won)
    pytest.fail("the dialogue does not end")


def told(name: str, revokes: Sequence[Facts], won: Sequence[int]) -> Answer:
    plain = name.rsplit(".", maxsplit=1)[-1]
    if plain.startswith(("took_", "playable_")):
        return int(plain.split("_")[1]) in won
    if plain == "later_tricks":
        trick = int(revokes[int(name[0]) - 1 if "." in name else 0]["trick"])
        later = sum(number > trick for number in won)
        return "more" if later > 1 else "one" if later else "none"
    return ORDINARY[plain]


@pytest.mark.parametrize(
    ("case", "edition"),
    [
        pytest.param(case, edition, id=f"{case.id}-{edition}")
        for case in SEVERAL
        for edition in case.expected
    ],
)
def test_several_revokes_cost_what_the_specification_says(case: Several, edition: int) -> None:
    found = ruled(edition, case.revokes, case.tricks_won)
    assert found.tricks == as_of(case.expected, edition)
    assert {payment.trick for payment in found.payments} <= set(case.tricks_won)


def test_the_third_trick_of_two_won_revokes_is_owed_but_not_there() -> None:
    case = SEVERAL[0]
    found = ruled(2017, case.revokes, case.tricks_won)
    assert {(payment.number, payment.trick) for payment in found.payments} == {(1, 9), (2, 10)}
    assert found.unpaid == (1,)
    assert "J5" in found.judgement


def revoke(trick: int, by: str = "same_player", **change: Answer) -> dict[str, Answer]:
    return {**ORDINARY, "by": by, "same_suit_again": False, "trick": trick, **change}


@st.composite
def boards(draw: st.DrawFn) -> tuple[list[dict[str, Answer]], list[int]]:
    """Two or three established revokes of one side in different suits, and the tricks it won."""
    tricks = draw(st.lists(st.integers(1, 11), min_size=2, max_size=3, unique=True))
    won = draw(st.lists(st.integers(min(tricks), 13), unique=True, max_size=6))
    revokes: list[dict[str, Answer]] = []
    for trick in sorted(tricks):
        side = draw(st.sampled_from(["offender", "partner"])) if trick in won else "opponents"
        later = sum(number > trick for number in won)
        revokes.append(
            revoke(
                trick,
                draw(st.sampled_from(["same_player", "partner"])) if revokes else "same_player",
                won_by=side,
                later_tricks="more" if later > 1 else "one" if later else "none",
            )
        )
    return revokes, sorted(won)


@given(boards(), st.sampled_from(READ))
def test_as_many_tricks_are_paid_as_can_be(
    board: tuple[list[dict[str, Answer]], list[int]], edition: int
) -> None:
    revokes, won = board
    found = ruled(edition, revokes, won)
    assert found.tricks == total(edition, revokes, won)
    first = min(int(each["trick"]) for each in revokes)
    assert all(payment.trick >= first for payment in found.payments)
    assert len({payment.trick for payment in found.payments}) == len(found.payments)
    for payment in found.payments:
        assert payment.trick >= int(revokes[payment.number - 1]["trick"])


@tabled
def test_revokes_of_both_sides(edition: int, tricks: int, of_others: int, cited: str) -> None:
    revokes = [
        revoke(3, won_by="offender", later_tricks="more"),
        revoke(5, "opponent", won_by="offender", later_tricks="more"),
    ]
    answers = flat(revokes) | {"later_tricks": "more", "2.later_tricks": "more"}
    found = enquire(REVOKE, Edition(edition), answers)
    assert isinstance(found, BoardRuling), found
    assert (found.tricks, found.tricks_of_others) == (tricks, of_others)
    assert cited in found.articles


def test_one_trick_two_sides_one_has_played_on_both_correct_in_2017() -> None:
    revokes = [revoke(3, since="played"), revoke(3, "opponent", since="nothing")]
    found = ruled(2017, revokes, ())
    assert [each.status for each in found.each] == ["must_correct", "must_correct"]
    assert found.exemptions == ("64B8",)


def test_a_claim_is_no_play_to_the_next_trick() -> None:
    """62C3 wants one side to have played on: a claim establishes (63A3), but is no play."""
    revokes = [revoke(3, since="claimed"), revoke(3, "opponent", since="nothing")]
    found = ruled(2017, revokes, ())
    assert [each.status for each in found.each] == ["established", "must_correct"]
    assert "64B8" not in found.exemptions


def test_opponents_of_who_played_on_and_claimed_have_not_played_on() -> None:
    """62C3: one side played to the next trick and then claimed, the other did not play."""
    theirs: dict[str, Answer] = {"reply_to_claim": "contested", "claim_settled": False}
    revokes = [
        revoke(3, since="played"),
        revoke(3, "opponent", since="opponents_claimed") | theirs,
    ]
    found = ruled(2017, revokes, ())
    assert [each.status for each in found.each] == ["must_correct", "must_correct"]


def test_further_revoke_asks_who_and_whether_in_the_same_suit() -> None:
    answers = flat([revoke(3), revoke(5)])
    names = []
    for name in ("2.by", "2.suit_again", "2.trick"):
        asked = enquire(REVOKE, Edition(2017), {n: a for n, a in answers.items() if n != name})
        assert isinstance(asked, Question)
        names.append(asked.facts[0].name)
    assert names == ["2.by", "2.suit_again", "2.trick"]


def test_unsure_fact_of_a_further_revoke_gives_branches_or_the_ruling() -> None:
    answers = flat([revoke(3, won_by="offender"), revoke(5, won_by="offender")])
    answers |= {f"took_{trick}": trick in (8, 9) for trick in range(4, 14)}
    del answers["2.won_by"]
    reply = enquire(REVOKE, Edition(2017), answers, unsure=["2.won_by"])
    assert not isinstance(reply, Question)


def test_unsure_who_won_a_trick_gives_branches_or_the_ruling_and_no_endless_question() -> None:
    answers = flat([revoke(3, won_by="offender"), revoke(5, won_by="offender")])
    answers |= {f"took_{trick}": False for trick in range(4, 14) if trick not in {5, 8}}
    reply = enquire(REVOKE, Edition(2017), answers, unsure=["took_8"])
    assert isinstance(reply, Branches)
    assert [branch.suppose for branch in reply.branches] == [{"took_8": True}, {"took_8": False}]


@tabled
def test_bad_answers_about_further_revokes_are_refused(answers: Mapping[str, object]) -> None:
    with pytest.raises(BadAnswer):
        enquire(REVOKE, Edition(2017), answers)


@given(
    st.lists(
        st.builds(
            Demand,
            st.integers(1, 3),
            st.integers(1, 6),
            st.frozensets(st.integers(1, 6), max_size=4),
            st.booleans(),
        ),
        max_size=4,
        unique=True,
    )
)
def test_matching_is_the_largest_there_is(demands: list[Demand]) -> None:
    paid = pay(demands)
    assert all(trick in demand.payable for demand, trick in paid.items())
    assert len(set(paid.values())) == len(paid)
    places: list[int] = [*range(1, 7), *[0] * len(demands)]
    best = max(
        sum(place in demand.payable for place, demand in zip(order, demands, strict=True))
        for order in set(permutations(places, len(demands)))
    )
    assert len(paid) == best


def test_two_tricks_due_for_one_revoke_are_paid_by_two_even_if_the_same_could_pay_both() -> None:
    due = demands_of(1, trick=7, due=2, won_by_offender=False, won={8, 11}, playable={8, 11})
    assert sorted(pay(due).values()) == [8, 11]


# which order is for which revoke, and which comes first

COUNTED: Facts = {**ORDINARY, "won_by": "offender"}
TO_BE_CORRECTED: Facts = {
    **ORDINARY,
    "trick": 7,
    "since": "nothing",
    "by": "opponent",
    "same_suit_again": False,
}
AGAIN: Facts = {**ORDINARY, "trick": 6, "by": "partner", "same_suit_again": False}


def numbered(lines: Sequence[str], article: str) -> list[str]:
    return [line for line in lines if line.endswith(f"({article}).")]


def test_what_has_to_be_corrected_comes_before_play_goes_on_and_says_of_which_revoke() -> None:
    said = Wording.of("en").rulings.rule(ruled(2017, [COUNTED, TO_BE_CORRECTED], [5, 9]))
    *_, correct = numbered(said.orders, "62A")
    (stands,) = numbered(said.orders, "63B")
    assert correct.startswith("Revoke 2: Have declarer withdraw")
    assert stands.startswith("Revoke 1: ")
    assert stands.endswith("have play go on (63B).")
    others = [line for line in said.orders if line not in said.orders[:2]]
    assert others.index(correct) == 0
    after = others[others.index(stands) + 1 :]
    assert not any("Revoke 2" in line for line in after), "its card is dealt with before"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ordered_for_some_of_them_alike_is_said_once(language: str) -> None:
    ruling = ruled(2017, [COUNTED, TO_BE_CORRECTED, AGAIN], [5, 6, 9])
    said = Wording.of(language).rulings.rule(ruling)
    for article in ("63B", "64C1"):
        (line,) = numbered(said.orders, article)
        assert "1, 3: " in line
    assert len(set(said.orders)) == len(said.orders)
    assert len(set(said.sayings)) == len(said.sayings)


def test_what_is_ordered_for_all_alike_is_said_without_a_number() -> None:
    said = Wording.of("en").rulings.rule(ruled(2017, [COUNTED, AGAIN], [5, 6, 9]))
    for article in ("63B", "64C1"):
        (line,) = numbered(said.orders, article)
        assert "Revoke" not in line


def test_the_orders_of_a_board_stand_as_they_are_carried_out() -> None:
    ruling = ruled(2017, [COUNTED, TO_BE_CORRECTED, AGAIN], [5, 6, 9])
    turns = [ordered.order.sort_key for ordered in ruling.orders]
    assert turns == sorted(turns)


def test_both_revokes_of_62c3_are_corrected_on_the_board_too() -> None:
    here: Facts = {**ORDINARY, "trick": 5, "since": "played"}
    there: Facts = {**TO_BE_CORRECTED, "trick": 5}
    ruling = ruled(2017, [here, there], [5, 9])
    assert {str(one.status) for one in ruling.each} == {"must_correct"}
    assert [o.article for one in ruling.each for o in one.orders if o.order.decides] == [
        "62C3"
    ] * 2
    assert ruling.tricks == ruling.tricks_of_others == 0


@together("language", LANGUAGES)
@together("edition", [2007, 2017])
@together("played_after", [False, True])
def test_nobody_is_told_to_use_and_not_to_use_the_same_cards(
    played_after: bool, edition: int, language: str
) -> None:
    """16C1 and 16C2 (16D of 2007), where two revokes on one trick are put right at once.

    Whoever may use some withdrawn cards and not others is not told what is said of all of them.
    """
    once: dict[str, Answer] = {"hand": "defender", "trick": 3, "since": "nothing"}
    once |= {"opponents_played_after": played_after, "partner_played_after": False}
    twice = {**once, "revokes": 2, "2.by": "opponent", "2.trick": 3, "2.since": "nothing"}
    twice["2.opponents_played_after"] = False

    def said(answers: Facts, order: str) -> dict[str, str]:
        request = {"subject": "revoke", "edition": edition, "language": language, "suppose": True}
        ruling = json.loads(reply_to(json.dumps({**request, "answers": answers})))["ruling"]
        given = [o["say"] for o in ruling["orders"] if o["order"] == order]
        return {say["to"]: say["text"] for say in given}

    of_all = {*said(once, "IgnoreWithdrawnCards").values()}
    of_all |= {*said({**once, "hand": "declarer"}, "IgnoreWithdrawnCards").values()}
    use, ignore = said(twice, "UseWithdrawnCards"), said(twice, "IgnoreWithdrawnCards")
    assert "declarer" in use.keys() & ignore.keys()
    assert ("defenders" in ignore) == (played_after or edition < 2017)
    assert not of_all & {*ignore.values()}
    assert all(use[player] != ignore[player] for player in use.keys() & ignore.keys())


def test_what_is_remembered_of_several_keeps_a_number_and_a_yes_apart() -> None:
    """Python holds 1 and True to be equal: one is a trick of a further revoke, the other none."""
    answers: dict[str, object] = {"revokes": 2, "hand": "defender", "2.trick": 1}
    first = enquire(SUBJECTS["revoke"], Edition(2017), answers)
    assert enquire(SUBJECTS["revoke"], Edition(2017), answers) == first
    with pytest.raises(BadAnswer) as refused:
        enquire(SUBJECTS["revoke"], Edition(2017), {**answers, "2.trick": True})
    assert refused.value.fact == "2.trick"


def test_what_is_no_answer_at_all_is_refused_among_several() -> None:
    with pytest.raises(BadAnswer) as refused:
        enquire(SUBJECTS["revoke"], Edition(2017), {"revokes": 2, "2.trick": [1]})
    assert refused.value.fact == "2.trick"
