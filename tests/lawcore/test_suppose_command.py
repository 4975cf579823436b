"""What the JSON lines contract adds: `suppose`, and what is not known yet."""

import json
import re
from collections.abc import Iterator, Mapping
from itertools import islice, product
from pathlib import Path
from typing import Any, TypeAlias

from lawcore import SUBJECTS, Edition, Fault
from lawcore.engine.dialogues import dialogues
from lawcore.jsonlines import reply_to
from lawcore.wording import LANGUAGES
from tests.each import together
from tests.lawcore.exchanges import exchanged, look_at
from tests.tables import tabled

Json: TypeAlias = dict[str, Any]
NEW = {"supposed", "rare", "pending", "depends", "common", "differs", "tells", "alike", "groups"}
ESTABLISHED = {"hand": "defender", "trick": 5, "since": "played", "won_by": "offender"}
TWO = {
    **ESTABLISHED, "revokes": 2, "2.by": "partner", "2.trick": 7, "2.since": "played",
    "2.won_by": "partner",
}  # fmt: skip
LANGUAGE = together("language", LANGUAGES)


def ask(answers: Json, **request: object) -> Json:
    line = json.dumps({"subject": "revoke", "answers": answers, **request})
    reply = json.loads(reply_to(line))
    assert isinstance(reply, dict)
    return reply


def suppose(answers: Json, **request: object) -> Json:
    return ask(answers, suppose=True, **request)


def keys_in(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, held in value.items():
            yield key
            yield from keys_in(held)
    if isinstance(value, list):
        for held in value:
            yield from keys_in(held)


def only_fact(reply: Json) -> Json:
    (asked,) = reply["question"]["facts"]
    assert isinstance(asked, dict)
    return asked


def names(orders: list[Json]) -> list[str]:
    return [order["order"] for order in orders]


@exchanged
def test_it_is_replied(name: str, exchange: Mapping[str, Any]) -> None:
    look_at(exchange, suppose=True)


@together("subject", SUBJECTS.values())
def test_a_reply_has_nothing_new_unless_it_is_asked_to_suppose(subject: Any) -> None:
    for dialogue in islice(dialogues(subject, Edition(2017)), 0, 1000, 97):
        answers = dict(dialogue.answers)
        for _ in range(len(answers) + 1):
            reply = ask(answers, subject=subject.name)
            assert not NEW & set(keys_in(reply))
            false = ask(answers, subject=subject.name, suppose=False)
            assert false == reply
            if answers:
                answers.popitem()


def test_an_option_may_tell_two_facts_and_stand_in_a_group() -> None:
    asked = only_fact(suppose({"hand": "defender", "trick": 5}))
    wanted = Path(__file__).with_name("asked_since.json")
    assert asked == json.loads(wanted.read_text("utf-8"))


def test_whoever_contests_a_defenders_concession_is_asked_for_before_the_trick() -> None:
    asked = only_fact(suppose({"accepted": "no"}, subject="claim"))
    (conceded,) = [one for one in asked["groups"] if one["name"] == "defender_conceded"]
    assert conceded["ask"] == "Did the partner object at once?"
    found = (one.get("tells", {}) for one in asked["options"])
    told = [one for one in found if "partner_objected_immediately" in one]
    assert [one["partner_objected_immediately"] for one in told] == [True, False]
    ruled = suppose({"accepted": "no", **told[0]}, subject="claim")["ruling"]
    assert ruled["articles"] == ["16C", "68B2"]
    objecting = {"accepted": "later_withdrawn", "phase": "same_board"}
    later = only_fact(suppose(objecting, subject="claim"))
    assert [one["text"] for one in later["options"]].count("A defender conceded") == 1


@LANGUAGE
def test_branches_have_in_common_only_what_each_says_in_the_same_words(language: str) -> None:
    told = {"asker": "dummy", "wants": "ask_defender", "asked": "first"}
    reply = suppose(told, unsure=["dummy_lost_rights"], subject="inquiry", language=language)
    assert reply["common"] == {"orders": [], "articles": ["43B1", "61B2(b)"]}
    for branch in reply["branches"]:
        assert branch["differs"]["orders"] == branch["ruling"]["orders"]
        assert "WarnDummy" in names(branch["ruling"]["orders"])


@tabled
def test_what_is_cited_for_several_ways_is_cited_in_each(
    subject: str, told: Json, unsure: dict[str, tuple[str, ...]]
) -> None:
    reply = suppose(told, unsure=list(unsure), subject=subject)
    shown = reply.get("branches", [{"also": [], **reply}])
    ways = [dict(zip(unsure, way, strict=True)) for way in product(*unsure.values())]
    for way in ways:
        alone = suppose({**told, **way}, subject=subject)["ruling"]
        cited = [
            branch["ruling"]
            for branch in shown
            if any(
                supposed.items() <= way.items()
                for supposed in (branch.get("suppose", {}), *branch["also"])
            )
        ]
        assert cited
        for ruling in cited:
            assert set(ruling["articles"]) <= set(alone["articles"])
            assert set(ruling["reasons"]) <= set(alone["reasons"])


# several revokes


def test_of_several_revokes_the_tricks_are_asked_once_play_is_over() -> None:
    told = {**TWO, "attention": "after_play", "2.attention": "after_play"}
    lists: list[list[str]] = []
    while "question" in (reply := suppose(told)):
        lists.append([fact["name"] for fact in reply["question"]["facts"]])
        told |= dict.fromkeys(lists[-1], False)
    assert lists == [[f"took_{n}" for n in tricks] for tricks in ((6, 8, 9, 10, 11), (12, 13))]
    ruling = reply["ruling"]
    assert ruling["tricks"] == 2
    assert "pending" not in ruling


# when orders are carried out, and what is said to whom

STAGES = ("now", "next_lead", "end_of_play", "director")


@LANGUAGE
@together("subject", SUBJECTS.values())
def test_orders_stand_in_the_order_in_which_they_happen_and_say_to_whom_they_speak(
    subject: Any, language: str
) -> None:
    for dialogue in islice(dialogues(subject, Edition(2017)), 0, 600, 29):
        ruling = ask(dict(dialogue.answers), subject=subject.name, language=language)["ruling"]
        places = [STAGES.index(order["when"]) for order in ruling["orders"]]
        assert places == sorted(places)
        for order in ruling["orders"]:
            said = [order[key] for key in ("say",) if key in order] + order.get("say_then", [])
            assert "say" in order or "say_then" not in order
            for saying in said:
                assert saying.keys() == {"to", "text"}
                assert saying["text"][0].isupper()


# the page that explains it

PAGE = (Path(__file__).parents[2] / "docs" / "contract.md").read_text(encoding="utf-8")


def test_the_page_has_every_error_and_every_key_of_a_request() -> None:
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert set(map(str, Fault)) - {"unknown_article"} <= named
    message = ask({}, nonsense=1)["error"]["message"]
    assert set(message.partition(": ")[2].split(", ")) <= named


def test_the_page_has_every_key_of_a_reply() -> None:
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    replies = [
        suppose({"hand": "defender"}),
        suppose({"hand": "defender", "trick": 5}),
        suppose(ESTABLISHED),
        suppose(ESTABLISHED, edition=1997),
        suppose({"hand": "defender", "trick": 5, "since": "played"}, unsure=["won_by"]),
        suppose({**TWO, "attention": "after_play", "2.attention": "after_play"}),
        suppose(TWO),
        ask({"hand": "elsewhere"}),
        ask({"hand": "defender", "trick": 5, "since": "played", "won_by": "partner"}),
    ]
    fields = {"by", "tricks", "becomes_penalty_card", "revoke", "trick"}
    told = set(SUBJECTS["revoke"].facts.named) | {"2.trick"}
    for reply in replies:
        assert set(keys_in(reply)) - fields - told <= named
