"""Leads out of turn, by a table of situations and a second procedure."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

import pytest

from lawcore import SUBJECTS, Answer, BadAnswer, Edition, Fault, Question, Ruling, enquire
from lawcore.article import Remark
from lawcore.reading import Reading, consider, told
from lawcore.request import Dialogue, Statistics, dialogues
from lawcore.subjects.lead_out_of_turn.orders import MakeItAPenaltyCard, OfferToRefuse
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.editions import as_of
from tests.lawcore.vectors import Answers

SUBJECT = SUBJECTS["lead_out_of_turn"]
E2017 = Edition(2017)
YEARS = (2007, 2017)
EDITION = pytest.mark.parametrize("edition", [Edition(year) for year in YEARS], ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DIALOGUES = {2007: (62, 4), 2017: (79, 4)}
"""How many dialogues there are, and how many messages the longest has."""
MEAN_AT_MOST, LONGEST_LABEL = 5, 24
Given: TypeAlias = frozenset[tuple[str, str]]
"""The orders by name, each with its article."""

OWN_ERROR: Answers = {"misinformed": False}
OPENING: Answers = {"lead": "opening_faced", "partner_led_face_down": False, **OWN_ERROR}
UNSEEN: Answers = {"dummy_seen": False}
SEEN: Answers = {"dummy_seen": True}
LATER: Answers = {"last_trick": False, **OWN_ERROR}
DECLARER: Answers = {"lead": "declarer", **LATER}
DEFENDER: Answers = {"lead": "defender", **LATER}
HIS_OTHER_HAND: Answers = {"turn": "partner"}
AN_OPPONENT: Answers = {"turn": "opponent"}
WAITED: Answers = {"defender_played_before_the_lead": False}


class Vector(NamedTuple):
    """What is told, what comes of it, and the orders in full, each with its article."""

    id: str
    answers: Answers
    status: str
    orders: Given
    penalty_card: str | None = None


def given_as(**orders: str) -> Given:
    return frozenset(orders.items())


VECTORS = (
    Vector(
        "face down",
        {"lead": "opening_face_down"},
        "lead_withdrawn",
        given_as(PutTheFaceDownLeadBack="41A"),
    ),
    Vector(
        "wrong side",
        {"lead": "opening_wrong_side"},
        "card_of_the_auction",
        given_as(TreatItAsShownInTheAuction="54E", ReturnItToTheHand="24D"),
    ),
    Vector(
        "opening, declarer silent",
        {**OPENING, **UNSEEN, "reply": "nothing"},
        "declarer_chooses",
        given_as(
            LetDeclarerChoose="53A", OfferToSpread="54A", OfferToAccept="54B", OfferToRefuse="54D"
        ),
    ),
    Vector(
        "opening, spread",
        {**OPENING, **UNSEEN, "reply": "spread"},
        "declarer_is_dummy",
        given_as(SpreadTheWholeHand="54A"),
    ),
    Vector(
        "opening, spread having seen dummy",
        {**OPENING, **SEEN, "reply": "spread"},
        "lead_stands",
        given_as(AcceptHavingSeenDummy="54C", PlaySecondFromTheHand="54B1"),
    ),
    Vector(
        "opening, accepted",
        {**OPENING, "reply": "accepted"},
        "lead_stands",
        given_as(AcceptTheOpeningLead="54B", PlaySecondFromTheHand="54B1"),
    ),
    Vector(
        "opening, declarer has played",
        {**OPENING, "reply": "next_played"},
        "lead_stands",
        given_as(AcceptTheOpeningLead="54B"),
    ),
    Vector(
        "opening, dummy has played",
        {**OPENING, "reply": "dummy_played"},
        "lead_stands",
        given_as(KeepDummysCard="54B2"),
    ),
    Vector(
        "opening, dummy was seen",
        {**OPENING, **SEEN, "reply": "nothing"},
        "lead_stands",
        given_as(AcceptHavingSeenDummy="54C", PlaySecondFromTheHand="54B1"),
    ),
    Vector(
        "opening, refused too late",
        {**OPENING, **SEEN, "reply": "refused"},
        "lead_stands",
        given_as(AcceptHavingSeenDummy="54C", PlaySecondFromTheHand="54B1"),
    ),
    Vector(
        "opening, refused",
        {**OPENING, **UNSEEN, "reply": "refused"},
        "lead_withdrawn",
        given_as(MakeItAPenaltyCard="54D", MindWhatThePenaltyCardTells="50E"),
        "major",
    ),
    Vector(
        "opening, two leads",
        {**OPENING, **UNSEEN, "reply": "refused", "partner_led_face_down": True},
        "lead_withdrawn",
        given_as(
            MakeItAPenaltyCard="54D",
            RetractTheFaceDownLead="54",
            MindWhatThePenaltyCardTells="50E",
        ),
        "major",
    ),
    Vector(
        "defender, declarer silent",
        {**DEFENDER, **HIS_OTHER_HAND, "reply": "nothing"},
        "declarer_chooses",
        given_as(LetDeclarerChoose="53A", OfferToRefuse="56B"),
    ),
    Vector(
        "defender, accepted",
        {**DEFENDER, "reply": "accepted"},
        "lead_stands",
        given_as(LetTheLeadStand="53A"),
    ),
    Vector(
        "defender, next hand has played",
        {**DEFENDER, "reply": "next_played"},
        "lead_stands",
        given_as(LetTheLeadStand="53A"),
    ),
    Vector(
        "defender, refused",
        {**DEFENDER, **HIS_OTHER_HAND, "reply": "refused"},
        "lead_withdrawn",
        given_as(MakeItAPenaltyCard="56B", MindWhatThePenaltyCardTells="50E"),
        "major",
    ),
    Vector(
        "defender, declarer makes his own lead",
        {**DEFENDER, "reply": "proper_lead"},
        "proper_lead_stands",
        given_as(LetTheProperLeadStand="53B", MindTheWithdrawnCards="16C"),
    ),
    Vector(
        "defender, last trick",
        {"lead": "defender", "last_trick": True, **OWN_ERROR},
        "lead_withdrawn",
        given_as(LeadFromTheRightHand="53A"),
    ),
    Vector(
        "defender, misinformed",
        {"lead": "defender", "misinformed": True},
        "lead_withdrawn",
        given_as(TakeTheLeadBack="47E1", MindTheWithdrawnCards="16C"),
    ),
    Vector(
        "declarer, wrong hand",
        {**DECLARER, **HIS_OTHER_HAND, "reply": "nothing"},
        "defenders_choose",
        given_as(LetADefenderChoose="55A", OfferToLetItStand="53A", OfferTheRightHand="55B2"),
    ),
    Vector(
        "declarer, a defender's turn",
        {**DECLARER, **AN_OPPONENT, "reply": "nothing"},
        "defenders_choose",
        given_as(LetADefenderChoose="55A", OfferToLetItStand="53A", OfferToHaveItRestored="55B1"),
    ),
    Vector(
        "declarer, they differ",
        {**DECLARER, **HIS_OTHER_HAND, "reply": "differ"},
        "defenders_choose",
        given_as(FollowTheNextInTurn="55A", OfferTheRightHand="55B2"),
    ),
    Vector(
        "declarer, wrong hand, taken back",
        {**DECLARER, **HIS_OTHER_HAND, **WAITED, "reply": "refused"},
        "lead_withdrawn",
        given_as(LeadAnythingFromTheRightHand="55B2", WatchDeclarersLine="55C"),
    ),
    Vector(
        "declarer, wrong hand, taken back, and a defender plays",
        {
            **DECLARER,
            **HIS_OTHER_HAND,
            "reply": "refused",
            "defender_played_before_the_lead": True,
        },
        "lead_withdrawn",
        given_as(
            LeadAnythingFromTheRightHand="55B2",
            WatchDeclarersLine="55C",
            PenaliseTheDefendersCard="60B",
        ),
    ),
    Vector(
        "declarer, a defender's turn, taken back",
        {**DECLARER, **AN_OPPONENT, **WAITED, "reply": "refused"},
        "lead_withdrawn",
        given_as(RestoreTheCard="55B1", WatchDeclarersLine="55C"),
    ),
    Vector(
        "declarer, wrong defender plays",
        {**DECLARER, "reply": "wrong_defender_played"},
        "lead_stands",
        given_as(LetTheLeadStandAndApply57="53C"),
    ),
)
TOLD = [pytest.param(vector, id=vector.id) for vector in VECTORS]


def ruled(answers: Answers, edition: Edition = E2017) -> Ruling:
    reply = enquire(SUBJECT, edition, answers)
    assert isinstance(reply, Ruling), reply
    return reply


def given(ruling: Ruling) -> Given:
    return frozenset((type(o.order).__name__, o.article) for o in ruling.orders)


@pytest.mark.parametrize("vector", TOLD)
def test_a_situation_is_ruled_as_the_law_says(vector: Vector) -> None:
    ruling = ruled(vector.answers)
    assert ruling.status == vector.status
    assert given(ruling) == vector.orders
    assert ruling.penalty_card == vector.penalty_card


@pytest.mark.parametrize("vector", TOLD)
def test_a_situation_tells_nothing_that_does_not_matter(vector: Vector) -> None:
    for name in vector.answers:
        less = {fact: answer for fact, answer in vector.answers.items() if fact != name}
        assert isinstance(enquire(SUBJECT, E2017, less), Question), name


def test_the_edition_of_1997_is_not_covered_and_says_so() -> None:
    with pytest.raises(BadAnswer) as refused:
        enquire(SUBJECT, Edition(1997), {})
    assert refused.value.code is Fault.NOT_COVERED
    assert refused.value.allowed == tuple(SUBJECT.books)
    for language in LANGUAGES:
        said = Wording.of(language).error(refused.value)
        assert re.search(r"\b41\b.*\b53\b.*\b56\b.*2017", said), said


SAME_IN_2007 = {"53B": "53C", "53C": "53B", "16C": "16D", "56B": "56", "24D": ""}
"""The numbers of 2017 that were others in 2007, or that it had not."""


@pytest.mark.parametrize("vector", TOLD)
def test_in_2007_the_same_is_ordered_under_its_own_numbers(vector: Vector) -> None:
    """The text of 2007 differs at the thirteenth trick, where dummy was seen, and in 55C."""
    told = vector.answers
    ruling = (
        ruled({k: v for k, v in told.items() if k != "last_trick"}, Edition(2007))
        if ("reply" in told or "last_trick" not in told or told.get("misinformed"))
        else None
    )
    if ruling is None or (told.get("reply"), told.get("dummy_seen")) == ("spread", True):
        return
    before = {(name, SAME_IN_2007.get(article, article)) for name, article in vector.orders}
    assert given(ruling) == {(name, article) for name, article in before if article}
    assert ruling.status == vector.status


def test_in_2007_a_lead_to_the_thirteenth_trick_can_be_accepted_as_any_other() -> None:
    """The text of 2007 does not except the last trick, as that of 2017 does in 53A."""
    told: Answers = {"lead": "defender", "misinformed": False, "reply": "accepted"}
    assert ruled(told, Edition(2007)).status == "lead_stands"
    assert ruled({**told, "last_trick": True}).status == "lead_withdrawn"


def test_w5_a_declarer_who_could_see_dummys_card_has_to_accept_and_remains_declarer() -> None:
    """54C of 2017: he must accept, and the presumed declarer becomes declarer; not so in 2007."""
    told = {**OPENING, **SEEN, "reply": "spread"}
    ruling = ruled(told)
    assert (ruling.status, ruling.deciding.article) == ("lead_stands", "54C")
    assert "SpreadTheWholeHand" not in dict(given(ruling))
    before = ruled(told, Edition(2007))
    assert (before.status, before.judgement) == ("declarer_is_dummy", ("J28",))
    withdrawn = ruled({**told, "misinformed": True}, Edition(2007))
    assert (withdrawn.status, withdrawn.judgement) == ("lead_withdrawn", ())


def test_n6_a_later_lead_of_a_defender_is_refused_by_56b_and_accepted_by_56a() -> None:
    """56 of 2017: A accept as in 53, or B require retraction; 54D is of the opening lead alone."""
    later = {**DEFENDER, **HIS_OTHER_HAND}
    for reply in ("nothing", "refused"):
        articles = {o.article for o in ruled({**later, "reply": reply}).orders}
        assert "56B" in articles
        assert "54D" not in articles
    assert ("56A" in ruled({**later, "reply": "accepted"}).articles) is True
    assert (
        dict(given(ruled({**later, "reply": "refused"}, Edition(2007))))["MakeItAPenaltyCard"]
        == "56"
    )


@pytest.mark.parametrize(
    ("lead", "reply"),
    [
        ("opening_faced", "differ"),
        ("opening_faced", "wrong_defender_played"),
        ("declarer", "spread"),
        ("declarer", "dummy_played"),
        ("defender", "differ"),
        ("defender", "wrong_defender_played"),
    ],
)
def test_a_reply_that_cannot_be_is_refused(lead: str, reply: str) -> None:
    with pytest.raises(BadAnswer) as refused:
        enquire(SUBJECT, E2017, {"lead": lead, "reply": reply})
    assert refused.value.code is Fault.IMPOSSIBLE


def test_a_deliberate_lead_is_offered_and_its_profit_taken_away() -> None:
    answers = {**OPENING, **UNSEEN, "reply": "refused"}
    ruling = ruled({**answers, "on_purpose": True})
    assert ("ConsiderWhetherHeCouldHaveKnown", "72C") in given(ruling)
    assert ruling.judgement == ("J20",)
    reply = enquire(SUBJECT, E2017, {"lead": "opening_faced", "reply": "refused"})
    assert isinstance(reply, Question)
    assert "on_purpose" in {fact.name for fact in reply.facts}


# a second procedure


class Untold(Exception):  # noqa: N818 - a request
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Forking(dict[str, Answer]):
    """What was told; a fact nobody told is asked for by name."""

    def __missing__(self, name: str) -> Answer:
        raise Untold(name)


def expected(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    if t["lead"] == "opening_face_down":
        return "lead_withdrawn", given_as(PutTheFaceDownLeadBack="41A")
    if t["lead"] == "opening_wrong_side":
        back = given_as(ReturnItToTheHand="24D") if edition == 2017 else frozenset()
        return "card_of_the_auction", given_as(TreatItAsShownInTheAuction="54E") | back
    if t["misinformed"]:
        told = given_as(TakeTheLeadBack="47E1", MindTheWithdrawnCards=withdrawn(edition))
        return "lead_withdrawn", told
    if t["lead"] == "opening_faced":
        status, orders = opening(edition, t)
        two = given_as(RetractTheFaceDownLead="54") if t["partner_led_face_down"] else frozenset()
        return status, orders | two
    if edition == 2017 and t["last_trick"]:
        return "lead_withdrawn", given_as(LeadFromTheRightHand="53A")
    return later(edition, t)


def withdrawn(edition: int) -> str:
    return "16C" if edition == 2017 else "16D"


def opening(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    settled: dict[str, tuple[str, Given]] = {
        "dummy_played": ("lead_stands", given_as(KeepDummysCard="54B2")),
        "next_played": ("lead_stands", given_as(AcceptTheOpeningLead="54B")),
        "accepted": (
            "lead_stands",
            given_as(AcceptTheOpeningLead="54B", PlaySecondFromTheHand="54B1"),
        ),
    }
    if t["reply"] in settled:
        return settled[str(t["reply"])]
    if t["dummy_seen"] and (edition == 2017 or t["reply"] != "spread"):
        forced = given_as(AcceptHavingSeenDummy="54C", PlaySecondFromTheHand="54B1")
        return "lead_stands", forced
    if t["reply"] == "spread":
        return "declarer_is_dummy", given_as(SpreadTheWholeHand="54A")
    if t["reply"] == "refused":
        refused = given_as(MakeItAPenaltyCard="54D", MindWhatThePenaltyCardTells="50E")
        return "lead_withdrawn", refused
    offers = given_as(OfferToSpread="54A", OfferToAccept="54B", OfferToRefuse="54D")
    return "declarer_chooses", offers | given_as(LetDeclarerChoose="53A")


def later(edition: int, t: Mapping[str, Answer]) -> tuple[str, Given]:
    proper, wrong = ("53B", "53C") if edition == 2017 else ("53C", "53B")
    settled: dict[str, tuple[str, Given]] = {
        "accepted": ("lead_stands", given_as(LetTheLeadStand="53A")),
        "next_played": ("lead_stands", given_as(LetTheLeadStand="53A")),
        "wrong_defender_played": ("lead_stands", given_as(LetTheLeadStandAndApply57=wrong)),
        "proper_lead": (
            "proper_lead_stands",
            given_as(LetTheProperLeadStand=proper, MindTheWithdrawnCards=withdrawn(edition)),
        ),
    }
    if t["reply"] in settled:
        return settled[str(t["reply"])]
    if t["lead"] == "defender":
        refusal = "56B" if edition == 2017 else "56"
        if t["reply"] == "refused":
            refused = given_as(MakeItAPenaltyCard=refusal, MindWhatThePenaltyCardTells="50E")
            return "lead_withdrawn", refused
        return "declarer_chooses", given_as(LetDeclarerChoose="53A", OfferToRefuse=refusal)
    return by_declarer(t)


def by_declarer(t: Mapping[str, Answer]) -> tuple[str, Given]:
    own = t["turn"] == "partner"
    if t["reply"] == "refused":
        back = ("LeadAnythingFromTheRightHand", "55B2") if own else ("RestoreTheCard", "55B1")
        found = {back, ("WatchDeclarersLine", "55C")}
        if t["defender_played_before_the_lead"]:
            found.add(("PenaliseTheDefendersCard", "60B"))
        return "lead_withdrawn", frozenset(found)
    offer = ("OfferTheRightHand", "55B2") if own else ("OfferToHaveItRestored", "55B1")
    if t["reply"] == "differ":
        return "defenders_choose", frozenset({offer, ("FollowTheNextInTurn", "55A")})
    return "defenders_choose", given_as(
        LetADefenderChoose="55A", OfferToLetItStand="53A"
    ) | frozenset({offer})


def cited_beside(edition: int, t: Mapping[str, Answer]) -> set[str]:
    """Return what is cited though it orders nothing itself: how a lead was accepted or refused."""
    if t.get("misinformed") is not False or t.get("last_trick"):
        return set()
    found: set[str] = set()
    if t.get("reply") in {"accepted", "next_played"}:
        found |= {"53A"}
        found |= {"55A"} if t["lead"] == "declarer" else set()
    accepts = {"nothing", "accepted", "next_played"}
    if t["lead"] == "defender" and t.get("reply") in accepts:
        found |= {"56A" if edition == 2017 else "53A"}
    return found | ({"55A"} if (t["lead"], t.get("reply")) == ("declarer", "refused") else set())


def worlds(edition: int, t: Mapping[str, Answer]) -> Iterator[tuple[str, Given]]:
    """Yield what the second procedure says in every world that agrees with what was told."""
    try:
        yield expected(edition, Forking(t))
    except Untold as untold:
        for option in SUBJECT.facts.offered(SUBJECT.facts.named[untold.name], t):
            yield from worlds(edition, {**t, untold.name: option})


@cache
def held(edition: Edition = E2017) -> tuple[Dialogue, ...]:
    return tuple(dialogues(SUBJECT, edition))


@EDITION
def test_every_dialogue_agrees_with_the_second_procedure(edition: Edition) -> None:
    for dialogue in held(edition):
        for status, orders in worlds(int(edition), dialogue.answers):
            assert dialogue.ruling.status == status, dialogue.answers
            assert given(dialogue.ruling) == orders, dialogue.answers


@EDITION
def test_just_what_is_ordered_and_what_it_rests_on_is_cited(edition: Edition) -> None:
    for dialogue in held(edition):
        orders = {ordered.article for ordered in dialogue.ruling.orders}
        expected = orders | cited_beside(int(edition), dialogue.answers)
        assert set(dialogue.ruling.articles) == expected, dialogue.answers


def test_the_card_lies_before_its_partners_lead_if_that_is_who_leads_now() -> None:
    """The opening lead was the partner's; a later one was his or somebody else's."""
    found: set[tuple[str, bool]] = set()
    for dialogue in held():
        for ordered in dialogue.ruling.orders:
            if isinstance(ordered.order, OfferToRefuse | MakeItAPenaltyCard):
                turn = dialogue.answers.get("turn", "partner")
                assert ordered.order.partner_leads is (turn == "partner"), dialogue.answers
                found.add((type(ordered.order).__name__, ordered.order.partner_leads))
    assert len(found) == 4


@pytest.mark.parametrize("told", [OPENING, DEFENDER, DECLARER], ids=lambda told: told["lead"])
def test_every_lead_out_of_turn_may_have_been_meant(told: Answers) -> None:
    answers = {**told, **UNSEEN, **HIS_OTHER_HAND, "reply": "accepted"}
    if told["lead"] == "opening_faced":
        del answers["turn"]
    for meant in (True, False):
        ruling = ruled({**answers, "on_purpose": meant})
        assert ruling.judgement == (("J20",) if meant else ())
        assert (("ConsiderWhetherHeCouldHaveKnown", "72C") in given(ruling)) is meant


@EDITION
def test_number_and_length_of_dialogues_are_as_recorded(edition: Edition) -> None:
    statistics = Statistics()
    for dialogue in held(edition):
        statistics.count(dialogue)
    assert (statistics.number, statistics.longest) == as_of(DIALOGUES, edition)
    assert statistics.mean <= MEAN_AT_MOST


@EDITION
def test_one_order_decides_and_none_is_given_twice(edition: Edition) -> None:
    for dialogue in held(edition):
        orders = [ordered.order for ordered in dialogue.ruling.orders]
        assert sum(order.status is not None for order in orders) == 1
        assert len({type(order) for order in orders}) == len(orders)


@EDITION
def test_every_provision_holds_in_some_case_and_fails_in_some_other(edition: Edition) -> None:
    book = SUBJECT.books[edition]
    holds: set[str] = set()
    fails: set[str] = set()
    remarks = {p.name: rule.number for p, rule in book.rules.items() if isinstance(p, Remark)}
    for dialogue in held(edition):
        for more in ({}, {"on_purpose": True}):
            answers = told(SUBJECT.facts, {**dialogue.answers, **more})
            reading = Reading(book, SUBJECT.facts, answers)
            reading.read_all()
            reading.read_quietly()
            said = reading.remarks()
            for provision, finding in reading.findings.items():
                if not finding.suspended:
                    (holds if finding.held else fails).add(provision.name)
            holds |= {name for name, key in remarks.items() if key in said}
            fails |= {name for name, key in remarks.items() if key not in said}
    names = {provision.name for provision in book.rules}
    assert names <= holds
    assert names <= fails


@pytest.mark.parametrize(
    ("answers", "handed"),
    [
        (
            {**OPENING, **UNSEEN, "reply": "refused"},
            {"role": "defender", "how": "led_out_of_turn", "on_lead": "partner"},
        ),
        (
            {**DEFENDER, **HIS_OTHER_HAND, "reply": "refused"},
            {"role": "defender", "how": "led_out_of_turn", "on_lead": "partner"},
        ),
        (
            {**DEFENDER, **AN_OPPONENT, "reply": "refused"},
            {"role": "defender", "how": "led_out_of_turn", "on_lead": "other"},
        ),
        (
            {**DECLARER, "reply": "wrong_defender_played"},
            {"role": "defender", "how": "played_early"},
        ),
    ],
)
def test_the_penalty_card_takes_over_what_was_told(answers: Answers, handed: Answers) -> None:
    lead = ruled(answers).deciding.order.leads_to
    assert lead is not None
    assert (lead.subject, dict(lead.answers)) == ("penalty_card", dict(handed))
    assert isinstance(enquire(SUBJECTS[lead.subject], E2017, lead.answers), Question | Ruling)


# wording


def sound(text: str) -> None:
    assert text
    assert not re.search(r"[{}]|unknown|'None'|Edition\(|  | [.,;:]|\.\.|\(\)|\) \(", text), text


@LANGUAGE
@EDITION
def test_every_dialogue_and_question_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for dialogue in held(edition):
        words = wording.rule(dialogue.ruling)
        for text in (words.headline, *words.orders, *words.reasons, *words.judgement):
            sound(text)
        said: dict[str, Answer] = {}
        for message in dialogue.messages:
            question = consider(SUBJECT, edition, said)
            assert isinstance(question, Question)
            sound(wording.heading(question, said))
            sound(wording.why(question))
            shown = [(asked.name, option) for asked in question.facts for option in asked.options]
            labels = [wording.option("lead_out_of_turn", *pair, said) for pair in shown]
            assert len(set(labels)) == len(labels)
            assert max(len(label) for label in labels) <= LONGEST_LABEL
            for asked in question.facts:
                sound(wording.ask("lead_out_of_turn", asked.name, said))
            said |= dict(message)
