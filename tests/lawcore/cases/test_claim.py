"""Claims and concessions: what is asked, what leads to the revoke, and what is said."""

import re
from collections.abc import Mapping

import pytest

from lawcore import IN_FORCE, SUBJECTS, Answer, Branches, Edition, Question, Ruling, enquire
from lawcore.engine.reading import consider
from lawcore.laws.subjects.claim.facts import Act, Phase
from lawcore.wording import LANGUAGES, Wording
from tests.each import together
from tests.lawcore import cases
from tests.lawcore.cases import Answers
from tests.lawcore.cases.asking import lead, leads, ruled
from tests.lawcore.cases.expectations import orders
from tests.lawcore.editions import READ
from tests.lawcore.vectors import ORDINARY
from tests.lawcore.walks import every_dialogue
from tests.sampling import some
from tests.sure import of_kind, there

CLAIM = SUBJECTS["claim"]
REVOKE = SUBJECTS["revoke"]
FACTS = CLAIM.facts
FILE = cases.of("claim")
RULED = [case for case in FILE.cases if not {"asks", "refused"} & case.expected.keys()]
DECLARER: Answers = {"accepted": "no", "by": "declarer", "act": "said_win_n"}
OPEN: Answers = {"less_successful_normal_line": "open"}
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MOST_MESSAGES_ON_AVERAGE = 5
KINDS = 120
"""The kinds of rulings whose dialogues are held with other answers; at night all."""


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


def test_play_may_go_on_before_anything_is_judged_and_the_judgement_comes_last() -> None:
    _, ruling = asked(IN_FORCE, {**DECLARER, **OPEN}, {})
    names = [ordered.order.name for ordered in ruling.orders]
    assert names[0] == "AllowPlayingOn"
    assert names[-1] == "JudgeTheClaim"
    assert names.index("AskForTheStatement") < names.index("TestTheNormalLines")


@EDITION
def test_the_director_answers_few_messages(edition: Edition) -> None:
    some = [case for case in RULED if case.edition == edition]
    lengths = [len(asked(edition, case.facts, case.settings)[0]) for case in some]
    assert max(lengths) <= 6
    assert sum(lengths) / len(lengths) <= MOST_MESSAGES_ON_AVERAGE


@EDITION
def test_rare_circumstances_are_asked_in_one_message(edition: Edition) -> None:
    for case in (case for case in RULED if case.edition == edition):
        messages, _ = asked(edition, case.facts, case.settings)
        usual = [m for m in messages if FACTS.named[m[0]].usual is not None]
        assert len(usual) <= 1, messages


@EDITION
def test_answers_that_are_alike_are_ruled_alike(edition: Edition) -> None:
    others: Mapping[Answer, Answer] = {
        Act.SAID_WIN_N: Act.CURTAIL,
        Act.SAID_LOSE_N: Act.ABANDONED_HAND,
        Phase.NEXT_BOARD_CALLED_BY_SIDE: Phase.ROUND_OVER,
    }
    kinds = {(d.ruling.articles, *orders(d.ruling)): d for d in every_dialogue(CLAIM, edition)}
    for dialogue in some([*kinds.values()], KINDS):
        told = {name: others.get(v, v) for name, v in dialogue.answers.items()}
        reply = of_kind(Ruling, consider(CLAIM, edition, told))
        assert orders(reply) == orders(dialogue.ruling)
        assert reply.articles == dialogue.ruling.articles


@EDITION
def test_an_objection_to_a_claim_of_all_is_a_contested_claim(edition: Edition) -> None:
    defended = [
        d
        for d in every_dialogue(CLAIM, edition)
        if d.answers.get("partner_objected_immediately") is False
    ]
    conceded = {"said_lose_n", "abandoned_hand"}
    claimed = [d for d in defended if d.answers.get("act", "said_lose_n") not in conceded]
    assert len(claimed) > 100
    for dialogue in claimed[::5]:
        objected = {"partner_objected_immediately": True, "claimed_all": True}
        reply = of_kind(Ruling, consider(CLAIM, edition, {**dialogue.answers, **objected}))
        assert reply.substance == dialogue.ruling.substance, dialogue.answers


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


# over to the revoke


@EDITION
def test_a_lead_to_the_revoke_comes_to_what_the_claim_said(edition: Edition) -> None:
    found: set[tuple[tuple[str, Answer], ...]] = set()
    for dialogue in every_dialogue(CLAIM, edition):
        over = next((one for one in leads(dialogue.ruling) if one.subject == "revoke"), None)
        if over is None:
            assert dialogue.answers.get("revoke_pending", "none") == "none"
            continue
        if dialogue.ruling.status in {"no_claim", "no_concession", "played_out"}:
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


@together("trick", ["already_won", "likely_won", "not_likely_won", "open"])
@together("phase", ["next_board_called_by_side", "round_over"])
@together("edition", [1997, 2007, 2017])
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


# what is said


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
