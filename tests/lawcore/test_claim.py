"""Claims and concessions: vectors, a second procedure, and what is said."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

import pytest

from lawcore import (
    IN_FORCE,
    SUBJECTS,
    Answer,
    BadAnswer,
    Branches,
    Edition,
    Fault,
    Lead,
    Order,
    Question,
    Ruling,
    enquire,
)
from lawcore.article import Consequence, Exemption, Provision, Remark
from lawcore.decided import cases
from lawcore.fact import Facts
from lawcore.languages.messages import texts_of
from lawcore.reading import Reading, consider
from lawcore.request import Dialogue, Statistics, dialogues
from lawcore.subjects.claim.facts import Act, Phase
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore.editions import READ, as_of
from tests.lawcore.oracle_claim import Found, rule
from tests.lawcore.shared import is_shared
from tests.lawcore.vectors import ORDINARY
from tests.lawcore.vectors_claim import (
    DECLARER,
    DEFENDER,
    OPEN,
    TOP_DOWN,
    VECTORS,
    Answers,
    Comes,
    Vector,
)

CLAIM = SUBJECTS["claim"]
REVOKE = SUBJECTS["revoke"]
FACTS = CLAIM.facts
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DIALOGUES = {1997: (3424, 9), 2007: (3910, 9), 2017: (2262, 9)}
"""With one of the answers that are alike: how many dialogues, and the messages of the longest."""
MOST_MESSAGES_ON_AVERAGE = 5
LONGEST_LABEL = 24
LONGEST_COMMAND = 32
ONE_EACH: Mapping[str, tuple[Answer, ...]] = {
    "act": ("said_win_n", "showed_cards", "said_lose_n"),
    "phase": ("same_board", "next_board_called_by_side", "correction_period_over"),
    "claimed_all": (False,),
}
"""One of those answers between which no provision makes a difference.

Who has claimed all the tricks has given none up: that is as if his partner had not objected.
"""


def kinds(ruling: Ruling) -> set[str]:
    return {type(ordered.order).__name__ for ordered in ruling.orders}


def agrees(ruling: Ruling, comes: Comes) -> None:
    assert ruling.status == comes.to
    assert ruling.deciding.article == comes.by
    assert set(comes.articles.split()) <= set(ruling.articles), ruling.articles
    assert set(comes.orders.split()) <= kinds(ruling)
    assert set(comes.judgement.split()) <= set(ruling.judgement)
    assert ruling.tricks == 0


def asked(
    edition: Edition, answers: Mapping[str, object], settings: Mapping[str, object]
) -> tuple[list[tuple[str, ...]], Ruling]:
    """The messages of a dialogue with somebody who knows these answers, and its ruling."""
    told: dict[str, object] = {}
    messages: list[tuple[str, ...]] = []
    while isinstance(reply := enquire(CLAIM, edition, told, settings), Question):
        messages.append(tuple(fact.name for fact in reply.facts))
        for fact in reply.facts:
            told[fact.name] = answers[fact.name] if fact.usual is None else fact.usual
            told[fact.name] = answers.get(fact.name, told[fact.name])
    assert isinstance(reply, Ruling)
    return messages, reply


IN_EDITIONS = [
    pytest.param(vector, edition, comes, id=f"{vector}-{int(edition)}")
    for vector in VECTORS
    for edition in READ
    for comes in [as_of(vector.expected, edition)]
]


@pytest.mark.parametrize(("vector", "edition", "comes"), IN_EDITIONS)
def test_a_vector_is_ruled_as_the_law_says(vector: Vector, edition: Edition, comes: Comes) -> None:
    _, ruling = asked(edition, vector.answers, vector.settings)
    agrees(ruling, comes)
    everything = {name: fact.usual for name, fact in FACTS.named.items() if fact.usual is not None}
    told = enquire(CLAIM, edition, {**everything, **vector.answers}, vector.settings)
    assert isinstance(told, Ruling)
    agrees(told, comes)


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_a_vector_tells_only_what_some_edition_asks(vector: Vector) -> None:
    dialogue = [asked(edition, vector.answers, vector.settings)[0] for edition in READ]
    assert set(vector.answers) <= set(chain.from_iterable(chain.from_iterable(dialogue)))


MARKED: Answers = {**DECLARER, "needs_card_position": "opponent_showed_out"}
"""An opponent has shown out, so the card the line needs is in the other's hand."""


@EDITION
def test_w4_a_marked_card_does_not_save_a_line_that_a_normal_one_wins_less_than(
    edition: Edition,
) -> None:
    """70E1 forbids to place a card, and the exception lifts no more than that; 70D1 has none."""
    article = "70D" if edition == 1997 else "70D1"
    outcomes = {"yes": "refused", "no": "accepted", "open": "to_be_judged"}
    for wins_less, status in outcomes.items():
        answers = {**MARKED, "less_successful_normal_line": wins_less}
        messages, ruling = asked(edition, answers, {})
        assert ruling.status == status
        assert messages[-1] == ("less_successful_normal_line",)
        assert article in {ordered.article for ordered in ruling.orders}


def test_w8_play_after_a_claim_is_void_in_1997_alone() -> None:
    """The text of 2007 says that play ends, and what may then be evidence; not that it is void."""
    for edition in READ:
        for played in ("all_agreed", "not_all_agreed"):
            for act in ("said_win_n", "said_lose_n"):
                answers = {**DECLARER, "act": act, "played_on": played, **OPEN}
                _, ruling = asked(edition, {**answers, "trick_given_up": "open"}, {})
                assert ("DisregardTheLaterPlay" in kinds(ruling)) is (edition == 1997)
                evidence = edition == 2007 and act == "said_win_n"
                assert ("WeighTheLaterPlay" in kinds(ruling)) is evidence
    for language in LANGUAGES:
        wording = Wording.of(language)
        void = re.compile(r"\bvoid\b|\bnull[ao]\b")
        said = {year: wording.sentence("claim", "later_play", Edition(year)) for year in READ}
        assert [bool(void.search(said[year])) for year in READ[:3]] == [True, False, False]


@EDITION
def test_n13_declarer_who_faces_cards_without_a_claim_picks_them_up_by_48b2(
    edition: Edition,
) -> None:
    """48B2 is of a declarer who faces his cards; 48A of one who exposes a card."""
    shown = {**DECLARER, "act": "showed_cards", "clearly_no_claim_intended": "other_reason"}
    _, ruling = asked(edition, shown, {})
    found = {type(o.order).__name__: o.article for o in ruling.orders}
    assert found == {"TakeItForNoClaim": "68A", "ReturnTheCardsToDeclarer": "48B2"}
    assert set(ruling.articles) == {"48B2", "68A"}


def test_play_may_go_on_before_anything_is_judged_and_the_judgement_comes_last() -> None:
    _, ruling = asked(IN_FORCE, {**DECLARER, **OPEN}, {})
    names = [type(ordered.order).__name__ for ordered in ruling.orders]
    assert names[0] == "AllowPlayingOn"
    assert names[-1] == "JudgeTheClaim"
    assert names.index("AskForTheStatement") < names.index("TestTheNormalLines")


@EDITION
def test_the_director_answers_few_messages(edition: Edition) -> None:
    lengths = [len(asked(edition, v.answers, v.settings)[0]) for v in VECTORS]
    assert max(lengths) <= 6
    assert sum(lengths) / len(lengths) <= MOST_MESSAGES_ON_AVERAGE


@EDITION
def test_what_was_said_or_done_is_asked_before_who_did_it(edition: Edition) -> None:
    question = enquire(CLAIM, edition, {"accepted": "no"})
    assert isinstance(question, Question)
    assert [fact.name for fact in question.facts] == ["act"]
    assert question.needed_by == ("68A",)


@EDITION
def test_rare_circumstances_are_asked_in_one_message(edition: Edition) -> None:
    for vector in VECTORS:
        messages, _ = asked(edition, vector.answers, vector.settings)
        usual = [m for m in messages if FACTS.named[m[0]].usual is not None]
        assert len(usual) <= 1, messages


# the second procedure

Told = Mapping[str, Answer]


class Untold(Exception):  # noqa: N818 - a request
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Forking(dict[str, Answer]):
    """What was told; it asks for the rest."""

    def __missing__(self, name: str) -> Answer:
        raise Untold(name)


def worlds(edition: int, told: Told, settings: Answers) -> Iterator[Found]:
    """What the second procedure says in every world that agrees with what was told."""
    try:
        yield rule(edition, Forking(told), settings)
    except Untold as untold:
        for option in FACTS.offered(FACTS.named[untold.name], told):
            yield from worlds(edition, {**told, untold.name: option}, settings)


SETTINGS = pytest.mark.parametrize("settings", [{}, TOP_DOWN], ids=["none", "top_down"])


@cache
def every(edition: Edition) -> tuple[Dialogue, ...]:
    return tuple(dialogues(CLAIM, edition, None, ONE_EACH))


def of(edition: Edition, settings: Answers) -> Iterator[Dialogue]:
    """Every dialogue; those under an order of suits where it can be asked and play stopped."""
    if not settings:
        yield from every(edition)
        return
    only = {"accepted": ("no",), "act": ("said_win_n",), "played_on": ("no",)}
    yield from dialogues(CLAIM, edition, settings, only)


@EDITION
@SETTINGS
def test_every_dialogue_agrees_with_the_second_procedure(
    edition: Edition, settings: Answers
) -> None:
    for dialogue in of(edition, settings):
        ruling = dialogue.ruling
        told = {name: v for name, v in dialogue.answers.items() if name not in settings}
        found = str(ruling.status), ruling.deciding.article, frozenset(kinds(ruling))
        for second in worlds(int(edition), told, settings):
            assert found == second, told


def weighed(edition: int, status: str, told: Told) -> set[str]:
    """Return the points of judgement that the specification names for what was told."""
    claimed = told.get("act") in {"said_win_n", "curtail", "showed_cards"}
    if told["accepted"] == "silent":
        found = {"J23"} if status != "too_late" else set()
        return found | ({"J17"} if edition >= 2017 and status == "revoke_first" else set())
    contested = told["accepted"] == "no" or (
        told["accepted"] == "later_withdrawn" and told["phase"] == "same_board"
    )
    if contested and status in {"no_claim", "no_concession", "played_out"}:
        return {"J9"} if edition == 2007 and status == "no_concession" and claimed else set()
    found = {"J17"} if edition >= 2017 and status == "revoke_first" else set()
    in_question = contested or told["accepted"] == "conceder_withdraws"
    if contested and not claimed and edition > 1997 and told.get("trick_given_up") == "likely_won":
        found.add("J25")
    open_concession = status == "to_be_judged" and told.get("trick_given_up") == "open"
    if status != "revoke_first" and ((contested and claimed) or (in_question and open_concession)):
        found.add("J18")
    return found


@EDITION
def test_just_what_the_specification_leaves_open_is_left_to_the_director(edition: Edition) -> None:
    for dialogue in every(edition):
        ruling = dialogue.ruling
        expected = weighed(int(edition), str(ruling.status), dialogue.answers)
        assert set(ruling.judgement) == expected, dialogue.answers


@EDITION
def test_silence_is_not_weighed_once_it_is_too_late(edition: Edition) -> None:
    too_late = {"accepted": "silent", "phase": "correction_period_over"}
    ruling = enquire(CLAIM, edition, {**too_late, "revoke_pending": "others"})
    assert isinstance(ruling, Ruling)
    assert (ruling.status, ruling.judgement) == ("too_late", ())


@EDITION
def test_answers_that_are_alike_are_ruled_alike(edition: Edition) -> None:
    others: Mapping[Answer, Answer] = {
        Act.SAID_WIN_N: Act.CURTAIL,
        Act.SAID_LOSE_N: Act.ABANDONED_HAND,
        Phase.NEXT_BOARD_CALLED_BY_SIDE: Phase.ROUND_OVER,
    }
    for dialogue in every(edition)[::7]:
        told = {name: others.get(v, v) for name, v in dialogue.answers.items()}
        reply = consider(CLAIM, edition, told)
        assert isinstance(reply, Ruling)
        assert kinds(reply) == kinds(dialogue.ruling)
        assert reply.articles == dialogue.ruling.articles


@EDITION
@pytest.mark.parametrize("act", ["curtail", "said_lose_n"])
def test_who_claims_fewer_than_all_has_claimed_as_well_as_conceded(
    act: str, edition: Edition
) -> None:
    """68A: of a claim of fewer the objection of the partner rests on the claim too."""
    told: Answers = {"accepted": "no", "act": act, "by": "defender"}
    objected: Answers = {"partner_objected_immediately": True, "claimed_all": False}
    ruling = enquire(CLAIM, edition, {**told, **objected}, suppose=True)
    assert isinstance(ruling, Ruling)
    assert ruling.status == "no_concession"
    assert ("68A" in ruling.articles) is (act == "curtail")


@EDITION
def test_an_objection_to_a_claim_of_all_is_a_contested_claim(edition: Edition) -> None:
    defended = [
        d for d in every(edition) if d.answers.get("partner_objected_immediately") is False
    ]
    claimed = [d for d in defended if d.answers["act"] not in {"said_lose_n", "abandoned_hand"}]
    assert len(claimed) > 100
    for dialogue in claimed[::5]:
        objected = {"partner_objected_immediately": True, "claimed_all": True}
        reply = consider(CLAIM, edition, {**dialogue.answers, **objected})
        assert isinstance(reply, Ruling)
        assert reply.substance == dialogue.ruling.substance, dialogue.answers


@EDITION
def test_number_and_length_of_dialogues_are_as_recorded(edition: Edition) -> None:
    statistics = Statistics()
    for dialogue in every(edition):
        statistics.count(dialogue)
    assert (statistics.number, statistics.longest) == as_of(DIALOGUES, edition)


@EDITION
def test_a_ruling_never_counts_tricks_and_never_gives_an_order_twice(edition: Edition) -> None:
    for dialogue in every(edition):
        orders = [type(ordered.order).__name__ for ordered in dialogue.ruling.orders]
        assert len(set(orders)) == len(orders)
        assert dialogue.ruling.tricks == 0
        assert dialogue.ruling.penalty_card is None


@EDITION
def test_an_open_judgement_is_never_decided_for_anybody(edition: Edition) -> None:
    decided = {"accepted", "trick_restored", "stands"}
    for dialogue in every(edition):
        if "open" in dialogue.answers.values():
            status = dialogue.ruling.status
            assert status == "to_be_judged" or status not in decided or _otherwise(dialogue)


def _otherwise(dialogue: Dialogue) -> bool:
    """Another answer settles what is open: the trump cannot score, though it may be forgotten."""
    settled = dict(dialogue.answers)
    return settled.get("trump_can_score_normal") == "no"


@EDITION
def test_who_is_unsure_of_a_judgement_has_not_judged_yet(edition: Edition) -> None:
    answers = {**DECLARER, **{f.name: f.usual for f in FACTS.listed if f.usual is not None}}
    reply = enquire(CLAIM, edition, answers, unsure=("less_successful_normal_line",))
    assert isinstance(reply, Ruling)
    assert reply.status == "to_be_judged"
    assert "TestTheNormalLines" in kinds(reply)


def test_who_is_unsure_how_it_was_claimed_is_told_both() -> None:
    answers = {f.name: f.usual for f in FACTS.listed if f.usual is not None}
    more = {"accepted": "no", "by": "declarer", "less_successful_normal_line": "no"}
    given = {**answers, **more, "trick_given_up": "already_won"}
    reply = enquire(CLAIM, IN_FORCE, given, unsure=("act",))
    assert isinstance(reply, Branches)
    assert {branch.ruling.status for branch in reply.branches} == {"accepted", "trick_restored"}


def test_an_unknown_answer_is_refused() -> None:
    with pytest.raises(BadAnswer) as refused:
        enquire(CLAIM, IN_FORCE, {"accepted": "perhaps"})
    assert refused.value.code is Fault.UNKNOWN_OPTION
    with pytest.raises(BadAnswer) as refused:
        enquire(CLAIM, IN_FORCE, {}, {"claim_suit_order": "sideways"})
    assert refused.value.code is Fault.UNKNOWN_OPTION


# over to the revoke


def lead(ruling: Ruling) -> Lead | None:
    leads = [o.order.leads_to for o in ruling.orders if o.order.leads_to is not None]
    assert len(leads) <= 1
    return leads[0] if leads else None


@EDITION
def test_a_lead_to_the_revoke_comes_to_what_the_claim_said(edition: Edition) -> None:
    found: set[tuple[tuple[str, Answer], ...]] = set()
    for dialogue in every(edition):
        over = lead(dialogue.ruling)
        if over is None:
            assert dialogue.answers.get("revoke_pending", "none") == "none"
            continue
        first = dialogue.ruling.status == "revoke_first"
        key = ("first", first), *over.answers.items()
        if key in found:
            continue
        found.add(key)
        assert over.subject == "revoke"
        ruling = enquire(REVOKE, edition, {**ORDINARY, **over.answers})
        assert isinstance(ruling, Ruling)
        assert ruling.status == ("must_correct" if first else "established"), over
    assert {dict(answers)["since"] for answers in found} == {"claimed", "opponents_claimed"}
    assert any("hand" in dict(answers) for answers in found)


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (
            {**DEFENDER, "revoke_pending": "claimers", **OPEN},
            {"hand": "defender", "since": "claimed"},
        ),
        ({**DECLARER, "revoke_pending": "claimers", **OPEN}, {"since": "claimed"}),
        (
            {**DECLARER, "revoke_pending": "others"},
            {
                "hand": "defender",
                "since": "opponents_claimed",
                "reply_to_claim": "contested",
                "claim_settled": False,
            },
        ),
        (
            {"accepted": "yes", "phase": "round_over", "revoke_pending": "others"},
            {"since": "opponents_claimed", "reply_to_claim": "accepted", "claim_settled": True},
        ),
        (
            {"accepted": "silent", "phase": "same_board", "revoke_pending": "others"},
            {"since": "opponents_claimed", "reply_to_claim": "silent", "claim_settled": False},
        ),
    ],
    ids=["defender", "declarer", "contested", "agreed", "silent"],
)
def test_what_is_told_is_not_asked_again(answers: Answers, expected: Answers) -> None:
    _, ruling = asked(IN_FORCE, answers, {})
    over = lead(ruling)
    assert over is not None
    assert over.answers == expected


# no dead law


@cache
def sample(edition: Edition) -> Sequence[Ruling]:
    """One ruling for each set of orders, with each trick given up and each revoke."""
    found: dict[object, Ruling] = {}
    for dialogue in (*every(edition), *of(edition, TOP_DOWN)):
        ruling = dialogue.ruling
        told = ruling.told
        key = frozenset(kinds(ruling)), told.get("trick_given_up"), told.get("revoke_pending")
        found.setdefault(key, ruling)
    return tuple(found.values())


@EDITION
def test_every_provision_holds_in_some_case_and_fails_in_another(edition: Edition) -> None:
    book = CLAIM.books[edition]
    remarks = {p.name: rule.number for p, rule in book.rules.items() if isinstance(p, Remark)}
    held: set[str] = set()
    failed: set[str] = set()
    told: list[tuple[Told, Told]] = [(vector.answers, vector.settings) for vector in VECTORS]
    told += [(case.answers, case.settings) for case in cases(subject="claim")]
    for ruling in chain(sample(edition), (asked(edition, *each)[1] for each in told)):
        reading = Reading(book, FACTS, {**ruling.told})
        reading.read_all()
        reading.read_quietly()
        said = reading.remarks()
        for provision, finding in reading.findings.items():
            if finding.held:
                held.add(provision.name)
            elif not finding.suspended:
                failed.add(provision.name)
        held |= {name for name, key in remarks.items() if key in said}
        failed |= {name for name, key in remarks.items() if key not in said}
    names = {provision.name for provision in book.rules}
    assert not names - held
    assert not names - failed


@EDITION
@pytest.mark.parametrize("kind", [Consequence, Exemption, Remark], ids=lambda kind: kind.__name__)
def test_a_number_is_borne_by_one_provision(
    edition: Edition, kind: type[Provision[Facts]]
) -> None:
    rules = CLAIM.books[edition].rules
    numbers = [rule.number for provision, rule in rules.items() if isinstance(provision, kind)]
    assert len(set(numbers)) == len(numbers)


# what is said


def sound(text: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}]|unknown|'None'|Edition\(| [.,;:]|\.\.|\(\)", text), text


def of_orders() -> set[str]:
    return {
        f"order-{kind.__name__}"
        for kind in Order.__subclasses__()
        if kind.__module__ == "lawcore.subjects.claim.orders"
    }


def older_sentences() -> tuple[set[str], set[str]]:
    """The older sentences that there may be, and those that there must be."""
    may, must = set(), set()
    for provision in {p for book in CLAIM.books.values() for p in book.versions}:
        newest, *older = provision.versions
        for version in older:
            key = f"law-{provision.name}.until-{version.until}"
            may.add(key)
            if version.body is not newest.body:
                must.add(key)
    return may, must


@LANGUAGE
def test_all_that_is_said_of_a_claim_is_there_and_used(language: str) -> None:
    keys = set(texts_of(language, "subjects/claim").keys())
    provisions = {p for book in CLAIM.books.values() for p in book.versions}
    own = {p for p in provisions if not isinstance(p, Remark) and not is_shared(p)}
    laws = {f"law-{p.name}" for p in own}
    may, must = older_sentences()
    older = {key for key in keys if ".until-" in key}
    assert must <= older <= may
    assert {key for key in keys if key.startswith("law-")} - older == laws
    assert {key for key in keys if key.startswith("order-")} == of_orders()
    facts = {key.removeprefix("fact-") for key in keys if key.startswith("fact-")}
    assert {name.removesuffix(".aside") for name in facts} == set(FACTS.named)


def test_both_languages_say_the_same_with_the_same_variables() -> None:
    italian, english = (texts_of(name, "subjects/claim") for name in LANGUAGES)
    assert set(italian.keys()) == set(english.keys())
    for key in set(italian.keys()):
        assert italian.variables(key) == english.variables(key), key


@LANGUAGE
def test_names_and_labels_fit(language: str) -> None:
    wording = Wording.of(language)
    assert len(wording.subject("claim")) <= LONGEST_LABEL
    assert re.fullmatch(rf"[a-z_]{{1,{LONGEST_COMMAND}}}", wording.command("claim"))
    sound(wording.menu("claim"))
    for name, fact in FACTS.named.items():
        sound(wording.ask("claim", name, {}))
        labels = [wording.option("claim", name, option) for option in fact.options]
        assert len(set(labels)) == len(labels)
        for label in labels:
            sound(label)
            assert len(label) <= LONGEST_LABEL, label


@LANGUAGE
def test_labels_of_rare_circumstances_are_told_apart(language: str) -> None:
    wording = Wording.of(language)
    labels = [
        wording.option("claim", fact.name, option)
        for fact in FACTS.listed
        if fact.usual is not None
        for option in fact.options
        if option != fact.usual
    ]
    assert len(set(labels)) == len(labels)


@LANGUAGE
@EDITION
def test_every_kind_of_ruling_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    assert len(sample(edition)) > 100
    for ruling in sample(edition):
        told = wording.rule(ruling)
        for text in (told.headline, *told.orders, *told.reasons, *told.judgement):
            sound(text)
        assert f"({ruling.deciding.article})" in told.headline
        assert all(text.endswith(".") for text in (*told.reasons, *told.judgement))
        assert not re.search(r"\b\d+ (tricks|prese)\b", " ".join(told.orders))
        for text, ordered in zip(told.orders, ruling.orders, strict=True):
            assert text.endswith(f" ({ordered.article}).")


@LANGUAGE
@EDITION
def test_every_question_and_its_reason_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    seen: set[object] = set()
    for ruling in sample(edition):
        told: dict[str, Answer] = {}
        while isinstance(question := consider(CLAIM, edition, told), Question):
            name = question.facts[0].name
            if (key := (question, told.get("accepted"))) not in seen:
                seen.add(key)
                sound(wording.heading(question, told))
                sound(wording.why(question))
                for asked_fact in question.facts:
                    sound(wording.ask("claim", asked_fact.name, told))
                    for option in asked_fact.options:
                        sound(wording.option("claim", asked_fact.name, option, told))
            told[name] = ruling.told.get(name, question.facts[0].options[-1])
    assert len(seen) > 20


@LANGUAGE
@EDITION
def test_every_article_in_force_can_be_said(language: str, edition: Edition) -> None:
    wording = Wording.of(language)
    for provision in CLAIM.books[edition].rules:
        if not isinstance(provision, Remark):
            sound(wording.sentence("claim", provision.name, edition))


FACED = re.compile(r"face|scopri", re.IGNORECASE)


@LANGUAGE
def test_cards_are_faced_before_the_objections_in_1997_and_only_if_needed_since(
    language: str,
) -> None:
    for edition in READ:
        _, ruling = asked(edition, {**DECLARER, **OPEN}, {})
        hearing = [
            Wording.of(language).order(o.order, ruling)
            for o in ruling.orders
            if o.article.startswith("70B")
        ]
        faced = next(place for place, text in enumerate(hearing) if FACED.search(text))
        assert len(hearing) == 3
        assert faced == (1 if edition == 1997 else 2)
