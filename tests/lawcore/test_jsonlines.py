"""The JSON lines contract, in process and through a real process."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from threading import Timer
from typing import Any, TypeAlias

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from lawcore import EDITIONS, SUBJECTS, Edition, Fault, __version__
from lawcore.engine.dialogues import dialogues
from lawcore.jsonlines import reply_to
from lawcore.wording import LANGUAGES
from tests import tables
from tests.each import each, together
from tests.forked import law_ended
from tests.lawcore.cases import Answers
from tests.lawcore.editions import as_of
from tests.lawcore.exchanges import exchanged, look_at
from tests.lawcore.revoke_dialogues import as_usual
from tests.lawcore.vectors import ORDINARY, VECTORS, Vector
from tests.patience import PATIENCE
from tests.tables import tabled

ROOT = Path(__file__).parents[2]
REVOKE = SUBJECTS["revoke"]
KINDS = {"question", "ruling", "branches", "error"}

Json: TypeAlias = dict[str, Any]


def reply(line: str) -> Json:
    """The reply to a line: one JSON object on one line, with one of the four keys."""
    text = reply_to(line)
    assert "\n" not in text
    assert "\r" not in text
    body = json.loads(text.encode("utf-8"))
    assert isinstance(body, dict)
    assert len(body) == 1
    assert body.keys() <= KINDS
    return body


def ask(**request: object) -> Json:
    return reply(json.dumps({"subject": "revoke", **request}))


def without(*names: str, **change: object) -> Json:
    told = {name: answer for name, answer in ORDINARY.items() if name not in names}
    return {**told, **change}


# the examples of the contract


@exchanged
def test_it_is_replied(name: str, exchange: Mapping[str, Any]) -> None:
    look_at(exchange)


def test_what_is_left_out_is_as_the_contract_says() -> None:
    shortest = reply('{"subject": "revoke"}')
    longest = ask(edition=2017, language="en", options={}, answers={}, unsure=[])
    assert shortest == longest
    assert shortest["question"]["facts"][0]["name"] == "hand"


def test_options_of_the_authority_are_what_the_edition_says_unless_told() -> None:
    asking = {**without(since="nothing"), "defender_asked_partner": True}
    for edition, usual in ((1997, False), (2007, True)):
        silent = ask(edition=edition, answers=asking)
        assert silent == ask(edition=edition, answers=asking, options={"defenders_may_ask": usual})
        assert silent != ask(
            edition=edition, answers=asking, options={"defenders_may_ask": not usual}
        )


def test_an_option_that_an_edition_has_not_any_more_is_accepted_without_effect() -> None:
    asking = {**without(since="nothing"), "defender_asked_partner": True}
    silent = ask(edition=2017, answers=asking)
    for allowed in (True, False):
        assert silent == ask(edition=2017, answers=asking, options={"defenders_may_ask": allowed})


# the facts


@pytest.fixture(scope="module")
def facts() -> Mapping[str, Json]:
    printed = json.loads(run("facts", "revoke").stdout)
    return {fact["name"]: fact for fact in printed}


def options_of(fact: Json) -> list[object]:
    return [option["name"] for option in fact["options"]]


def test_the_facts_are_those_of_the_law(facts: Mapping[str, Json]) -> None:
    """That these stay as they are promised is held by the schemas of links."""
    assert [
        (name, options_of(fact), fact["usual"], fact["volunteered"], fact["setting"])
        for name, fact in facts.items()
    ] == [
        (fact.name, list(fact.options), fact.usual, fact.volunteered, fact.setting is not None)
        for fact in REVOKE.facts.named.values()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_worded_in_the_language(language: str) -> None:
    printed = json.loads(run("facts", "revoke", "--language", language).stdout)
    by_name = {fact["name"]: fact for fact in printed}
    ask_first = {"it": "Chi ha fatto renonce?", "en": "Who revoked?"}
    offender = {"it": "Chi ha fatto renonce", "en": "The offender"}
    assert by_name["hand"]["ask"] == ask_first[language]
    assert by_name["won_by"]["options"][0]["text"] == offender[language]
    for fact in printed:
        assert fact["ask"]
        assert all(option["text"] for option in fact["options"])


# what is told


def ruled(ruling: Json) -> Json:
    """What is ruled; the more is told, the more can be said about why, and is not needed."""
    beside = {"reasons", "set_aside", "unread"}
    return {name: value for name, value in ruling.items() if name not in beside}


@each(
    "vector, edition",
    [(vector, edition) for vector in VECTORS for edition in vector.editions],
    of=lambda _, edition: int(edition),
    called=lambda vector, _: vector.id,
)
def test_all_facts_told_at_once_give_a_ruling(vector: Vector, edition: Edition) -> None:
    may_ask = vector.defenders_may_ask
    options = {} if may_ask is None else {"defenders_may_ask": may_ask}
    told = dict(vector.facts)
    if told["trick"] == 12:
        told["later_tricks"] = "one"
    ruling = ask(edition=int(edition), answers=told, options=options)["ruling"]
    outcome = as_of(vector.expected, edition)
    assert ruling["edition"] == edition
    assert ruling["status"] == outcome.status
    assert outcome.tricks in {None, ruling["tricks"]}
    assert set(outcome.articles) <= set(ruling["articles"]) | set(ruling["exemptions"])


def test_some_facts_of_a_list_may_be_told_alone() -> None:
    told: Json = {"hand": "defender", "trick": 5, "since": "played", "won_by": "offender"}
    asked = [fact["name"] for fact in ask(answers=told)["question"]["facts"]]
    assert len(asked) > 2
    for name in asked:
        usual = {f["name"]: f["usual"] for f in ask(answers=told)["question"]["facts"]}[name]
        after = ask(answers={**told, name: usual})["question"]["facts"]
        assert name not in [fact["name"] for fact in after]
        assert {fact["name"] for fact in after} <= set(asked)


def test_every_fact_of_a_list_has_a_usual_answer() -> None:
    told: Json = {"hand": "defender", "trick": 5, "since": "played", "won_by": "offender"}
    for fact in ask(answers=told)["question"]["facts"]:
        assert fact["usual"] in options_of(fact)


@pytest.mark.parametrize("edition", EDITIONS, ids=int)
def test_answers_that_the_law_does_not_need_change_nothing(edition: Edition) -> None:
    """But for the tricks won later: whoever tells them says that play is over, as the words do."""
    for dialogue in as_usual(edition)[::61]:
        told = dict(dialogue.answers)
        more = {"won_by": "offender"} if told["trick"] != 6 else {}
        every = {**ORDINARY, **more, **told}
        if "later_tricks" not in told:
            del every["later_tricks"]
        if any(pair.met(every) for pair in REVOKE.facts.impossible):
            continue
        needed = ask(edition=int(edition), answers=told)["ruling"]
        all_told = ask(edition=int(edition), answers=every)["ruling"]
        assert ruled(all_told) == ruled(needed)


def test_what_was_not_looked_at_stands_in_the_order_of_the_facts() -> None:
    """However it was told, and in every process."""
    told: dict[str, object] = {
        "hand": "declarer",
        "trick": 6,
        "since": "played",
        "won_by": "opponents",
    }
    told |= {"could_comply": True, "earlier_revoke_same_suit": "established", "duty": "faced_card"}
    told |= {"attention": "after_correction_period"}
    either = [told, dict(reversed(told.items()))]
    unread = [ask(answers=each, edition=1997)["ruling"]["unread"] for each in either]
    facts = list(SUBJECTS["revoke"].facts.named)
    assert unread == [sorted(unread[0], key=facts.index)] * 2
    assert len(unread[0]) == 3


def test_one_revoke_said_to_be_one_is_one() -> None:
    assert ask(answers={**ORDINARY, "revokes": 1}) == ask(answers=dict(ORDINARY))


# doubt

DOUBTFUL: dict[str, tuple[Answers, tuple[str, ...]]] = {
    "won by": ({}, ("won_by",)),
    "won by and later": ({}, ("won_by", "later_tricks")),
    "since": ({}, ("since",)),
    "hand": ({"since": "nothing"}, ("hand",)),
    "a rare one": ({}, ("attention",)),
    "two rare ones": ({"won_by": "offender"}, ("duty", "other_side_revoked")),
    "trick": ({"hands_returned": True}, ("trick",)),
    "claim": ({"since": "opponents_claimed"}, ("reply_to_claim", "claim_settled")),
    "dummy": (
        {"since": "nothing", "dummy_drew_attention": True, "hand": "declarer"},
        ("dummy_lost_rights", "won_by", "later_tricks"),
    ),
}


def unworded(ruling: Json) -> Json:
    """What makes it the same ruling for the table: the words may speak of what was supposed."""
    same = {name: ruling[name] for name in ("edition", "status", "tricks", "penalty_card")}
    words = {"text", "say", "say_then"}
    orders = [{k: v for k, v in order.items() if k not in words} for order in ruling["orders"]]
    return {**same, "exemptions": ruling["exemptions"], "orders": orders}


@together("edition", EDITIONS)
@together("change, doubts", DOUBTFUL.values())
def test_what_a_branch_supposes_gives_its_ruling(
    change: Answers, doubts: tuple[str, ...], edition: Edition
) -> None:
    told = {name: answer for name, answer in {**ORDINARY, **change}.items() if name not in doubts}
    body = ask(edition=int(edition), answers=told, unsure=list(doubts))
    branches = body["branches"]
    assert len(branches) > 1
    for branch in branches:
        for supposed in (branch["suppose"], *branch["also"]):
            assert set(supposed) <= set(doubts)
            sure = ask(edition=int(edition), answers={**told, **supposed})["ruling"]
            assert unworded(sure) == unworded(branch["ruling"])


@tabled
@together("edition", EDITIONS)
def test_a_doubt_that_does_not_matter_gives_a_plain_ruling(
    change: Answers, doubts: tuple[str, ...], edition: Edition
) -> None:
    told = {name: answer for name, answer in {**ORDINARY, **change}.items() if name not in doubts}
    body = ask(edition=int(edition), answers=told, unsure=list(doubts))
    assert body.keys() == {"ruling"}


def test_a_doubt_about_what_was_told_is_no_doubt() -> None:
    assert ask(answers=dict(ORDINARY), unsure=["won_by", "hand"]) == ask(answers=dict(ORDINARY))


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_doubts_are_refused_at_once(language: str) -> None:
    body = ask(language=language, unsure=[*REVOKE.facts.named])
    assert body["error"]["code"] == Fault.TOO_UNSURE


# errors

ERRORS: Mapping[str, Mapping[str, Any]] = tables.beside(__file__, "refused_lines.toml")


def refused_line(error: Mapping[str, Any]) -> str:
    line, times = str(error["line"]), error.get("times", 1)
    return line.replace("…", error["filled"] * times) if "filled" in error else line * times


@together("wanted", ERRORS.values())
def test_a_bad_line_gets_its_error(wanted: Mapping[str, Any]) -> None:
    error = reply(refused_line(wanted))["error"]
    assert error["code"] == wanted["code"]
    assert error["message"]
    assert error.get("fact") == wanted.get("fact", error.get("fact"))
    assert len(error["message"]) < 150 + len(", ".join(SUBJECTS))


def test_every_error_code_has_its_line() -> None:
    codes = {error["code"] for error in ERRORS.values()}
    assert codes == set(Fault) - {Fault.UNKNOWN_ARTICLE, Fault.TOO_UNSURE}


# whatever is written

ANY_JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=9),
    lambda inner: (
        some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=9), inner, max_size=3)
    ),
    max_leaves=9,
)
NAMES = some.sampled_from([*REVOKE.facts.named, "revokes", "2.trick", "2.by", "took_9", "x"])
VALUES = some.sampled_from(
    [o for fact in REVOKE.facts.named.values() for o in fact.options] + ["same_player", 1.0, None]
)
ANSWERS = some.dictionaries(NAMES, VALUES | ANY_JSON, max_size=9)
REQUESTS = some.fixed_dictionaries(
    {"subject": some.just("revoke") | ANY_JSON},
    optional={
        "edition": some.sampled_from([*EDITIONS]) | ANY_JSON,
        "language": some.sampled_from(LANGUAGES) | ANY_JSON,
        "options": some.just({"defenders_may_ask": True}) | ANY_JSON,
        "answers": ANSWERS | ANY_JSON,
        "unsure": some.lists(NAMES, max_size=3) | ANY_JSON,
    },
)


@given(ANY_JSON)
def test_any_json_gets_one_line(value: object) -> None:
    assert reply(json.dumps(value)).keys() == {"error"}


@given(some.text() | some.text(some.characters()))
@example("\ud800")
@example("{}")
def test_any_text_gets_one_line(text: str) -> None:
    assert reply(text).keys() == {"error"}


@given(REQUESTS, some.booleans())
def test_any_request_gets_one_line(request: Json, ascii_only: bool) -> None:
    reply(json.dumps(request, ensure_ascii=ascii_only))


@given(some.dictionaries(NAMES, VALUES, max_size=20), some.sampled_from(EDITIONS))
def test_any_choice_of_answers_gets_one_line(answers: Json, edition: Edition) -> None:
    ask(edition=int(edition), answers=answers)


# a process


def environment(**changes: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), **changes}


def run(*arguments: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """A command that has ended."""
    return law_ended(*arguments, environ=environment(), typed=typed)


Exchange: TypeAlias = Callable[[bytes], bytes]


@contextmanager
def enquiry() -> Iterator[tuple[Exchange, "subprocess.Popen[bytes]"]]:
    """A process that is told a line and gives its reply."""
    with subprocess.Popen(
        [sys.executable, "-m", "lawcore", "enquire"],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        patience = Timer(PATIENCE, process.kill)
        patience.start()

        def exchange(line: bytes) -> bytes:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            return process.stdout.readline()

        try:
            yield exchange, process
        finally:
            patience.cancel()


def lines_of(output: bytes) -> Sequence[Json]:
    assert output.endswith(b"\n")
    return [json.loads(line) for line in output.decode("utf-8").split("\n")[:-1]]


TWELFTH = b'"answers": {"hand": "defender", "trick": 12}'
QUESTION = b'{"subject": "revoke", "language": "it", ' + TWELFTH + b"}"
"""Its reply has letters that are not ASCII: \"già\"."""
NOT_TEXT: dict[str, bytes] = {
    "bytes that are no text": b'{"subject": "\xff\xfe"}',
    "half a character": b'{"subject": "\xc3',
    "nul": b"\x00\x00",
    "other line ends": b'\x85\x0b\x0c{"subject": "revoke"',
    "carriage return": b"\r",
}


def test_every_line_gets_its_reply_before_the_next_is_written() -> None:
    told = {"hand": "defender", "trick": 5, "since": "played", "won_by": "offender"}
    answers: Json = {}
    with enquiry() as (exchange, process):
        for name, answer in told.items():
            request = {"subject": "revoke", "answers": answers}
            body = json.loads(exchange(json.dumps(request).encode()))
            assert body["question"]["facts"][0]["name"] == name
            answers[name] = answer
        for line in (b"", b"hello", NOT_TEXT["bytes that are no text"]):
            assert json.loads(exchange(line)).keys() == {"error"}
            assert json.loads(exchange(QUESTION)).keys() == {"question"}
        written, complaint = process.communicate()
    assert written == b""
    assert complaint == b""
    assert process.returncode == 0


def test_bad_lines_get_one_error_each_and_the_next_is_read() -> None:
    written = [refused_line(error).encode("utf-8") for error in ERRORS.values()] + [
        *NOT_TEXT.values()
    ]
    typed = b"".join(line + b"\n" + QUESTION + b"\n" for line in written)
    ended = run("enquire", typed=typed)
    assert ended.stderr == b""
    assert ended.returncode == 0
    replies = lines_of(ended.stdout)
    assert [body.keys() for body in replies] == [{"error"}, {"question"}] * len(written)


def test_replies_are_in_order() -> None:
    vectors = [*VECTORS] * 3
    requests = [{"subject": "revoke", "answers": {"hand": v.facts["hand"]}} for v in vectors]
    requests[1::2] = [{"subject": f"nothing {number}"} for number in range(len(requests) // 2)]
    typed = "\n".join(json.dumps(request) for request in requests).encode()
    replies = lines_of(run("enquire", typed=typed).stdout)
    assert replies == [json.loads(reply_to(json.dumps(request))) for request in requests]


def test_nothing_asked_is_nothing_said() -> None:
    ended = run("enquire")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_replies_are_utf8_whatever_the_terminal_speaks(encoding: str) -> None:
    environ = environment(PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    command, typed = [sys.executable, "-m", "lawcore", "enquire"], QUESTION + b"\n"
    ended = subprocess.run(  # afresh: Python reads these variables when it starts
        command, env=environ, input=typed, capture_output=True, timeout=PATIENCE, check=False
    )
    assert ended.stderr == b""
    assert lines_of(ended.stdout) == [json.loads(reply_to(QUESTION.decode()))]


def test_subjects_are_listed() -> None:
    ended = run("subjects")
    assert json.loads(ended.stdout) == list(SUBJECTS)
    assert ended.returncode == 0


def test_an_article_is_printed_in_the_language() -> None:
    ended = run("article", "64A1", "--edition", "2017", "--language", "it")
    heading, text, *relations = ended.stdout.decode("utf-8").splitlines()
    assert heading == "64A1 · Codice 2017"
    assert text.startswith("Se la presa l'ha vinta chi ha fatto renonce")
    assert text.endswith("[verificato: riscontrato sul testo]")
    assert any("64A1(a) [64A1] (2007)" in line for line in relations)
    assert ended.returncode == 0
    assert ended.stderr == b""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_article_that_is_not_there_is_said_in_one_line(language: str) -> None:
    ended = run("article", "99Z", "--language", language)
    assert ended.returncode == 1
    assert ended.stdout == b""
    (line,) = ended.stderr.decode("utf-8").splitlines()
    assert "99Z" in line
    assert "Traceback" not in line


@tabled
def test_a_wrong_command_is_refused_without_a_traceback(arguments: tuple[str, ...]) -> None:
    ended = run(*arguments)
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert b"Traceback" not in ended.stderr
    assert b"usage:" in ended.stderr


def test_the_command_says_which_release_it_is() -> None:
    assert run("--version").stdout.decode() == f"lawcore {__version__}\n"


def test_the_dialogues_are_counted() -> None:
    every = [*dialogues(SUBJECTS["dummy"], Edition(2017))]
    lengths = [len(dialogue.messages) for dialogue in every]
    statistics = json.loads(run("explore", "dummy", "--edition", "2017", "--stats").stdout)
    assert statistics.keys() == {"dialogues", "longest", "mean"}
    assert statistics["dialogues"] == len(every)
    assert statistics["longest"] == max(lengths)
    assert statistics["mean"] == pytest.approx(mean(lengths), abs=0.01)


def test_a_reader_who_stops_early_is_no_trouble() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "lawcore", "explore", "revoke", "--edition", "2017"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = process.stdout.readline().decode("utf-8")
        process.stdout.close()
        complaint = process.stderr.read()
    assert first.startswith("hand=declarer | trick=1 | ")
    assert " => " in first
    assert b"Traceback" not in complaint
