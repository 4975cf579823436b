"""Exposed and penalty cards, article by article."""

import pytest

from lawcore import SUBJECTS, Answer, Edition, Question, Ruling, enquire
from lawcore.engine.reading import check_answers, consider
from tests.lawcore import cases
from tests.lawcore.cases import Answers, asking
from tests.lawcore.editions import READ
from tests.lawcore.second.agreeing import given
from tests.lawcore.walks import every_dialogue
from tests.sure import of_kind, there
from tests.tables import tabled

SUBJECT = SUBJECTS["penalty_card"]
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
MEAN_OF_VECTORS_AT_MOST = 5

DEFENDER: Answers = {"role": "defender"}
DROPPED: Answers = {**DEFENDER, "how": "dropped", "partner_could_see": True}
ALONE: Answers = {"number_of_penalty_cards": "one"}
HONOUR: Answers = {**DROPPED, **ALONE, "honour": True}
LED: Answers = {**DEFENDER, **ALONE, "how": "led_out_of_turn", "misinformed": False}
AT_HOLDER: Answers = {"on_lead": "holder"}
INSTEAD: Answers = {**DEFENDER, "how": "not_played", "due": "due"}


def not_misled(answers: Answers) -> Answers:
    """Whoever played early, nobody had told him to, unless that is told."""
    early = answers.get("how") == "played_early"
    return {"misinformed": False, **answers} if early else answers


def ruled_on(edition: Edition, answers: Answers) -> Ruling:
    return asking.ruled(SUBJECT, edition, not_misled(answers))


def messages(edition: Edition, answers: Answers) -> int:
    """How many messages a dialogue has in which those answers are given when they are asked."""
    known = check_answers(SUBJECT.facts, answers)
    said: dict[str, Answer] = {}
    number = 0
    while isinstance(reply := consider(SUBJECT, edition, said), Question):
        number += 1
        for fact in reply.facts:
            if fact.usual is None or fact.name in known:
                said[fact.name] = known.get(fact.name, fact.options[-1])
            elif not SUBJECT.facts.named[fact.name].volunteered:
                said[fact.name] = fact.usual
    return number


def test_the_vectors_are_told_in_few_messages() -> None:
    file = cases.of("penalty_card")
    lengths = [messages(case.edition, case.facts) for case in file.cases]
    assert sum(lengths) / len(lengths) <= MEAN_OF_VECTORS_AT_MOST
    assert max(lengths) <= max(walk.longest for walk in file.walks)


def test_dummys_question_is_offered_and_its_doubt_is_named() -> None:
    corrected = {**LED, **AT_HOLDER, "how": "revoke_corrected"}
    for edition, article in ((1997, "42B1"), (2007, "61B2(b)"), (2017, "61B2(b)")):
        ruling = ruled_on(Edition(edition), {**corrected, "dummy_asked": True})
        assert ("WarnDummy", article) in given(ruling)
        assert "J12" in ruling.judgement
    less = {fact: answer for fact, answer in corrected.items() if fact not in ALONE}
    reply = of_kind(Question, enquire(SUBJECT, Edition(2017), less))
    assert "dummy_asked" in {fact.name for fact in reply.facts}


@EDITION
def test_dummys_question_is_offered_only_where_a_revoke_was_corrected(edition: Edition) -> None:
    dropped = {**HONOUR, **AT_HOLDER}
    assert given(ruled_on(edition, {**dropped, "dummy_asked": True})) == given(
        ruled_on(edition, dropped)
    )
    less = {fact: answer for fact, answer in dropped.items() if fact not in ALONE}
    reply = of_kind(Question, enquire(SUBJECT, edition, less))
    assert "dummy_asked" not in {fact.name for fact in reply.facts}


@EDITION
@tabled
def test_a_card_that_is_not_exposed_is_not_suspected(answers: Answers, edition: Edition) -> None:
    told_more = ruled_on(edition, {**answers, "deliberate": True})
    assert given(told_more) == given(ruled_on(edition, answers))
    assert told_more.judgement == ()


@EDITION
def test_an_unplayed_penalty_card_is_an_established_revoke_that_costs_nothing(
    edition: Edition,
) -> None:
    ruling = ruled_on(edition, {**INSTEAD, "since": "next_trick"})
    lead = there(ruling.deciding.order.leads_to)
    rest = {
        "trick": 5,
        "could_comply": True,
        "attention": "during_play",
        "earlier_revoke_same_suit": "none",
        "other_side_revoked": "none",
        "same_trick_one_side_played_on": False,
        "dummy_drew_attention": False,
        "won_by": "offender",
        "later_tricks": "more",
    }
    revoke = of_kind(Ruling, enquire(SUBJECTS["revoke"], edition, {**rest, **lead.answers}))
    assert (revoke.status, revoke.tricks) == ("established", 0)
    assert "64B3" in revoke.exemptions
    assert "J24" in ruling.judgement


# wording


@EDITION
def test_the_point_on_a_named_card_is_made_of_a_small_card_that_was_only_named(
    edition: Edition,
) -> None:
    for dialogue in every_dialogue(SUBJECT, edition):
        named = dialogue.answers.get("how") == "named" and dialogue.ruling.status == "minor"
        assert ("J26" in dialogue.ruling.judgement) is named
