"""lawcore/contract.schema.json and the JSON lines say the same: no key is in one alone."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from lawcore import EDITIONS, SUBJECTS
from lawcore.engine.ruling import Fault
from lawcore.jsonlines import reply_to, schema
from tests.lawcore.walks import every_dialogue

Json = dict[str, Any]

SCHEMA = schema()
FORM = {Fault.NOT_AN_OBJECT, Fault.WRONG_TYPE, Fault.UNKNOWN_KEY}
"""The errors that say a request has not the form of one, whatever it asks."""
EVERY = 97
"""Of the dialogues of a subject, each so-many-th is held."""
EACH_AT_MOST = 2
OF_THE_AUCTION = {
    *("partner", "offender", "lead", "info", "adjust"),
    *("ask", "ask_telling", "later", "returns", "fact"),
}
"""What only rulings on calls have."""


def part(name: str) -> Draft202012Validator:
    return Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})


REQUEST, REPLY = part("request"), part("reply")


def asked() -> Iterator[Json]:
    """Requests of every subject and edition, with all that a dialogue has told step by step."""
    for name, subject in SUBJECTS.items():
        for edition in EDITIONS:
            if edition not in subject.books:
                yield {"subject": name, "edition": int(edition)}
                continue
            for dialogue in every_dialogue(subject, edition)[: EVERY * EACH_AT_MOST : EVERY]:
                told: Json = {}
                for message in dialogue.messages:
                    yield {"subject": name, "edition": int(edition), "answers": dict(told)}
                    told |= dict(message)
                yield {"subject": name, "edition": int(edition), "answers": told}
                first = next(iter(told), None)
                if first is not None:
                    rest = {key: value for key, value in told.items() if key != first}
                    yield {"subject": name, "answers": rest, "unsure": [first]}
    yield from answered("revoke", {"revokes": 2})
    yield {"subject": "revoke", "answers": {"hand": "nobody"}}
    yield {"auction": "1S (2C) 1H > 2H"}
    compared: Json = {"lho": "declines", "repl": "pass", "cmp": "unsure"}
    yield from answered("insufficient_bid", {"meant": "meant", **compared})


def answered(subject: str, told: Json) -> Iterator[Json]:
    """Requests of one dialogue, each question answered with what is usual or comes first."""
    while True:
        request = {"subject": subject, "answers": dict(told)}
        yield request
        reply = json.loads(reply_to(json.dumps(request)))
        if "question" not in reply:
            return
        for fact in reply["question"]["facts"]:
            usual, first = fact["usual"], fact["options"][0]["name"]
            told = {**told, fact["name"]: first if usual is None else usual}


@pytest.fixture(scope="module")
def replies() -> list[Json]:
    """What the law replies to them, with rare circumstances supposed and without."""
    requests = [{**request, **how} for request in asked() for how in ({}, {"suppose": True})]
    assert all(REQUEST.is_valid(request) for request in requests)
    return [json.loads(reply_to(json.dumps(request))) for request in requests]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_every_reply_is_as_the_schema_says(replies: list[Json]) -> None:
    wrong = [error.message for reply in replies for error in REPLY.iter_errors(reply)]
    assert not wrong, wrong[0]


def objects(value: object) -> Iterator[Mapping[str, Any]]:
    """Every object in a piece of JSON, itself too."""
    if isinstance(value, Mapping):
        yield value
        value = [*value.values()]
    for held in value if isinstance(value, list) else ():
        yield from objects(held)


def test_no_key_of_the_schema_is_never_said(replies: list[Json]) -> None:
    of_requests = {*REQUEST.schema["$defs"]["request"]["properties"]} - {"subject", "answers"}
    said = {key for reply in replies for held in objects(reply) for key in held}
    if not any(subject.facts.effects for subject in SUBJECTS.values()):
        said |= OF_THE_AUCTION
    named = {key for part in objects(SCHEMA["$defs"]) for key in part.get("properties", {})}
    of_lines = SCHEMA["$defs"]["understood"]["properties"].keys()
    never = named - said - of_requests - of_lines
    assert not never


def test_every_error_code_of_a_request_is_in_the_schema() -> None:
    assert {*SCHEMA["$defs"]["error"]["properties"]["code"]["enum"]} == {*Fault} - {
        Fault.UNKNOWN_ARTICLE
    }


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner, max_size=2)
    ),
    max_leaves=4,
)
KEYS = st.sampled_from([*SCHEMA["$defs"]["request"]["properties"], "editon"])


@given(st.dictionaries(KEYS, VALUES, max_size=4))
def test_a_request_has_the_form_of_one_where_the_schema_says_so(request: Json) -> None:
    reply = json.loads(reply_to(json.dumps({"subject": "revoke", **request})))
    code = reply.get("error", {}).get("code")
    if not REQUEST.is_valid({"subject": "revoke", **request}):
        assert code is not None
    elif code in FORM:
        assert reply["error"]["fact"] not in REQUEST.schema["$defs"]["request"]["properties"]
