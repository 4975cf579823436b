"""What the JSON lines contract adds: `suppose`, and what is not known yet."""

import json
import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from lawcore import SUBJECTS, Edition, Fault
from lawcore.engine.dialogues import dialogues
from lawcore.jsonlines import reply_to
from lawcore.wording import LANGUAGES
from tests.each import together

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


def test_an_option_may_stand_for_several_that_are_alike() -> None:
    asked = only_fact(suppose({"hand": "defender"}))
    assert asked["options"] == [
        {"name": 1, "text": "1 to 11", "alike": list(range(1, 12))},
        {"name": 12, "text": "12"},
        {"name": 13, "text": "13"},
    ]
    assert asked["ask"] == "At which trick?"


@pytest.mark.parametrize("trick", [1, 11, "1-11"])
def test_any_of_them_may_be_told_or_all_together(trick: object) -> None:
    ruling = suppose(
        {**ESTABLISHED, "attention": "after_play", "later_tricks": "one", "trick": trick}
    )
    (transfer,) = [o for o in ruling["ruling"]["orders"] if o["order"] == "TransferTricks"]
    said = "trick 1" if trick == 1 else f"trick {trick}" if trick == 11 else "the revoke trick"
    assert transfer["text"].endswith(f"{said} and one later trick that the offending side won")


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


def test_a_question_says_what_may_be_told_besides() -> None:
    rare = suppose({"hand": "defender", "trick": 5, "since": "nothing"})["question"]["rare"]
    assert [group["group"] for group in rare] == ["card", "several", "noticed", "doubtful"]
    assert rare[0]["text"] == "The card played, or to be played"
    assert [option["text"] for fact in rare[0]["facts"] for option in fact["options"]] == [
        "The player had no card of the suit",
        "Disobeyed a required lead or suit",
        "Did not play a penalty card",
        "The card to be played lay face up",
        "The card played lay face up",
    ]


def test_a_ruling_says_what_it_supposes_and_what_may_still_be_told() -> None:
    ruling = suppose({**ESTABLISHED, "attention": "after_play", "later_tricks": "one"})["ruling"]
    assert ruling["tricks"] == 2
    assert ruling["supposed"][:3] == [
        {"fact": "could_comply", "value": True},
        {"fact": "earlier_revoke_same_suit", "value": "none"},
        {"fact": "other_side_revoked", "value": "none"},
    ]
    assert [group["text"] for group in ruling["rare"]] == [
        "The card played, or to be played",
        "Noticed late",
        "More than one revoke",
        "Who noticed, who asked",
        "Doubtful facts, bad faith",
    ]
    assert not {"pending", "depends"} & ruling.keys()


def test_a_few_rare_circumstances_are_one_group() -> None:
    lead = {"lead": "defender", "turn": "partner", "reply": "accepted"}
    ruling = suppose(lead, subject="lead_out_of_turn")["ruling"]
    assert [group["group"] for group in ruling["rare"]] == ["unusual"]


def test_what_nobody_can_know_yet_is_pending_and_said_to_decide() -> None:
    ruling = suppose(ESTABLISHED)["ruling"]
    assert ruling["pending"] == ["later_tricks"]
    assert ruling["tricks"] is None
    assert names(ruling["orders"]) == ["LetTheTrickStand", "ConsiderAdjustedScore"]
    assert [
        (line["suppose"], line["also"], line["tricks"], names(line["orders"]))
        for line in ruling["depends"]
    ] == [
        ({"later_tricks": "none"}, [], 1, ["TransferTricks"]),
        ({"later_tricks": "one"}, [{"later_tricks": "more"}], 2, ["TransferTricks"]),
    ]
    assert all(line["orders"][0]["article"] == "64A1" for line in ruling["depends"])


def test_once_told_it_is_pending_no_more() -> None:
    ruling = suppose({**ESTABLISHED, "later_tricks": "none"})["ruling"]
    assert ruling["tricks"] == 1
    assert "pending" not in ruling


def test_branches_have_in_common_what_holds_in_all_and_differ_in_the_rest() -> None:
    told = {name: value for name, value in ESTABLISHED.items() if name != "won_by"}
    reply = suppose(told, unsure=["won_by"])
    assert names(reply["common"]["orders"]) == ["LetTheTrickStand", "ConsiderAdjustedScore"]
    assert {"63A1", "63B", "64C1"} <= set(reply["common"]["articles"])
    assert [
        (
            branch["suppose"]["won_by"],
            branch["differs"].get("tricks"),
            names(branch["differs"]["orders"]),
        )
        for branch in reply["branches"]
    ] == [
        ("offender", None, []),
        ("partner", 1, ["TransferTricks"]),
        ("opponents", None, []),
    ]
    first, second, third = (branch["differs"] for branch in reply["branches"])
    assert [line["tricks"] for line in first["depends"]] == [1, 2]
    assert [line["tricks"] for line in third["depends"]] == [0, 1]
    assert "depends" not in second
    assert "status" not in first
    assert second["articles"] == ["64A2"]


@LANGUAGE
def test_branches_have_in_common_only_what_each_says_in_the_same_words(language: str) -> None:
    told = {"asker": "dummy", "wants": "ask_defender", "asked": "first"}
    reply = suppose(told, unsure=["dummy_lost_rights"], subject="inquiry", language=language)
    assert reply["common"] == {"orders": [], "articles": ["43B1", "61B2(b)"]}
    for branch in reply["branches"]:
        assert branch["differs"]["orders"] == branch["ruling"]["orders"]
        assert "WarnDummy" in names(branch["ruling"]["orders"])


@pytest.mark.parametrize(
    ("subject", "told", "unsure"),
    [
        (
            "appeal",
            {
                "stage": "wanted",
                "own_table": "yes",
                "in_time": "yes",
                "concur": "yes",
                "about": "law",
            },
            {"event": ("pairs", "teams"), "committee": ("yes", "no")},
        ),
        (
            "penalty_card",
            {"role": "defender", "how": "another_way", "honour": True, "on_lead": "other"},
            {"other_way": ("in_the_auction", "found_again")},
        ),
    ],
)
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


def test_branches_that_come_to_something_else_say_so() -> None:
    told = {
        "hand": "defender", "trick": 5, "won_by": "partner", "opponents_played_after": False,
        "reply_to_claim": "contested", "claim_settled": False,
    }  # fmt: skip
    reply = suppose(told, unsure=["since"])
    found = {branch["differs"].get("status") for branch in reply["branches"]}
    assert {"must_correct", "established"} <= found


@LANGUAGE
def test_a_number_as_a_text_is_said_to_be_one(language: str) -> None:
    for request in ({"answers": {"trick": "5"}}, {"answers": {}, "edition": "2017"}):
        error = json.loads(
            reply_to(json.dumps({"subject": "revoke", "language": language, **request}))
        )["error"]
        number = "5" if "edition" not in request else "2017"
        assert f"'{number}'" in error["message"]
        assert {"en": "is a text", "it": "è un testo"}[language] in error["message"]
    yes = ask({"claim_settled": "1"}, language=language)["error"]["message"]
    assert "is a text" not in yes
    assert "è un testo" not in yes


def test_an_unknown_key_is_refused_with_those_there_are() -> None:
    error = ask({}, supose=True)["error"]
    assert error["code"] == "unknown_key"
    assert error["message"] == (
        "'supose' is not a key of a request: "
        "subject, edition, language, options, answers, unsure, suppose, auction. "
        "Did you mean suppose?"
    )


# several revokes


def test_of_several_revokes_each_says_what_it_supposes_and_what_it_waits_for() -> None:
    ruling = suppose(TWO)["ruling"]
    assert ruling["tricks"] is None
    assert ruling["tricks_of_others"] is None
    assert ruling["pending"] == ["later_tricks"]
    assert {"fact": "2.could_comply", "value": True} in ruling["supposed"]
    first, second = ruling["revokes"]
    assert [line["tricks"] for line in first["depends"]] == [1, 2]
    assert "depends" not in second
    assert second["tricks"] == 1
    told = {fact["name"] for group in second["rare"] for fact in group["facts"]}
    assert "2.could_comply" in told


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


def test_of_several_revokes_the_number_of_the_trick_counts() -> None:
    told = {name: value for name, value in TWO.items() if name != "2.trick"}
    asked = only_fact(suppose(told))
    assert asked["name"] == "2.trick"
    assert [option["name"] for option in asked["options"]] == list(range(1, 14))
    assert only_fact(suppose({**TWO, "trick": "1-11"}))["name"] == "trick"


def test_a_button_of_a_further_revoke_tells_facts_of_that_one() -> None:
    told = {name: value for name, value in TWO.items() if name != "2.since"}
    options = only_fact(suppose(told))["options"]
    assert options[1]["tells"] == {"2.since": "played", "2.attention": "during_play"}


def test_branches_of_several_revokes_say_of_which_an_order_is() -> None:
    told = {name: value for name, value in TWO.items() if name != "2.won_by"}
    reply = suppose(told, unsure=["2.won_by"])
    assert {order["revoke"] for order in reply["common"]["orders"]} == {1, 2}


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


def test_what_is_said_to_two_is_said_to_one_after_the_other() -> None:
    told = {"lead": "declarer", "turn": "opponent", "reply": "refused"}
    ruling = suppose(told, subject="lead_out_of_turn")["ruling"]
    (restored,) = (order for order in ruling["orders"] if order["order"] == "RestoreTheCard")
    assert restored["say"] == {"to": "declarer", "text": "Put the card back."}
    assert [saying["to"] for saying in restored["say_then"]] == ["defenders"]


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
