"""The questions on explanations and alerts: every dialogue, and that none of them decides."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, BadAnswer, Edition, enquire
from lawcore.request import dialogues
from lawcore.subjects.misinformation.orders import Step
from lawcore.wording import LANGUAGES
from tests.lawcore.auction import ladders

SUBJECT = SUBJECTS["misinformation"]
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
VECTORS = [*ladders.vectors("misinformation")]
DIALOGUES, LONGEST = 56, 4
SHEET = "FillInTheFactSheet"
TELL, LEAD = "TellTheAgreementAlone", "LetTheFaceDownLeadBeRetracted"
ORDERS = {
    "MI-1": "TakeTheCallAsMistaken LookAtTheInformation",
    "MI-3": (
        f"{TELL} LetTheLastCallBeChanged LetLhoChangeHisCall {LEAD} MindTheWithdrawnActions | "
        f"{TELL} LetTheLastCallBeChanged LetLhoChangeHisCall MindTheWithdrawnActions"
    ),
    "MI-3?": f"{TELL} WeighTheInfluence {LEAD} PollPeers | {TELL} WeighTheInfluence PollPeers",
    "MI-3N": f"{TELL} KeepTheLastCall | {TELL} KeepTheLastCall {LEAD}",
    "MI-4": (
        f"{TELL} LeaveTheCallAsItIs {LEAD} LookForDamageAtTheEnd | "
        f"{TELL} LeaveTheCallAsItIs LookForDamageAtTheEnd"
    ),
    "MI-5": f"{TELL} LetTheCardBeRetracted MindTheWithdrawnActions",
    "MI-6": f"{TELL} PlayOnAndComeBack LookForDamageAtTheEnd",
    "MI-7": (
        "ConsiderAnAdjustedScore CompareWithFullDisclosure CompareAsIfRightlyTold "
        f"LookAtTheProbableResult WeighSeveralResults LookForTheirOwnError {SHEET}"
    ),
    "MI-7?": f"WeighTheDamage PollPeers CompareWithoutTheInfraction {SHEET}",
    "MI-8": f"FindNoGain CompareWithoutTheInfraction {SHEET}",
}
"""What the Director does at each end of the questions; with a lead, after the final pass."""
TYPICAL: Mapping[str, str] = {
    "when": "auction",
    "m_kind": "wrong_expl",
    "m_partner": "not_called",
    "m_influenced": "yes",
}
IN_DOUBT: Mapping[str, str] = {"when": "after", "m_kind": "wrong_expl", "m_harm": "unsure"}
LEAKS = {
    "en": ("wrong", "mistake", "misinform", "result", "score", "damage"),
    "it": ("errat", "sbagli", "risultato", "punteggio", "danno"),
}
"""What would tell those who are asked why they are asked."""


def test_every_dialogue_agrees_with_the_second_procedure() -> None:
    for ruling, expected in ladders.every_ruling(SUBJECT):
        ladders.agrees(ruling, expected)


def test_no_dialogue_ends_in_a_decided_outcome() -> None:
    steps = set()
    for ruling, _ in ladders.every_ruling(SUBJECT):
        ladders.decides_nothing(ruling)
        steps.add(ruling.status)
    assert steps == {*Step}


def test_every_end_has_its_orders() -> None:
    assert ladders.orders_by_rule(SUBJECT) == ORDERS


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_vector_is_ruled_as_it_says(vector: Mapping[str, object]) -> None:
    ladders.is_as_the_vector_says(SUBJECT, vector)


def test_number_and_length_of_dialogues_are_as_recorded() -> None:
    every = [*dialogues(SUBJECT, Edition(2017))]
    assert len(every) == DIALOGUES
    assert max(len(dialogue.answers) for dialogue in every) == LONGEST


def test_the_call_may_be_changed_after_four_answers() -> None:
    assert ladders.questions(SUBJECT, TYPICAL) == [*TYPICAL]


@pytest.mark.parametrize(
    ("told", "step"),
    [
        (TYPICAL, Step.CALL_MAY_BE_CHANGED),
        ({**TYPICAL, "m_influenced": "no"}, Step.CALL_NOT_INFLUENCED),
        ({**TYPICAL, "m_partner": "called"}, Step.TOO_LATE_FOR_THAT_CALL),
        ({"when": "play", "m_kind": "unsure", "m_card": "no"}, Step.CARD_MAY_BE_RETRACTED),
        ({"when": "play", "m_kind": "unsure", "m_card": "yes"}, Step.PLAY_ON_AND_CALL_BACK),
    ],
)
def test_damage_is_asked_for_once_play_is_over(told: Mapping[str, str], step: Step) -> None:
    ruling = ladders.ruled(SUBJECT, told)
    assert ruling.status is step
    assert ruling.ask is not None
    assert (ruling.ask.fact, ruling.ask.telling) == ("m_harm", {"when": "after"})


def test_after_play_somebody_has_gained_or_not() -> None:
    told = {"when": "after", "m_kind": "wrong_expl", "m_harm": "not_yet"}
    with pytest.raises(BadAnswer):
        enquire(SUBJECT, Edition(2017), told)


def test_a_mistaken_call_leads_over_to_what_the_caller_has_heard() -> None:
    (lead,) = [
        ordered.order.leads_to
        for ordered in ladders.ruled(SUBJECT, {"when": "after", "m_kind": "misbid"}).orders
        if ordered.order.leads_to is not None
    ]
    assert (lead.subject, lead.answers) == ("unauthorised_information", {"source": "explanation"})


@LANGUAGE
def test_the_text_for_the_poll_tells_neither_what_happened_nor_what_came_of_it(
    language: str,
) -> None:
    said = ladders.said_to_peers(ladders.ruled(SUBJECT, IN_DOUBT), language)
    assert not [word for word in LEAKS[language] if word in said]


@LANGUAGE
def test_the_fact_sheet_has_what_was_answered(language: str) -> None:
    sheets = [
        ladders.fact_sheets(SUBJECT, told, language)
        for told in (IN_DOUBT, {**IN_DOUBT, "m_harm": "yes"})
    ]
    assert [len(some) for some in sheets] == [1, 1]
    assert sheets[0] != sheets[1]


@LANGUAGE
def test_questions_and_answers_are_worded_as_the_table_has_them(language: str) -> None:
    assert [*ladders.labels_differ(SUBJECT, language)] == []
