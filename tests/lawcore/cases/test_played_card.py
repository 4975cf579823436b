"""Whether a card is played, and which: article by article, and in words."""

from collections.abc import Mapping
from typing import TypeAlias

import pytest

from lawcore import (
    EDITIONS,
    IN_FORCE,
    SUBJECTS,
    Answer,
    BadAnswer,
    Branches,
    Edition,
    Fault,
    Question,
    Ruling,
    enquire,
)
from lawcore.wording import LANGUAGES, Wording
from tests.each import together
from tests.lawcore import cases
from tests.lawcore.cases.asking import ruled as ruled_on
from tests.lawcore.editions import READ
from tests.lawcore.walks import every_dialogue
from tests.sure import of_kind

PLAYED_CARD = SUBJECTS["played_card"]
EDITION = together("edition", READ)
LANGUAGE = together("language", LANGUAGES)
MEAN_OF_THE_VECTORS = 5.0

Answers: TypeAlias = Mapping[str, Answer]


FIRST: Answers = {"already_played_to_trick": False}
DUMMYS: Answers = {"who": "dummy_for_declarer"}
CALLED: Answers = {**DUMMYS, "gesture": "named", **FIRST, "changed": False}
HELD_TO_IT: Answers = {**CALLED, "intent_incontrovertible": "no"}
FOLLOWS: Answers = {"dummy_leads": False}
WRONG_CARD: Answers = {**DUMMYS, "gesture": "dummy_took_another"}


# what the law says, sentence by sentence


@LANGUAGE
@together("call", ["high", "low"])
def test_i10_high_and_low_are_of_the_suit_led_since_2017(language: str, call: str) -> None:
    """46B1: the texts before say only the highest card, and the lowest."""
    wording = Wording.of(language)
    suit_led = {"en": "suit led", "it": "seme d'attacco"}[language]
    for edition in EDITIONS:
        told = wording.rulings.rule(
            ruled_on(PLAYED_CARD, edition, {**HELD_TO_IT, **FOLLOWS, "designation": call})
        )
        said = (told.headline, told.orders[0])
        assert all((suit_led in text) == (edition >= 2017) for text in said)


@EDITION
def test_what_contradicts_itself_is_refused(edition: Edition) -> None:
    in_time: Answers = {**WRONG_CARD, "each_side_played_on": False}
    contradictions: tuple[Answers, ...] = (
        {**WRONG_CARD, "each_side_played_on": True, "opponent_played": False},
        {**in_time, "opponent_played": False, "declarer_followed": True},
    )
    for told in contradictions:
        with pytest.raises(BadAnswer) as bad:
            enquire(PLAYED_CARD, edition, told)
        assert bad.value.code is Fault.IMPOSSIBLE


def asked_of(edition: Edition, answers: Answers) -> list[tuple[str, ...]]:
    """Message by message, the facts that are asked of somebody who answers so."""
    told: dict[str, Answer] = {}
    messages: list[tuple[str, ...]] = []
    while isinstance(question := enquire(PLAYED_CARD, edition, told), Question):
        messages.append(tuple(asked.name for asked in question.facts))
        usual = {one.name: one.usual for one in question.facts if one.usual is not None}
        told |= usual | {name: answers[name] for name in messages[-1] if name in answers}
    return messages


def test_a_director_answers_few_messages() -> None:
    lengths = [len(asked_of(c.edition, c.facts)) for c in cases.of("played_card").cases if c.asked]
    assert sum(lengths) / len(lengths) <= MEAN_OF_THE_VECTORS


# what follows of the orders


@EDITION
def test_what_makes_a_penalty_card_leads_over_to_penalty_cards(edition: Edition) -> None:
    leading = {}
    for dialogue in every_dialogue(PLAYED_CARD, edition):
        for ordered in dialogue.ruling.orders:
            lead = ordered.order.leads_to
            if lead is not None and lead.subject == "penalty_card":
                leading[ordered.order.name] = lead.answers.get("how")
                reply = enquire(SUBJECTS["penalty_card"], edition, lead.answers)
                assert isinstance(reply, Question | Ruling)
    assert leading == {
        "TreatAsExposed": "dropped",
        "PlayThePenaltyCardWhenDue": None,
        "MakeItAPenaltyCard": "another_way",
        "RuleItAsPlayedTooSoon": "played_early",
    }


@EDITION
def test_the_remark_on_doubtful_facts_is_made_where_words_or_gestures_are_in_doubt(
    edition: Edition,
) -> None:
    for dialogue in every_dialogue(PLAYED_CARD, edition):
        answers = dialogue.answers
        doubtful = answers["gesture"] == "designated_otherwise" or answers.get("changed") is True
        doubtful = doubtful and not answers.get("already_played_to_trick")
        on_lead = answers.get("dummy_leads") and answers.get("designation") in {
            "high",
            "low",
            "win",
        }
        expected = [("J21", doubtful), ("J63", bool(on_lead))]
        weighed = dialogue.ruling.judgement
        assert sorted(weighed) == [key for key, holds in expected if holds]


@EDITION
@together("fact", ["unintended", "intent_incontrovertible", "meant_as_lead"])
def test_what_the_director_has_not_judged_is_left_to_him(edition: Edition, fact: str) -> None:
    settled = [
        d for d in every_dialogue(PLAYED_CARD, edition) if d.answers.get(fact) in {"yes", "no"}
    ]
    assert settled
    for dialogue in settled:
        told = {name: answer for name, answer in dialogue.answers.items() if name != fact}
        reply = of_kind(Ruling, enquire(PLAYED_CARD, edition, told, unsure=(fact,)))
        assert str(reply.status) == "to_be_judged"


# in words


@LANGUAGE
@EDITION
def test_the_head_of_a_ruling_says_which_card_whatever_the_order(
    language: str, edition: Edition
) -> None:
    """Different deciding orders are not told alike; calls that come to other cards neither."""
    wording = Wording.of(language)
    heads: dict[str, set[str]] = {}
    for dialogue in every_dialogue(PLAYED_CARD, edition):
        deciding = dialogue.ruling.deciding
        heads.setdefault(wording.rulings.headline(dialogue.ruling), set()).add(deciding.order.name)
    gone_back = {"LeaveTheCard", "TakeBackTheDroppedCard"}
    assert all(len(names) == 1 or names == gone_back for names in heads.values()), heads
    words = [
        wording.rulings.headline(
            ruled_on(PLAYED_CARD, edition, {**HELD_TO_IT, **FOLLOWS, "designation": call})
        )
        for call in ("high", "low", "win", "suit_only", "anything", "not_in_dummy")
    ]
    assert len(set(words)) == len(words)


@LANGUAGE
def test_a_card_must_be_played_before_2017_and_is_played_since(language: str) -> None:
    wording = Wording.of(language)
    facts = {"who": "defender", "gesture": "held_so_partner_could_see", **FIRST}
    before, then, now = (
        wording.rulings.headline(ruled_on(PLAYED_CARD, edition, facts)) for edition in READ[:3]
    )
    assert before == then != now


@LANGUAGE
def test_an_uncertain_act_is_ruled_either_way(language: str) -> None:
    wording = Wording.of(language)
    told = {"who": "dummy_for_declarer", "gesture": "touched_in_dummy", **FIRST}
    reply = of_kind(Branches, enquire(PLAYED_CARD, IN_FORCE, told, unsure=("purpose_arranging",)))
    heads = {wording.rulings.headline(branch.ruling) for branch in reply.branches}
    assert len(heads) == 2
