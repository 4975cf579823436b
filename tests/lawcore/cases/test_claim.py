"""Claims and concessions: what is asked, what leads to the revoke, and what is said."""

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
    Question,
    Ruling,
    enquire,
)
from lawcore.engine.article import Consequence, Exemption, Provision, Remark
from lawcore.engine.dialogues import Dialogue, dialogues
from lawcore.engine.fact import Facts
from lawcore.engine.reading import consider
from lawcore.laws.subjects.claim.facts import Act, Phase
from lawcore.wording import LANGUAGES, Wording
from tests.each import each
from tests.lawcore import cases, walks
from tests.lawcore.cases import Answers, Case
from tests.lawcore.cases.asking import lead, ruled
from tests.lawcore.cases.expectations import agrees, orders
from tests.lawcore.editions import READ
from tests.lawcore.vectors import ORDINARY
from tests.lawcore.walks import every_dialogue
from tests.sure import of_kind, there

CLAIM = SUBJECTS["claim"]
REVOKE = SUBJECTS["revoke"]
FACTS = CLAIM.facts
FILE = cases.of("claim")
DECLARER: Answers = {"accepted": "no", "by": "declarer", "act": "said_win_n"}
DEFENDER: Answers = {**DECLARER, "by": "defender"}
OPEN: Answers = {"less_successful_normal_line": "open"}
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MOST_MESSAGES_ON_AVERAGE = 5
LONGEST_LABEL = 24
LONGEST_COMMAND = 32


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


@each("case", FILE.cases, of=lambda case: int(case.edition))
def test_a_case_is_ruled_the_same_asked_for_and_with_all_that_is_usual(case: Case) -> None:
    _, ruling = asked(case.edition, case.facts, case.settings)
    agrees(ruling, case.expected, case)
    everything = {name: fact.usual for name, fact in FACTS.named.items() if fact.usual is not None}
    told = ruled(CLAIM, case.edition, {**everything, **case.facts}, case.settings)
    agrees(told, case.expected, case)


@pytest.mark.parametrize("name", sorted({case.id for case in FILE.cases}))
def test_a_case_tells_only_what_some_edition_asks(name: str) -> None:
    of_editions = [case for case in FILE.cases if case.id == name]
    dialogues = [asked(case.edition, case.facts, case.settings)[0] for case in of_editions]
    told = set(chain.from_iterable(case.facts for case in of_editions))
    assert told <= set(chain.from_iterable(chain.from_iterable(dialogues)))


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
                assert ("DisregardTheLaterPlay" in orders(ruling)) is (edition == 1997)
                evidence = edition == 2007 and act == "said_win_n"
                assert ("WeighTheLaterPlay" in orders(ruling)) is evidence
    for language in LANGUAGES:
        wording = Wording.of(language)
        void = re.compile(r"\bvoid\b|\bnull[ao]\b")
        said = {
            year: wording.articles.sentence("claim", "later_play", Edition(year)) for year in READ
        }
        assert [bool(void.search(said[year])) for year in READ[:3]] == [True, False, False]


@EDITION
def test_n13_declarer_who_faces_cards_without_a_claim_picks_them_up_by_48b2(
    edition: Edition,
) -> None:
    """48B2 is of a declarer who faces his cards; 48A of one who exposes a card."""
    shown = {**DECLARER, "act": "showed_cards", "clearly_no_claim_intended": "other_reason"}
    _, ruling = asked(edition, shown, {})
    found = {o.order.name: o.article for o in ruling.orders}
    assert found == {"TakeItForNoClaim": "68A", "ReturnTheCardsToDeclarer": "48B2"}
    assert set(ruling.articles) == {"48B2", "68A"}


def test_play_may_go_on_before_anything_is_judged_and_the_judgement_comes_last() -> None:
    _, ruling = asked(IN_FORCE, {**DECLARER, **OPEN}, {})
    names = [ordered.order.name for ordered in ruling.orders]
    assert names[0] == "AllowPlayingOn"
    assert names[-1] == "JudgeTheClaim"
    assert names.index("AskForTheStatement") < names.index("TestTheNormalLines")


@EDITION
def test_the_director_answers_few_messages(edition: Edition) -> None:
    some = [case for case in FILE.cases if case.edition == edition]
    lengths = [len(asked(edition, case.facts, case.settings)[0]) for case in some]
    assert max(lengths) <= 6
    assert sum(lengths) / len(lengths) <= MOST_MESSAGES_ON_AVERAGE


@EDITION
def test_what_was_said_or_done_is_asked_before_who_did_it(edition: Edition) -> None:
    question = of_kind(Question, enquire(CLAIM, edition, {"accepted": "no"}))
    assert [fact.name for fact in question.facts] == ["act"]
    assert question.needed_by == ("68A",)


@EDITION
def test_rare_circumstances_are_asked_in_one_message(edition: Edition) -> None:
    for case in (case for case in FILE.cases if case.edition == edition):
        messages, _ = asked(edition, case.facts, case.settings)
        usual = [m for m in messages if FACTS.named[m[0]].usual is not None]
        assert len(usual) <= 1, messages


def of(edition: Edition, settings: Answers) -> Iterator[Dialogue]:
    """Every dialogue; those under an order of suits where it can be asked and play stopped."""
    if not settings:
        yield from every_dialogue(CLAIM, edition)
        return
    only = {"accepted": ("no",), "act": ("said_win_n",), "played_on": ("no",)}
    yield from dialogues(CLAIM, edition, settings, only)


@EDITION
def test_silence_is_not_weighed_once_it_is_too_late(edition: Edition) -> None:
    too_late = {"accepted": "silent", "phase": "correction_period_over"}
    ruling = of_kind(Ruling, enquire(CLAIM, edition, {**too_late, "revoke_pending": "others"}))
    assert (ruling.status, ruling.judgement) == ("too_late", ())


@EDITION
def test_answers_that_are_alike_are_ruled_alike(edition: Edition) -> None:
    others: Mapping[Answer, Answer] = {
        Act.SAID_WIN_N: Act.CURTAIL,
        Act.SAID_LOSE_N: Act.ABANDONED_HAND,
        Phase.NEXT_BOARD_CALLED_BY_SIDE: Phase.ROUND_OVER,
    }
    for dialogue in every_dialogue(CLAIM, edition)[::7]:
        told = {name: others.get(v, v) for name, v in dialogue.answers.items()}
        reply = of_kind(Ruling, consider(CLAIM, edition, told))
        assert orders(reply) == orders(dialogue.ruling)
        assert reply.articles == dialogue.ruling.articles


@EDITION
@pytest.mark.parametrize("act", ["curtail", "said_lose_n"])
def test_who_claims_fewer_than_all_has_claimed_as_well_as_conceded(
    act: str, edition: Edition
) -> None:
    """68A: of a claim of fewer the objection of the partner rests on the claim too."""
    told: Answers = {"accepted": "no", "act": act, "by": "defender"}
    objected: Answers = {"partner_objected_immediately": True, "claimed_all": False}
    ruling = of_kind(Ruling, enquire(CLAIM, edition, {**told, **objected}, suppose=True))
    assert ruling.status == "no_concession"
    assert ("68A" in ruling.articles) is (act == "curtail")


@EDITION
def test_an_objection_to_a_claim_of_all_is_a_contested_claim(edition: Edition) -> None:
    defended = [
        d
        for d in every_dialogue(CLAIM, edition)
        if d.answers.get("partner_objected_immediately") is False
    ]
    claimed = [d for d in defended if d.answers["act"] not in {"said_lose_n", "abandoned_hand"}]
    assert len(claimed) > 100
    for dialogue in claimed[::5]:
        objected = {"partner_objected_immediately": True, "claimed_all": True}
        reply = of_kind(Ruling, consider(CLAIM, edition, {**dialogue.answers, **objected}))
        assert reply.substance == dialogue.ruling.substance, dialogue.answers


@EDITION
def test_a_ruling_never_counts_tricks_and_never_gives_an_order_twice(edition: Edition) -> None:
    for dialogue in every_dialogue(CLAIM, edition):
        orders = [ordered.order.name for ordered in dialogue.ruling.orders]
        assert len(set(orders)) == len(orders)
        assert dialogue.ruling.tricks == 0
        assert dialogue.ruling.penalty_card is None


@EDITION
def test_an_open_judgement_is_never_decided_for_anybody(edition: Edition) -> None:
    decided = {"accepted", "trick_restored", "stands"}
    for dialogue in every_dialogue(CLAIM, edition):
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
    assert "TestTheNormalLines" in orders(reply)


def test_who_is_unsure_how_it_was_claimed_is_told_both() -> None:
    answers = {f.name: f.usual for f in FACTS.listed if f.usual is not None}
    more = {"accepted": "no", "by": "declarer", "less_successful_normal_line": "no"}
    given = {**answers, **more, "trick_given_up": "already_won"}
    reply = of_kind(Branches, enquire(CLAIM, IN_FORCE, given, unsure=("act",)))
    assert {branch.ruling.status for branch in reply.branches} == {"accepted", "trick_restored"}


def test_an_unknown_answer_is_refused() -> None:
    with pytest.raises(BadAnswer) as refused:
        enquire(CLAIM, IN_FORCE, {"accepted": "perhaps"})
    assert refused.value.code is Fault.UNKNOWN_OPTION
    with pytest.raises(BadAnswer) as refused:
        enquire(CLAIM, IN_FORCE, {}, {"claim_suit_order": "sideways"})
    assert refused.value.code is Fault.UNKNOWN_OPTION


# over to the revoke


@EDITION
def test_a_lead_to_the_revoke_comes_to_what_the_claim_said(edition: Edition) -> None:
    found: set[tuple[tuple[str, Answer], ...]] = set()
    for dialogue in every_dialogue(CLAIM, edition):
        over = lead(dialogue.ruling)
        if over is None:
            assert dialogue.answers.get("revoke_pending", "none") == "none"
            continue
        if dialogue.ruling.status == "played_out":
            assert over.answers.keys() == {"hand"} or not over.answers
            continue
        first = dialogue.ruling.status == "revoke_first"
        key = ("first", first), *over.answers.items()
        if key in found:
            continue
        found.add(key)
        assert over.subject == "revoke"
        ruling = of_kind(Ruling, enquire(REVOKE, edition, {**ORDINARY, **over.answers}))
        assert ruling.status == ("must_correct" if first else "established"), over
    assert {dict(answers)["since"] for answers in found} == {"claimed", "opponents_claimed"}
    assert any("hand" in dict(answers) for answers in found)


def test_play_on_is_offered_on_the_spot_alone() -> None:
    """68D2(b): not on a later board, nor where the correction period is over (79C)."""
    told: Answers = {"accepted": "no", "by": "declarer", "act": "said_win_n"}
    judged: Answers = {"less_successful_normal_line": "no", "trick_given_up": "likely_won"}
    for phase, offered in (("same_board", True), ("next_board_called_by_side", False)):
        ruling = ruled(CLAIM, 2017, {**told, **judged, "phase": phase}, suppose=True)
        assert ("AllowPlayingOn" in orders(ruling)) is offered
    late = ruled(CLAIM, 2017, {**told, "phase": "correction_period_over"}, suppose=True)
    assert (late.status, late.articles) == ("too_late", ("79C",))


@pytest.mark.parametrize("trick", ["already_won", "likely_won", "not_likely_won", "open"])
@pytest.mark.parametrize("phase", ["next_board_called_by_side", "round_over"])
@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_who_objects_on_a_later_board_had_agreed(edition: int, phase: str, trick: str) -> None:
    """69A: nobody objected in time; 69B: what comes back then, and it is said as of agreement."""
    told: Answers = {
        "by": "declarer",
        "act": "said_win_n",
        "phase": phase,
        "trick_given_up": trick,
    }
    revoke: Answers = {"revoke_pending": "others"}
    late = ruled(CLAIM, edition, {**told, **revoke, "accepted": "no"}, suppose=True)
    agreed = ruled(CLAIM, edition, {**told, **revoke, "accepted": "later_withdrawn"}, suppose=True)
    assert (late.status, late.articles) == (agreed.status, agreed.articles)
    assert {"79C"} < {*late.articles}
    for language in ("en", "it"):
        words = Wording.of(language).rulings
        assert words.rule(late).headline == words.rule(agreed).headline
        assert words.rule(late).orders == words.rule(agreed).orders
        assert words.rule(late).sayings == words.rule(agreed).sayings
    over = there(lead(late))
    assert (over.answers["reply_to_claim"], over.answers["claim_settled"]) == ("silent", True)


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
    over = there(lead(ruling))
    assert over.answers == expected


@cache
def sample(edition: Edition) -> Sequence[Ruling]:
    """One ruling for each set of orders, with each trick given up and each revoke."""
    found: dict[object, Ruling] = {}
    for dialogue in chain.from_iterable(walks.of(w) for w in FILE.walks if w.edition == edition):
        ruling = dialogue.ruling
        told = ruling.told
        key = frozenset(orders(ruling)), told.get("trick_given_up"), told.get("revoke_pending")
        found.setdefault(key, ruling)
    return tuple(found.values())


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
        told = wording.rulings.rule(ruling)
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


FACED = re.compile(r"face|scopri", re.IGNORECASE)


@LANGUAGE
def test_cards_are_faced_before_the_objections_in_1997_and_only_if_needed_since(
    language: str,
) -> None:
    for edition in READ:
        _, ruling = asked(edition, {**DECLARER, **OPEN}, {})
        hearing = [
            Wording.of(language).rulings.order(o.order, ruling)
            for o in ruling.orders
            if o.article.startswith("70B")
        ]
        faced = next(place for place, text in enumerate(hearing) if FACED.search(text))
        assert len(hearing) == 3
        assert faced == (1 if edition == 1997 else 2)


@pytest.mark.parametrize(("language", "conceded"), [("en", "conceded"), ("it", "concess")])
@pytest.mark.parametrize(
    ("accepted", "says"), [("later_withdrawn", False), ("conceder_withdraws", True)]
)
def test_who_agreed_to_lose_a_trick_is_not_said_to_have_conceded_it(
    language: str, conceded: str, accepted: str, says: bool
) -> None:
    told = {"accepted": accepted, "phase": "same_board", "trick_given_up": "already_won"}
    if accepted == "later_withdrawn":
        told |= {"phase": "next_board_called_by_side"}
    ruling = of_kind(Ruling, enquire("claim", 2017, told, suppose=True))
    words = Wording.of(language).rulings.rule(ruling)
    assert words.sayings
    for text in (words.headline, words.orders[0], *words.sayings):
        assert (conceded in text) is says, text
